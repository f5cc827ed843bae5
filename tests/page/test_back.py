"""Back and forward, as a phone's gestures do them: what lies over a table is closed, the table is not left."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt
from tests.page.tables import begun, keep_first, person_in, sit_down


@pytest.fixture
def page(page_at: PageAt, url: str) -> Page:
    """A table on a phone, reached from the rules."""
    opened = page_at("/rules", size="phone")
    ana = person_in(opened.context, url)
    table = begun(ana, "usa", ["person", "planner"])
    keep_first(ana, table)
    sit_down(opened, table, url)
    return opened


def await_over(page: Page, is_over: bool) -> None:
    """Wait until the history has an entry for a sheet, or none any more."""
    deadline = time.monotonic() + 10
    while page.evaluate("history.state?.over === true") != is_over:
        assert time.monotonic() < deadline
        page.wait_for_timeout(20)


def open_sheet(page: Page, key: str) -> None:
    page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_be_visible()
    await_over(page, True)


def test_back_closes_a_sheet_and_then_leaves_the_table(page: Page) -> None:
    table = page.url
    open_sheet(page, "m")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == table
    page.go_forward()
    await_over(page, False)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    page.wait_for_url("**/rules")


def test_a_sheet_closed_otherwise_leaves_nothing_to_go_back_to(page: Page) -> None:
    for _ in range(2):
        open_sheet(page, "s")
        page.keyboard.press("Escape")
        await_over(page, False)
    page.go_back()
    page.wait_for_url("**/rules")


def test_from_a_link_in_a_sheet_back_leads_to_the_table(page: Page) -> None:
    table = page.url
    open_sheet(page, "m")
    page.get_by_role("dialog").locator("a[href]").first.click()
    page.wait_for_url(lambda address: address != table)
    page.go_back()
    page.wait_for_url(table)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    page.wait_for_url("**/rules")
