"""Reckon the game as if it ended now."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .board import Board, Route, Ticket
from .stations import best_assignment, foreign_routes
from .trail import longest_trail


@dataclass
class Reckoning:
    """What a seat has in the end."""

    routes: int
    tickets: int
    stations: int
    completed: list[Ticket]
    borrowed: tuple[Route | None, ...]
    stations_built: int
    trail: int
    bonus: int = 0
    holds_bonus: bool = False

    @property
    def total(self) -> int:
        """TTR-SCORE-6 Routes and tickets, the bonus, and the stations in reserve."""
        return self.routes + self.tickets + self.stations + self.bonus


def reckon(
    board: Board, owner: Sequence[int | None], stations: Mapping[str, int], tickets: Sequence[list[Ticket]]
) -> list[Reckoning]:
    """Reckon every seat, then give the bonus."""
    scores = [reckon_seat(board, owner, stations, held, seat) for seat, held in enumerate(tickets)]
    give_bonus(scores, board.rules["bonus"]["kind"], board.rules["bonus"]["points"])
    return scores


def reckon_seat(
    board: Board, owner: Sequence[int | None], stations: Mapping[str, int], tickets: list[Ticket], seat: int
) -> Reckoning:
    """TTR-SCORE-2, EU-SCORE-2 Completed tickets add, others subtract; stations in reserve add."""
    own = [route for route in board.routes if owner[route.number] == seat]
    cities = [city for city in board.cities if stations.get(city) == seat]
    choices = [foreign_routes(board.routes, owner, seat, city) for city in cities]
    assignment = best_assignment(own, choices, tickets)
    reserve = board.rules["stations_each"] - len(cities)
    return Reckoning(
        routes=sum(board.rules["points"][route.length] for route in own),
        tickets=2 * assignment.points - sum(ticket.points for ticket in tickets),
        stations=reserve * board.rules["unused_station_points"],
        completed=assignment.completed,
        borrowed=assignment.borrowed,
        stations_built=len(cities),
        trail=longest_trail(own),
    )


def give_bonus(scores: list[Reckoning], kind: str, points: int) -> None:
    """TTR-SCORE-3, TTR-SCORE-4, RUL-TRAIL-2 All who tie for the most get it in full, nobody for 0."""
    had = [score.trail if kind == "longest_trail" else len(score.completed) for score in scores]
    for score, amount in zip(scores, had, strict=True):
        if amount == max(had) > 0:
            score.bonus = points
            score.holds_bonus = True


MERITS: dict[str, Callable[[Reckoning], int]] = {
    "tickets": lambda score: len(score.completed),
    "fewest_stations": lambda score: -score.stations_built,
    "bonus": lambda score: score.holds_bonus,
    "longest_trail": lambda score: score.trail,
    "goods": lambda score: 0,
}


def winners(scores: list[Reckoning], ties: Sequence[str]) -> list[int]:
    """TTR-SCORE-5, RUL-TIE-1, RUL-TIE-2 Most points; each step among those still tied; all share."""
    tied = best_by(lambda score: score.total, scores, list(range(len(scores))))
    for step in ties:
        tied = best_by(MERITS[step], scores, tied)
    return tied


def best_by(merit: Callable[[Reckoning], int], scores: list[Reckoning], seats: list[int]) -> list[int]:
    """Return those of the seats that have the most of a merit."""
    most = max(merit(scores[seat]) for seat in seats)
    return [seat for seat in seats if merit(scores[seat]) == most]
