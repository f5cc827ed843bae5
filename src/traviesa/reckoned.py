"""What a final reckoning stands on: the way of each ticket, the trail city by city, and what broke a tie."""

import heapq
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from traviesa.game import Game, Result
from traviesa.map_file import MapFile, Ticket

Price = tuple[int, int, int]
"""Wagons that are lacking, routes that stations borrow, wagons laid: what a way is measured by, in this order."""


@dataclass(frozen=True, slots=True)
class Way:
    """The way of a ticket: what the seat has of it, its own routes and those its stations borrow, and what it lacks."""

    worth: int
    """The points it adds, or takes."""
    routes: tuple[int, ...]
    lacking: tuple[int, ...] = ()
    """Routes that would have closed the gaps of a failed ticket, as few wagons as possible."""


def ways_of(game: Game, seat: int, result: Result) -> dict[int, Way]:
    """Find the way of every ticket of a seat: of a completed one the shortest, of a failed one that of fewest gaps."""
    own = {number for number, owner in enumerate(game.owners) if owner == seat}
    net = _Net(game.map_file, own, set(result.borrowed.values()))
    return {ticket: net.way(game.map_file.tickets[ticket]) for ticket in (*result.completed, *result.failed)}


class _Net:
    """All routes of a map, as one seat has them, or lacks them, at the end."""

    def __init__(self, map_file: MapFile, own: set[int], borrowed: set[int]) -> None:
        self.own, self.borrowed = own, borrowed
        self.routes = map_file.routes
        self.at: list[list[int]] = [[] for _ in map_file.cities]
        for route in self.routes:
            for city in route.ends:
                self.at[city].append(route.number)

    def way(self, ticket: Ticket) -> Way:
        """TTR-SCORE-2 Find the way of a ticket: to the group of highest value that is reached, or to the nearest."""
        ways = [(*self._way_to(ticket.from_cities, group), value) for group, value in ticket.to]
        joined = [(-value, price, way) for price, way, value in ways if not price[0]]
        if joined:
            value, _, way = min(joined)
            return Way(-value, way)
        _, way = min((price, way) for price, way, _ in ways)
        has = self.own | self.borrowed
        return Way(-ticket.penalty, tuple(r for r in way if r in has), tuple(r for r in way if r not in has))

    def _way_to(self, begins: Sequence[int], ends: Sequence[int]) -> tuple[Price, tuple[int, ...]]:
        queue: list[tuple[Price, int, tuple[int, ...]]] = [((0, 0, 0), city, ()) for city in begins]
        seen: set[int] = set()
        while queue:
            price, city, way = heapq.heappop(queue)
            if city in ends:
                return price, way
            if city in seen:
                continue
            seen.add(city)
            for number in self.at[city]:
                one, other = self.routes[number].ends
                further = self._priced(price, number)
                heapq.heappush(queue, (further, other if city == one else one, (*way, number)))
        return (1 << 14, 0, 0), ()  # a map in parts that no route joins

    def _priced(self, price: Price, number: int) -> Price:
        lacking, borrowed, laid = price
        length = self.routes[number].length
        if number in self.own:
            return lacking, borrowed, laid + length
        return (lacking, borrowed + 1, laid) if number in self.borrowed else (lacking + length, borrowed, laid)


def trail_cities(map_file: MapFile, routes: Sequence[int]) -> list[int]:
    """List the cities of a trail in the order in which it passes them, each route once (Hierholzer)."""
    if not routes:
        return []
    ways: dict[int, list[tuple[int, int]]] = {}
    for route in routes:
        a, b = map_file.routes[route].ends
        ways.setdefault(a, []).append((route, b))
        ways.setdefault(b, []).append((route, a))
    odd = [city for city, from_here in ways.items() if len(from_here) % 2]
    stack, used, trail = [min(odd or ways)], set[int](), []
    while stack:
        open_ways = [way for way in ways[stack[-1]] if way[0] not in used]
        if open_ways:
            used.add(open_ways[0][0])
            stack.append(open_ways[0][1])
        else:
            trail.append(stack.pop())
    return trail


def tie_steps(
    ties: Sequence[str], results: Sequence[Result], stations_left: Sequence[int], resigned: Sequence[int]
) -> list[tuple[str, Mapping[int, int]]]:
    """TTR-SCORE-5 RUL-TIE-2 RUL-END-5 List what those compared who had most points, up to what told them apart.

    Each step has its word and what each seat that was still tied could show; nothing, when points decided.
    """
    playing = [seat for seat in range(len(results)) if seat not in resigned]
    most = max([results[seat].total for seat in playing], default=0)
    tied = [seat for seat in playing if results[seat].total == most]
    steps: list[tuple[str, Mapping[int, int]]] = []
    for step in ties:
        if len(tied) < 2:
            break
        measures = {seat: tie_measure(results[seat], stations_left[seat], step) for seat in tied}
        steps.append((step, measures))
        tied = [seat for seat in tied if measures[seat] == max(measures.values())]
    return steps


def tie_measure(result: Result, stations_left: int, step: str) -> int:
    """EU-TIE-1 EU-TIE-2 EU-TIE-3 Say what a seat has to show at one step of the ties; more is better."""
    shown = {
        "tickets": len(result.completed),
        "fewest_stations": stations_left,
        "bonus": result.bonus,
        "longest_trail": result.trail,
        "goods": 0,
    }
    return shown[step]
