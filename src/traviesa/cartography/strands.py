"""Strands: what joins two cities, one track or several side by side, as one bendable curve.

A curve is a cubic from city to city. Its two middle points are kept as offsets from the straight line, so that it
moves along when a city is moved.
"""

from dataclasses import dataclass
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from traviesa.cartography.plane import Points
from traviesa.map_file import MapFile

Row = NDArray[np.float64]
Numbers = NDArray[np.int64]

SPACE: Final = 43.0
"""Length of a wagon space when nothing presses."""
BREADTH: Final = 14.0
"""Breadth of a wagon space."""
GAP: Final = 3.5
"""From one space to the next when nothing presses."""
LANE: Final = BREADTH + 3.5
"""From the middle of one track to the middle of its twin."""
CITY: Final = 9.0
"""Radius of a city's disc."""
YARD: Final = 15.0
"""Radius around a city that stays free: a station stands there."""
DENSE: Final = 17
"""Points of a curve by which its run is measured."""


@dataclass(frozen=True)
class Strands:
    """The strands of a map: which cities, how many spaces, how many tracks."""

    ends: Numbers
    """Two cities in each row, the lower number first."""
    spaces: Row
    """Spaces of its longest track."""
    tracks: Numbers
    routes: tuple[tuple[int, ...], ...]
    """The numbers of its routes, by track."""

    @classmethod
    def of(cls, board: MapFile) -> Self:
        """Bundle the routes of a map."""
        pairs: dict[tuple[int, int], list[int]] = {}
        for route in board.routes:
            pairs.setdefault((min(route.ends), max(route.ends)), []).append(route.number)
        tracks = np.array([len(routes) for routes in pairs.values()])
        ends = np.array(list(pairs), dtype=np.int64)
        return cls(
            ends=ends,
            spaces=np.array([float(max(board.routes[one].length for one in row)) for row in pairs.values()]),
            tracks=tracks,
            routes=tuple(tuple(sorted(row, key=lambda one: board.routes[one].track)) for row in pairs.values()),
        )


@dataclass(frozen=True)
class Probe:
    """Points on the curves: which strand, how far along, how far aside, and the weights of what it hangs from."""

    strands: Strands
    strand: Numbers
    at: Row
    aside: Row

    @property
    def weights(self) -> tuple[Row, Row]:
        """How much the two middle points count."""
        rest = 1 - self.at
        return 3 * rest * rest * self.at, 3 * rest * self.at * self.at

    def place(self, cities: Points, bends: Points) -> Points:
        """Give the points; ``bends`` has two offsets for each strand."""
        first, second = self.weights
        a, b = (cities[self.strands.ends[self.strand, end]] for end in (0, 1))
        one, two = bends[self.strand, 0], bends[self.strand, 1]
        at = self.at[:, None]
        places: Points = a * (1 - at) + b * at + one * first[:, None] + two * second[:, None]
        if self.aside.any():
            slope = b - a + one * (3 * (1 - at) * (1 - 3 * at)) + two * (3 * at * (2 - 3 * at))
            across = np.stack([-slope[:, 1], slope[:, 0]], axis=1) / np.hypot(slope[:, 0], slope[:, 1])[:, None]
            places = places + across * self.aside[:, None]
        return places

    def pull(self, force: Points, on_cities: Points, on_bends: Points) -> None:
        """Hand forces on the points to the cities and bends they hang from."""
        first, second = self.weights
        for axis in (0, 1):
            push = force[:, axis]
            for end, share in ((0, 1 - self.at), (1, self.at)):
                city = self.strands.ends[self.strand, end]
                on_cities[:, axis] += np.bincount(city, push * share, len(on_cities))
            for bend, share in ((0, first), (1, second)):
                on_bends[:, bend, axis] += np.bincount(self.strand, push * share, len(on_bends))


def dense(strands: Strands) -> Probe:
    """Points at even steps along every curve."""
    many = len(strands.ends)
    at = np.tile(np.linspace(0, 1, DENSE), many)
    return Probe(strands, np.repeat(np.arange(many), DENSE), at, np.zeros(len(at)))


def lengths(line: Points) -> Row:
    """Run of every curve up to each of its dense points: one row for each strand."""
    steps = np.diff(line.reshape(-1, DENSE, 2), axis=1)
    run = np.cumsum(np.hypot(steps[..., 0], steps[..., 1]), axis=1)
    return np.concatenate([np.zeros((len(run), 1)), run], axis=1)


def at_run(run: Row, wanted: Any) -> Row:
    """Where along one curve (0 to 1) it has run so far."""
    at: Row = np.interp(wanted, run, np.linspace(0, 1, DENSE))
    return at


def spacing(length: float, leave: Row, spaces: float) -> tuple[float, float, float]:
    """Divide a curve: where its spaces begin, how long each is, and how far apart they begin."""
    room = length - leave[0] - leave[1]
    step = min(max((room + GAP) / spaces, 0.92 * SPACE + 2.0), 1.25 * (SPACE + GAP))
    size = min(max(step - GAP, 0.92 * SPACE), 1.06 * SPACE)
    taken = step * (spaces - 1) + size
    begin = leave[0] + (room - taken) * (leave[0] / (leave[0] + leave[1]) if room < taken else 0.5)
    return begin, size, step
