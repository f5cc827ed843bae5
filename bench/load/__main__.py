"""Measure the server under load: ``python -m bench.load [PART …] [--tables N] [--seconds S] [--json]``."""

import argparse
import asyncio
import json
import tempfile
from pathlib import Path

from bench.load.databases import SQLite, move, postgresql
from bench.load.many_games import measure_many
from bench.load.moving import Bench, measure_memory, measure_rates, measure_rules
from bench.load.preparing import prepare
from bench.load.returning import measure_return

PARTS = ("memory", "rates", "rules", "postgresql", "return", "many")


def main() -> None:
    """Measure, and print what was found. Nothing here fails because of a clock."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all by default")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=300, help="moves a second of the run whose latency is told")
    parser.add_argument("--rounds", type=int, default=12, help="turns with and without the rules")
    parser.add_argument("--games", type=int, default=100_000, help="games that are over, of the part many")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    with tempfile.TemporaryDirectory(prefix="traviesa-load-") as folder:
        found = asyncio.run(measure(Path(folder), asked))
    print(json.dumps(found) if asked.json else "\n".join(f"{name:72} {value}" for name, value in found.items()))


async def measure(folder: Path, asked: argparse.Namespace) -> dict[str, object]:
    """Measure the parts asked for, all over copies of one database."""
    prepared = folder / "prepared"
    prepared.mkdir()
    tables = await prepare(f"sqlite:///{prepared / 'traviesa.sqlite'}", asked.tables)
    bench = Bench(folder, tables, asked.seconds, asked.rounds, {"tables": len(tables), "streams": 3 * len(tables)})
    sqlite, parts = SQLite(folder, prepared), asked.parts or PARTS
    if "memory" in parts:
        await measure_memory(bench, sqlite)
    if "rates" in parts:
        await measure_rates(bench, sqlite, [asked.rate, 2 * asked.rate])
    if "rules" in parts:
        await measure_rules(bench, sqlite)
    if "postgresql" in parts:
        with postgresql() as database:
            await move(prepared, database)
            for workers in (1, 2):
                await measure_rates(bench, database, [asked.rate], workers)
    if "return" in parts:
        await measure_return(bench, sqlite)
    if "many" in parts:
        await measure_many(bench, sqlite, asked.games)
    return bench.found


if __name__ == "__main__":
    main()
