"""What is possible, gathered into choices: each has a number, and may be paid in several ways."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from traviesa.notation.deed import Deed
from traviesa.view import View
from traviesa.vocabulary import CARD_WORDS, LOCOMOTIVE

SINGLE_KINDS = ("draw-pile", "draw", "tickets", "pay", "withdraw", "pass")
"""Each such deed is a choice of its own."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to do, with every way of paying for it, the cheapest first."""

    kind: str
    deeds: tuple[Deed, ...]

    @property
    def deed(self) -> Deed:
        """The deed itself, paid in the cheapest way."""
        return self.deeds[0]


def choices_of(view: View, wanted: Collection[int] = ()) -> list[Choice]:
    """Gather what the seat can do: draws, tickets, a station, then routes, ``wanted`` ones first."""
    deeds, hand = deeds_of(view), hand_row(view)
    found = {kind: [deed for deed in deeds if deed.kind == kind] for kind in SINGLE_KINDS}
    found["pay"].sort(key=lambda deed: cheapness(deed, hand))
    choices = [Choice(kind, (deed,)) for kind in SINGLE_KINDS for deed in found[kind]]
    if stations := station_payments(deeds, hand):
        choices.append(Choice("build", stations))
    return choices + _claims(view, deeds, wanted)


def deeds_of(view: View) -> list[Deed]:
    """List the legal deeds."""
    return [view.deed_of(row) for row in view.actions()]


def station_payments(deeds: Sequence[Deed], hand: Sequence[int]) -> tuple[Deed, ...]:
    """List the ways of paying a station, each with the first city where it could stand."""
    found: dict[tuple[int, ...], Deed] = {}
    for deed in deeds:
        if deed.kind == "build" and deed.payment is not None:
            found.setdefault(deed.payment, deed)
    return tuple(sorted(found.values(), key=lambda deed: cheapness(deed, hand)))


def payments_for(view: View, *, routes: Collection[int] = (), city: int = -1) -> tuple[Deed, ...]:
    """List the ways of paying for certain routes, or for a station in a city."""
    found = [
        deed for deed in deeds_of(view) if (deed.kind == "claim" and deed.route in routes) or 0 <= city == deed.city
    ]
    hand = hand_row(view)
    return tuple(_without_alike(view, sorted(found, key=lambda deed: cheapness(deed, hand))))


def track_meant(view: View, routes: Sequence[int]) -> int:
    """Choose which of several tracks is meant: one that can be paid, else an open one, else the first."""
    owners = view.owners
    open_ones = [route for route in routes if owners[route] == -1]
    payable = [route for route in open_ones if len(routes) > 1 and payments_for(view, routes=(route,))]
    return (*payable, *open_ones, *routes)[0]


def _without_alike(view: View, deeds: Sequence[Deed]) -> Iterator[Deed]:
    """Leave out what differs only in the track of a double route, where both tracks are alike."""
    seen = set()
    for deed in deeds:
        route = view.map_file.routes[deed.route]
        track = (route.colour, route.kind, route.locomotives) if deed.kind == "claim" else None
        if (track, deed.payment) not in seen:
            seen.add((track, deed.payment))
            yield deed


def cheapness(deed: Deed, hand: Sequence[int]) -> tuple[int, int]:
    """Rank a payment: few locomotives first, then colours of which the hand has most."""
    payment = deed.payment or ()
    colours = [card for card, count in enumerate(payment) if count and card != LOCOMOTIVE]
    locomotives = payment[LOCOMOTIVE] if payment else 0
    return locomotives, -max((hand[card] for card in colours), default=0)


def _claims(view: View, deeds: Sequence[Deed], wanted: Collection[int]) -> list[Choice]:
    hand = hand_row(view)
    by_route: dict[int, list[Deed]] = {}
    for deed in deeds:
        if deed.kind == "claim":
            by_route.setdefault(deed.route, []).append(deed)
    routes = view.map_file.routes

    def rank(route: int) -> tuple[bool, int, str]:
        return route not in wanted, -routes[route].length, routes[route].id

    return [
        Choice("claim", tuple(sorted(by_route[route], key=lambda deed: cheapness(deed, hand))))
        for route in sorted(by_route, key=rank)
    ]


def with_twins(view: View, routes: Iterable[int]) -> set[int]:
    """Add to routes the other track of each: whoever wants one wants either."""
    board = view.setting.board
    return {track for route in routes for track in (route, *board.twin[route][: board.twin_count[route]])}


def hand_row(view: View) -> list[int]:
    """Count the own hand, card by card."""
    hand = view.hand
    return [hand.get(word, 0) for word in CARD_WORDS]
