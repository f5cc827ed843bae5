"""Tables to test at: opened at the server, so that a test begins where its own matter begins."""

import secrets
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.page.conftest import PATIENCE
from tests.server.browser import Browser, Message, done

SHORT = 12
"""Wagons for each seat of a short game."""


def person_in(context: BrowserContext, url: str, name: str = "Ana") -> Browser:
    """Make somebody, who is also who a browser belongs to."""
    found = Browser(url, name)
    context.add_cookies([{"name": one.name, "value": one.value or "", "url": url} for one in found.http.cookies.jar])
    return found


def begun(
    host: Browser,
    board: str,
    chairs: list[str],
    names: list[str] | None = None,
    wagons: int | None = SHORT,
    **wanted: Any,
) -> str:
    """Open a table that begins at once."""
    options = {} if wagons is None else {"wagons_each": wagons}
    body = {"map": board, "chairs": chairs, "names": names or [host.name], "options": options} | wanted
    table: str = done(host.post("/api/tables", **body))["table"]
    done(host.post(f"/api/tables/{table}/start"))
    return table


def together(ana: Browser, luis: Browser, board: str, wagons: int | None = SHORT, **wanted: Any) -> str:
    """Open a table for two, each in a browser of their own: seat 0 and seat 1."""
    options = {} if wagons is None else {"wagons_each": wagons}
    body = {"map": board, "chairs": ["person"] * 2, "names": [ana.name], "options": options} | wanted
    made = done(ana.post("/api/tables", **body))
    done(luis.post(f"/api/tables/{made['table']}/join", names=[luis.name], invitation=made["invitation"]))
    done(ana.post(f"/api/tables/{made['table']}/start"))
    table: str = made["table"]
    return table


def sit_down(page: Page, table: str, url: str = "") -> None:
    """Come to a table that runs."""
    page.goto(f"{url}/tables/{table}")
    expect(page.locator("[data-part=board]")).to_be_visible(timeout=3 * PATIENCE)


def view_of(one: Browser, table: str) -> Message:
    """Give what somebody sees of a table with their own seat."""
    found: Message = one.look(table)["views"][0]
    return found


def do(one: Browser, table: str, deed: str) -> None:
    """Do a deed away from the page."""
    view = view_of(one, table)
    body = {"deed": deed, "moment": view["moment"], "seat": view["seat"], "request": secrets.token_hex(8)}
    done(one.post(f"/api/tables/{table}/deeds", **body))


def keep_first(one: Browser, table: str) -> None:
    """Keep as few of the first tickets as may be."""
    keep = view_of(one, table)["legal"]["keep"]
    do(one, table, " ".join(["keep", *keep["tickets"][: keep["least"]]]))


@dataclass
class Sitting:
    """Ana at a page, and Luis who plays from elsewhere; nothing moves unless one of them does."""

    page: Page
    ana: Browser
    luis: Browser
    drawn: int = 0
    """Cards that Luis drew so far."""

    @classmethod
    def of(cls, page: Page, url: str) -> "Sitting":
        """Let Ana be who a page belongs to."""
        return cls(page, person_in(page.context, url), Browser(url, "Luis"))

    @property
    def table(self) -> str:
        """Where the page is."""
        return self.page.url.rpartition("/tables/")[2].partition("#")[0]

    def until_ana(self) -> None:
        """Let Luis draw whenever it is his turn."""
        while (view := view_of(self.luis, self.table))["legal"]:
            assert view["phase"] != "setup"
            do(self.luis, self.table, "draw pile")
            self.drawn += 1

    def deeds(self, kind: str) -> int:
        """Count the deeds of a kind since the beginning."""
        happened = self.ana.look(self.table, since=0)["happened"]
        return sum(1 for one in happened if str(one.get("deed") or "").split(" ")[0] == kind)
