"""A table at a server, as one person there follows it: what it looks like, what happened, what can be done."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from traviesa.chronicle import Event
from traviesa.client.connection import Connection
from traviesa.client.messages import Happening, PlayerMessage, SetupMessage, TableMessage, ViewMessage
from traviesa.client.seen import result_of, view_of
from traviesa.client.told import events_of
from traviesa.engine import engine
from traviesa.errors import TraviesaError
from traviesa.game import Result
from traviesa.map_reader import read_map_text
from traviesa.setting import Setting, setting_of
from traviesa.view import View


class FarTable:
    """A table somewhere else. Messages may come twice and in any order: what is known grows, and never goes back."""

    def __init__(self, connection: Connection, message: TableMessage, setup: SetupMessage, setting: Setting) -> None:
        self.connection = connection
        self.setup = setup
        self.setting = setting
        self.message = message
        self._happened: dict[int, Happening] = {}
        self._whole = 0
        """Up to here all that happened has been told; beyond, an answer may have come before what went before it."""
        self._views: dict[int | None, View] = {}
        self._events: list[Event] | None = None
        self.take(message)

    @property
    def id(self) -> str:
        """The table's name at its server."""
        return self.message.table

    @property
    def path(self) -> str:
        """Where the table's addresses begin."""
        return f"/api/tables/{self.id}"

    # --- following ----------------------------------------------------------------------------------------
    def take(self, message: TableMessage) -> list[Happening]:
        """Take in a message; give what is new in it."""
        fresh = [one for one in message.happened if one.number not in self._happened]
        self._happened |= {one.number: one for one in fresh}
        if message.happened and message.happened[0].number <= self._whole + 1:
            self._whole = max(self._whole, message.version)
        if message.version >= self.message.version:
            self.message = message
            self._views.clear()
        if fresh:
            self._events = None
        return fresh

    @property
    def happened(self) -> list[Happening]:
        """All that has happened, as far as it was told, in order."""
        return [self._happened[number] for number in sorted(self._happened)]

    @property
    def events(self) -> list[Event]:
        """Every deed that stands."""
        if self._events is None:
            self._events = events_of(self.happened, self.setting)
        return self._events

    def refresh(self) -> list[Happening]:
        """Look again; give what is new."""
        fresh = self.take(self.connection.get(self.path, TableMessage, since=self._whole))
        self._whole = max(self._whole, self.message.version)
        return fresh

    # --- looking ------------------------------------------------------------------------------------------
    def shown(self, seat: int | None = None) -> ViewMessage:
        """Give what the server shows of a seat of one's own; without a seat, of the first, or to an onlooker."""
        views = self.message.views
        found = views[:1] if seat is None else [view for view in views if view.seat == seat]
        if not found:
            mine = self.message.mine
            raise TraviesaError.told("action/not-your-turn", "seat" if mine else "onlooker", seat=seat, yours=mine)
        return found[0]

    def view(self, seat: int | None = None) -> View:
        """Give the view of a seat of one's own; without a seat, of the first, or an onlooker's."""
        shown = self.shown(seat)
        if shown.seat not in self._views:
            # un-compiled: one view at a time is looked at here, and nobody waits for the compiled rules to be loaded
            self._views[shown.seat] = view_of(self.setting, shown, engine(plain=True))
        return self._views[shown.seat]

    def results(self) -> list[Result]:
        """Give the final reckoning, seat by seat; there is none before the end."""
        return [result_of(self.setting, one) for one in self.shown().results or ()]

    # --- doing --------------------------------------------------------------------------------------------
    def act(self, what: str, body: Any = None, again: bool = False) -> list[Happening]:
        """Do something at this table; give what is new."""
        return self.take(self.connection.post(f"{self.path}/{what}", TableMessage, body, again))

    def do(self, seat: int, deed: str) -> list[Happening]:
        """Do a deed: sent until it is answered, done once."""
        asked = {"deed": deed, "moment": self.shown(seat).moment, "request": secrets.token_hex(12), "seat": seat}
        return self.act("deeds", asked, again=True)

    def act_once(self, what: str, **body: Any) -> list[Happening]:
        """Do something that must not be done twice: sent until it is answered, done once."""
        return self.act(what, {**body, "request": secrets.token_hex(12)}, again=True)

    def say(self, text: str = "", phrase: str | None = None) -> list[Happening]:
        """Say something: own words, or a ready phrase."""
        return self.act_once("chat", **({"text": text} if phrase is None else {"phrase": phrase}))

    def record(self) -> str:
        """Give the record of the game, which is over."""
        return self.connection.text(f"{self.path}/record")

    def join(self, names: Sequence[str], invitation: str = "", contribution: str = "") -> list[Happening]:
        """Sit down, on a chair for each name."""
        return self.act("join", {"names": names, "invitation": invitation, "contribution": contribution})

    def start(self, fill: str = "") -> list[Happening]:
        """Start the game, with a bot on the chairs that are empty where one is named."""
        return self.act("start", {"fill": fill})


def be_somebody(connection: Connection, name: str, language: str) -> PlayerMessage:
    """Be who one was at this server, or a new guest."""
    if connection.is_known:
        try:
            return connection.get("/api/me", PlayerMessage)
        except TraviesaError as error:
            if error.code != "identity/nobody":
                raise
    return connection.post("/api/guests", PlayerMessage, {"name": name, "language": language})


def open_table(connection: Connection, table: str, invitation: str = "") -> FarTable:
    """Follow a table from its beginning; one that is not public lets in who has its invitation."""
    path = f"/api/tables/{table}"
    if invitation:
        connection.post(f"{path}/watch", TableMessage, {"invitation": invitation}, again=True)
    return follow(connection, connection.get(path, TableMessage, since=0))


def create_table(connection: Connection, **asked: Any) -> FarTable:
    """Create a table, and follow it."""
    return follow(connection, connection.post("/api/tables", TableMessage, asked))


def follow(connection: Connection, message: TableMessage) -> FarTable:
    """Follow a table; the file of its map comes from the server, as it was when the table was created."""
    setup = connection.get(f"/api/tables/{message.table}/setup", SetupMessage)
    text = connection.text(f"/api/maps/{setup.digest}")
    setting = setting_of(read_map_text(text, Path(f"{setup.map}.toml")), setup.rules)
    return FarTable(connection, message, setup, setting)
