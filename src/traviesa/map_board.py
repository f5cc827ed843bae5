"""Check a board as a whole: it fits the state, it hangs together, its border stops are dead ends."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from traviesa.language import Saying
from traviesa.map_file import Route, Ticket
from traviesa.map_mistakes import Notebook
from traviesa.map_places import Places
from traviesa.vocabulary import CITIES, DECKS, GROUP, NEIGHBOURS, ROUTES, TICKETS

NET: Final = ("cities", "stops", "countries", "routes")
"""Mistakes in these tables would make a guess of what hangs together."""


def check_board(notes: Notebook, places: Places, routes: Sequence[Route], tickets: Sequence[Ticket]) -> None:
    """Note what is wrong with the board as a whole; its connection only when its rows are sound."""
    sizes = (("cities", places.cities, CITIES), ("routes", routes, ROUTES), ("tickets", tickets, TICKETS))
    for name, rows, most in sizes:
        if not 1 <= len(rows) <= most:
            says = Saying(f"mistake-size-{name}", count=len(rows), most=most)
            notes.note("map/too-many" if rows else "map/missing-table", name, says, notes.lines.of_key(name), name)
    if any(mistake.table in NET for mistake in notes.mistakes):
        return
    _check_room(notes, places, routes, tickets)
    neighbours = neighbours_of(routes)
    _check_connection(notes, places, neighbours)
    for stop in range(places.stops_from, len(places.cities)):
        if len(neighbours[stop]) > 1:
            says = Saying("mistake-stop-neighbours", count=len(neighbours[stop]))
            _note_city(notes, places, stop, "map/stop", says)


def _check_room(notes: Notebook, places: Places, routes: Sequence[Route], tickets: Sequence[Ticket]) -> None:
    """Note what is more than the engine has room for."""
    tracks = Counter(city for route in routes for city in route.ends)
    for city, many in sorted(tracks.items()):
        if many > NEIGHBOURS:
            says = Saying("mistake-city-routes", count=many, most=NEIGHBOURS)
            _note_city(notes, places, city, "map/too-many", says)
    decks = sorted({ticket.deck for ticket in tickets})
    if len(decks) > DECKS:
        notes.note("map/too-many", "tickets", Saying("mistake-decks", decks=decks, most=DECKS))
    for ticket in tickets:
        widest = max(len(group) for group in (ticket.from_cities, *(cities for cities, _ in ticket.to)))
        if max(widest, len(ticket.to)) > GROUP:
            says = Saying("mistake-ticket-wide", ticket=ticket.id, most=GROUP)
            notes.note("map/too-many", "tickets", says)


def neighbours_of(routes: Sequence[Route]) -> Mapping[int, set[int]]:
    """Gather for each city the cities one route away."""
    neighbours: dict[int, set[int]] = defaultdict(set)
    for a, b in (route.ends for route in routes):
        neighbours[a].add(b)
        neighbours[b].add(a)
    return neighbours


def _check_connection(notes: Notebook, places: Places, neighbours: Mapping[int, set[int]]) -> None:
    """Every city can be reached from every other; what is missing is told of the smaller part."""
    left = set(range(len(places.cities)))
    parts = []
    while left:
        parts.append(_part_of(min(left), neighbours))
        left -= parts[-1]
    main = max(parts, key=len)
    for city in sorted(set(range(len(places.cities))) - main):
        home = places.cities[min(main)].id
        says = Saying("mistake-unconnected", city=places.cities[city].id, home=home)
        _note_city(notes, places, city, "map/unconnected-city", says)


def _part_of(start: int, neighbours: Mapping[int, set[int]]) -> set[int]:
    part, fresh = {start}, [start]
    while fresh:
        new = neighbours.get(fresh.pop(), set()) - part
        part |= new
        fresh.extend(new)
    return part


def _note_city(notes: Notebook, places: Places, number: int, code: str, says: Saying) -> None:
    table = "stops" if number >= places.stops_from else "cities"
    row = number + 1 - (places.stops_from if table == "stops" else 0)
    notes.note(code, Saying("mistake-row", table=table, row=row), says, notes.lines.of_row(table, row), table)
