"""What the server sends, as far as it is read here; what it may send besides is left aside."""

from typing import Any

from msgspec import Struct, field


class SeatMessage(Struct, frozen=True):
    """What everybody sees of a seat."""

    name: str
    kind: str
    """``person`` or ``bot``."""
    bot: str
    """The bot that plays here, or sits in now."""
    away: str
    resigned: bool
    has_chosen: bool
    points: int
    wagons: int
    stations_left: int
    cards: int
    known: dict[str, int]
    tickets: int
    offered: int
    kept_first: int
    clock: int | None = None


class ResultMessage(Struct, frozen=True):
    """The final reckoning of a seat."""

    routes: int
    tickets: int
    stations: int
    bonus: int
    total: int
    completed: list[str]
    failed: list[str]
    trail: int
    trail_routes: list[str]
    borrowed: dict[str, str]
    wins: bool


class PutAwayMessage(Struct, frozen=True):
    """A ticket this seat put away and still knows of."""

    ticket: str
    batch: int
    place: int | None


class ViewMessage(Struct, frozen=True):
    """The game as one seat, or an onlooker (``seat`` None), may see it."""

    seat: int | None
    moment: int
    phase: str
    turn: int
    due: list[int]
    final_turns: int
    passes: int
    market: list[str | None]
    pile_size: int
    discards: dict[str, int]
    ticket_pile: dict[str, int]
    routes: dict[str, int]
    stations: dict[str, int]
    seats: list[SeatMessage]
    laid: str
    extra: int
    revealed: list[str]
    asked_back: int | None
    hand: dict[str, int]
    tickets: list[str]
    offered: list[str]
    sealed: str
    put_away: list[PutAwayMessage]
    may_undo: bool
    results: list[ResultMessage] | None = None


class Happening(Struct, frozen=True):
    """Something that happened at a table, as one may be told it."""

    number: int
    at: int
    kind: str
    seat: int | None = None
    name: str | None = None
    deed: str | None = None
    phase: str | None = None
    drawn: str | None = None
    offered: list[str] | None = None
    kept: int | None = None
    revealed: list[str] = []
    extra: int = 0
    points: int = 0
    notices: list[str] = []
    text: str | None = None
    phrase: str | None = None
    agrees: bool | None = None
    why: str | None = None
    table: str | None = None
    to: int | None = None


class ChairMessage(Struct, frozen=True):
    """A place at a table."""

    kind: str
    name: str
    mine: bool
    is_open: bool


class TableMessage(Struct, frozen=True):
    """A table as one may see it, and what happened there since the last message."""

    table: str
    version: int
    status: str
    map: str
    mine: list[int]
    hosts: bool
    chairs: list[ChairMessage]
    at: int
    happened: list[Happening]
    views: list[ViewMessage]
    commitment: str = ""
    """What the server is bound to: the hash of the secret from which the cards are shuffled."""
    contributions: list[str] = []
    rematch: str = ""
    invitation: str | None = None


class SetupMessage(Struct, frozen=True):
    """What a table was created with, as far as a view needs it."""

    map: str
    digest: str
    rules: dict[str, Any]


class PlayerMessage(Struct, frozen=True):
    """Who one is."""

    id: str
    kind: str
    name: str


class MapOffered(Struct, frozen=True):
    """A map one can play on."""

    id: str
    name: str
    name_es: str
    seats: tuple[int, int]


class OfferMessage(Struct, frozen=True):
    """What there is to play at a server."""

    maps: list[MapOffered]
    bots: list[str]
    phrases: list[str]


class TableInList(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    status: str
    changed_at: int
    map: str
    seats: int
    free: int
    names: list[str]
    due: list[int]


class ListMessage(Struct, frozen=True):
    """Some tables, the last changed first."""

    tables: list[TableInList]


class Problem(Struct, frozen=True):
    """Why the server refuses something."""

    code: str
    detail: str
    facts: dict[str, Any] = field(default_factory=dict)
