"""A map as tables for the terminal: cities, routes, tickets, rule numbers."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

from rich.console import JustifyMethod
from rich.markup import escape
from rich.table import Table

from traviesa.map_file import MapFile
from traviesa.map_table import toml_text
from traviesa.vocabulary import COLOUR_WORDS, GRAY, KIND_WORDS

Say = Callable[..., str]


def map_tables(board: MapFile, say: Say, spanish: bool) -> Iterator[Table]:
    """Give the tables of a map in one language."""
    names = [city.name_es if spanish else city.name for city in board.cities]
    yield _table(say, "cities", ("id", "name", "coordinates", "neighbours"), _cities(board, names))
    yield _table(say, "routes", ("route", "length", "points", "colour", "kind", "locomotives"), _routes(board, say))
    yield _table(say, "tickets", ("ticket", "from", "to", "points", "deck"), _tickets(board, names, spanish))
    yield _table(say, "rules", ("rule", "value"), ((key, toml_text(of)) for key, of in board.rules.as_table().items()))


def _table(say: Say, title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    table = Table(title=say(f"map-{title}"), title_justify="left", header_style="bold")
    for head in heads:
        numeric = head in ("length", "points", "locomotives", "coordinates")
        justify: JustifyMethod = "right" if numeric else "left"
        # what is typed stays in one piece, whatever the width
        table.add_column(say(f"map-{head}"), justify=justify, overflow="fold", no_wrap=head == heads[0])
    for row in rows:
        table.add_row(*map(escape, row))
    return table


def _cities(board: MapFile, names: Sequence[str]) -> Iterator[Sequence[str]]:
    neighbours: dict[int, set[int]] = defaultdict(set)
    for a, b in (route.ends for route in board.routes):
        neighbours[a].add(b)
        neighbours[b].add(a)
    for number, city in enumerate(board.cities):
        near = ", ".join(names[other] for other in sorted(neighbours[number]))
        yield city.id, names[number], f"{city.lat:.2f}, {city.lon:.2f}", near


def _routes(board: MapFile, say: Say) -> Iterator[Sequence[str]]:
    for route in board.routes:
        colour = "gray" if route.colour == GRAY else COLOUR_WORDS[route.colour]
        points = str(board.rules.points[route.length])
        words = say(f"colour-{colour}"), say(f"kind-{KIND_WORDS[route.kind]}")
        yield route.id, str(route.length), points, *words, str(route.locomotives or "")


def _tickets(board: MapFile, names: Sequence[str], spanish: bool) -> Iterator[Sequence[str]]:
    for ticket in board.tickets:
        to = [_group(board, names, group, spanish) for group, _ in ticket.to]
        points = [str(points) for _, points in ticket.to]
        start = _group(board, names, ticket.from_cities, spanish)
        yield ticket.id, start, ", ".join(to), ", ".join(points), ticket.deck


def _group(board: MapFile, names: Sequence[str], group: tuple[int, ...], spanish: bool) -> str:
    """Name a city, or the country whose stops a group is."""
    country = board.cities[group[0]].country
    if country < 0:
        return names[group[0]]
    return board.countries[country].name_es if spanish else board.countries[country].name
