"""A person who plays at many tables at once, hears of them by one stream, and notes whatever was acknowledged."""

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tests.server.faults.wire import BROKEN, Wire, events
from tests.server.playing import choose

KEPT: Final = 25
"""Of so many messages one is kept whole, to be compared."""


@dataclass(slots=True)
class Wish:
    """Something asked of a table, and what became of it."""

    table: str
    player: str
    what: str
    body: dict[str, Any]
    status: int = 0
    """Of the answer; 0 as long as there is none."""
    version: int = 0
    """Of the table in the answer."""

    @property
    def request(self) -> str:
        """The id that makes it one, however often it is sent."""
        found: str = self.body["request"]
        return found


@dataclass(slots=True)
class Told:
    """A message of a stream: what happened after one entry, up to another."""

    after: int
    version: int
    data: bytes


@dataclass(slots=True)
class Seen:
    """A table as one person has been told of it."""

    shown: dict[str, Any] = field(default_factory=lambda: {"version": -1})
    """The newest message, of whichever kind."""
    numbers: list[int] = field(default_factory=list)
    """Every entry the stream told of, as it came."""
    version: int = 0
    """Up to where the stream has told."""
    kept: list[Told] = field(default_factory=list)
    last: Told | None = None


class Person:
    """Somebody at a server, or at several servers over one database."""

    def __init__(self, name: str, ports: Sequence[int], seed: int) -> None:
        self.name = name
        self.ports = ports
        self.chance = random.Random(seed)
        self.wire = Wire(ports, self.chance)
        self.id = ""
        self.tables: dict[str, Seen] = {}
        self.wishes: list[Wish] = []
        self.faults: list[str] = []
        self.answers = 0
        """How many wishes have been answered."""
        self.breaks = 0
        """How often the stream broke."""

    async def arrive(self) -> None:
        """Be a guest."""
        answer = await self.wire.ask("POST", "/api/guests", {"name": self.name})
        self.id = answer.json["id"]
        self.wire.cookie = answer.header("set-cookie").partition("traviesa=")[2].partition(";")[0]

    # --- hearing ------------------------------------------------------------------------------------------
    async def listen(self) -> None:
        """Listen to all tables, for ever: a broken stream is taken up where it broke."""
        last, watch = "", ",".join(f"{table}:0" for table in self.tables)
        while True:
            try:
                port = self.chance.choice(self.ports)
                async for event in events(port, f"/api/events?watch={watch}", self.wire.cookie, last):
                    last = event.id or last
                    if event.kind == "table":
                        self.hear(event.data)
            except BROKEN:
                pass
            self.breaks += 1
            await asyncio.sleep(self.chance.uniform(0.02, 0.2))

    def hear(self, data: bytes) -> None:
        """Take in a message of the stream."""
        message = json.loads(data)
        seen = self.tables[message["table"]]
        told = Told(seen.version, message["version"], data)
        seen.numbers += [one["number"] for one in message["happened"]]
        if told.version < told.after:
            self.faults.append(f"{message['table']}: the stream told of {told.version} after {told.after}")
        seen.version = told.version
        seen.last = told
        if self.chance.randrange(KEPT) == 0:
            seen.kept.append(told)
        self._show(seen, message)

    def _show(self, seen: Seen, message: dict[str, Any]) -> None:
        if message["version"] >= seen.shown["version"]:
            seen.shown = message

    # --- playing ------------------------------------------------------------------------------------------
    async def play(self, pause: float, is_over: asyncio.Event) -> None:
        """Do something again and again until it is over; nothing is left unanswered."""
        while not is_over.is_set():
            await asyncio.sleep(self.chance.expovariate(1 / pause))
            wishes = [wish for table in self.tables if (wish := self._wish(table))]
            if wishes:
                await self.send(self.chance.choice(wishes))

    def _wish(self, table: str) -> Wish | None:
        message = self.tables[table].shown
        views = [view for view in message.get("views", ()) if message["status"] == "running"]
        for view in views:
            asked_back, resigned = view["asked_back"], view["seats"][view["seat"]]["resigned"]
            if resigned:
                continue
            if asked_back not in (None, view["seat"]) and self.chance.random() < 0.7:
                return self._asking(table, "take-back/answer", view, agrees=self.chance.random() < 0.7)
            aside = self._aside(table, view)
            if aside is not None:
                return aside
            if view["legal"] and view["legal"]["count"]:
                deed = choose(view["legal"], self.chance)
                return self._asking(table, "deeds", view, deed=deed, moment=view["moment"])
        return None

    def _aside(self, table: str, view: dict[str, Any]) -> Wish | None:
        """Now and then something else than a deed, also where it will be refused."""
        drawn = self.chance.random()
        if drawn < 0.01:
            return Wish(table, self.id, "chat", {"text": f"hello {self._new()}", "request": self._new()})
        if drawn < 0.02 or (view["may_undo"] and drawn < 0.15):
            return self._asking(table, "undo", view)
        for what, share in (("take-back", 0.03), ("away", 0.031), ("back", 0.033), ("resign", 0.0334)):
            if drawn < share:
                return self._asking(table, what, view)
        return None

    def _asking(self, table: str, what: str, view: dict[str, Any], **body: Any) -> Wish:
        return Wish(table, self.id, what, {"seat": view["seat"], "request": self._new(), **body})

    def _new(self) -> str:
        return f"{self.chance.getrandbits(80):020x}"

    async def send(self, wish: Wish) -> None:
        """Ask until it is answered; a refusal is an answer."""
        self.wishes.append(wish)
        answer = await self.wire.ask("POST", f"/api/tables/{wish.table}/{wish.what}", wish.body)
        wish.status = answer.status
        self.answers += 1
        if answer.status == 201:
            message = answer.json
            wish.version = message["version"]
            self._show(self.tables[wish.table], message)
        elif answer.status in (409, 422):
            answer = await self.wire.ask("GET", f"/api/tables/{wish.table}")
            self._show(self.tables[wish.table], answer.json)
        else:
            self.faults.append(f"{wish.what} was answered {answer.status}: {answer.body[:300]!r}")
