"""What the first look at a table costs somebody on the train: every byte that comes, the fonts and the map included."""

import time
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.page.conftest import PageAt
from tests.page.watching import Scales
from tests.server.browser import Browser, done
from tests.server.serving import Host

AT_MOST: Final = 150_000
CALM: Final = 1.5
"""Seconds without another byte after which everything has come."""


@pytest.mark.parametrize("board", ["usa", "europe"])
def test_the_first_load_of_a_table_weighs_no_more_than_150_kb(host: Host, page_at: PageAt, board: str) -> None:
    person = Browser(host.url, "Ana")
    table = done(person.post("/api/tables", map=board, chairs=["person", "planner"], names=["Ana"]))["table"]
    person.post(f"/api/tables/{table}/start")
    assert person.look(table)["status"] == "running"
    page, scales = page_at(None), Scales()
    page.context.add_cookies(
        [{"name": one.name, "value": one.value or "", "url": host.url} for one in person.http.cookies.jar]
    )
    scales.under(page)
    page.goto(f"/tables/{table}")
    await_calm(page, scales)
    print(scales.bill())
    assert any("/page/assets/" in address for address in scales.weights)
    assert scales.total() <= AT_MOST, scales.bill()


def await_calm(page: Page, scales: Scales) -> None:
    """Wait until nothing comes any more; a stream that stays open says nothing by itself."""
    since, before = time.monotonic(), -1
    while time.monotonic() - since < CALM:
        if scales.total() != before:
            since, before = time.monotonic(), scales.total()
        page.wait_for_timeout(100)
