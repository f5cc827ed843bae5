"""Lay a map out for a picture: where cities, wagon spaces and names stand, in pixels.

Cities stand where they are on Earth (equirectangular, true to shape at the middle latitude). Routes bend
gently out of the way of cities and of one another. No rule is in here: a layout is only a drawing.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, radians, sin
from statistics import median
from typing import Final, Self

import numpy as np

from traviesa.map_file import MapFile
from traviesa.picture_names import CITY, Name, Points, place_names

WIDTH: Final = (640.0, 1600.0)
"""Least and most."""
MARGIN: Final = 84.0
WAGON: Final = (46.0, 12.0)
"""Longest length, and breadth, of a wagon space."""
GAP: Final = 3.0
LANE: Final = WAGON[1] + 4.0
"""From the middle of one track to the middle of its twin."""
BENDS: Final = (0.0, 0.06, -0.06, 0.12, -0.12, 0.18, -0.18, 0.25, -0.25, 0.33, -0.33)
"""How far a route may bend, in parts of its straight length."""
SAMPLES: Final = 13
ROUNDS: Final = 4


@dataclass(frozen=True, slots=True)
class Space:
    """One wagon space: its middle, its length and its direction in degrees."""

    x: float
    y: float
    length: float
    angle: float


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole map, laid out."""

    width: float
    height: float
    cities: tuple[tuple[float, float], ...]
    tracks: tuple[tuple[tuple[float, float], ...], ...]
    """For each route the line it runs along."""
    spaces: tuple[tuple[Space, ...], ...]
    """For each route its wagon spaces."""
    names: tuple[Name, ...]
    meridians: tuple[float, ...]
    parallels: tuple[float, ...]

    @classmethod
    def of(cls, board: MapFile, names: tuple[str, ...]) -> Self:
        """Lay out a map whose cities bear these names."""
        globe = _Globe.of(board)
        cities = np.array([globe.place(city.lat, city.lon) for city in board.cities])
        lines = _lines(board, cities, _bends(board, cities))
        spaces = [_spaces(line, route.length) for line, route in zip(lines, board.routes, strict=True)]
        crowd = np.array([end for row in spaces for space in row for end in _ends(space)])
        return cls(
            width=globe.width,
            height=globe.height,
            cities=tuple((float(x), float(y)) for x, y in cities),
            tracks=tuple(tuple((float(x), float(y)) for x, y in line) for line in lines),
            spaces=tuple(tuple(row) for row in spaces),
            names=place_names(names, cities, crowd, globe.width),
            meridians=globe.grid(0),
            parallels=globe.grid(1),
        )


@dataclass(frozen=True, slots=True)
class _Globe:
    """The part of the Earth that is shown."""

    west: float
    north: float
    east: float
    south: float
    scale: float
    narrow: float

    @classmethod
    def of(cls, board: MapFile) -> Self:
        lats = [city.lat for city in board.cities]
        lons = [city.lon for city in board.cities]
        narrow = cos(radians((min(lats) + max(lats)) / 2))
        breadth = max((max(lons) - min(lons)) * narrow, (max(lats) - min(lats)) * 1.2, 0.01)
        # a small map would be all ground at full width: enough is where most spaces have their full length
        room = [_degrees(board, route.ends, narrow) / route.length for route in board.routes]
        enough = 1.3 * WAGON[0] / median(room)
        least, most = ((width - 2 * MARGIN) / breadth for width in WIDTH)
        scale = min(max(enough, least), most)
        return cls(min(lons), max(lats), max(lons), min(lats), scale, narrow)

    @property
    def width(self) -> float:
        return (self.east - self.west) * self.narrow * self.scale + 2 * MARGIN

    @property
    def height(self) -> float:
        return (self.north - self.south) * self.scale + 2 * MARGIN

    def place(self, lat: float, lon: float) -> tuple[float, float]:
        x = MARGIN + (lon - self.west) * self.narrow * self.scale
        return x, MARGIN + (self.north - lat) * self.scale

    def grid(self, axis: int) -> tuple[float, ...]:
        """The meridians (0) or parallels (1) in sight, every so many degrees."""
        degree = self.scale * (self.narrow if axis == 0 else 1.0)
        start, length = (self.west, self.width) if axis == 0 else (-self.north, self.height)
        step = next(step for step in (0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60) if degree * step >= 90 or step == 60)
        first = int((start - MARGIN / degree) // step) + 1
        lines = (MARGIN + (number * step - start) * degree for number in range(first, first + 400))
        return tuple(line for line in lines if line < length)


def _degrees(board: MapFile, ends: tuple[int, int], narrow: float) -> float:
    a, b = (board.cities[end] for end in ends)
    return max(hypot(a.lat - b.lat, (a.lon - b.lon) * narrow), 0.001)


def _curve(a: Points, b: Points, bend: float, samples: int) -> Points:
    """Draw a parabola from a to b that leaves the straight line by ``bend`` of its length."""
    at = np.linspace(0.0, 1.0, samples)[:, None]
    across = np.array([b[1] - a[1], a[0] - b[0]])
    curve: Points = a + (b - a) * at + across * (4 * bend * at * (1 - at))
    return curve


def _pairs(board: MapFile) -> list[tuple[int, int]]:
    return list(dict.fromkeys((min(route.ends), max(route.ends)) for route in board.routes))


def _bends(board: MapFile, cities: Points) -> dict[tuple[int, int], float]:
    """Choose the bend of every pair of cities: again and again the best beside the others."""
    pairs = _pairs(board)
    tracks = Counter((min(route.ends), max(route.ends)) for route in board.routes)
    lengths = {(min(route.ends), max(route.ends)): route.length for route in board.routes}
    bends = dict.fromkeys(pairs, 0.0)
    curves = np.array([_curve(cities[a], cities[b], 0.0, SAMPLES) for a, b in pairs])
    for _ in range(ROUNDS):
        for number, (a, b) in enumerate(pairs):
            breadth = tracks[a, b] * LANE
            others = np.delete(curves, number, axis=0).reshape(-1, 2)
            costs = []
            for bend in BENDS:
                curve = _curve(cities[a], cities[b], bend, SAMPLES)
                costs.append(_cost(curve, bend, breadth, others, np.delete(cities, (a, b), axis=0)))
                costs[-1] += _short(curve, lengths[a, b])
            bends[a, b] = BENDS[int(np.argmin(costs))]
            curves[number] = _curve(cities[a], cities[b], bends[a, b], SAMPLES)
    return bends


def _cost(curve: Points, bend: float, breadth: float, others: Points, cities: Points) -> float:
    """Weigh one bend: cities and other routes near it, and the bend itself."""
    # what lies near an end belongs to the city there, where routes meet anyway
    ends = np.minimum(_distances(curve, curve[:1])[:, 0], _distances(curve, curve[-1:])[:, 0])
    inner = curve[ends > 2.6 * CITY]
    cost = 900 * bend * bend
    if len(inner) and len(cities):
        near = np.clip(CITY + 14 + breadth / 2 - _distances(inner, cities), 0, None)
        cost += float((near**2).sum())
    if len(inner) and len(others):
        near = np.clip(WAGON[1] + breadth / 2 - _distances(inner, others), 0, None)
        cost += 0.25 * float((near**2).sum())
    return cost


def _short(curve: Points, length: int) -> float:
    """Weigh spaces that are too short to be seen."""
    room = (float(np.hypot(*np.diff(curve, axis=0).T).sum()) - 2 * CITY - 4) / length
    return 30.0 * max(0.0, 22.0 - room) ** 2


def _distances(some: Points, others: Points) -> Points:
    between = some[:, None, :] - others[None, :, :]
    distances: Points = np.hypot(between[..., 0], between[..., 1])
    return distances


def _lines(board: MapFile, cities: Points, bends: dict[tuple[int, int], float]) -> list[Points]:
    """Give every route its line, twins side by side, from rim to rim of its cities."""
    tracks = Counter((min(route.ends), max(route.ends)) for route in board.routes)
    lines = []
    for route in board.routes:
        a, b = pair = min(route.ends), max(route.ends)
        curve = _curve(cities[a], cities[b], bends[pair], 81)
        slope = np.gradient(curve, axis=0)
        across = np.stack([slope[:, 1], -slope[:, 0]], axis=1) / np.hypot(*slope.T)[:, None]
        aside = (max(route.track, 1) - (tracks[pair] + 1) / 2) * LANE
        rim = np.minimum(_distances(curve, curve[:1])[:, 0], _distances(curve, curve[-1:])[:, 0])
        lines.append((curve + across * aside)[rim >= CITY + 2])
    return lines


def _spaces(line: Points, length: int) -> list[Space]:
    """Divide a line into spaces of one length; they stand together where there is more room than needed."""
    steps = np.hypot(*np.diff(line, axis=0).T)
    run = np.concatenate([[0.0], np.cumsum(steps)])
    each = run[-1] / length
    spaces = []
    for number in range(length):
        middle = (number + 0.5) * each
        half = min(each - GAP, WAGON[0]) / 2
        (x0, x1), (y0, y1) = (np.interp([middle - half, middle + half], run, line[:, axis]) for axis in (0, 1))
        angle = degrees(atan2(y1 - y0, x1 - x0))
        # letters stand upright whichever way the route runs
        angle += 180 if angle <= -90 else -180 if angle > 90 else 0
        spaces.append(Space((x0 + x1) / 2, (y0 + y1) / 2, hypot(x1 - x0, y1 - y0), angle))
    return spaces


def _ends(space: Space) -> Iterator[tuple[float, float]]:
    """The middle of a space and a point near each of its ends: what a name must not hide."""
    turn = radians(space.angle)
    for part in (-0.4, 0.0, 0.4):
        reach = part * space.length
        yield space.x + reach * cos(turn), space.y + reach * sin(turn)
