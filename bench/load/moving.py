"""How fast moves go: at a steady rate with the time until all have heard, and as fast as it goes without the rules."""

import statistics
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bench.load.databases import PostgreSQL, SQLite
from bench.load.driving import Driver
from bench.load.preparing import Prepared
from bench.load.serving import NO_RULES, REAL, Served, served, settings_for

Found = dict[str, object]
Database = SQLite | PostgreSQL


@dataclass
class Bench:
    """What is driven, and how."""

    folder: Path
    tables: list[Prepared]
    seconds: float
    rounds: int
    found: Found = field(default_factory=dict)

    @asynccontextmanager
    async def driven(
        self, database: Database, module: str = REAL, workers: int = 1
    ) -> AsyncIterator[tuple[Served, Driver]]:
        """Run a server with every stream open, until the block is left."""
        settings = settings_for(self.folder, **database.fresh(), workers=workers)
        with served(settings, self.folder, module) as server:
            driver = Driver("127.0.0.1", server.port, self.tables)
            await driver.open_streams()
            try:
                yield server, driver
            finally:
                await driver.close()


async def measure_memory(bench: Bench, database: SQLite) -> None:
    """Measure what a table takes that nobody watches, and what a stream takes."""
    with served(settings_for(bench.folder, **database.fresh()), bench.folder) as server:
        for one in bench.tables[:5]:
            server.look(f"/api/tables/{one.table}")
        first = Driver("127.0.0.1", server.port, bench.tables[:5])
        await first.open_streams()
        await first.close()
        before = server.memory
        for one in bench.tables[5:]:
            server.look(f"/api/tables/{one.table}")
        idle = server.memory
        driver = Driver("127.0.0.1", server.port, bench.tables)
        await driver.open_streams()
        bench.found |= {
            "memory of an empty server, MB": round(before / 10**6),
            "memory of a table nobody watches, kB": round((idle - before) / len(bench.tables[5:]) / 1000, 1),
            "memory of a stream, kB": round((server.memory - idle) / 3 / len(bench.tables) / 1000, 1),
        }
        await driver.close()


async def measure_rates(bench: Bench, database: Database, rates: list[float], workers: int = 1) -> None:
    """Measure, at steady rates and as fast as it goes, how long until a move is durable and until all have heard."""
    name = f"{database.name}, {workers} process" + "es" * (workers > 1)
    async with bench.driven(database, workers=workers) as (server, driver):
        await driver.drive(2, rates[0])
        for rate in [*rates, None]:
            at = "as fast as it goes" if rate is None else f"{rate:.0f} moves/s"
            bench.found[f"{name}, {at}"] = await _measured(server, driver, database, bench.seconds, rate)


async def measure_rules(bench: Bench, database: SQLite) -> None:
    """Compare the server with the same server without the rules, in turns."""
    paces: dict[str, list[float]] = {REAL: [], NO_RULES: []}
    costs: dict[str, list[float]] = {REAL: [], NO_RULES: []}
    for _ in range(bench.rounds):
        for module in paces:
            async with bench.driven(database, module) as (server, driver):
                await driver.drive(1, None)
                used = server.busy
                paces[module].append(await driver.drive(bench.seconds / 2, None))
                costs[module].append(1000 * (server.busy - used) / len(driver.figures.acknowledged))
    real, bare = (statistics.median(paces[one]) for one in (REAL, NO_RULES))
    cost, floor = (statistics.median(costs[one]) for one in (REAL, NO_RULES))
    bench.found |= {
        "with and without the rules, moves/s": f"{real:.0f}, {bare:.0f}: {bare / real:.2f} times as fast",
        "the same by the server's processor ms a move": f"{cost:.2f}, {floor:.2f}: {cost / floor:.2f} times as fast",
    }


async def _measured(server: Served, driver: Driver, database: Database, seconds: float, rate: float | None) -> str:
    used, own, of_database = server.busy, time.process_time(), database.busy
    pace = await driver.drive(seconds, rate)
    figures = driver.figures
    moves = max(1, len(figures.acknowledged))
    used, own, of_database = server.busy - used, time.process_time() - own, database.busy - of_database
    ms = [f"server {1000 * used / moves:.2f}", f"driver {1000 * own / moves:.2f}"]
    ms += [f"database {1000 * of_database / moves:.2f}"] if of_database else []
    refused = f"; {figures.refused} refused" if figures.refused else ""
    return (
        f"{pace:.0f} done; durable after {figures.shares(figures.acknowledged)}; "
        f"all told after {figures.shares(figures.told)}; processor ms a move: {', '.join(ms)}{refused}"
    )
