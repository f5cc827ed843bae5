"""Measure: several things in turns, again and again, and the median of each."""

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

ROUNDS = 7
QUICK_ROUNDS = 3

Thing = Callable[[], object]


@dataclass(frozen=True)
class Line:
    """One figure, and the floor it stands on."""

    part: str
    what: str
    median: float
    unit: str
    floor: float | None = None
    floor_is: str = ""
    note: str = ""

    def as_json(self) -> dict[str, Any]:
        """Give the line as it is printed."""
        return asdict(self)


@dataclass(frozen=True)
class Extent:
    """How much is measured."""

    quick: bool = False
    positions: int = 20_000

    @property
    def rounds(self) -> int:
        """How often each thing is measured."""
        return QUICK_ROUNDS if self.quick else ROUNDS

    def scaled(self, count: int) -> int:
        """Take a tenth where it must be quick."""
        return max(1, count // 10) if self.quick else count


def seconds_of(thing: Thing) -> float:
    """Time one run."""
    began = time.perf_counter()
    thing()
    return time.perf_counter() - began


def interleave(things: Mapping[str, Thing], rounds: int) -> dict[str, float]:
    """Run all things in turns, so that a slow moment of the machine strikes all; the median seconds of each."""
    times: dict[str, list[float]] = {name: [] for name in things}
    for thing in things.values():
        thing()
    for _ in range(rounds):
        for name, thing in things.items():
            times[name].append(seconds_of(thing))
    return {name: statistics.median(taken) for name, taken in times.items()}
