"""A whole game by keys alone: from the front page to the end, with the focus in sight at every step."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt
from tests.page.player import LONG, Keys

POINTED = "addEventListener('pointerdown', () => sessionStorage.setItem('pointed', '1'), true)"


def open_table(page: Page, wagons: int) -> None:
    """Go from the front page to a table against one bot, by keys."""
    keys = Keys(page)
    keys.press("a[href='/new']")
    expect(page.get_by_role("heading", name="New table, all choices")).to_be_visible()
    keys.reach("input[name=map]:checked")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    keys.reach("input[name$=count]:checked")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_label("Seat 2", exact=True)).to_be_visible()
    expect(page.get_by_label("Seat 3", exact=True)).to_have_count(0)
    keys.reach(f"#{page.get_by_label('Seat 2', exact=True).get_attribute('id')}")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_label("Seat 2", exact=True)).to_have_value("planner")
    keys.press("summary")
    keys.reach(".rules input[type=number]")
    page.keyboard.press("Control+A")
    page.keyboard.type(str(wagons))
    keys.press("form button.primary")
    page.wait_for_url(re.compile(r"/tables/[a-z0-9]+"))


@pytest.mark.parametrize("wagons", [10, pytest.param(45, marks=pytest.mark.soak)])
def test_a_game_is_played_by_keys_alone_from_the_front_page_to_its_end(page_at: PageAt, wagons: int) -> None:
    page = page_at(None)
    page.add_init_script(POINTED)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    open_table(page, wagons)
    keys = Keys(page)
    while not keys.play()["over"]:
        pass
    keys.press(".after .controls .quiet")
    expect(page.locator(".after table")).to_be_visible(timeout=LONG)
    assert page.evaluate("sessionStorage.getItem('pointed')") is None


def test_the_board_is_walked_by_arrows_and_zoomed_by_keys(page_at: PageAt) -> None:
    page = page_at("/")
    page.get_by_role("button", name="Play now").click()
    keys = Keys(page)
    keys.await_turn()
    page.keyboard.press("b")
    first = page.evaluate("document.activeElement.id")
    assert first.startswith("city-")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.id")
    assert second.startswith("city-")
    assert second != first
    before = page.locator("svg.sheet").evaluate("(sheet) => sheet.style.getPropertyValue('--k')")
    page.keyboard.press("+")
    assert page.locator("svg.sheet").evaluate("(sheet) => sheet.style.getPropertyValue('--k')") != before
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.id") == second, "the focus comes back to where it was"
    for key, title in {"t": "Your tickets", "s": "What happened", "m": "More", "?": "Keys and commands"}.items():
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
