"""How the tickets of a seat stand: completed, still possible and at what price, or out of reach."""

import heapq
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from traviesa.map_file import Ticket
from traviesa.view import View

Place = tuple[int, int, int]
"""A city, the built stations used on the way (bits), and how many more would be built."""
Reached = tuple[int, int, Place, tuple[int, ...], tuple[int, ...]]
"""The price of the way to a place, its wagons, the place, the routes claimed for it and the cities passed."""
STATION_PRICE = 4
"""Wagons that are rather laid than one station built: it costs points, cards and a turn too."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What is known of a ticket."""

    ticket: int
    state: str
    """``done``, ``borrowed`` (done thanks to a station), ``open``, ``station`` (only with stations yet to be
    built, or with another use of those that stand) or ``lost``."""
    wagons: int = 0
    """Wagons of the cheapest way that is left."""
    routes: tuple[int, ...] = ()
    """The routes to claim for it."""
    stations: int = 0
    """Stations to build for it."""
    cities: tuple[int, ...] = ()
    """The cities of that way, in order."""


def outlooks(view: View) -> list[Outlook]:
    """Look at every ticket of the view's seat."""
    return [outlook_of(view, ticket) for ticket in view.tickets]


def outlook_of(view: View, ticket: int) -> Outlook:
    """Look at one ticket, held by the seat or offered to it."""
    net = Network(view)
    asked = view.map_file.tickets[ticket]
    way = net.way(asked, stations=False)
    if way is not None and not way.routes:
        return Outlook(ticket, "done", cities=way.cities)
    if ticket in view.completed:
        return Outlook(ticket, "borrowed")
    if way is not None:
        return Outlook(ticket, "open", way.wagons, way.routes, cities=way.cities)
    if (way := net.way(asked, stations=True)) is not None:
        return Outlook(ticket, "station", way.wagons, way.routes, way.stations, way.cities)
    return Outlook(ticket, "lost")


@dataclass(frozen=True, slots=True)
class Way:
    """A way through the map."""

    wagons: int
    stations: int
    routes: tuple[int, ...]
    """Those to claim."""
    cities: tuple[int, ...]


class Network:
    """The routes as one seat can still use them: its own for nothing, open ones for wagons, others' by stations."""

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.wagons = view.wagons[view.seat]
        self.stations_left = view.stations_left[view.seat]
        self.standing: Mapping[int, int] = view.stations
        self.owners = view.owners
        self.routes = view.map_file.routes
        self.built = [city for city, owner in self.standing.items() if owner == view.seat]
        self.at: list[list[int]] = [[] for _ in view.map_file.cities]
        for route in self.routes:
            for city in route.ends:
                self.at[city].append(route.number)

    def way(self, ticket: Ticket, stations: bool) -> Way | None:
        """Find the cheapest way that completes a ticket with the wagons left.

        A station is taken to serve one route of the way; two that would have to stand in one city are not told
        apart from two that need not, so a way with several stations is an outlook, not a promise.
        """
        goals = {city for group, _ in ticket.to for city in group}
        queue: list[Reached] = [(0, 0, (city, 0, 0), (), (city,)) for city in ticket.from_cities]
        seen: set[Place] = set()
        while queue:
            price, wagons, place, routes, cities = heapq.heappop(queue)
            if place[0] in goals:
                return Way(wagons, place[2], routes, cities)
            if place in seen:
                continue
            seen.add(place)
            for cost, target, claimed in self._steps(place, stations):
                if target not in seen and wagons + cost <= self.wagons:
                    further = price + cost + STATION_PRICE * (target[2] - place[2])
                    heapq.heappush(queue, (further, wagons + cost, target, routes + claimed, (*cities, target[0])))
        return None

    def _steps(self, place: Place, stations: bool) -> Iterator[tuple[int, Place, tuple[int, ...]]]:
        city, used, built = place
        for number in self.at[city]:
            route = self.routes[number]
            other = route.ends[route.ends[0] == city]
            owner = self.owners[number]
            if owner == self.seat:
                yield 0, (other, used, built), ()
            elif owner == -1:
                yield route.length, (other, used, built), (number,)
            elif owner >= 0 and stations:
                yield from self._borrowed(route.ends, (other, used, built))

    def _borrowed(self, ends: Sequence[int], to: Place) -> Iterator[tuple[int, Place, tuple[int, ...]]]:
        """Cross another seat's route by a station at either end."""
        city, used, built = to
        for bit, station in enumerate(self.built):
            if station in ends and not used >> bit & 1:
                yield 0, (city, used | 1 << bit, built), ()
        if built < self.stations_left and any(end not in self.standing for end in ends):
            yield 0, (city, used, built + 1), ()
