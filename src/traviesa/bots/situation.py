"""The situation of a seat: everything a planner reads of a view, read once."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from traviesa.board import Board
from traviesa.variant import FINAL_ROUND_AT
from traviesa.view import View
from traviesa.vocabulary import CARD_WORDS, CARDS, NO_CARD

WAGONS_OF_A_CLAIM = 3.2
"""So many wagons a seat in a hurry places in one turn."""
CARDS_OF_A_DRAW = 2

Counts = tuple[int, ...]
"""How many of each card."""


@dataclass(frozen=True)
class Situation:
    """What one seat sees when it is to decide."""

    board: Board
    seat: int
    seats: int
    hand: Counts
    market: tuple[int, ...]
    """The card of each slot, NO_CARD where it is empty."""
    unseen: Counts
    """Cards that may be in the pile or in hands, as far as this seat can tell."""
    hand_sizes: tuple[int, ...]
    owners: tuple[int, ...]
    wagons: tuple[int, ...]
    stations: Mapping[int, int]
    """City → seat."""
    stations_left: int
    tickets: tuple[int, ...]
    offered: tuple[int, ...]
    final_turns: int

    @property
    def own_wagons(self) -> int:
        """Wagons this seat has left."""
        return self.wagons[self.seat]

    @cached_property
    def own_stations(self) -> list[int]:
        """Cities where a station of this seat stands."""
        return [city for city, seat in self.stations.items() if seat == self.seat]

    @cached_property
    def own_routes(self) -> list[int]:
        """Routes this seat has claimed."""
        return [route for route, owner in enumerate(self.owners) if owner == self.seat]

    @cached_property
    def own_cities(self) -> frozenset[int]:
        """Cities where a route of this seat ends."""
        a, b = self.board.route_a, self.board.route_b
        return frozenset(city for route in self.own_routes for city in (a[route], b[route]))

    @cached_property
    def rival_routes(self) -> frozenset[int]:
        """Routes that rivals have claimed."""
        return frozenset(route for route, owner in enumerate(self.owners) if owner >= 0 and owner != self.seat)

    @cached_property
    def barred(self) -> frozenset[int]:
        """Routes whose twin this seat has claimed, so that it cannot claim them."""
        twin, count = self.board.twin, self.board.twin_count
        return frozenset(other for route in self.own_routes for other in twin[route][: count[route]])

    @cached_property
    def turns_left(self) -> int:
        """Guess how many turns this seat still has, this one included."""
        if self.final_turns:
            return -(-self.final_turns // self.seats)
        return 1 + min(self._turns_of(rival) for rival in range(self.seats) if rival != self.seat)

    def _turns_of(self, rival: int) -> int:
        """Guess how soon a rival can begin the final round, drawing what it lacks and claiming without a pause."""
        wagons = self.wagons[rival] - FINAL_ROUND_AT
        lacking = max(0, wagons - self.hand_sizes[rival])
        return 1 + int(lacking / CARDS_OF_A_DRAW + wagons / WAGONS_OF_A_CLAIM)


def see(view: View) -> Situation:
    """Read a view."""
    hand = _counts(view.hand)
    market = tuple(NO_CARD if word is None else CARD_WORDS.index(word) for word in view.market)
    return Situation(
        board=view.setting.board,
        seat=view.seat,
        seats=view.seats,
        hand=hand,
        market=market,
        unseen=_unseen(view, hand, market),
        hand_sizes=tuple(view.hand_sizes),
        owners=tuple(view.owners),
        wagons=tuple(view.wagons),
        stations=view.stations,
        stations_left=view.stations_left[view.seat],
        tickets=tuple(view.tickets),
        offered=tuple(view.offered),
        final_turns=view.final_turns,
    )


def _counts(words: Mapping[str, int]) -> Counts:
    return tuple(words.get(word, 0) for word in CARD_WORDS)


def _unseen(view: View, hand: Counts, market: tuple[int, ...]) -> Counts:
    left = list(view.setting.board.rules.cards)
    seen = [hand, _counts(view.discards)]
    seen += [_counts(view.known_cards(seat)) for seat in range(view.seats) if seat != view.seat]
    for card in range(CARDS):
        left[card] -= sum(counts[card] for counts in seen) + market.count(card)
    return tuple(max(0, count) for count in left)
