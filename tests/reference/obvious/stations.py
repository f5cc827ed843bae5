"""Choose at the end which foreign route each station borrows."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from .board import Route, Ticket
from .connection import completed


@dataclass(frozen=True)
class Assignment:
    """The route each station borrows (None: there is none to borrow) and the tickets this completes."""

    borrowed: tuple[Route | None, ...]
    completed: list[Ticket]

    @property
    def points(self) -> int:
        return sum(ticket.points for ticket in self.completed)


def foreign_routes(routes: Sequence[Route], owner: Sequence[int | None], seat: int, city: str) -> list[Route]:
    """EU-STATION-6, RUL-STATION-7 A station may borrow a route of another seat that ends in its city."""
    return [route for route in routes if route.touches(city) and owner[route.number] not in (None, seat)]


def best_assignment(own: list[Route], choices: Sequence[list[Route]], tickets: Sequence[Ticket]) -> Assignment:
    """RUL-STATION-1 Most ticket points, then most completed tickets, then the earliest routes.

    `choices` lists for each station, in order of city number, the routes it may borrow, in order of the map
    file; so the first of equals is the one whose routes stand earliest.
    """
    options: list[list[Route | None]] = [[*routes] or [None] for routes in choices]
    best: Assignment | None = None
    for borrowed in product(*options):
        network = own + [route for route in borrowed if route is not None]
        this = Assignment(borrowed, completed(network, tickets))
        if best is None or (this.points, len(this.completed)) > (best.points, len(best.completed)):
            best = this
    assert best is not None, "there is always one way: with no station, to borrow nothing"
    return best
