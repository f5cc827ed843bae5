"""Longest trail and station assignment on the ends of random games, and on the worst positions found."""

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from bench.measuring import Extent, Line
from bench.worst_position import KEPT, read_position
from bench.worst_time import milliseconds_of
from traviesa.engine import engine
from traviesa.lab.plan import Plan, make_plan
from traviesa.lab.random_play import CHUNK, batch_of
from traviesa.map_folders import find_map
from traviesa.state import State
from traviesa.tally import Tally

PART = "end positions"
CASES = (("usa", 2), ("europe", 5))
SLOW = 200_000
"""Nanoseconds from which a place is timed again: a pause of the machine is not the position's."""

Timed = Callable[[int, int], Any]


def measure(extent: Extent) -> Iterator[Line]:
    """Measure random ends, one by one, and the kept worst ones."""
    for name, seats in CASES:
        plan = make_plan(find_map(name), seats, extent.scaled(extent.positions), seed="bench", workers=1)
        yield from _random_ends(plan)
    for path in sorted(KEPT.glob("*.json")):
        yield _worst(path, extent.rounds)


def _random_ends(plan: Plan) -> Iterator[Line]:
    here = engine()
    boards, tallies = plan.setting().boards(here), here.zeros(Tally, 1)
    taken: dict[str, list[int]] = {"crossing": [], "longest trail": [], "tickets and stations": []}
    for first in range(0, plan.games, CHUNK):
        states = here.zeros(State, min(CHUNK, plan.games - first))
        here.doors.play_many(states, here.store(batch_of(plan, first)), boards, here.scratches, tallies)
        places = [(i, seat) for i in range(len(states)) for seat in range(plan.seats)]
        for name, thing in _things(states, boards).items():
            taken[name] += _times(thing, places)
    floor = float(np.median(taken.pop("crossing"))) / 1000
    where = f"{plan.map_file.id}, {plan.seats} seats, {plan.games} random ends"
    for name, times in taken.items():
        row = np.array(times) / 1000
        note = f"mean {row.mean():.1f}, 99.9 % {np.quantile(row, 0.999):.1f}, most {row.max():.1f}"
        yield Line(PART, f"{where}: {name}", float(np.median(row)), "µs", floor, "an empty crossing", note)


def _things(states: Any, boards: Any) -> dict[str, Timed]:
    here = engine()
    doors, room, found = here.doors, here.scratches, here.reckonings
    return {
        "crossing": lambda i, seat: doors.cross(states, i, boards, room, seat),
        "longest trail": lambda i, seat: doors.trail_of(states, i, boards, room, seat),
        "tickets and stations": lambda i, seat: doors.tickets_of(states, boards, room, found, i * 8 + seat),
    }


def _times(thing: Timed, places: Sequence[tuple[int, int]]) -> list[int]:
    """Time each place by itself, in nanoseconds."""
    times = []
    for i, seat in places:
        taken = _time(thing, i, seat)
        times.append(min(taken, *(_time(thing, i, seat) for _ in range(3))) if taken > SLOW else taken)
    return times


def _time(thing: Timed, i: int, seat: int) -> int:
    began = time.perf_counter_ns()
    thing(i, seat)
    return time.perf_counter_ns() - began


def _worst(path: Path, rounds: int) -> Line:
    median = float(np.median([milliseconds_of(read_position(path)) for _ in range(rounds)]))
    return Line("worst found", path.stem, median, "ms", None, "", "to be below 20 ms")
