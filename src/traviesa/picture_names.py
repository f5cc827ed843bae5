"""Put the names of cities where they hide least of a picture."""

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]

CITY: Final = 9.0
"""Radius of a city."""
LETTER: Final = 10.2
"""Mean width of a letter of a city's name."""
NAME: Final = 17.0
"""Height of a city's name."""
ROUNDS: Final = 4


@dataclass(frozen=True, slots=True)
class Name:
    """Where the name of a city begins, ends or has its middle."""

    x: float
    y: float
    anchor: str


def place_names(names: tuple[str, ...], cities: Points, crowd: Points, width: float) -> tuple[Name, ...]:
    """Put every name beside its city where it hides least; each sees where the others stand."""
    choices = [_choices(float(x), float(y)) for x, y in cities]
    boxes = np.array([[_box(name, choice) for choice in row] for name, row in zip(names, choices, strict=True)])
    ground = np.concatenate([crowd, cities])
    liking = 0.6 * np.arange(boxes.shape[1])
    alone = np.array([_hidden(row, ground) + _outside(row, width) + liking for row in boxes])
    chosen = alone.argmin(axis=1)
    cities_all = np.arange(len(names))
    for _ in range(ROUNDS):
        for city in cities_all:
            others = boxes[cities_all, chosen][cities_all != city]
            chosen[city] = (alone[city] + _overlap(boxes[city], others)).argmin()
    return tuple(row[at] for row, at in zip(choices, chosen, strict=True))


def _choices(x: float, y: float) -> list[Name]:
    """The places for a name, the best liked first: right, left, above, below, then all around."""
    return [
        _place(x, y, CITY + away, radians(turn))
        for away in (5.0, 12.0)
        for turn in (0, 180, 270, 90, 315, 45, 225, 135, 337, 23, 203, 157, 292, 68, 248, 112)
    ]


def _place(x: float, y: float, far: float, turn: float) -> Name:
    aside, down = cos(turn), sin(turn)
    anchor = "middle" if abs(aside) < 0.2 else "start" if aside > 0 else "end"
    return Name(x + aside * far, y + down * (far + NAME * 0.32) + NAME * 0.32, anchor)


def _box(name: str, at: Name) -> tuple[float, float, float, float]:
    """The left, upper, right and lower rim of a name."""
    breadth = len(name) * LETTER
    left = at.x - {"start": 0.0, "middle": breadth / 2, "end": breadth}[at.anchor]
    return left, at.y - NAME * 0.75, left + breadth, at.y + NAME * 0.1


def _hidden(boxes: Points, points: Points) -> Points:
    """Weigh what each box would hide of the points, or nearly hide."""
    aside = np.maximum(boxes[:, None, :2] - points, points - boxes[:, None, 2:]).clip(0)
    hidden: Points = (8 - np.hypot(aside[..., 0], aside[..., 1])).clip(0).sum(axis=1)
    return hidden


def _outside(boxes: Points, width: float) -> Points:
    """Weigh how much of each box would be outside the picture."""
    outside: Points = 4 * ((6 - boxes[:, 0]).clip(0) + (boxes[:, 2] - width + 6).clip(0))
    return outside


def _overlap(boxes: Points, others: Points) -> Points:
    """Weigh how much each box would cover of the others."""
    upper = np.maximum(boxes[:, None, :2], others[:, :2])
    lower = np.minimum(boxes[:, None, 2:], others[:, 2:])
    overlap: Points = 4 * (lower - upper).clip(0).prod(axis=2).sum(axis=1)
    return overlap
