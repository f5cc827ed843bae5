"""Find each name a first place beside its city, where it hides least."""

from typing import Final

import numpy as np

from traviesa.cartography.forces import Points
from traviesa.cartography.strands import BREADTH, CITY, Row

ROUNDS: Final = 6
TURNS: Final = 24
CLEAR: Final = CITY + 4.0
"""From the middle of a city to its name."""


def first_places(cities: Points, halves: Points, crowd: Points, size: Row) -> Points:
    """Give for each name the way from its city to its middle; each name sees where the others stand."""
    offsets = np.stack([_offsets(half) for half in halves])
    middles = cities[:, None, :] + offsets
    alone = np.array(
        [_cost(*of, crowd, cities, number, size) for number, of in enumerate(zip(middles, halves, strict=True))]
    )
    chosen = alone.argmin(axis=1)
    everyone = np.arange(len(cities))
    for _ in range(ROUNDS):
        for city in everyone:
            others = everyone[everyone != city]
            over = (
                halves[city]
                + halves[others]
                + 3.0
                - np.abs(middles[city][:, None, :] - middles[others, chosen[others]][None, :, :])
            )
            overlap = np.maximum(over, 0).min(axis=2).sum(axis=1)
            chosen[city] = (alone[city] + 3.0 * overlap).argmin()
    return offsets[everyone, chosen]


def _offsets(half: Points) -> Points:
    """Places all around a city that touch a circle around it; the first are right, left, above and below."""
    turn = np.arange(TURNS) * (2 * np.pi / TURNS)
    way = np.stack([np.cos(turn), np.sin(turn)], axis=1)
    # as far out as the box needs to clear the circle in this direction
    far = np.linspace(0.0, float(half.sum()) + 2 * CLEAR, 400)
    middles = way[:, None, :] * far[None, :, None]
    outside = np.maximum(np.abs(middles) - half, 0)
    clear = np.hypot(outside[..., 0], outside[..., 1]) >= CLEAR
    offsets: Points = way * far[clear.argmax(axis=1)][:, None]
    return offsets


def _cost(middles: Points, half: Points, crowd: Points, cities: Points, own: int, size: Row) -> Row:
    """Weigh every place of one name: tracks and cities hidden, the edge crossed, and how usual the place is."""
    outside = np.maximum(np.abs(crowd[None] - middles[:, None]) - half, 0)
    away = np.hypot(outside[..., 0], outside[..., 1])
    cost = np.maximum(BREADTH / 2 + 3 - away, 0).sum(axis=1)
    outside = np.maximum(np.abs(np.delete(cities, own, axis=0)[None] - middles[:, None]) - half, 0)
    cost += 3.0 * np.maximum(CITY + 5 - np.hypot(outside[..., 0], outside[..., 1]), 0).sum(axis=1)
    cost += 4.0 * (np.maximum(half + 9 - middles, 0) + np.maximum(middles + half + 9 - size, 0)).sum(axis=1)
    turn = np.arange(TURNS) * (2 * np.pi / TURNS)
    cost += 2.0 * np.abs(np.sin(2 * turn)) + 1.0 * np.abs(np.sin(turn))
    return cost
