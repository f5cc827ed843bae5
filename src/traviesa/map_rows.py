"""Read the rows of a map file: routes, tickets, goods."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from traviesa.language import Saying
from traviesa.map_file import Route, Ticket
from traviesa.map_mistakes import Notebook, close
from traviesa.map_places import Places, rows
from traviesa.map_rules import ANY_DECK
from traviesa.map_table import Table
from traviesa.vocabulary import COLOUR_WORDS, FERRY, KIND_WORDS, LENGTHS

ROUTE_COLOURS: Final = (*COLOUR_WORDS, "gray")
MOST_POINTS: Final = 127
MOST_COPIES: Final = 9
TRACKS: Final = 3


def read_routes(
    notes: Notebook, document: Mapping[str, object], places: Places, lengths: Mapping[int, int]
) -> list[Route]:
    """Read the routes, one row per track."""
    tables = enumerate(rows(notes, document, "routes"))
    read = [(row, _read_route(row, number, places)) for number, row in tables]
    for row, route in read:
        if lengths and row.values.get("length") == route.length and route.length not in lengths:
            says = Saying("mistake-length-without-points", length=route.length, lengths=list(lengths))
            row.refuse("map/length-without-points", says)
    return _name_tracks(read, places)


def _read_route(row: Table, number: int, places: Places) -> Route:
    a, b = _end(row, "a", places.numbers), _end(row, "b", places.numbers)
    if a == b >= 0:
        row.refuse("map/route-to-itself", Saying("mistake-route-to-itself", city=row.values["a"]))
    route = Route(
        number=number,
        id="",
        ends=(a, b),
        length=row.whole("length", 1, LENGTHS - 1),
        colour=ROUTE_COLOURS.index(row.word("colour", ROUTE_COLOURS, code="map/colour")),
        kind=KIND_WORDS.index(row.word("kind", KIND_WORDS, code="map/kind")),
        locomotives=row.whole("locomotives", 0, LENGTHS - 1, 0),
        any_cards_per_card=row.whole("any_cards_per_card", 0, 9, 0),
        track=0,
    )
    row.finish()
    _check_locomotives(row, route)
    return route


def _check_locomotives(row: Table, route: Route) -> None:
    if row.values.get("kind") not in KIND_WORDS:
        return
    if route.kind == FERRY and not 1 <= route.locomotives <= route.length:
        says = Saying("mistake-ferry-locomotives", length=route.length, locomotives=route.locomotives)
        row.refuse("map/locomotives", says)
    if route.kind != FERRY and "locomotives" in row.values:
        row.refuse("map/locomotives", Saying("mistake-locomotives-on-land", kind=KIND_WORDS[route.kind]))


def _end(row: Table, key: str, known: Mapping[str, int]) -> int:
    """Read one end of a route as the number of a city; -1 when there is no such city."""
    city = row.text(key)
    if city and city not in known:
        row.refuse("map/unknown-city", Saying("mistake-unknown-city", city=city, near=close(city, known)))
    return known.get(city, -1)


def _name_tracks(read: list[tuple[Table, Route]], places: Places) -> list[Route]:
    """Give each route its name, with the number of the track where its ends have several."""
    totals = Counter(frozenset(route.ends) for _, route in read)
    seen: Counter[frozenset[int]] = Counter()
    named = []
    for row, route in read:
        pair = frozenset(route.ends)
        seen[pair] += 1
        sound = -1 not in pair and len(pair) == len(route.ends)
        if sound and seen[pair] > TRACKS:
            row.refuse("map/too-many-tracks", Saying("mistake-too-many-tracks", track=seen[pair], most=TRACKS))
        track = seen[pair] if totals[pair] > 1 else 0
        ends = "-".join(sorted(places.cities[end].id for end in route.ends)) if sound else ""
        name = f"{ends}:{track}" if track else ends
        named.append(replace(route, id=name, track=track))
    return named


def read_tickets(notes: Notebook, document: Mapping[str, object], places: Places) -> list[Ticket]:
    """Read the tickets, and behind them the country tickets, each copy for itself."""
    tickets: list[Ticket] = []
    seen: set[frozenset[str]] = set()
    for row in rows(notes, document, "tickets"):
        ticket = _read_ticket(row, len(tickets), places)
        pair = frozenset(ticket.id.split("-"))
        if pair in seen and len(pair) > 1:
            row.refuse("map/duplicate-ticket", Saying("mistake-duplicate-ticket", ticket=ticket.id))
        seen.add(pair)
        tickets.append(ticket)
    for row in rows(notes, document, "country_tickets"):
        for ticket in _read_country_ticket(row, len(tickets), places):
            if frozenset((ticket.id,)) in seen:
                row.refuse("map/duplicate-ticket", Saying("mistake-duplicate-country-ticket", ticket=ticket.id))
            seen.add(frozenset((ticket.id,)))
            tickets.append(ticket)
    return tickets


def _read_ticket(row: Table, number: int, places: Places) -> Ticket:
    a, b = _group(row, "a", places), _group(row, "b", places)
    points = row.whole("points", 1, MOST_POINTS)
    deck = _deck(row)
    row.finish()
    name = f"{row.values.get('a')}-{row.values.get('b')}"
    if a and a == b:
        row.refuse("map/ticket-to-itself", Saying("mistake-ticket-to-itself", place=row.values["a"]))
    return Ticket(number, name, a, ((b, points),), deck, points, points)


def _group(row: Table, key: str, places: Places) -> tuple[int, ...]:
    """Read one end of a ticket: a city, or a country at any of its stops."""
    name = row.text(key)
    if name and name not in places.groups:
        row.refuse("map/unknown-city", Saying("mistake-unknown-place", place=name, near=close(name, places.groups)))
    return places.groups.get(name, ())


def _deck(row: Table) -> str:
    deck = row.slug("deck")
    if deck == ANY_DECK:
        row.expect("deck", Saying("expected-deck", any=ANY_DECK))
    return deck


def _read_country_ticket(row: Table, number: int, places: Places) -> Iterator[Ticket]:
    """Read a ticket with several values: the best country reached scores, none reached loses the lowest."""
    origin, start = row.values.get("from"), _group(row, "from", places)
    copies, deck = row.whole("copies", 1, MOST_COPIES), _deck(row)
    known = [country.id for country in places.countries if country.id != origin]
    for key in row.values:
        if key not in (*row.asked, *known):
            row.refuse("map/unknown-country", Saying("mistake-unknown-other-country", id=key, near=close(key, known)))
    to = tuple((places.groups[key], row.whole(key, 1, MOST_POINTS)) for key in row.values if key in known)
    if not to:
        row.refuse("map/missing-key", Saying("mistake-ticket-nowhere"))
        return
    values = [points for _, points in to]
    for copy in range(1, copies + 1):
        name = f"{origin}>:{copy}" if copies > 1 else f"{origin}>"
        yield Ticket(number + copy - 1, name, start, to, deck, max(values), min(values))


def read_goods(notes: Notebook, document: Mapping[str, object], places: Places) -> list[tuple[int, tuple[int, ...]]]:
    """Read the stacks of goods, highest value first."""
    goods: dict[int, tuple[int, ...]] = {}
    cities = {city.id: number for number, city in enumerate(places.cities[: places.stops_from])}
    for row in rows(notes, document, "goods"):
        city = _end(row, "city", cities)
        values = row.take("values", list, Saying("expected-goods"))
        row.finish()
        if city in goods and city >= 0:
            row.refuse("map/duplicate-id", Saying("mistake-goods-twice"))
        goods[city] = tuple(values) if isinstance(values, list) else ()
        sound = all(type(value) is int and 0 < value <= MOST_POINTS for value in goods[city])
        if not sound or list(goods[city]) != sorted(goods[city], reverse=True) or not goods[city]:
            row.expect("values", Saying("expected-goods-sound"))
    return list(goods.items())
