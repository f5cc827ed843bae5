"""Find the longest continuous path by trying every one."""

from collections.abc import Iterable

from .board import Route


def longest_trail(routes: Iterable[Route]) -> int:
    """EU-TRAIL-2, EU-TRAIL-3, TTR-TRAIL-1 Cities may come again, no route does; the spaces are counted."""
    at: dict[str, list[Route]] = {}
    for route in routes:
        at.setdefault(route.a, []).append(route)
        at.setdefault(route.b, []).append(route)
    return max((longest_from(city, at, set()) for city in at), default=0)


def longest_from(city: str, at: dict[str, list[Route]], used: set[int]) -> int:
    """Go on from a city over each route not yet used, and come back to try the next."""
    best = 0
    for route in at[city]:
        if route.number not in used:
            used.add(route.number)
            best = max(best, route.length + longest_from(route.other_end(city), at, used))
            used.remove(route.number)
    return best
