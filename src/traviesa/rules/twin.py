"""Twins: the tracks of a double (or triple) route."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.state import ROUTE_CLOSED, ROUTE_OPEN, State


@rule
def owns_twin(state: State, board: Board, seat: int, route: int) -> bool:
    """TTR-DOUBLE-3 One seat never claims two tracks of one double route, in the whole game."""
    for k in range(board.twin_count[route]):
        if state.owner[board.twin[route][k]] == seat:
            return True
    return False


@rule
def close_twins(state: State, board: Board, route: int) -> None:
    """TTR-DOUBLE-5 RUL-DOUBLE-1 With few seats, the first claim of a double closes its other tracks to all.

    TTR-DOUBLE-4 With more, another seat may claim them; TTR-DOUBLE-6 which is claimed first is free.
    """
    if state.seats >= board.rules.twins_open_from_seats:
        return
    for k in range(board.twin_count[route]):
        if state.owner[board.twin[route][k]] == ROUTE_OPEN:
            state.owner[board.twin[route][k]] = ROUTE_CLOSED
