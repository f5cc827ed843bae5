"""What the page is made of stands in its gallery: nothing there complains, nor does axe, whatever is open."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt


@pytest.mark.parametrize(("size", "look"), [("phone", "light"), ("phone", "dark"), ("desk", "light"), ("desk", "dark")])
def test_axe_has_nothing_to_say(page_at: PageAt, axe: Callable[[Page], None], size: str, look: str) -> None:
    page = page_at("/gallery", size=size, look=look)
    expect(page.locator("#samples")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)
    for kind in ("sheet", "question", "long"):
        page.goto(f"/gallery?open={kind}")
        expect(page.get_by_role("dialog")).to_be_visible()
        axe(page)


def test_a_sheet_takes_the_focus_and_gives_it_back(page_at: PageAt) -> None:
    page = page_at("/gallery")
    opener = page.get_by_role("button", name="dialog", exact=True)
    opener.click()
    dialog = page.get_by_role("dialog", name="How to pay")
    expect(dialog).to_be_visible()
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()


def test_a_question_cannot_be_put_away(page_at: PageAt) -> None:
    page = page_at("/gallery?open=question")
    dialog = page.get_by_role("dialog")
    for _ in range(3):
        page.keyboard.press("Escape")
    page.mouse.click(5, 5)
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Claim it").click()
    expect(dialog).to_have_count(0)


def test_a_notice_is_shown_and_read_aloud(page_at: PageAt) -> None:
    page = page_at("/gallery")
    page.get_by_role("button", name="notice").click()
    expect(page.get_by_role("status")).to_have_text("Ana has claimed Paris to Zürich")
    expect(page.locator("[aria-live=polite]").filter(has_text="Ana has claimed Paris to Zürich")).to_have_count(1)


def test_every_sound_can_be_heard_and_none_when_they_are_off(page_at: PageAt) -> None:
    page = page_at(None)
    page.add_init_script(
        "const real = AudioContext; window.opened = 0;"
        "window.AudioContext = class extends real { constructor() { super(); window.opened++; } };"
    )
    page.goto("/gallery")
    page.get_by_label("sounds").uncheck()
    page.get_by_role("button", name="wagon", exact=True).click()
    assert page.evaluate("window.opened") == 0
    page.get_by_label("sounds").check()
    for sound in ("card", "wagon", "station", "tunnel", "ticket", "turn", "end"):
        page.get_by_role("button", name=sound, exact=True).click()
    assert page.evaluate("window.opened") == 1
