"""People at a table who play at random, each from what the server tells their seat and nothing else."""

import itertools
import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx

from tests.server.browser import Browser, Message, done

NAMES = ("Ana", "Beto", "Carla", "Dani", "Eva")
WEIGHTS = {"draw": 4, "claim": 8, "build": 1, "tickets": 0.3, "keep": 1, "pay": 4, "withdraw": 1, "pass": 1}


@dataclass
class Party:
    """Who sits at a table: ``browsers[seat]`` plays that seat."""

    table: str
    browsers: list[Browser]

    @property
    def path(self) -> str:
        """The table's address."""
        return f"/api/tables/{self.table}"

    def look(self, seat: int) -> Message:
        """Look at the table as a seat."""
        return self.browsers[seat].look(self.table)

    def view(self, seat: int) -> Message:
        """Give the view of a seat."""
        return view_of(self.look(seat), seat)

    def due(self) -> list[int]:
        """List the seats that have to decide."""
        found: list[int] = self.look(0)["views"][0]["due"]
        return found

    def do(self, seat: int, deed: str, moment: int, request: str = "") -> httpx.Response:
        """Send a deed."""
        body = {"deed": deed, "moment": moment, "request": request or secrets.token_hex(8), "seat": seat}
        return self.browsers[seat].post(f"{self.path}/deeds", **body)

    def act(self, seat: int, what: str, **body: Any) -> httpx.Response:
        """Do something else with a seat: ``undo``, ``resign``, ``away`` …"""
        return self.browsers[seat].post(f"{self.path}/{what}", seat=seat, **body)

    def move(self, chance: random.Random) -> Message:
        """Let a seat that has to decide do something legal; give what it is answered."""
        seat = chance.choice(self.due())
        view = self.view(seat)
        return done(self.do(seat, choose(view["legal"], chance), view["moment"]))

    def moves(self, chance: random.Random) -> Iterator[Message]:
        """Play until the game is over; give each answer."""
        while True:
            answer = self.move(chance)
            yield answer
            if answer["status"] == "over":
                return

    def finish(self, chance: random.Random) -> Message:
        """Play until the game is over."""
        *_, last = self.moves(chance)
        return last

    def keep_first(self) -> None:
        """Let everybody keep all the first tickets."""
        for seat in self.due():
            view = self.view(seat)
            done(self.do(seat, "keep " + " ".join(view["legal"]["keep"]["tickets"]), view["moment"]))

    def keep_first_of_people(self) -> None:
        """Let everybody who has a browser keep all the first tickets; bots see to themselves."""
        for seat in range(len(self.browsers)):
            view = self.view(seat)
            done(self.do(seat, "keep " + " ".join(view["legal"]["keep"]["tickets"]), view["moment"]))

    def finish_alone(self, seat: int, chance: random.Random) -> None:
        """Let one seat play at random whenever it has to decide, and wait for bots in between, until the end."""
        with self.browsers[seat].listen(f"{self.table}:0") as events:
            for event in events:
                if event.data.get("status") == "over":
                    return
                if event.kind != "table" or not view_of(event.data, seat)["legal"]:
                    continue
                view = view_of(event.data, seat)
                self.do(seat, choose(view["legal"], chance), view["moment"])

    def draw(self, seat: int, card: str = "pile") -> Message:
        """Let a seat draw a card."""
        return done(self.do(seat, f"draw {card}", self.view(seat)["moment"]))

    def draw_in_turn(self, rounds: int) -> None:
        """Let everybody choose tickets, then draw two cards blind, turn by turn: seat 0 is to move again."""
        self.keep_first()
        for _ in range(rounds):
            for seat in range(len(self.browsers)):
                self.draw(seat)
                self.draw(seat)

    def claim(self, seat: int) -> Message:
        """Let a seat claim the first route it can."""
        view = self.view(seat)
        return done(self.do(seat, deeds_offered(view["legal"])["claim"][0], view["moment"]))

    def close(self) -> None:
        """Close every browser."""
        for browser in self.browsers:
            browser.close()


@contextmanager
def party(url: str, seats: int = 2, bots: int = 0, starts: bool = True, **setup: Any) -> Iterator[Party]:
    """Sit people down at a new table, each with a browser, and start the game."""
    browsers = [Browser(url, name) for name in NAMES[:seats]]
    asked = {"map": "usa", "chairs": ["person"] * seats + ["random"] * bots, "names": [NAMES[0]], **setup}
    made = Party(done(browsers[0].post("/api/tables", **asked))["table"], browsers)
    try:
        invitation = browsers[0].look(made.table)["invitation"]
        for browser in browsers[1:]:
            done(browser.post(f"{made.path}/join", names=[browser.name], invitation=invitation))
        if starts:
            done(browsers[0].post(f"{made.path}/start"))
        yield made
    finally:
        made.close()


def view_of(message: Message, seat: int) -> Message:
    """Find the view of a seat in a message."""
    return next(view for view in message["views"] if view["seat"] == seat)


def deeds_offered(legal: Message) -> dict[str, list[str]]:
    """Write every deed that a seat is offered, by kind."""
    found = {
        "draw": [f"draw {card}" for card in legal["draw"]],
        "claim": [f"claim {one['route']} with {way['cards']}" for one in legal["claim"] for way in one["pay"]],
        "pay": [f"pay {cards}" for cards in legal["pay"]],
        "tickets": ["tickets"] * bool(legal["tickets"]),
        "withdraw": ["withdraw"] * legal["withdraw"],
        "pass": ["pass"] * legal["pass"],
    }
    if legal["build"]:
        where = itertools.product(legal["build"]["cities"], legal["build"]["pay"])
        found["build"] = [f"build {city} with {cards}" for city, cards in where]
    if legal["keep"]:
        tickets, least = legal["keep"]["tickets"], legal["keep"]["least"]
        sizes = range(least, len(tickets) + 1)
        sets = itertools.chain.from_iterable(itertools.combinations(tickets, size) for size in sizes)
        found["keep"] = ["keep " + (" ".join(kept) or "nothing") for kept in sets]
    return {kind: deeds for kind, deeds in found.items() if deeds}


def choose(legal: Message, chance: random.Random) -> str:
    """Choose a deed from what a seat is offered: every kind now and then, claims often, so that games end."""
    offered = deeds_offered(legal)
    kinds = list(offered)
    kind = chance.choices(kinds, [WEIGHTS[one] for one in kinds])[0]
    return chance.choice(offered[kind])
