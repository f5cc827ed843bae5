"""What happened at the table, deed by deed: what everybody saw, and apart from it what only one seat saw."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from traviesa.game import Game
from traviesa.notation.deed import Deed
from traviesa.vocabulary import CARD_WORDS, TUNNEL

SHOWS_CARDS: Final = ("draw-pile", "tickets")


@dataclass(frozen=True, slots=True)
class Event:
    """A deed and what came of it."""

    seat: int
    deed: Deed
    """In the eyes of others only as far as ``story`` tells it: what is kept, and drawn unseen, stays hidden."""
    phase: str
    """The phase in which it was done."""
    drawn: str = ""
    """For that seat alone: the card drawn unseen."""
    offered: tuple[int, ...] = ()
    """For that seat alone: the tickets it had to choose from, or drew."""
    revealed: tuple[str, ...] = ()
    """Cards a tunnel turned up."""
    extra: int = 0
    points: int = 0
    notices: tuple[str, ...] = ()
    """What else everybody saw: ``market``, ``pile``, ``final`` or ``over``."""
    resigns: bool = field(default=False)
    has_spoken: bool = True
    """Whether chance or something hidden came to light, so that the deed can never be taken back."""


class _Seen:
    """What is looked at more than once of a game before or after a deed, read once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.phase, self.market, self.pile_size = game.phase, game.market, game.pile_size

    @cached_property
    def discards(self) -> Mapping[str, int]:
        """The discards, card by card."""
        return self.game.discards

    @property
    def discarded(self) -> int:
        """How many cards are discarded."""
        return sum(self.discards.values())


def observe(before: Game, deed: Deed, after: Game) -> Event:
    """Tell what a deed of the seat to decide has brought."""
    seat, then, now = before.turn, _Seen(before), _Seen(after)
    return Event(
        seat=seat,
        deed=deed,
        phase=then.phase,
        drawn=_drawn(before.hand(seat), after.hand(seat)) if deed.kind == "draw-pile" else "",
        offered=_offered(before, deed, after),
        revealed=_revealed(then, deed, now),
        extra=after.extra,
        points=after.points[seat] - before.points[seat],
        notices=_notices(then, deed, now),
        has_spoken=_has_spoken(then, deed, now),
    )


def _offered(before: Game, deed: Deed, after: Game) -> tuple[int, ...]:
    games = {"tickets": after, "keep": before}
    return tuple(games[deed.kind].offered(before.turn)) if deed.kind in games else ()


def _has_spoken(then: _Seen, deed: Deed, now: _Seen) -> bool:
    """Say whether a deed let anybody learn what was hidden before."""
    if deed.kind in SHOWS_CARDS:
        return True
    if deed.kind == "draw" or _is_attempt(then, deed):
        return then.pile_size + then.discarded > 0
    choices_opened = then.phase == "setup" and now.phase != "setup"
    return choices_opened or then.market != now.market or now.phase == "over"


def _is_attempt(then: _Seen, deed: Deed) -> bool:
    return deed.kind == "claim" and then.game.map_file.routes[deed.route].kind == TUNNEL


def _drawn(before: Mapping[str, int], after: Mapping[str, int]) -> str:
    return next(card for card in after if after[card] > before.get(card, 0))


def _revealed(then: _Seen, deed: Deed, now: _Seen) -> tuple[str, ...]:
    """List the cards turned up; with nothing asked they lie among the discards already."""
    if not _is_attempt(then, deed):
        return ()
    if now.phase == "tunnel":
        return tuple(now.game.revealed)
    renewed = now.pile_size > then.pile_size
    paid = Counter({CARD_WORDS[card]: count for card, count in enumerate(deed.payment or ()) if count})
    there = Counter() if renewed else Counter(then.discards)
    return tuple((Counter(now.discards) - paid - there).elements())


def _notices(then: _Seen, deed: Deed, now: _Seen) -> tuple[str, ...]:
    found = {
        "market": _was_market_reset(then, deed, now),
        "pile": now.pile_size > then.pile_size,
        "final": now.game.final_turns > 0 and then.game.final_turns == 0,
        "over": now.phase == "over",
    }
    return tuple([notice for notice, is_so in found.items() if is_so])


def _was_market_reset(then: _Seen, deed: Deed, now: _Seen) -> bool:
    """More than the one card taken has changed, though there was a card in every other slot."""
    changed = sum([a != b for a, b in zip(then.market, now.market, strict=True) if a is not None])
    taken = deed.kind == "draw"
    return changed > taken or (taken and now.discarded > then.discarded)
