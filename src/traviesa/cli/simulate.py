"""``traviesa simulate``: games in bulk, as tables or as JSON. ``traviesa signature``: one number."""

import json
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from traviesa.cli.simulate_tables import simulation_tables
from traviesa.cli.warm import warm_up
from traviesa.errors import TraviesaError
from traviesa.lab.plan import Plan, make_plan
from traviesa.lab.simulate import simulate
from traviesa.lab.statistics import summary
from traviesa.language import speak
from traviesa.map_folders import find_map
from traviesa.reading import parse_toml


def make_asked_plan(map_name: str, folders: Sequence[Path], options: Sequence[str], bots: str, **numbers: Any) -> Plan:
    """Make the plan of what the command line asks for."""
    names = [name.strip() for name in bots.split(",")]
    return make_plan(find_map(map_name, folders), bots=names, options=read_options(options), **numbers)


def read_options(lines: Sequence[str]) -> dict[str, Any]:
    """Read rule numbers given as ``key=value``, each as a line of a map file would have it.

    >>> read_options(["wagons_each=20", "cards.locomotive=10"])
    {'wagons_each': 20, 'cards': {'locomotive': 10}}
    """
    try:
        return parse_toml("\n".join(lines))
    except tomllib.TOMLDecodeError as error:
        raise TraviesaError.told("simulate/option", asked=" ".join(lines), why=str(error)) from None


def run_simulation(plan: Plan, as_json: bool, lang: str | None) -> None:
    """Play, with a bar where somebody watches, and print what came of it."""
    warm_up(lang)
    with _progress(plan.games, lang) as advance:
        found = summary(simulate(plan, advance))
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    console = Console()
    for table in simulation_tables(found, speak(lang)):
        console.print(table)


@contextmanager
def _progress(games: int, lang: str | None) -> Iterator[Callable[[int], None]]:
    """Draw a bar on standard error, but only where a person watches it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(speak(lang)("simulate-playing"), total=games)
        yield lambda done: bar.advance(task, done)


def print_signature(lang: str | None) -> None:
    """Print the number that stands for the behaviour of the rules."""
    from traviesa.lab.signature import signature

    warm_up(lang)
    print(signature())
