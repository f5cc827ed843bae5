"""Follow routes from city to city."""

from collections.abc import Iterable

from .board import Route, Ticket


def reachable(routes: Iterable[Route], start: str) -> set[str]:
    """Return the cities that can be reached from one over these routes, itself included."""
    neighbours: dict[str, list[str]] = {}
    for route in routes:
        neighbours.setdefault(route.a, []).append(route.b)
        neighbours.setdefault(route.b, []).append(route.a)
    reached = {start}
    waiting = [start]
    while waiting:
        for city in neighbours.get(waiting.pop(), []):
            if city not in reached:
                reached.add(city)
                waiting.append(city)
    return reached


def connected(routes: Iterable[Route], a: str, b: str) -> bool:
    """TTR-TICKET-8, TTR-TICKET-9 Two cities are connected by any unbroken way."""
    return b in reachable(routes, a)


def completed(routes: list[Route], tickets: Iterable[Ticket]) -> list[Ticket]:
    """Return the tickets whose cities these routes connect."""
    return [ticket for ticket in tickets if connected(routes, ticket.a, ticket.b)]
