"""Final scoring: routes, tickets, stations, the bonus, and who wins."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.borrowing import NO_ROUTE, borrow
from traviesa.rules.connection import best_value, join_cities, score_of
from traviesa.rules.trail import longest_trail
from traviesa.state import Reckoning, Scratch, State
from traviesa.variant import (
    LONGEST_TRAIL,
    TIE_BONUS,
    TIE_FEWEST_STATIONS,
    TIE_LONGEST_TRAIL,
    TIE_TICKETS,
)


@rule
def reckon_tickets(state: State, board: Board, scratch: Scratch, reckoning: Reckoning, seat: int) -> None:
    """TTR-SCORE-2 RUL-TICKET-4 RUL-STATION-6 Judge the tickets of a seat, only now, with what its stations borrow."""
    join_cities(state, board, scratch, seat)
    borrow(state, board, scratch, seat, reckoning)
    for ticket in range(board.tickets):
        if state.ticket_at[ticket] == seat:
            reckoning.tickets[seat] += score_of(board, scratch, ticket)
            if best_value(board, scratch, ticket) > 0:
                reckoning.completed[ticket] = 1
                reckoning.completed_count[seat] += 1


@rule
def reckon_trail(state: State, board: Board, scratch: Scratch, reckoning: Reckoning, seat: int) -> None:
    """Measure the longest trail of a seat and mark its routes. EU-STATION-12 Borrowed routes have no part in it."""
    reckoning.trail[seat] = longest_trail(state, board, scratch, seat)
    edge = 0
    for route in range(board.routes):
        if state.owner[route] == seat:
            reckoning.on_trail[route] = scratch.best_used[edge]
            edge += 1


@rule
def bonus_measure(board: Board, reckoning: Reckoning, seat: int) -> int:
    """TTR-SCORE-3 EU-COMP-9 USA-COMP-7 Say how far a seat has come in what the bonus rewards."""
    if board.rules.bonus_kind == LONGEST_TRAIL:
        return reckoning.trail[seat]
    return reckoning.completed_count[seat]


@rule
def give_bonus(state: State, board: Board, reckoning: Reckoning) -> None:
    """TTR-SCORE-3 TTR-SCORE-4 RUL-TRAIL-2 The most gets the bonus, all who tie get it in full, nobody for nothing."""
    most = 0
    for seat in range(state.seats):
        most = max(most, bonus_measure(board, reckoning, seat))
    for seat in range(state.seats):
        if most > 0 and bonus_measure(board, reckoning, seat) == most:
            reckoning.bonus[seat] = board.rules.bonus_points


@rule
def tie_measure(state: State, board: Board, reckoning: Reckoning, seat: int, step: int) -> int:
    """USA-TIE-1 USA-TIE-2 EU-TIE-1 EU-TIE-2 EU-TIE-3 Say what a seat can show at a step of the ties."""
    kind = board.rules.ties[step]
    if kind == TIE_TICKETS:
        return reckoning.completed_count[seat]
    if kind == TIE_FEWEST_STATIONS:
        return state.stations_left[seat]
    if kind == TIE_BONUS:
        return reckoning.bonus[seat]
    if kind == TIE_LONGEST_TRAIL:
        return reckoning.trail[seat]
    return reckoning.goods[seat]


@rule
def narrow(state: State, board: Board, reckoning: Reckoning, step: int) -> None:
    """RUL-TIE-2 Leave among the winners only the best of those still tied; step -1 compares the points."""
    most = -(1 << 14)
    for seat in range(state.seats):
        if reckoning.winner[seat]:
            most = max(most, measure(state, board, reckoning, seat, step))
    for seat in range(state.seats):
        if reckoning.winner[seat] and measure(state, board, reckoning, seat, step) < most:
            reckoning.winner[seat] = 0


@rule
def measure(state: State, board: Board, reckoning: Reckoning, seat: int, step: int) -> int:
    """TTR-SCORE-5 Points first, then the steps of the ties."""
    if step < 0:
        return reckoning.total[seat]
    return tie_measure(state, board, reckoning, seat, step)


@rule
def name_winners(state: State, board: Board, reckoning: Reckoning) -> None:
    """TTR-SCORE-5 TTR-TIE-1 RUL-TIE-1 Most points wins; ties in the map's order; whoever is left shares the victory.

    RUL-END-5 A seat that resigned wins nothing.
    """
    for seat in range(state.seats):
        reckoning.winner[seat] = 1 - state.resigned[seat]
    for step in range(-1, board.rules.tie_count):
        narrow(state, board, reckoning, step)


@rule
def clear_reckoning(reckoning: Reckoning) -> None:
    """Begin a reckoning with nothing in it."""
    for seat in range(len(reckoning.total)):
        reckoning.tickets[seat] = 0
        reckoning.bonus[seat] = 0
        reckoning.goods[seat] = 0
        reckoning.completed_count[seat] = 0
        reckoning.winner[seat] = 0
    for ticket in range(len(reckoning.completed)):
        reckoning.completed[ticket] = 0
    for route in range(len(reckoning.on_trail)):
        reckoning.on_trail[route] = 0
    for city in range(len(reckoning.borrowed)):
        reckoning.borrowed[city] = NO_ROUTE


@rule
def reckon(state: State, board: Board, scratch: Scratch, reckoning: Reckoning) -> None:
    """TTR-SCORE-6 EU-SCORE-2 EU-STATION-10 RUL-SCORE-2 Add up every seat as if the game ended now."""
    clear_reckoning(reckoning)
    for seat in range(state.seats):
        reckoning.routes[seat] = state.score[seat]
        reckoning.stations[seat] = state.stations_left[seat] * board.rules.unused_station_points
        reckon_tickets(state, board, scratch, reckoning, seat)
        reckon_trail(state, board, scratch, reckoning, seat)
    give_bonus(state, board, reckoning)
    for seat in range(state.seats):
        reckoning.total[seat] = (
            reckoning.routes[seat]
            + reckoning.tickets[seat]
            + reckoning.stations[seat]
            + reckoning.bonus[seat]
            + reckoning.goods[seat]
        )
    name_winners(state, board, reckoning)
