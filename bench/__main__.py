"""Measure and print: ``python -m bench [PART …] [--quick] [--json] [--positions N]``."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator

from rich import box
from rich.console import Console
from rich.table import Table

import bench.doors  # noqa: F401  (adds the doors for measuring, before the engine is made)
from bench import end_positions, random_play, single_steps, starting
from bench.measuring import Extent, Line
from traviesa.cli.warm import warm_up

PARTS: dict[str, Callable[[Extent], Iterator[Line]]] = {
    "random": random_play.measure,
    "steps": single_steps.measure,
    "starting": starting.measure,
    "ends": end_positions.measure,
}

WIDTH = 150


def main() -> None:
    """Measure the parts asked for. Nothing here fails because of a clock."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all by default")
    parser.add_argument("--quick", action="store_true", help="a tenth of everything, three rounds")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument("--positions", type=int, default=20_000, help="random end positions of each map")
    asked = parser.parse_args()
    unknown = [part for part in asked.parts if part not in PARTS]
    if unknown:
        parser.error(f"no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    warm_up()
    extent = Extent(asked.quick, asked.positions)
    lines = [line for part in asked.parts or PARTS for line in _told(PARTS[part](extent))]
    if asked.json:
        print(json.dumps({"format": "traviesa bench 1", "lines": [line.as_json() for line in lines]}))
    else:
        console = Console()
        console.width = max(console.width, WIDTH)
        console.print(_table(lines))


def _told(lines: Iterator[Line]) -> Iterator[Line]:
    """Say on standard error what has been measured, as it comes."""
    for line in lines:
        print(f"{line.part}: {line.what}: {_number(line.median)} {line.unit}", file=sys.stderr)
        yield line


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def _table(lines: list[Line]) -> Table:
    table = Table(header_style="bold", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for head in ("part", "what", "median", "unit", "floor", "the floor is", "note"):
        table.add_column(head, justify="right" if head in ("median", "floor") else "left", overflow="fold")
    for line in lines:
        numbers = _number(line.median), line.unit, _number(line.floor)
        table.add_row(line.part, line.what, *numbers, line.floor_is, line.note)
    return table


if __name__ == "__main__":
    main()
