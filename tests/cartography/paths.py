"""Read the paths of a layout: rings, and what lies in them."""

import re
from itertools import pairwise

import numpy as np

from traviesa.cartography.plane import Points


def rings_of(path: str) -> list[Points]:
    """The rings of a path of relative lines."""
    rings = []
    for text in path.split("M")[1:]:
        numbers = np.array([float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]).reshape(-1, 2)
        rings.append(np.cumsum(numbers, axis=0))
    return rings


def on_land(point: Points, rings: list[Points]) -> bool:
    """Whether a point lies in an odd number of rings."""
    inside = False
    for ring in rings:
        for (x, y), (to_x, to_y) in pairwise([*ring, ring[0]]):
            if (y > point[1]) != (to_y > point[1]) and point[0] < x + (point[1] - y) * (to_x - x) / (to_y - y):
                inside = not inside
    return inside


def off_land(point: Points, rings: list[Points]) -> float:
    """How far a point is from the nearest land."""
    if on_land(point, rings):
        return 0.0
    away = []
    for ring in rings:
        a, b = ring, np.roll(ring, -1, axis=0)
        way = b - a
        share = ((point - a) * way).sum(axis=1) / np.maximum((way**2).sum(axis=1), 1e-9)
        away.append(np.hypot(*(a + np.clip(share, 0, 1)[:, None] * way - point).T).min())
    return float(min(away))
