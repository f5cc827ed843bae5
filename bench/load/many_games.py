"""A database with a hundred thousand games that are over: starting, lists, the keeper's look; and a cold table."""

import random
import sqlite3
import statistics
import time
from pathlib import Path

from bench.load.databases import SQLite
from bench.load.moving import Bench
from bench.load.serving import served, settings_for
from traviesa.server import deciding
from traviesa.server.journal import Journals
from traviesa.server.keeper import due_tables
from traviesa.server.library import Library
from traviesa.server.store import open_store
from traviesa.server.table import Table
from traviesa.server.tables import Tables

LONG = 200
"""Entries in the journal of a table far along."""
KEPT = 20
"""So many entries of each copy: whole journals would be 35 kB a game and take minutes to write."""
CHANGES = {
    "tables": {"id": "id || '-' || :copy", "changed_at": "changed_at - :copy", "status": "'over'", "wake_at": "NULL"},
    "entries": {"table": "\"table\" || '-' || :copy"},
    "sittings": {"table": "\"table\" || '-' || :copy"},
}
"""What is different in the copy of a game."""


async def measure_many(bench: Bench, database: SQLite, games: int) -> None:
    """Measure a server whose database has grown old."""
    settings = settings_for(bench.folder, **database.fresh())
    file = settings.data / "traviesa.sqlite"
    table = bench.tables[0].table
    await _play_on(file, table)
    _multiply(file, table, games)
    bench.found["database of that many games, MB"] = f"{games}: {file.stat().st_size / 10**6:.0f}"
    bench.found["cold table of 200 entries, ms"] = await _cold(file, table)
    with served(settings, bench.folder) as server:
        asked = {
            "list of tables": "/api/tables",
            "list of games that are over": "/api/tables?status=over",
            "list of running games on one map": "/api/tables?status=running&map=europe",
            "list of a map nobody plays": "/api/tables?map=usa",
        }
        bench.found["start over that many, s"] = round(server.ready_after, 1)
        bench.found["memory then, MB"] = round(server.memory / 10**6)
        for name, path in asked.items():
            bench.found[f"{name}, ms"] = _ms([server.look(path) for _ in range(15)])
    bench.found["keeper's look, ms"] = await _keeper(file)


async def _play_on(file: Path, table: str) -> None:
    """Bring a table to a journal of so many entries."""
    store = await open_store(f"sqlite:///{file}")
    tables, chance = Tables(store, Journals(store), Library(store)), random.Random(2)

    def draw(one: Table) -> object:
        (seat,) = one.due
        legal = one.view(seat).legal()
        quiet = [deed for deed in legal if deed.startswith("draw")] or legal
        return deciding.do(one, one.chairs[seat].player, seat, chance.choice(quiet), one.moments[seat])

    while (await tables.find(table)).table.version < LONG:
        await tables.act(table, draw)  # type: ignore[arg-type]
    await store.close()


def _multiply(file: Path, table: str, games: int) -> None:
    """Copy a game so often, as if it were over."""
    with sqlite3.connect(file) as connection:
        for name, changes in CHANGES.items():
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            made = ", ".join(changes.get(column, f'"{column}"') for column in columns)
            which = "id" if name == "tables" else '"table"'
            which += f" AND number <= {KEPT}" if name == "entries" else ""
            copies = ({"copy": copy, "id": table} for copy in range(games))
            connection.executemany(f"INSERT INTO {name} SELECT {made} FROM {name} WHERE {which} = :id", copies)
    connection.close()


async def _cold(file: Path, table: str) -> str:
    store = await open_store(f"sqlite:///{file}")
    tables, times = Tables(store, Journals(store), Library(store)), []
    for _ in range(15):
        begun = time.perf_counter()
        await tables.fold(table)
        times.append(time.perf_counter() - begun)
    await store.close()
    return _ms(times)


async def _keeper(file: Path) -> str:
    store, times = await open_store(f"sqlite:///{file}"), []
    for _ in range(15):
        begun = time.perf_counter()
        await store.rows(due_tables())
        times.append(time.perf_counter() - begun)
    await store.close()
    return _ms(times)


def _ms(times: list[float]) -> str:
    return f"{1000 * statistics.median(times):.1f} (longest {1000 * max(times):.1f})"
