"""What is sent: a table as one seat, or an onlooker, may see it. Public names and words only, and no game but a view.

Every message is made from a ``View`` and from what happened as that seat may be told it; nothing else is at hand here
that could leak.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from traviesa.server.offers import Offers


class SeatMessage(Struct, frozen=True):
    """What everybody sees of a seat."""

    name: str
    kind: str
    """``person`` or ``bot``."""
    bot: str
    """The bot that plays here, or sits in now."""
    away: str
    """Why a bot sits in: ``clock``, ``absent``, ``asked``; empty when none does."""
    resigned: bool
    has_chosen: bool
    points: int
    wagons: int
    stations_left: int
    cards: int
    known: Mapping[str, int]
    """Cards everybody saw this seat take or show, and not play since."""
    tickets: int
    offered: int
    """How many tickets it has to choose from."""
    kept_first: int
    """How many tickets it kept at the beginning; 0 until all have chosen."""
    clock: int | None
    """Milliseconds left, as of ``at``; null where nothing limits it."""


class ResultMessage(Struct, frozen=True):
    """The final reckoning of a seat."""

    routes: int
    tickets: int
    stations: int
    bonus: int
    total: int
    completed: tuple[str, ...]
    failed: tuple[str, ...]
    trail: int
    trail_routes: tuple[str, ...]
    trail_cities: tuple[str, ...]
    """The cities of that trail, in the order in which it passes them."""
    borrowed: Mapping[str, str]
    ways: Mapping[str, tuple[str, ...]]
    """Ticket → the routes that join it, borrowed ones among them; of a failed one the routes there are of its way."""
    worth: Mapping[str, int]
    """Ticket → the points it added, or took."""
    lacking: Mapping[str, tuple[str, ...]]
    """Failed ticket → the routes that would have closed its gaps."""
    ties: Mapping[str, int]
    """What this seat had to show where those with most points were still tied, step by step; most often empty."""
    wins: bool


class PublicPart(Struct, frozen=True):
    """The game as everybody may see it."""

    phase: str
    turn: int
    due: tuple[int, ...]
    """The seats that have to decide."""
    final_turns: int
    passes: int
    """Passes in a row, nothing between them."""
    market: Sequence[str | None]
    pile_size: int
    discards: Mapping[str, int]
    ticket_pile: Mapping[str, int]
    routes: Mapping[str, int]
    """Claimed routes → seat; -2 = closed for the rest of the game."""
    stations: Mapping[str, int]
    seats: tuple[SeatMessage, ...]
    laid: str
    """In the tunnel phase: the claim whose cards lie on the table."""
    extra: int
    revealed: Sequence[str]
    asked_back: int | None
    """The seat that asks to take its last deed back."""
    results: tuple[ResultMessage, ...] | None
    """When the game is over: the reckoning of every seat, nothing hidden."""


class PutAwayMessage(Struct, frozen=True):
    """A ticket this seat put away, as long as it knows where it lies."""

    ticket: str
    batch: int
    """Those put under the pile together share a number: their order is not known. 0 = it lies in the box."""
    place: int | None
    """Where in the pile of its deck, counted from the bottom; null = in the box."""


class ViewMessage(PublicPart, frozen=True):
    """The game as one seat, or an onlooker (``seat`` null), may see it."""

    seat: int | None
    moment: int
    """To be sent back with a deed: it answers this."""
    hand: Mapping[str, int]
    tickets: tuple[str, ...]
    completed: tuple[str, ...]
    """Own tickets that final scoring would count as completed now."""
    offered: tuple[str, ...]
    """Own tickets to choose from; they stay here while the choice is sealed."""
    sealed: str
    """The own first choice, as long as others have still to choose."""
    put_away: tuple[PutAwayMessage, ...]
    legal: Offers | None
    """What this seat can do now; null when it has nothing to decide."""
    may_undo: bool


class HappeningMessage(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as this seat may be told it; what it may not know is not there."""

    number: int
    at: int
    kind: str
    seat: int | None = None
    name: str | None = None
    deed: str | None = None
    phase: str | None = None
    drawn: str | None = None
    """For that seat alone: the card drawn unseen."""
    offered: tuple[str, ...] | None = None
    """For that seat alone: the tickets it drew, or had to choose from."""
    kept: int | None = None
    revealed: tuple[str, ...] = ()
    extra: int = 0
    points: int = 0
    notices: tuple[str, ...] = ()
    text: str | None = None
    phrase: str | None = None
    agrees: bool | None = None
    why: str | None = None
    table: str | None = None
    to: int | None = None


class ChairMessage(Struct, frozen=True):
    """A place at the table."""

    kind: str
    name: str
    mine: bool
    is_open: bool
    player: str = ""
    """Who sits here, as ``/api/players`` and mutes name them; empty for bots, and for who left for good."""


class TableMessage(Struct, frozen=True):
    """A table as its watcher may see it, and what happened there since the watcher's last message."""

    table: str
    version: int
    status: str
    map: str
    mode: str
    options: Mapping[str, Any]
    clock: "ClockMessage"
    public: bool
    mine: tuple[int, ...]
    """The chairs of who is asked for."""
    hosts: bool
    chairs: tuple[ChairMessage, ...]
    commitment: str
    contributions: tuple[str, ...]
    at: int
    happened: tuple[HappeningMessage, ...]
    views: tuple[ViewMessage, ...]
    """One for each own seat, or the onlooker's; none before the start."""
    rematch: str = ""
    invitation: str | None = None
    """For those who sit here: with it others find the table."""


class ClockMessage(Struct, frozen=True):
    """How long a seat may think."""

    kind: str
    bank: int
    increment: int
    days: int


# --- what is over -----------------------------------------------------------------------------------------------
class OwnMessage(Struct, frozen=True):
    """What was a seat's own at a moment: with what everybody saw it is the view that this seat had."""

    seat: int
    hand: Mapping[str, int]
    tickets: tuple[str, ...]
    completed: tuple[str, ...]
    offered: tuple[str, ...]
    sealed: str
    put_away: tuple[PutAwayMessage, ...]


class MomentMessage(Struct, frozen=True):
    """A game as it stood after an entry."""

    number: int
    at: int
    happened: HappeningMessage | None
    """What the entry told; null where it told nothing of the game."""
    public: PublicPart
    own: tuple[OwnMessage, ...]
    """Of one's own seats; of every seat once the game is over."""


class MomentsMessage(Struct, frozen=True):
    """Some moments of a game, in their order."""

    table: str
    numbers: tuple[int, ...]
    """The entries after which the game stood otherwise than before: all the moments there are."""
    moments: tuple[MomentMessage, ...]
