"""Checking a database: every game is played again from its journal and compared with what is kept about it."""

import json
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import func, select

from traviesa.archive import commitment_of, replay
from traviesa.errors import TraviesaError
from traviesa.language import Saying
from traviesa.record_text import read_record, write_record
from traviesa.server.adding import index_of
from traviesa.server.closing import record_of_table, results_of
from traviesa.server.entry import Entry
from traviesa.server.people.rating import in_order, reckoned
from traviesa.server.schema import PLAYERS, RATINGS, RESULTS, SITTINGS, TABLES
from traviesa.server.store import Store
from traviesa.server.table import Table
from traviesa.server.tables import Tables

COMPARED: Final = ("player", "name", "pool", "points", "place", "counts")
"""Of the results."""
INDEXED: Final = ("status", "free", "card")
"""Of the index over tables; when to wake depends on outages that were noted since."""


class Checked(Struct):
    """What was found at one table."""

    table: str
    status: str
    entries: int
    wrong: list[Saying]


async def check(tables: Tables) -> AsyncIterator[Checked]:
    """Check every table, the oldest first."""
    rows = await tables.store.rows(select(TABLES).order_by(TABLES.c.created_at, TABLES.c.id))
    for row in rows:
        yield await check_table(tables, row)


async def count_tables(tables: Tables) -> int:
    """Count the tables there are to check."""
    row = await tables.store.first(select(func.count()).select_from(TABLES))
    return int(row[0])


async def check_table(tables: Tables, row: Any) -> Checked:
    """Play one table again, and compare."""
    found = Checked(row.id, row.status, 0, [])
    try:
        entries = await tables.journals.read(row.id)
        found.entries = len(entries)
        found.wrong += _gaps(entries)
        if not found.wrong:
            table = await tables.fold(row.id)
            found.wrong += _index_differs(table, row)
            found.wrong += await _sittings_differ(tables, table)
            if table.status == "over":
                found.wrong += _record_differs(table, entries)
                found.wrong += await _results_differ(tables, table, entries)
    except Exception as error:  # whatever is wrong with one table, the others are checked too
        why = error if isinstance(error, TraviesaError) else f"{type(error).__name__}: {error}"
        found.wrong.append(Saying("check-unplayable", why=why))
    return found


def _gaps(entries: list[Entry]) -> list[Saying]:
    numbers = [entry.number for entry in entries]
    return [] if numbers == list(range(1, len(numbers) + 1)) else [Saying("check-gap")]


def _index_differs(table: Table, row: Any) -> list[Saying]:
    index = index_of(table, row.changed_at)
    wrong = [
        Saying("check-differs", name=name, kept=repr(getattr(row, name)), right=repr(index[name]))
        for name in INDEXED
        if getattr(row, name) != index[name]
    ]
    if commitment_of(table.secret) != table.setup.commitment:
        wrong.append(Saying("check-secret"))
    return wrong


async def _sittings_differ(tables: Tables, table: Table) -> list[Saying]:
    query = select(SITTINGS.c.player).where(SITTINGS.c.table == table.id, SITTINGS.c.role == "sits")
    listed = {row.player for row in await tables.store.rows(query)}
    seated = {chair.player for chair in table.chairs if chair.player}
    return [] if listed == seated else [Saying("check-sittings", kept=str(sorted(listed)), right=str(sorted(seated)))]


def _record_differs(table: Table, entries: list[Entry]) -> list[Saying]:
    """Write the record, read it, replay it, and compare with the game that the journal gives."""
    text = write_record(record_of_table(table, entries))
    again = replay(read_record(text), start=table.begin())
    return [] if again.to_bytes() == table.playing().to_bytes() else [Saying("check-record")]


async def _results_differ(tables: Tables, table: Table, entries: list[Entry]) -> list[Saying]:
    rows = await tables.store.rows(select(RESULTS).where(RESULTS.c.table == table.id).order_by(RESULTS.c.seat))
    if len(rows) != len(table.chairs):
        return [Saying("check-results", kept=len(rows), right=len(table.chairs))]
    expected = results_of(table, entries, 0)
    return [
        Saying("check-seat-differs", name=name, seat=seat, kept=repr(kept), right=repr(right))
        for seat, row in enumerate(rows)
        for name, kept, right in _pairs(row, expected[seat])
        if kept != right
    ]


def _pairs(row: Any, expected: Mapping[str, Any]) -> Iterator[tuple[str, Any, Any]]:
    """Pair what is kept of a seat with what its journal says; figures that came up later are not kept of all games."""
    for name in COMPARED:
        yield name, getattr(row, name), expected[name]
    figures = json.loads(expected["figures"])
    for name, kept in json.loads(row.figures).items():
        yield name, kept, figures.get(name)


# --- ratings ----------------------------------------------------------------------------------------------------
async def check_ratings(store: Store) -> list[tuple[str, Saying]]:
    """Reckon every rating again from the results; say what does not agree, and at which table or of whom."""
    found = reckoned(await store.rows(in_order()))
    rows = await store.rows(select(RATINGS.c.player, RATINGS.c.pool, RATINGS.c.games, RATINGS.c.shown))
    kept = {(row.player, row.pool): (row.games, row.shown) for row in rows}
    query = select(PLAYERS.c.id).where(PLAYERS.c.kind == "account")
    accounts = {row.id for row in await store.rows(query)}
    right = {key: (one.games, one.shown) for key, one in found.ratings.items() if key[0] in accounts}
    return found.wrong + [
        (key[0], Saying("check-rating", pool=key[1], kept=str(kept.get(key)), right=str(right.get(key))))
        for key in sorted(kept.keys() | right.keys())
        if kept.get(key) != right.get(key)
    ]
