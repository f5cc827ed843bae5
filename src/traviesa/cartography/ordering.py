"""The order in which neighbours stand around a city."""

import numpy as np

from traviesa.cartography.plane import Points
from traviesa.cartography.strands import Strands


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
