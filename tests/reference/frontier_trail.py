"""The longest trail by another exact method: edge by edge, keeping only what matters at the frontier.

A longest trail is a connected set of edges in which no city or just two have an odd number of them, the longest
such set. Edges are taken or left in a fixed order. Of what has been taken only this matters later: for each city
that still has edges to come, which part it belongs to and whether it is odd; and how many odd cities are done.
Of all ways that agree in this the longest is kept. It shares no idea with a search along the trail.
"""

from collections.abc import Iterator, Sequence

Edge = tuple[int, int, int]
"""City, city, length."""
Cell = tuple[int, int]
"""Part (0: nothing taken here), oddness."""
Frontier = tuple[int, tuple[tuple[int, Cell], ...]]
"""Odd cities done, and the cells of the cities at the frontier."""


def longest_trail(edges: Sequence[Edge]) -> int:
    """Find the length of the longest trail."""
    order = in_good_order(edges)
    last = {city: number for number, edge in enumerate(order) for city in edge[:2]}
    ways: dict[Frontier, int] = {(0, ()): 0}
    best = 0
    for number, edge in enumerate(order):
        leaving = [city for city in set(edge[:2]) if last[city] == number]
        further: dict[Frontier, int] = {}
        for (odd, cells), length in ways.items():
            for taken, grown in ((length, dict(cells)), (length + edge[2], take(edge, dict(cells)))):
                left = leave(odd, grown, leaving)
                if left is None:
                    continue
                if left[0] < 0:
                    best = max(best, taken)
                else:
                    further[left] = max(taken, further.get(left, -1))
        ways = further
    return best


def in_good_order(edges: Sequence[Edge]) -> list[Edge]:
    """Order the edges so that few cities lie at the frontier: next always the one that opens fewest new cities."""
    waiting, order = list(edges), []
    opened: set[int] = set()
    while waiting:
        rest = {city: sum(city in edge[:2] for edge in waiting) for edge in waiting for city in edge[:2]}
        edge = min(waiting, key=lambda one: (len({*one[:2]} - opened), min(rest[one[0]], rest[one[1]])))
        waiting.remove(edge)
        order.append(edge)
        opened |= {*edge[:2]}
    return order


def take(edge: Edge, cells: dict[int, Cell]) -> dict[int, Cell]:
    """Take an edge: its ends become one part, and each changes between odd and even."""
    a, b, _ = edge
    fresh = max((part for part, _ in cells.values()), default=0) + 1
    parts = {cells.get(city, (0, 0))[0] for city in (a, b)} - {0}
    for city in (a, b):
        cells[city] = (cells.get(city, (0, 0))[0], 1 - cells.get(city, (0, 0))[1])
    return {
        city: (fresh if part in parts or city in (a, b) else part, oddness) for city, (part, oddness) in cells.items()
    }


def leave(odd: int, cells: dict[int, Cell], leaving: Sequence[int]) -> Frontier | None:
    """Let cities leave the frontier; None where that can be no trail, -1 odd cities where the trail is complete."""
    complete = False
    for city in leaving:
        part, oddness = cells.pop(city, (0, 0))
        odd += oddness
        if part and all(other != part for other, _ in cells.values()):
            if any(other for other, _ in cells.values()):
                return None
            complete = True
    if odd > 2:
        return None
    return (-1, ()) if complete else (odd, tuple(renumbered(cells)))


def renumbered(cells: dict[int, Cell]) -> Iterator[tuple[int, Cell]]:
    """Number the parts by their first city, and leave out cities where nothing was taken."""
    numbers: dict[int, int] = {}
    for city in sorted(cells):
        part, oddness = cells[city]
        if part:
            yield city, (numbers.setdefault(part, len(numbers) + 1), oddness)
