"""Positions to look at: games played over HTTP by the server's own hints until one stands where it is wanted.

Nobody can choose how cards are shuffled, so whatever depends on luck is looked for by playing.
"""

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import BrowserContext

from tests.server.browser import Browser, Message, done
from tests.server.playing import deeds_offered, view_of

PATIENCE: Final = 60.0
TRIES: Final = 400
Wanted = Callable[[Message], bool]


@dataclass
class Seat:
    """One person's seat at a table of people and bots."""

    browser: Browser
    table: str
    seat: int = 0

    @property
    def path(self) -> str:
        """The address of the table in the page."""
        return f"/tables/{self.table}"

    def look(self) -> Message:
        """Look at the table."""
        return self.browser.look(self.table)

    def view(self) -> Message:
        """Give the seat's view."""
        return view_of(self.look(), self.seat)

    def act(self, what: str, **body: Any) -> None:
        """Do something that is no deed of the game."""
        done(self.browser.post(f"/api/tables/{self.table}/{what}", seat=self.seat, **body))

    def do(self, deed: str) -> None:
        """Do a deed."""
        body = {"deed": deed, "moment": self.view()["moment"], "request": secrets.token_hex(8), "seat": self.seat}
        done(self.browser.post(f"/api/tables/{self.table}/deeds", **body))

    def await_turn(self) -> Message:
        """Wait until the seat has something to decide, or the game is over."""
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE:
            message = self.look()
            view = view_of(message, self.seat)
            if message["status"] == "over" or (view["legal"] and not view["sealed"]):
                return view
            time.sleep(0.02)
        raise AssertionError(f"seat {self.seat} is never asked at {self.table}")

    def hint(self) -> str:
        """Ask what a bot would do."""
        found: str = done(self.browser.get(f"/api/tables/{self.table}/hint", seat=self.seat))["deed"]
        return found

    def play_until(self, wanted: Wanted) -> Message:
        """Play by hints until the seat is to decide in a position that is wanted."""
        for _ in range(TRIES):
            view = self.await_turn()
            if wanted(view):
                return view
            assert view["phase"] != "over", "the game ended before it stood as wanted"
            self.do(self.hint())
        raise AssertionError("the game never stood as wanted")

    def play_out(self) -> None:
        """Play by hints until the game is over."""
        self.play_until(lambda view: view["phase"] == "over")

    def offered(self) -> dict[str, list[str]]:
        """List what can be done, by kind."""
        return deeds_offered(self.await_turn()["legal"])

    def enter(self, context: BrowserContext, url: str) -> None:
        """Let a browser be this person."""
        cookies = [{"name": one.name, "value": one.value or "", "url": url} for one in self.browser.http.cookies.jar]
        context.add_cookies(cookies)  # type: ignore[arg-type]


def alone(url: str, board: str = "europe", bots: int = 2, name: str = "Ana", **setup: Any) -> Seat:
    """Start a table of one person and some bots that plan."""
    browser = Browser(url, name)
    asked = {"map": board, "chairs": ["person", *["planner"] * bots], "names": [name], **setup}
    table = done(browser.post("/api/tables", **asked))["table"]
    done(browser.post(f"/api/tables/{table}/start"))
    return Seat(browser, table)


def keep_all(seat: Seat) -> None:
    """Keep every first ticket."""
    seat.do("keep " + " ".join(seat.await_turn()["legal"]["keep"]["tickets"]))


def is_turn(view: Message) -> bool:
    """Tell whether a turn begins."""
    return bool(view["phase"] == "turn")


def has_claimed(routes: int) -> Wanted:
    """Want the beginning of a turn with so many routes claimed on the board."""
    return lambda view: is_turn(view) and len(view["routes"]) >= routes and len(view["legal"]["claim"]) > 2


def second_card(url: str, **setup: Any) -> Seat:
    """Stand between two cards."""
    seat = alone(url, **setup)
    seat.play_until(is_turn)
    seat.do("draw pile")
    assert seat.view()["phase"] == "second-card"
    return seat


def keeping(url: str, **setup: Any) -> Seat:
    """Stand before tickets that were drawn."""
    seat = alone(url, **setup)
    seat.play_until(is_turn)
    seat.do("tickets")
    assert seat.view()["phase"] == "keep"
    return seat


def in_tunnel(url: str, payable: bool = True, **setup: Any) -> Seat:
    """Stand before a tunnel that asks for more, which the seat can pay, or cannot."""
    for _ in range(20):
        seat = alone(url, options={"hand_dealt": 12, "wagons_each": 45}, **setup)
        kinds = _kinds(seat.browser, seat.table)
        for _ in range(12):
            if seat.view()["phase"] == "over":
                break
            view = seat.play_until(is_turn)
            tunnels = [
                f"claim {one['route']} with {one['pay'][0]['cards']}"
                for one in view["legal"]["claim"]
                if kinds[one["route"]] == "tunnel"
            ]
            if not tunnels:
                seat.do("draw pile")
                continue
            seat.do(tunnels[0])
            legal = seat.await_turn()["legal"] or {}
            if legal.get("withdraw") and bool(legal.get("pay")) == payable:
                return seat
    raise AssertionError("no tunnel ever asked for more")


def ending(url: str, **setup: Any) -> Seat:
    """Stand in the final round."""
    seat = alone(url, options={"wagons_each": 12}, **setup)
    seat.play_until(lambda view: view["final_turns"] > 0 or view["phase"] == "over")
    return seat


def over(url: str, board: str = "europe", wagons: int = 14, **setup: Any) -> Seat:
    """Stand at the end of a game."""
    seat = alone(url, board, options={"wagons_each": wagons}, **setup)
    seat.play_out()
    return seat


@contextmanager
def waiting(url: str, board: str = "europe") -> Iterator[tuple[Seat, Seat]]:
    """Sit two people at a table that has not begun."""
    ana, luis = Browser(url, "Ana"), Browser(url, "Luis")
    table = done(ana.post("/api/tables", map=board, chairs=["person"] * 3, names=["Ana"]))["table"]
    invitation = ana.look(table)["invitation"]
    done(luis.post(f"/api/tables/{table}/join", names=["Luis"], invitation=invitation))
    yield Seat(ana, table, 0), Seat(luis, table, 1)


def around_one_screen(url: str, board: str = "europe") -> Seat:
    """Sit two people at one screen."""
    browser = Browser(url, "Ana")
    setup = {"map": board, "chairs": ["person"] * 2, "names": ["Ana", "Luis"]}
    table = done(browser.post("/api/tables", **setup))["table"]
    done(browser.post(f"/api/tables/{table}/start"))
    return Seat(browser, table)


def _kinds(browser: Browser, table: str) -> dict[str, str]:
    digest = done(browser.get(f"/api/tables/{table}/setup"))["digest"]
    routes = done(browser.get(f"/api/maps/{digest}/facts"))["routes"]
    return {route: one["kind"] for route, one in routes.items()}
