"""The end of a game in the browser: scoring step by step, ledger, figures, replay, the check of the shuffle."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.page.conftest import PageAt
from tests.server.serving import Host

OVER = 180_000
"""Milliseconds in which bots play a game to its end, on a machine that has much else to do."""
LEAVE = """table => fetch(`/api/tables/${table}/away`, {
  method: 'POST', body: '{}', headers: { 'content-type': 'application/json', 'x-traviesa': '1' },
})"""


@dataclass(frozen=True)
class Ended:
    """A game that is over, and what the browser has kept in which it was begun."""

    table: str
    kept: Any


@pytest.fixture(scope="module")
def ended(browser: Browser, host: Host) -> Ended:
    """Play against bots at one click, let a bot sit in, and wait for the end."""
    context = browser.new_context(base_url=host.url, locale="en-GB", service_workers="block")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name=re.compile("Play now")).click()
    page.wait_for_url("**/tables/*")
    table: str = page.url.rsplit("/", 1)[1].partition("#")[0]
    page.evaluate(LEAVE, table)
    expect(page.locator(".after")).to_be_visible(timeout=OVER)
    kept = context.storage_state()
    context.close()
    return Ended(table, kept)


@pytest.fixture
def at_end(page_at: PageAt, ended: Ended) -> Page:
    """A desk before a game that is over."""
    return page_at(f"/tables/{ended.table}", storage_state=ended.kept)


def open_part(page: Page, name: str) -> None:
    """Open a part of the end."""
    page.get_by_role("navigation").get_by_role("button", name=name).click()


def told(page: Page) -> Any:
    """Give what the table's message says."""
    return page.evaluate("fetch(`/api${location.pathname}`).then((answer) => answer.json())")


def test_the_scoring_is_told_by_keyboard_to_the_points_the_server_has_reckoned(
    at_end: Page, axe: Callable[[Page], None]
) -> None:
    page = at_end
    expect(page.locator(".progress")).to_contain_text("Step 1 of")
    axe(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".progress")).to_contain_text("Step 2 of")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".progress")).to_contain_text("Step 1 of")
    page.keyboard.press("End")
    ledger = page.get_by_role("table")
    expect(ledger).to_be_visible()
    results = told(page)["views"][0]["results"]
    totals = sorted((one["total"] for one in results), reverse=True)
    shown = ledger.locator("tbody tr td:last-child").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in shown] == totals
    standing = page.locator("ol strong").all_inner_texts()
    assert [int(text) for text in standing] == [one["total"] for one in results]
    axe(page)


def test_a_ticket_of_the_ledger_lights_its_way_on_the_board(at_end: Page) -> None:
    page = at_end
    expect(page.locator(".progress")).to_be_visible()
    page.keyboard.press("End")
    done = page.locator("li button[aria-pressed]", has=page.locator(".good")).first
    done.click()
    expect(done).to_have_attribute("aria-pressed", "true")
    ways = [set(way) for one in told(page)["views"][0]["results"] for way in one["ways"].values()]
    lit = page.locator("[data-part=board] .route.way").evaluate_all("all => all.map((one) => one.dataset.route)")
    assert lit
    assert set(lit) in ways


def test_a_moment_is_opened_by_its_link_and_gone_on_from_by_keys(
    page_at: PageAt, ended: Ended, axe: Callable[[Page], None]
) -> None:
    path = f"/tables/{ended.table}#moment=30"
    page = page_at(path, size="phone", look="dark", language="es", storage_state=ended.kept)
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    numbers = page.evaluate("fetch(`/api${location.pathname}/moments`).then((answer) => answer.json())")["numbers"]
    stop = max(k for k, number in enumerate(numbers) if number <= 30)
    expect(slider).to_have_js_property("value", str(stop))
    slider.press("ArrowRight")
    expect(slider).to_have_js_property("value", str(stop + 1))
    slider.press("Home")
    expect(page.locator(".told")).to_contain_text("Empieza la partida")
    expect(page.locator(".cards").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)


def test_the_figures_say_what_the_result_says(at_end: Page, axe: Callable[[Page], None]) -> None:
    page = at_end
    open_part(page, "Figures")
    kept = page.get_by_role("row", name=re.compile("^kept"))
    expect(kept).to_be_visible()
    results = told(page)["views"][0]["results"]
    assert [int(text) for text in kept.locator("td").all_inner_texts()] == [
        len(one["completed"]) + len(one["failed"]) for one in results
    ]
    axe(page)


def test_the_shuffle_is_checked_and_a_changed_record_fails(
    at_end: Page, ended: Ended, axe: Callable[[Page], None]
) -> None:
    page, table = at_end, ended.table
    open_part(page, "Shuffle")
    verdict = page.locator(".verdict")
    expect(verdict).to_have_text("The shuffle was as promised.")
    assert page.locator("li.right").count() == 6
    axe(page)

    def change(route: Route) -> None:
        answer = route.fetch()
        text = re.sub(r'contributions: \["\w', 'contributions: ["x', answer.text())
        route.fulfill(response=answer, body=text)

    page.route(f"**/api/tables/{table}/record", change)
    open_part(page, "Scoring")
    open_part(page, "Shuffle")
    expect(verdict).to_have_text("The shuffle was not as promised.")
    assert page.locator("li.wrong").count() >= 3


def test_the_next_game_against_bots_begins_at_one_click_with_ones_own_part_in_its_shuffle(
    at_end: Page, ended: Ended
) -> None:
    page, table = at_end, ended.table
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.locator("[data-part=board]")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('traviesa-promise-' + location.pathname.split('/').pop()))")
    message = told(page)
    assert message["status"] == "running"
    assert kept["commitment"] == message["commitment"]
    assert kept["own"] == message["contributions"]
