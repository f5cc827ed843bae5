"""The facts of a map as a page draws them: names, routes and tickets, the same words as in the notation."""

from typing import Any

from litestar import Request, Response, get
from msgspec import Struct

from traviesa.map_file import MapFile, Route, Ticket
from traviesa.server.api.answers import problems
from traviesa.server.api.packing import packed
from traviesa.server.library import Library
from traviesa.vocabulary import CARD_WORDS, GRAY, KIND_WORDS

FOR_AN_HOUR = "public, max-age=3600"
"""What is played on never changes under a digest; names of cities may be mended."""


class CityFacts(Struct, frozen=True):
    """What a city is called."""

    name: str
    name_es: str


class RouteFacts(Struct, frozen=True):
    """One track between two cities."""

    ends: tuple[str, str]
    length: int
    colour: str
    """A card, or ``gray``."""
    kind: str
    """``track``, ``tunnel`` or ``ferry``."""
    locomotives: int
    """Locomotives that a ferry asks for."""
    twins: tuple[str, ...]
    """The other tracks of a double or triple."""


class TicketFacts(Struct, frozen=True):
    """What a ticket joins, and what it is worth."""

    ends: tuple[tuple[str, ...], tuple[str, ...]]
    """From one of these cities to one of those."""
    points: int
    deck: str


class MapFacts(Struct, frozen=True):
    """A map, without where things stand on the sheet."""

    id: str
    name: str
    name_es: str
    digest: str
    seats: tuple[int, int]
    reconstructed: tuple[str, ...]
    cities: dict[str, CityFacts]
    routes: dict[str, RouteFacts]
    tickets: dict[str, TicketFacts]


@get("/api/maps/{digest:str}/facts", summary="A map's facts", tags=["tables"], responses=problems(404))
async def map_facts(digest: str, library: Library, request: Request[Any, Any, Any]) -> Response[MapFacts]:
    """Give a map's cities, routes and tickets by their names in the notation; by its digest, or by its id."""
    found = await library.map_by(digest)
    headers = {"cache-control": FOR_AN_HOUR} if found.digest == digest else {"cache-control": "no-cache"}
    return packed(request, facts_of(found), headers)


def facts_of(found: MapFile) -> MapFacts:
    """Write a map's facts with names in place of numbers."""
    cities = {city.id: CityFacts(city.name, city.name_es) for city in found.cities}
    routes = {route.id: _route_facts(found, route) for route in found.routes}
    tickets = {ticket.id: _ticket_facts(found, ticket) for ticket in found.tickets}
    return MapFacts(
        found.id, found.name, found.name_es, found.digest, found.seats, found.reconstructed, cities, routes, tickets
    )


def _route_facts(found: MapFile, route: Route) -> RouteFacts:
    first, second = (found.cities[end].id for end in route.ends)
    twins = [one.id for one in found.routes if set(one.ends) == set(route.ends) and one.number != route.number]
    colour = "gray" if route.colour == GRAY else CARD_WORDS[route.colour]
    kind = KIND_WORDS[route.kind]
    return RouteFacts((first, second), route.length, colour, kind, route.locomotives, tuple(twins))


def _ticket_facts(found: MapFile, ticket: Ticket) -> TicketFacts:
    names = found.cities
    starts = tuple(names[city].id for city in ticket.from_cities)
    goals = tuple(dict.fromkeys(names[city].id for group, _ in ticket.to for city in group))
    return TicketFacts((starts, goals), ticket.points, ticket.deck)
