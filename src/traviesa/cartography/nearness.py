"""Which things are near each other."""

import numpy as np

from traviesa.cartography.plane import Points
from traviesa.cartography.strands import Numbers, Row


def near_pairs(places: Points, strand: Numbers, reach: float) -> tuple[Numbers, Numbers]:
    """Find the pairs of points of different strands within reach of each other, east to west and north to south."""
    order = np.argsort(places[:, 0], kind="stable")
    across = places[order, 0]
    last = np.searchsorted(across, across + reach)
    many = last - np.arange(len(order)) - 1
    first = np.repeat(np.arange(len(order)), many)
    second = first + 1 + np.arange(len(first)) - np.repeat(np.cumsum(many) - many, many)
    one, other = order[first], order[second]
    near = (np.abs(places[one, 1] - places[other, 1]) < reach) & (strand[one] != strand[other])
    return one[near], other[near]


def near_boxes(places: Points, middles: Points, halves: Points) -> tuple[Numbers, Numbers]:
    """Find the points that lie in boxes: numbers of points, numbers of boxes."""
    inside = np.all(np.abs(places[:, None, :] - middles[None, :, :]) < halves, axis=2)
    points, boxes = np.nonzero(inside)
    return points, boxes


def neighbours(home: Points) -> tuple[Numbers, Numbers, Row]:
    """Link every city with its six nearest, which are to shift alike: one, other, weight."""
    far = np.hypot(*(home[:, None, :] - home[None, :, :]).transpose(2, 0, 1))
    nearest = np.argsort(far, axis=1, kind="stable")[:, 1:7]
    pairs = sorted({(min(a, int(b)), max(a, int(b))) for a, row in enumerate(nearest) for b in row})
    first, second = (np.array([pair[end] for pair in pairs], dtype=np.int64) for end in (0, 1))
    return first, second, np.minimum(1.5, 100.0 / np.maximum(far[first, second], 1.0))
