"""What presses and pulls while a map is laid out.

Each force is the slope of an energy, which is half the square of what is amiss.
"""

from dataclasses import dataclass

import numpy as np

from traviesa.cartography.plane import Points
from traviesa.cartography.strands import Numbers, Row


@dataclass
class Forces:
    """The slopes of the energy, gathered: on cities, on the bends of strands, on names."""

    cities: Points
    bends: Points
    names: Points

    @classmethod
    def none(cls, cities: int, strands: int) -> "Forces":
        """Begin with nothing."""
        return cls(np.zeros((cities, 2)), np.zeros((strands, 2, 2)), np.zeros((cities, 2)))


def apart(one: Points, other: Points, due: Row | float) -> Points:
    """Push points apart that are nearer to each other than is due: the slope on ``one``."""
    between = one - other
    away = np.maximum(np.hypot(between[:, 0], between[:, 1]), 1e-6)
    lacking = np.maximum(due - away, 0)
    slope: Points = -between * (lacking / away)[:, None]
    return slope


def out_of_box(points: Points, middles: Points, halves: Points, due: float) -> Points:
    """Push points out of boxes, and away by what is due: the slope on the points."""
    between = points - middles
    over = np.abs(between) - halves
    outside = np.maximum(over, 0)
    away = np.hypot(outside[:, 0], outside[:, 1])
    inside = np.all(over < 0, axis=1)
    # a point inside leaves by the nearest side
    nearest = over[:, 0] > over[:, 1]
    axis = np.stack([nearest, ~nearest], axis=1)
    way = np.where(
        inside[:, None], axis * np.sign(between), np.sign(between) * outside / np.maximum(away, 1e-6)[:, None]
    )
    lacking = np.where(inside, due - over.max(axis=1), np.maximum(due - away, 0))
    slope: Points = -way * lacking[:, None]
    return slope


def boxes_apart(one: Points, one_half: Points, other: Points, other_half: Points, due: float) -> Points:
    """Push boxes apart along the axis on which they overlap least: the slope on ``one``."""
    between = one - other
    over = np.abs(between) - one_half - other_half - due
    meet = np.all(over < 0, axis=1)
    first = over[:, 0] > over[:, 1]
    axis = np.stack([first, ~first], axis=1)
    sign = np.where(between == 0, 1.0, np.sign(between))
    slope: Points = axis * sign * over * meet[:, None]
    return slope


def within(points: Points, least: Points, most: Points) -> Points:
    """Push points back onto the sheet: the slope on the points."""
    slope: Points = np.minimum(points - least, 0) + np.maximum(points - most, 0)
    return slope


def gather(numbers: Numbers, slopes: Points, into: Points, weight: float) -> None:
    """Add slopes to the rows they belong to."""
    for axis in (0, 1):
        into[:, axis] += weight * np.bincount(numbers, slopes[:, axis], len(into))
