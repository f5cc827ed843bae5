"""Where curves cross, and how to bend them so that they do not."""

from typing import Final

import numpy as np

from traviesa.cartography.plane import Points
from traviesa.cartography.strands import DENSE, Probe, Strands, dense

REACHES: Final = tuple(sign * part for part in (0.0, 0.12, 0.22, 0.34, 0.48, 0.62) for sign in (1, -1))
"""How far a curve may be bent aside to cross less, in parts of its chord."""


def crossings(strands: Strands, lines: Points) -> list[tuple[int, int]]:
    """List the pairs of curves that cross, given the dense points of each."""
    found = []
    rows = lines.reshape(-1, DENSE, 2)
    low, high = rows.min(axis=1), rows.max(axis=1)
    for one in range(len(rows)):
        meets = (low[one] <= high[one + 1 :]).all(axis=1) & (low[one + 1 :] <= high[one]).all(axis=1)
        near = [int(other) + one + 1 for other in np.nonzero(meets)[0]]
        found += [(one, other) for other in near if _cross(strands, rows, one, other)]
    return found


def _cross(strands: Strands, rows: Points, one: int, other: int) -> bool:
    """Whether two curves meet anywhere but in a city they share."""
    a, b = rows[one], rows[other]
    hits = _hits(a, b)
    for end in strands.ends[one]:
        if end in strands.ends[other]:
            # the first and last steps lie on the city itself
            first = 0 if strands.ends[one][0] == end else DENSE - 2
            second = 0 if strands.ends[other][0] == end else DENSE - 2
            hits[first, second] = False
    return bool(hits.any())


def _hits(a: Points, b: Points) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
    """For every step of one line and every step of another whether they cross."""
    p, q = a[:-1, None], a[1:, None]
    r, s = b[None, :-1], b[None, 1:]

    def side(u: Points, v: Points, w: Points) -> Points:
        turn: Points = (v[..., 0] - u[..., 0]) * (w[..., 1] - u[..., 1]) - (v[..., 1] - u[..., 1]) * (
            w[..., 0] - u[..., 0]
        )
        return turn

    hits: np.ndarray[tuple[int, int], np.dtype[np.bool_]] = (side(p, q, r) * side(p, q, s) < 0) & (
        side(r, s, p) * side(r, s, q) < 0
    )
    return hits


def detours(strands: Strands, home: Points) -> list[int]:
    """Name the few curves that must go round others: without them, straight lines would not cross."""
    straight = np.zeros((len(strands.ends), 2, 2))
    pairs = crossings(strands, dense(strands).place(home, straight))
    found: list[int] = []
    while pairs:
        worst = max(sorted({one for pair in pairs for one in pair}), key=lambda one: _times(pairs, one))
        found.append(worst)
        pairs = [pair for pair in pairs if worst not in pair]
    return sorted(found)


def go_round(strands: Strands, cities: Points, bends: Points, numbers: list[int]) -> None:
    """Bend these curves so that they cross fewest others."""
    for number in numbers:
        _rebend(strands, cities, bends, number)


def untangle(strands: Strands, cities: Points, bends: Points) -> int:
    """Bend crossing curves around what they cross, the least bend first; say how many crossings are left."""
    measure = dense(strands)
    for _ in range(4):
        pairs = crossings(strands, measure.place(cities, bends))
        if not pairs:
            return 0
        for number in sorted({one for pair in pairs for one in pair}, key=lambda one: -_times(pairs, one)):
            _rebend(strands, cities, bends, number)
    return len(crossings(strands, measure.place(cities, bends)))


def _times(pairs: list[tuple[int, int]], one: int) -> int:
    return sum(one in pair for pair in pairs)


def _rebend(strands: Strands, cities: Points, bends: Points, number: int) -> None:
    """Give one curve the least bend with which it crosses fewest others."""
    measure = dense(strands)
    a, b = cities[strands.ends[number]]
    across = np.array([a[1] - b[1], b[0] - a[0]])
    rows = measure.place(cities, bends).reshape(-1, DENSE, 2)
    own = Probe(strands, np.full(DENSE, number), measure.at[:DENSE], np.zeros(DENSE))
    before = bends[number].copy()
    best, fewest = before, _crossed(strands, rows, number)
    for reach in REACHES:
        bends[number] = across * reach * (4 / 3)
        rows[number] = own.place(cities, bends)
        many = _crossed(strands, rows, number)
        if many < fewest:
            best, fewest = bends[number].copy(), many
    bends[number] = best


def _crossed(strands: Strands, rows: Points, number: int) -> int:
    others = (other for other in range(len(rows)) if other != number)
    return sum(_cross(strands, rows, number, other) for other in others)
