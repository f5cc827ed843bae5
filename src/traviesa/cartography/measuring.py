"""Measure a layout as it is written: what overlaps, what crosses, whether the order is that of geography."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from traviesa.cartography.lettering import Lettering
from traviesa.cartography.plane import Points

LANGUAGES: Final = ("label", "label_es")

SPACES_APART: Final = 1.5
"""Between the wagon spaces of two routes."""
CITY_CLEAR: Final = 13.0
"""From the middle of a city to any wagon space: a station stands there."""
NAMES_APART: Final = 2.0
NAME_CLEAR: Final = 1.0
"""Between a name and a wagon space."""
NAME_OFF_CITY: Final = 10.5
"""From the middle of a city to a name."""


@dataclass(frozen=True)
class Box:
    """A rectangle at some angle, and whose it is."""

    owner: str
    middle: Points
    half: Points
    angle: float = 0.0

    @property
    def axes(self) -> Points:
        """The directions of its sides."""
        turn = np.radians(self.angle)
        return np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])

    @property
    def corners(self) -> Points:
        """Its four corners, in order."""
        signs = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
        corners: Points = self.middle + (signs * self.half) @ self.axes
        return corners

    def gap(self, other: "Box") -> float:
        """How far two boxes are apart along the side that parts them best; below 0 they overlap."""
        between = other.middle - self.middle
        reach = float(np.hypot(*between)) - float(np.hypot(*self.half)) - float(np.hypot(*other.half))
        if reach > 12:
            return reach
        gaps = []
        for axis in (*self.axes, *other.axes):
            one = (np.abs(self.axes @ axis) * self.half).sum()
            two = (np.abs(other.axes @ axis) * other.half).sum()
            gaps.append(abs(between @ axis) - one - two)
        return float(max(gaps))

    def from_point(self, point: Points) -> float:
        """How far a point is from the box; 0 inside."""
        over = np.maximum(np.abs(self.axes @ (point - self.middle)) - self.half, 0)
        return float(np.hypot(*over))


def box_of(owner: str, space: Sequence[float], breadth: float) -> Box:
    """Make the box of a wagon space."""
    x, y, angle, length = space
    return Box(owner, np.array([x, y]), np.array([length, breadth]) / 2, angle)


def space_boxes(layout: Mapping[str, Any]) -> list[Box]:
    """List the wagon spaces."""
    breadth = layout["space"]["width"]
    return [box_of(route, space, breadth) for route, drawn in layout["routes"].items() for space in drawn["spaces"]]


def name_boxes(layout: Mapping[str, Any], language: str) -> list[Box]:
    """List the names of the cities in one language, as their letters measure."""
    boxes = []
    for city, drawn in layout["cities"].items():
        label = drawn[language]
        written = Lettering.of_lines(tuple(label["lines"]))
        left = label["x"] - {"start": 0.0, "middle": 0.5, "end": 1.0}[label["anchor"]] * written.width
        top, bottom = label["y"] - written.rise, label["y"] + written.fall
        middle = np.array([left + written.width / 2, (top + bottom) / 2])
        boxes.append(Box(city, middle, np.array([written.width, bottom - top]) / 2))
    return boxes


def city_points(layout: Mapping[str, Any]) -> dict[str, Points]:
    """Where the cities stand."""
    return {city: np.array([drawn["x"], drawn["y"]]) for city, drawn in layout["cities"].items()}


def overlaps(boxes: list[Box], least: float = 0.0) -> list[tuple[str, str, float]]:
    """List the boxes that are nearer to each other than ``least``."""
    near = ((one, other, one.gap(other)) for one, other in combinations(boxes, 2))
    return [(one.owner, other.owner, round(gap, 2)) for one, other, gap in near if gap < least]


def on_cities(boxes: list[Box], cities: Mapping[str, Points], least: float) -> list[tuple[str, str, float]]:
    """List the boxes that are nearer to the middle of a city than ``least``."""
    near = ((box.owner, city, box.from_point(at)) for box in boxes for city, at in cities.items())
    return [(owner, city, round(gap, 2)) for owner, city, gap in near if gap < least]


def on_spaces(names: list[Box], spaces: list[Box], least: float = 0.0) -> list[tuple[str, str, float]]:
    """List the names that are nearer to a wagon space than ``least``."""
    near = ((name.owner, space.owner, name.gap(space)) for name in names for space in spaces)
    return [(owner, route, round(gap, 2)) for owner, route, gap in near if gap < least]


def beyond_edge(boxes: list[Box], layout: Mapping[str, Any], least: float = 0.0) -> list[str]:
    """List the boxes that come nearer to the edge of the sheet than ``least``."""
    size = np.array([layout["width"], layout["height"]])
    return [box.owner for box in boxes if (box.corners < least).any() or (box.corners > size - least).any()]


def space_ratio(layout: Mapping[str, Any]) -> float:
    """The largest wagon space by the smallest."""
    lengths = [space[3] for drawn in layout["routes"].values() for space in drawn["spaces"]]
    return float(max(lengths) / min(lengths))


def trails(layout: Mapping[str, Any], ends: Mapping[str, tuple[str, str]]) -> dict[str, Points]:
    """Every route as a line: from city to city by the middles of its spaces."""
    at = city_points(layout)
    return {
        route: np.array([at[ends[route][0]], *[space[:2] for space in drawn["spaces"]], at[ends[route][1]]])
        for route, drawn in layout["routes"].items()
    }


def crossed(lines: Mapping[str, Points], ends: Mapping[str, tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """List the routes that cross, but for where they leave a city they share."""
    for (one, a), (other, b) in combinations(lines.items(), 2):
        if ends[one] == ends[other] or set(ends[one]) == set(ends[other]):
            continue
        if (a.max(axis=0) < b.min(axis=0)).any() or (b.max(axis=0) < a.min(axis=0)).any():
            continue
        hits = _hits(a, b)
        for city in set(ends[one]) & set(ends[other]):
            hits[0 if ends[one][0] == city else -1, 0 if ends[other][0] == city else -1] = False
        if hits.any():
            yield one, other


def _hits(a: Points, b: Points) -> NDArray[np.bool_]:
    p, q, r, s = a[:-1, None], a[1:, None], b[None, :-1], b[None, 1:]

    def side(u: Points, v: Points, w: Points) -> Points:
        one, other = v - u, w - u
        turn: Points = one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0]
        return turn

    hits: NDArray[np.bool_] = (side(p, q, r) * side(p, q, s) < 0) & (side(r, s, p) * side(r, s, q) < 0)
    return hits


def flaws(layout: Mapping[str, Any]) -> list[tuple[str, str, float]]:
    """List all that is nearer than a good layout has it."""
    spaces, cities = space_boxes(layout), city_points(layout)
    found = [flaw for flaw in overlaps(spaces, SPACES_APART) if flaw[0] != flaw[1]]
    found += overlaps(spaces, 1.0) + on_cities(spaces, cities, CITY_CLEAR)
    for language in LANGUAGES:
        names = name_boxes(layout, language)
        found += overlaps(names, NAMES_APART) + on_spaces(names, spaces, NAME_CLEAR)
        found += on_cities(names, cities, NAME_OFF_CITY)
    return found


def jammed(found: Sequence[tuple[str, str, float]], layout: Mapping[str, Any]) -> set[str]:
    """Name the cities whose names are among the flaws."""
    return {flaw[0] for flaw in found} & set(layout["cities"])
