"""Read a map file, and refuse every mistake in it with its row, what is wrong and what is expected."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from json import dumps
from pathlib import Path
from typing import Final

from traviesa.language import Saying
from traviesa.map_board import check_board
from traviesa.map_file import MapFile, count_decks
from traviesa.map_lines import Lines
from traviesa.map_mistakes import MapError, Mistake, Notebook, close, listed
from traviesa.map_places import read_places
from traviesa.map_rows import read_goods, read_routes, read_tickets
from traviesa.map_rules import check_rules_against, read_rules
from traviesa.map_table import Table, toml_text
from traviesa.reading import bytes_of, parse_toml, reason
from traviesa.vocabulary import SEATS

FOLDER_FILE: Final = "map.toml"
"""The file of a map that is a folder, so that a drawing may lie beside it."""
TABLES: Final = {"map": dict, "rules": dict, "cities": list, "routes": list, "tickets": list}
OPTIONAL_TABLES: Final = {"countries": list, "stops": list, "country_tickets": list, "goods": list}
NAMELESS: Final = ("number", "name", "name_es", "lat", "lon")
"""What may be put right in a map without changing any game: left out of the digest."""


def read_map(path: Path) -> MapFile:
    """Read a map file; refused with a ``MapError`` that lists every mistake found."""
    return read_map_text(_text_of(path), path)


def read_map_text(text: str, path: Path) -> MapFile:
    """Read the text of a map file; ``path`` says where it is from."""
    notes = Notebook(str(path), Lines.of(text))
    document = _parse(path, text)
    _check_tables(notes, document)
    head = _read_head(notes, document, path)
    rules = read_rules(Table(notes, "rules", _table(document, "rules")))
    places = read_places(notes, document)
    routes = read_routes(notes, document, places, rules.points)
    tickets = read_tickets(notes, document, places)
    goods = read_goods(notes, document, places)
    check_board(notes, places, routes, tickets)
    check_rules_against(Table(notes, "rules", {}), rules, count_decks(tickets), head.seats[1])
    notes.refuse_if_any()
    return MapFile(
        id=head.id,
        name=head.name,
        name_es=head.name_es,
        year=head.year,
        seats=head.seats,
        reconstructed=head.reconstructed,
        rules=rules,
        cities=tuple(places.cities),
        stops_from=places.stops_from,
        countries=tuple(places.countries),
        routes=tuple(routes),
        tickets=tuple(tickets),
        decks=tuple(sorted({ticket.deck for ticket in tickets})),
        goods=tuple(goods),
        digest=_digest(places.cities, places.countries, routes, tickets, goods),
        path=path,
    )


@dataclass(frozen=True, slots=True)
class _Head:
    id: str
    name: str
    name_es: str
    year: int
    seats: tuple[int, int]
    reconstructed: tuple[str, ...]


def _text_of(path: Path) -> str:
    try:
        return bytes_of(path).decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        says = Saying("mistake-unreadable", why=reason(error))
        raise MapError.of(str(path), [Mistake("map/unreadable", Saying("mistake-where-file"), 0, says)]) from error


def _parse(path: Path, text: str) -> Mapping[str, object]:
    try:
        return parse_toml(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        ended = "at end of document" in str(error)
        # without a place the parser has come to the end of the file, or given up on the whole
        line, column = map(int, place.groups()) if place else (ended * (text.count("\n") + 1), 0)
        what = re.sub(r" \(at .*\)$", "", str(error))
        says = Saying("mistake-toml", what=what)
        at_column, elsewhere = Saying("mistake-where-column", column=column), "end" if ended else "file"
        where = at_column if column else Saying(f"mistake-where-{elsewhere}")
        mistake = Mistake("map/malformed", where, line, says)
        raise MapError.of(str(path), [mistake]) from error


def _table(document: Mapping[str, object], name: str) -> Mapping[str, object]:
    value = document.get(name)
    return value if isinstance(value, Mapping) else {}


def _check_tables(notes: Notebook, document: Mapping[str, object]) -> None:
    """The tables of a map are there, of the right form, and no others."""
    known = {**TABLES, **OPTIONAL_TABLES}
    for name in TABLES:
        if name not in document:
            says = Saying("mistake-missing-table", table=name, known=list(TABLES))
            notes.note("map/missing-table", name, says)
    for name, value in document.items():
        line = notes.lines.of_key(name)
        if name not in known:
            says = Saying("mistake-unknown-table", table=name, known=listed(known), near=close(name, known))
            notes.note("map/unknown-table", name, says, line)
        elif not isinstance(value, known[name]):
            expected = Saying("expected-table" if known[name] is dict else "expected-rows")
            says = Saying("mistake-shown-expected", value=toml_text(value), expected=expected)
            notes.note("map/wrong-type", name, says, line)
    # what is missing or of the wrong form makes every later answer a guess
    notes.refuse_if_any()


def _read_head(notes: Notebook, document: Mapping[str, object], path: Path) -> _Head:
    table = Table(notes, "map", _table(document, "map"))
    head = _Head(
        id=table.slug("id"),
        name=table.text("name"),
        name_es=table.text("name_es"),
        year=table.whole("year", 1, 9999),
        seats=_read_seats(table),
        reconstructed=table.words("reconstructed", (), ()),
    )
    table.finish()
    due = path.parent.resolve().name if path.name == FOLDER_FILE else path.stem
    if head.id and head.id != due:
        table.refuse("map/id", Saying("mistake-id", file=path.name, id=due), "id")
    return head


def _read_seats(table: Table) -> tuple[int, int]:
    expected = Saying("expected-seats", most=SEATS)
    value = table.take("seats", list, expected)
    match value:
        case [int(low), int(high)] if 2 <= low <= high <= SEATS:
            return low, high
        case list():
            table.expect("seats", expected, code="map/seats")
    return 2, 2


def _digest(*facts: object) -> str:
    """Digest what a game is played on; the form of the file, names and coordinates do not matter."""
    canonical = dumps([_facts(fact) for fact in facts], sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode()).hexdigest()


def _facts(value: object) -> object:
    if hasattr(value, "__dataclass_fields__"):
        return {key: of for key, of in asdict(value).items() if key not in NAMELESS}  # type: ignore[call-overload]
    return [_facts(each) for each in value] if isinstance(value, list | tuple) else value
