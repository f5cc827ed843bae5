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
    """Compare the server with the same server without the rules: both run, and are driven in turns of a few seconds.

    Whatever else the machine does slows both alike. The clock is slowed by more of it than the servers' own processor
    time, which is what says how many moves a processor could do.
    """
    paces, costs = list[tuple[float, float]](), list[tuple[float, float]]()
    async with bench.driven(database) as real, bench.driven(database, NO_RULES) as bare:
        for turn in range(bench.rounds + 1):
            done = [await _pace_and_cost(server, driver, bench.seconds / 5) for server, driver in (real, bare)]
            if turn:  # the first warms up
                paces.append((done[0][0], done[1][0]))
                costs.append((done[1][1], done[0][1]))
    bench.found |= {
        "with and without the rules, moves/s": _beside(paces, 0),
        "without and with the rules, the server's processor ms a move": _beside(costs, 2),
    }


async def _pace_and_cost(server: Served, driver: Driver, seconds: float) -> tuple[float, float]:
    """Drive a server for a while; give moves a second, and milliseconds of a processor for a move."""
    used = server.busy
    pace = await driver.drive(seconds, None)
    return pace, 1000 * (server.busy - used) / max(1, len(driver.figures.acknowledged))


def _beside(turns: list[tuple[float, float]], digits: int) -> str:
    """Write what was measured in turns, and how many times the one the other was: medians of the turns."""
    one, other = (statistics.median(turn[k] for turn in turns) for k in (0, 1))
    times = statistics.median(turn[1] / turn[0] for turn in turns)
    return f"{one:.{digits}f}, {other:.{digits}f}: {times:.2f} times"


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
