"""What a table is created with: it never changes afterwards."""

import sys
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

ClockKind = Literal["none", "live", "days"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: not at all limited, a bank with an increment, or so many days a move."""

    kind: ClockKind = "none"
    bank: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 0
    """Seconds for the whole game (live)."""
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    """Seconds added after each turn (live)."""
    days: Annotated[int, Meta(ge=0, le=365)] = 0
    """Days for each turn (days)."""

    @property
    def can_run(self) -> bool:
        """Whether a seat has any time at all with it."""
        return {"none": 1, "live": self.bank, "days": self.days}[self.kind] > 0


class Setup(Struct, frozen=True):
    """A table's map with its rule numbers, its chairs, its clock, and what its shuffle is committed to."""

    map: str
    digest: str
    mode: str
    options: Mapping[str, Any]
    """The rule numbers that were asked for."""
    rules: Mapping[str, Any]
    """The whole row of rule numbers: a running game keeps them whatever changes later."""
    chairs: tuple[str, ...]
    """``person``, or the name of a bot, chair by chair."""
    clock: Clock
    shuffle_seats: bool
    """Whether the chairs are put in a random order when the game starts."""
    commitment: str
    """The hash of the secret from which the cards are shuffled, together with the players' contributions."""
    rematch_of: str | None = None


PERSON: Final = "person"
"""Of a chair: somebody may sit down there."""


def with_shared_parts(setup: Setup) -> Setup:
    """Give a setup whose parts are the very ones of other setups that are alike: many tables have the same rules."""
    return msgspec.structs.replace(
        setup,
        map=sys.intern(setup.map),
        digest=sys.intern(setup.digest),
        mode=sys.intern(setup.mode),
        options=_read_once(msgspec.json.encode(setup.options)),
        rules=_read_once(msgspec.json.encode(setup.rules)),
        chairs=_once(setup.chairs),
        clock=_once(setup.clock),
    )


@lru_cache(maxsize=1024)
def _read_once(written: bytes) -> Any:
    return msgspec.json.decode(written)


@lru_cache(maxsize=1024)
def _once(part: Any) -> Any:
    return part
