"""Somebody who only watches: sees the whole table as it moves, and nothing hidden, on the page or on the wire."""

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Response, expect

from tests.page.conftest import PageAt
from tests.page.tables import do, keep_first, together, view_of
from tests.server.browser import Browser
from tests.server.serving import Host

RICH: Final = {"wagons_each": 12, "hand_dealt": 10}


class Wire:
    """Everything that comes to a page from its server, answers and stream."""

    def __init__(self, page: Page) -> None:
        self.said: list[str] = []
        self._answers: list[Response] = []
        page.on("response", lambda answer: self._answers.append(answer))
        session = page.context.new_cdp_session(page)
        session.on("Network.eventSourceMessageReceived", lambda event: self.said.append(event["data"]))
        session.send("Network.enable")

    def all(self) -> list[str]:
        """Give what came so far, but for the facts of the map, which name every ticket there is."""
        told = [one for one in self._answers if "/api/" in one.url]
        plain = [one for one in told if "/api/maps/" not in one.url and "/api/events" not in one.url]
        return [*self.said, *(one.text() for one in plain)]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_an_onlooker_sees_the_table_and_nothing_hidden(page_at: PageAt, host: Host, size: str) -> None:
    ana, luis = Browser(host.url, "Ana"), Browser(host.url, "Luis")
    table = together(ana, luis, "europe", options=RICH, public=True)
    page = page_at(None, size=size)
    wire = Wire(page)
    page.goto(f"/tables/{table}")
    expect(page.locator("[data-part=board]")).to_be_visible()
    expect(page.locator("[data-part=seats] [data-seat]")).to_have_count(2)
    secrets = {ticket for one in (ana, luis) for ticket in view_of(one, table)["offered"]}
    assert len(secrets) == 8
    keep_first(ana, table)
    keep_first(luis, table)
    mover = ana if view_of(ana, table)["legal"] else luis
    do(mover, table, "draw pile")
    do(mover, table, "draw pile")
    other = luis if mover is ana else ana
    claim = next(one for one in view_of(other, table)["legal"]["claim"] if not one["pay"][0].get("odds"))
    do(other, table, f"claim {claim['route']} with {claim['pay'][0]['cards']}")
    route = page.locator(f"[data-part=board] .route[data-route='{claim['route']}']")
    expect(route).to_have_class(re.compile(r"\btaken\b"))
    for part in ("hand", "keep", "tickets", "offers"):
        expect(page.locator(f"[data-part={part}]")).to_have_count(0)
    for deed in ("undo", "pass", "keep", "claim"):
        expect(page.locator(f"[data-deed={deed}]")).to_have_count(0)
    shown = page.content()
    assert {ticket for ticket in secrets if ticket in shown} == set()
    told = wire.all()
    assert any(claim["route"] in one for one in wire.said), "the claim came by the stream"
    assert {ticket for ticket in secrets for one in told if ticket in one} == set()
    for one in told:
        check_views(json.loads(one) if one.startswith("{") else {})


def check_views(message: dict[str, Any]) -> None:
    """See that no view that came shows a hand, tickets or what could be done."""
    for view in message.get("views", []):
        assert view["seat"] is None
        assert not view["hand"]
        assert not view["tickets"]
        assert not view["offered"]
        assert view["legal"] is None
    for one in message.get("happened", []):
        assert "pile" not in str(one.get("deed")) or not one.get("card")
