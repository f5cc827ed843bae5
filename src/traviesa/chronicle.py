"""What happened at the table, deed by deed: what everybody saw, and apart from it what only one seat saw."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
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


def observe(before: Game, deed: Deed, after: Game) -> Event:
    """Tell what a deed of the seat to decide has brought."""
    seat = before.turn
    return Event(
        seat=seat,
        deed=deed,
        phase=before.phase,
        drawn=_drawn(before.hand(seat), after.hand(seat)) if deed.kind == "draw-pile" else "",
        offered=tuple(after.offered(seat) if deed.kind == "tickets" else before.offered(seat)),
        revealed=_revealed(before, deed, after),
        extra=after.extra,
        points=after.points[seat] - before.points[seat],
        notices=_notices(before, deed, after),
        has_spoken=has_spoken(before, deed, after),
    )


def has_spoken(before: Game, deed: Deed, after: Game) -> bool:
    """Say whether a deed let anybody learn what was hidden before."""
    if deed.kind in SHOWS_CARDS:
        return True
    has_cards = before.pile_size + sum(before.discards.values()) > 0
    if deed.kind == "draw" or _is_attempt(before, deed):
        return has_cards
    choices_opened = before.phase == "setup" and after.phase != "setup"
    return choices_opened or before.market != after.market or after.is_over


def _is_attempt(before: Game, deed: Deed) -> bool:
    return deed.kind == "claim" and before.map_file.routes[deed.route].kind == TUNNEL


def _drawn(before: Mapping[str, int], after: Mapping[str, int]) -> str:
    return next(card for card in after if after[card] > before.get(card, 0))


def _revealed(before: Game, deed: Deed, after: Game) -> tuple[str, ...]:
    """List the cards turned up; with nothing asked they lie among the discards already."""
    if not _is_attempt(before, deed):
        return ()
    if after.phase == "tunnel":
        return tuple(after.revealed)
    renewed = after.pile_size > before.pile_size
    paid = Counter({CARD_WORDS[card]: count for card, count in enumerate(deed.payment or ()) if count})
    there = Counter() if renewed else Counter(before.discards)
    return tuple((Counter(after.discards) - paid - there).elements())


def _notices(before: Game, deed: Deed, after: Game) -> tuple[str, ...]:
    found = {
        "market": _was_market_reset(before, deed, after),
        "pile": after.pile_size > before.pile_size,
        "final": after.final_turns > 0 and before.final_turns == 0,
        "over": after.is_over,
    }
    return tuple(notice for notice, is_so in found.items() if is_so)


def _was_market_reset(before: Game, deed: Deed, after: Game) -> bool:
    """More than the one card taken has changed, though there was a card in every other slot."""
    changed = sum(a != b for a, b in zip(before.market, after.market, strict=True) if a is not None)
    taken = deed.kind == "draw"
    grown = sum(after.discards.values()) - sum(before.discards.values())
    return changed > taken or (taken and grown > 0)
