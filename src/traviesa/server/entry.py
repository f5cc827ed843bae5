"""Entries of a table's journal: everything that is ever done at a table, each a small record.

A table is the fold of its entries (``table.Table.take``); a fold never asks the clock, chance or the database.
"""

from typing import Literal

from msgspec import Struct


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody sat down on a chair; ``contribution`` goes into the shuffle."""

    chair: int
    player: str
    name: str
    contribution: str


class Stood(Struct, frozen=True, tag="stood"):
    """Somebody left every chair before the start."""

    player: str


class Started(Struct, frozen=True, tag="started"):
    """The game began: ``order[seat]`` is the chair of each seat, ``bots`` names who plays on empty chairs."""

    order: tuple[int, ...]
    fill: str = ""


class Closed(Struct, frozen=True, tag="closed"):
    """The host gave the table up before the start."""


class Did(Struct, frozen=True, tag="did"):
    """A seat did a deed; in set-up it is sealed until the last seat has chosen."""

    seat: int
    deed: str
    by_bot: bool = False


class Undone(Struct, frozen=True, tag="undone"):
    """The deed of entry ``to`` was taken back, and all after it."""

    seat: int
    to: int


class Asked(Struct, frozen=True, tag="asked"):
    """A seat asks the others to let it take back the deed of entry ``to``."""

    seat: int
    to: int


class Answered(Struct, frozen=True, tag="answered"):
    """A seat agreed, or did not, to what was asked."""

    seat: int
    agrees: bool


class Resigned(Struct, frozen=True, tag="resigned"):
    """RUL-END-5 The player of a seat gave up."""

    seat: int


class Away(Struct, frozen=True, tag="away"):
    """A bot sits in for a seat whose time ran out, or whose player has gone."""

    seat: int
    why: Literal["clock", "absent", "asked"]


class Back(Struct, frozen=True, tag="back"):
    """The player of a seat took it back from the bot."""

    seat: int


class Said(Struct, frozen=True, tag="said"):
    """Somebody at the table said something: own words, or a ready phrase by its name."""

    player: str
    name: str
    text: str = ""
    phrase: str = ""


class Again(Struct, frozen=True, tag="again"):
    """A rematch was set up at another table."""

    table: str


class Left(Struct, frozen=True, tag="left"):
    """A player left for good: name and words are forgotten, a bot plays on as after a resignation."""

    player: str


Body = Left | Sat | Stood | Started | Closed | Did | Undone | Asked | Answered | Resigned | Away | Back | Said | Again


class Entry(Struct, frozen=True):
    """A numbered line of a journal: when, and what."""

    number: int
    at: int
    """Milliseconds since 1970, never less than in the entry before."""
    body: Body
