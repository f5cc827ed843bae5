"""Sharing a hand out among the routes of a plan: which colour pays for which, what is lacking, what is spare."""

from collections.abc import Sequence
from dataclasses import dataclass

from traviesa.bots.situation import Situation
from traviesa.vocabulary import CARDS, COLOURS, GRAY, LOCOMOTIVE, TUNNEL


@dataclass(slots=True)
class Share:
    """What of the hand is meant for one route."""

    route: int
    colour: int
    cards: int
    """Cards of the colour."""
    locomotives: int
    lacking: int
    lacking_locomotives: int
    """How many of those lacking must be locomotives (a ferry's icons)."""


@dataclass(slots=True)
class Allotment:
    """The hand, shared out."""

    shares: list[Share]
    spare: list[int]
    """Cards meant for nothing."""

    @property
    def lacking(self) -> list[int]:
        """Count the cards still wanted, by card."""
        wanted = [0] * CARDS
        for share in self.shares:
            wanted[share.colour] += share.lacking - share.lacking_locomotives
            wanted[LOCOMOTIVE] += share.lacking_locomotives
        return wanted

    def reserved(self, besides: int = -1) -> list[int]:
        """Count the cards meant for routes, besides one of them."""
        cards = [0] * CARDS
        for share in self.shares:
            if share.route != besides:
                cards[share.colour] += share.cards
                cards[LOCOMOTIVE] += share.locomotives
        return cards


def allot(situation: Situation, routes: Sequence[int]) -> Allotment:
    """Share the hand out among routes, the first of them first; coloured ones before gray ones.

    Locomotives go where icons ask for them, then to the routes that lack the fewest cards.
    """
    board, left = situation.board, list(situation.hand)
    shares = []
    for route in sorted(routes, key=lambda route: board.route_colour[route] == GRAY):
        colour = board.route_colour[route]
        if colour == GRAY:
            colour = max(range(COLOURS), key=lambda c: (left[c] + situation.market.count(c) / 2, -c))
        icons = board.route_locomotives[route]
        asked = board.route_length[route] + (board.route_kind[route] == TUNNEL)
        cards = min(left[colour], asked - icons)
        left[colour] -= cards
        shares.append(Share(route, colour, cards, 0, asked - cards, icons))
    _allot_locomotives(shares, left)
    return Allotment(shares, left)


def _allot_locomotives(shares: list[Share], left: list[int]) -> None:
    for share in sorted(shares, key=lambda share: share.lacking):
        given = min(left[LOCOMOTIVE], share.lacking)
        left[LOCOMOTIVE] -= given
        share.locomotives += given
        share.lacking -= given
        share.lacking_locomotives = max(0, share.lacking_locomotives - given)
