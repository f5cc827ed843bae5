"""The tally: what a finished game adds to the statistics."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.ending import has_few_wagons
from traviesa.rules.scoring import reckon
from traviesa.state import Scratch, State
from traviesa.tally import (
    BINS,
    DECISIONS,
    LOWEST,
    PART_BONUS,
    PART_ROUTES,
    PART_STATIONS,
    PART_TICKETS,
    ROUTES_CLAIMED,
    SCORE,
    STATIONS_BUILT,
    TICKETS_COMPLETED,
    TICKETS_KEPT,
    TRAIL,
    TURNS,
    WINNING_SCORE,
    Batch,
    Tally,
)


@rule
def note(tally: Tally, measure: int, value: int) -> None:
    """Note one value of a measure."""
    if tally.count[measure] == 0 or value < tally.least[measure]:
        tally.least[measure] = value
    if tally.count[measure] == 0 or value > tally.most[measure]:
        tally.most[measure] = value
    tally.count[measure] += 1
    tally.total[measure] += value
    tally.squares[measure] += value * value
    tally.bins[measure][min(max(value - LOWEST, 0), BINS - 1)] += 1


@rule
def note_routes(state: State, board: Board, tally: Tally, seat: int) -> None:
    """Note the routes a seat has claimed, by length and together."""
    claimed = 0
    for route in range(board.routes):
        if state.owner[route] == seat:
            claimed += 1
            tally.routes[board.route_length[route]] += 1
    note(tally, ROUTES_CLAIMED, claimed)


@rule
def note_seat(state: State, board: Board, tally: Tally, seat: int) -> None:
    """Note what one seat has come to."""
    note(tally, SCORE + seat, tally.reckoning.total[seat])
    note(tally, TRAIL, tally.reckoning.trail[seat])
    note(tally, TICKETS_KEPT, state.ticket_count[seat])
    note(tally, TICKETS_COMPLETED, tally.reckoning.completed_count[seat])
    note(tally, STATIONS_BUILT, board.rules.stations_each - state.stations_left[seat])
    note_routes(state, board, tally, seat)
    tally.parts[PART_ROUTES] += tally.reckoning.routes[seat]
    tally.parts[PART_TICKETS] += tally.reckoning.tickets[seat]
    tally.parts[PART_STATIONS] += tally.reckoning.stations[seat]
    tally.parts[PART_BONUS] += tally.reckoning.bonus[seat]


@rule
def note_winners(state: State, tally: Tally) -> None:
    """Note who has won, alone or together, and with how many points."""
    winners = 0
    points = 0
    for seat in range(state.seats):
        if tally.reckoning.winner[seat] == 1:
            winners += 1
            points = tally.reckoning.total[seat]
    tally.winners[winners] += 1
    note(tally, WINNING_SCORE, points)
    for seat in range(state.seats):
        if tally.reckoning.winner[seat] == 1:
            if winners == 1:
                tally.sole_wins[seat] += 1
            else:
                tally.shared_wins[seat] += 1


@rule
def ended_by_final_round(state: State) -> bool:
    """Say whether the last turn of a final round has ended the game; else all had to pass."""
    few = False
    for seat in range(state.seats):
        if has_few_wagons(state, seat):
            few = True
    return few and state.passes < state.seats


@rule
def tally_up(state: State, board: Board, scratch: Scratch, batch: Batch, tally: Tally) -> None:
    """Reckon a finished game and add it to the tally."""
    reckon(state, board, scratch, tally.reckoning)
    tally.games += 1
    for seat in range(state.seats):
        note_seat(state, board, tally, seat)
    note_winners(state, tally)
    note(tally, DECISIONS, batch.decisions)
    note(tally, TURNS, batch.turns)
    if ended_by_final_round(state):
        tally.final_rounds += 1
    else:
        tally.stalemates += 1
