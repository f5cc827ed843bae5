"""Find each name a first place beside its city, where it hides least."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from traviesa.cartography.plane import Points
from traviesa.cartography.strands import BREADTH, CITY, Row

ROUNDS: Final = 6
TURNS: Final = 24
FURTHER: Final = 7.0
"""How much further out a name is put where there is no room beside its city."""
CLEAR: Final = CITY + 4.0
"""From the middle of a city to its name."""


def first_places(
    cities: Points,
    halves: Points,
    crowd: Points,
    size: Row,
    kept: Points | None = None,
    those: Sequence[int] | None = None,
) -> Points:
    """Give for each name the way from its city to its middle; each name sees where the others stand.

    With ``those``, only these look for a place, and the others stay where they are ``kept``.
    """
    offsets = np.stack([_offsets(half) for half in halves])
    seekers = range(len(cities)) if those is None else those
    found = offsets[:, 0].copy() if kept is None else kept.copy()
    alone = {
        city: _cost(cities[city] + offsets[city], halves[city], crowd, np.delete(cities, city, axis=0), size)
        for city in seekers
    }
    for city in seekers:
        found[city] = offsets[city, alone[city].argmin()]
    for _ in range(ROUNDS):
        for city in seekers:
            middles = cities[city] + offsets[city]
            others = np.delete(cities + found, city, axis=0)
            over = halves[city] + np.delete(halves, city, axis=0) + 3.0 - np.abs(middles[:, None] - others[None])
            overlap = np.maximum(over, 0).min(axis=2).sum(axis=1)
            found[city] = offsets[city, (alone[city] + 3.0 * overlap).argmin()]
    return found


def _offsets(half: Points) -> Points:
    """Places all around a city that touch a circle around it, and as many a little further out."""
    turn = np.arange(TURNS) * (2 * np.pi / TURNS)
    way = np.stack([np.cos(turn), np.sin(turn)], axis=1)
    # as far out as the box needs to clear the circle in this direction
    far = np.linspace(0.0, float(half.sum()) + 2 * CLEAR + FURTHER, 400)
    outside = np.maximum(np.abs(way[:, None, :] * far[None, :, None]) - half, 0)
    away = np.hypot(outside[..., 0], outside[..., 1])
    rows = [way * far[(away >= clear).argmax(axis=1)][:, None] for clear in (CLEAR, CLEAR + FURTHER)]
    return np.concatenate(rows)


def _cost(middles: Points, half: Points, crowd: Points, cities: Points, size: Row) -> Row:
    """Weigh every place of one name: tracks and cities hidden, the edge crossed, and how usual the place is."""
    outside = np.maximum(np.abs(crowd[None] - middles[:, None]) - half, 0)
    away = np.hypot(outside[..., 0], outside[..., 1])
    cost = np.maximum(BREADTH / 2 + 4 - away, 0).sum(axis=1)
    outside = np.maximum(np.abs(cities[None] - middles[:, None]) - half, 0)
    cost += 3.0 * np.maximum(CITY + 5 - np.hypot(outside[..., 0], outside[..., 1]), 0).sum(axis=1)
    cost += 4.0 * (np.maximum(half + 9 - middles, 0) + np.maximum(middles + half + 9 - size, 0)).sum(axis=1)
    turn = np.arange(TURNS) * (2 * np.pi / TURNS)
    usual = 2.0 * np.abs(np.sin(2 * turn)) + np.abs(np.sin(turn))
    weighed: Row = cost + np.concatenate([usual, usual + 4.0])
    return weighed
