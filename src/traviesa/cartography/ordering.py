"""The order in which neighbours stand around a city, and the force that keeps it."""

from dataclasses import dataclass
from typing import Final, Self

import numpy as np

from traviesa.cartography.forces import Forces, gather
from traviesa.cartography.plane import Points
from traviesa.cartography.strands import LANE, YARD, Numbers, Probe, Row, Strands

CLOSEST: Final = (0.12, 0.4)
"""The least angle that neighbours are given, in radians: where they nearly coincide, and where they are far apart."""
FARTHEST: Final = 40.0
"""How far from a city spaces may begin."""


def around(strands: Strands, home: Points, bends: Points) -> list[tuple[int, ...]]:
    """For each city the ends of its strands (twice the strand's number, plus which end), as the clock goes.

    A strand leaves for the city at its other end as the crow flies, or where its bend leads it.
    """
    rows: list[list[tuple[float, int]]] = [[] for _ in home]
    for number, (a, b) in enumerate(strands.ends):
        for end, (here, there) in enumerate(((a, b), (b, a))):
            x, y = home[there] - home[here] + 3 * bends[number, end]
            rows[here].append((float(np.arctan2(y, x)), 2 * number + end))
    return [tuple(end for _, end in sorted(row)) for row in rows]


@dataclass(frozen=True)
class Order:
    """All neighbours that follow each other around a city."""

    strands: Strands
    city: Numbers
    one: Numbers
    """The end of a strand there."""
    other: Numbers
    """The end that comes next, as the clock goes."""
    due: Row
    """The least angle between them."""
    straight: Row
    """0 where one of them goes round others on its way, so that it leaves elsewhere than it leads; else 1."""

    @classmethod
    def of(cls, strands: Strands, home: Points, bends: Points, round_about: list[int]) -> Self:
        """Take the order from where the cities are at home."""
        rows = []
        for city, row in enumerate(around(strands, home, bends)):
            for one, other in zip(row, row[1:] + row[:1], strict=True):
                u, v = (home[strands.ends[end // 2, 1 - end % 2]] - home[city] for end in (one, other))
                angle = float(np.arctan2(u[0] * v[1] - u[1] * v[0], u @ v)) % (2 * np.pi)
                if one != other and (angle < 0.9 * np.pi or angle > 1.9 * np.pi):
                    due = CLOSEST[0] if angle > np.pi else min(CLOSEST[1], max(CLOSEST[0], 0.7 * angle))
                    rows.append((city, one, other, due))
        ends = np.array([row[:3] for row in rows], dtype=np.int64).reshape(-1, 3)
        bent = np.isin(ends[:, 1:] // 2, np.array(round_about, dtype=np.int64)).any(axis=1)
        angles = np.array([row[3] for row in rows])
        straight: Row = np.where(bent, 0.0, 1.0)
        return cls(strands, ends[:, 0], ends[:, 1], ends[:, 2], angles, straight)

    def press(self, starts: Probe, cities: Points, bends: Points, force: Forces) -> None:
        """Turn apart what comes too near to its neighbour, or past it: cities, and the first spaces of strands."""
        places = starts.place(cities, bends)
        on_u, on_v = self._apart(places[self.one] - cities[self.city], places[self.other] - cities[self.city])
        on_starts = np.zeros_like(places)
        gather(self.one, on_u, on_starts, 1.0)
        gather(self.other, on_v, on_starts, 1.0)
        gather(self.city, on_u + on_v, force.cities, -0.5)
        starts.pull(on_starts, force.cities, force.bends)
        far = self.strands.ends[:, ::-1].reshape(-1)
        on_u, on_v = self._apart(cities[far[self.one]] - cities[self.city], cities[far[self.other]] - cities[self.city])
        on_u, on_v = on_u * self.straight[:, None], on_v * self.straight[:, None]
        gather(far[self.one], on_u, force.cities, 0.5)
        gather(far[self.other], on_v, force.cities, 0.5)
        gather(self.city, on_u + on_v, force.cities, -0.5)

    def _apart(self, u: Points, v: Points) -> tuple[Points, Points]:
        """The slopes on two ways from a city between which there is less than the angle due."""
        long = np.maximum(np.hypot(u[:, 0], u[:, 1]) * np.hypot(v[:, 0], v[:, 1]), 1.0)
        turn = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
        lacking = (np.maximum(np.sin(self.due) * long - turn, 0) / long)[:, None]
        on_u: Points = -lacking * np.stack([v[:, 1], -v[:, 0]], axis=1)
        on_v: Points = -lacking * np.stack([-u[:, 1], u[:, 0]], axis=1)
        return on_u, on_v

    def parting(self, exits: Points) -> Points:
        """How far from its city each strand has parted from its neighbours, given the ways it leaves by."""
        half = np.repeat(self.strands.tracks * LANE / 2, 2) + 0.5
        u, v = exits[self.one], exits[self.other]
        turn = u[:, 0] * v[:, 1] - u[:, 1] * v[:, 0]
        angle = np.clip(np.arctan2(turn, (u * v).sum(axis=1)), 0.3, np.pi - 0.3)
        leave = np.full(len(exits), YARD)
        for first, second in ((self.one, self.other), (self.other, self.one)):
            due = (half[second] + half[first] * np.cos(angle)) / np.sin(angle)
            np.maximum.at(leave, first, np.minimum(due, FARTHEST))
        return leave.reshape(-1, 2)
