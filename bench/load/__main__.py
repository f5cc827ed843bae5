"""Measure the server under load: ``python -m bench.load [--tables N] [--seconds S] [--json] [--database-url URL]``."""

import argparse
import asyncio
import json
import shutil
import socket
import statistics
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from bench.load.driving import Driver
from bench.load.preparing import Prepared, prepare
from bench.load.serving import Served, served
from traviesa.server.settings import Settings


def free_port() -> int:
    """Find a port nobody uses."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=300, help="moves a second of the run whose latency is told")
    parser.add_argument("--rounds", type=int, default=3, help="interleaved runs with and without the rules")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="traviesa-load-") as folder:
        found = asyncio.run(measure(Path(folder), asked))
    print(json.dumps(found) if asked.json else "\n".join(f"{name:44} {value}" for name, value in found.items()))


async def measure(folder: Path, asked: argparse.Namespace) -> dict[str, Any]:
    """Measure memory, latency at a rate, and the fastest pace with and without the rules."""
    data = folder / "data"
    url = f"sqlite+aiosqlite:///{data / 'traviesa.sqlite'}"
    data.mkdir()
    tables = await prepare(url, asked.tables)
    found: dict[str, Any] = {"tables": len(tables), "streams": 3 * len(tables)}
    paces: dict[str, list[float]] = {"bench.load.real": [], "bench.load.no_rules": []}
    for number in range(asked.rounds):
        for module, pace in paces.items():
            copied = folder / f"round-{number}-{module}"
            shutil.copytree(data, copied)
            mine = Settings(port=free_port(), data=copied, requests_per_minute=10**9, streams_per_address=10**6)
            with served(mine, folder, module) as server:
                latency = asked.rate if number == 0 and module.endswith("real") else None
                found |= await _run(server, tables, asked, pace, latency)
    real, bare = (statistics.median(pace) for pace in paces.values())
    return found | {
        "moves a second, as fast as it goes": round(real),
        "the same with the rules left out": round(bare),
        "times as fast without rules": round(bare / real, 2),
        "database": "sqlite",
    }


async def _run(
    server: Served, tables: list[Prepared], asked: argparse.Namespace, pace: list[float], rate: float | None
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    first = Driver("127.0.0.1", server.port, tables[:5])
    await first.open_streams()
    await first.close()
    driver = Driver("127.0.0.1", server.port, tables)
    before = server.memory
    for one in tables:
        look(server.port, one.table)
    idle = server.memory
    await driver.open_streams()
    if rate is not None:
        found["memory of a table nobody watches, kB"] = round((idle - before) / len(tables) / 1000, 1)
        found["memory of a stream, kB"] = round((server.memory - idle) / 3 / len(tables) / 1000, 1)
        used = server.busy
        moved = await driver.drive(asked.seconds, rate)
        used = server.busy - used
        figures = driver.figures
        found |= {
            "moves a second, asked and done": f"{rate:.0f} {moved:.0f}",
            "refused": figures.refused,
            "server's processor time of a move, ms": round(1000 * used / max(1, len(figures.acknowledged)), 2),
            "acknowledged, ms: median, 99 %": _percentiles(driver, figures.acknowledged),
            "told to the last watcher, ms: median, 99 %": _percentiles(driver, figures.told),
            "bytes of a message with legal deeds": round(statistics.mean(figures.sizes or [0])),
        }
    pace.append(await driver.drive(asked.seconds, None))
    await driver.close()
    return found


def look(port: int, table: str) -> None:
    """Look at a table, so that it is in memory."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables/{table}") as answer:
        answer.read()


def _percentiles(driver: Driver, times: list[float]) -> str:
    return f"{driver.figures.at(times, 0.5):.1f} {driver.figures.at(times, 0.99):.1f}"


if __name__ == "__main__":
    main()
