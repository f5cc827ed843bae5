"""Cities and routes as a network: which cities are joined, and the cheapest way between some and others."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from math import inf

from traviesa.board import Board

ARRIVED = -1
"""Less the number of a city: that the way ends there."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way through the network."""

    price: float
    routes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Errand:
    """What a ticket asks: to get from one of some cities to one of others."""

    sources: tuple[int, ...]
    goals: Mapping[int, int]
    """City → points that arriving there forgoes, as another goal is worth more."""
    stake: int
    """Points between the ticket completed and the ticket failed."""


class Network:
    """What never changes about the network of a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.links: list[list[tuple[int, int]]] = [[] for _ in range(board.cities)]
        """City → (neighbour, route)."""
        for route in range(board.routes):
            a, b = board.route_a[route], board.route_b[route]
            self.links[a].append((b, route))
            self.links[b].append((a, route))
        self.errands = [_errand_of(board, ticket) for ticket in range(board.tickets)]

    def parts(self, routes: Collection[int]) -> list[int]:
        """Label every city; cities that these routes join have the same label."""
        label = list(range(self.board.cities))
        for route in routes:
            a, b = _root(label, self.board.route_a[route]), _root(label, self.board.route_b[route])
            label[a] = b
        return [_root(label, city) for city in range(self.board.cities)]

    def is_done(self, ticket: int, parts: Sequence[int]) -> bool:
        """Say whether a ticket is completed where the cities are joined so."""
        errand = self.errands[ticket]
        reached = {parts[city] for city in errand.sources}
        return any(parts[city] in reached for city in errand.goals)

    def cheapest_way(self, prices: Sequence[float], sources: Collection[int], goals: Mapping[int, int]) -> Way | None:
        """Find the cheapest way from a source to a goal; ``goals`` says what arriving there costs besides."""
        best = [inf] * len(self.links)
        for city in sources:
            best[city] = 0.0
        came: dict[int, tuple[int, int]] = {}
        queue = [(0.0, city) for city in sources]
        while queue:
            price, city = heappop(queue)
            if city < 0:
                return Way(price, _trace(came, ARRIVED - city))
            if price > best[city]:
                continue
            if city in goals:
                heappush(queue, (price + goals[city], ARRIVED - city))
            for neighbour, route in self.links[city]:
                further = price + prices[route]
                if further < best[neighbour]:
                    best[neighbour] = further
                    came[neighbour] = (city, route)
                    heappush(queue, (further, neighbour))
        return None


def _errand_of(board: Board, ticket: int) -> Errand:
    values = board.ticket_value[ticket][: board.ticket_targets[ticket]]
    goals: dict[int, int] = {}
    for place, value in zip(board.ticket_to[ticket], values, strict=False):
        for city in _cities_of(board, place):
            goals[city] = min(goals.get(city, max(values)), max(values) - value)
    stake = max(values) + board.ticket_penalty[ticket]
    return Errand(tuple(_cities_of(board, board.ticket_from[ticket])), goals, stake)


def _cities_of(board: Board, place: int) -> list[int]:
    return board.place_city[place][: board.place_size[place]]


def _root(label: list[int], city: int) -> int:
    while label[city] != city:
        label[city] = label[label[city]]
        city = label[city]
    return city


def _trace(came: Mapping[int, tuple[int, int]], city: int) -> tuple[int, ...]:
    routes = []
    while city in came:
        city, route = came[city]
        routes.append(route)
    return tuple(reversed(routes))
