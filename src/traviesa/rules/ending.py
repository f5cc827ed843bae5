"""The end of a turn, the final round and the end of the game."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.market import fill_gaps
from traviesa.state import Scratch, State
from traviesa.variant import FINAL_ROUND_AT
from traviesa.vocabulary import OVER, TURN


@rule
def has_few_wagons(state: State, seat: int) -> bool:
    """TTR-END-1 Two wagons or fewer at the end of one's own turn."""
    return state.wagons[seat] <= FINAL_ROUND_AT


@rule
def count_final_turns(state: State) -> None:
    """TTR-END-1 TTR-END-2 RUL-END-2 Begin the final round: each seat has one more turn, the trigger the last of them.

    TTR-END-4 RUL-END-1 Once begun it only counts down; a further seat with few wagons changes nothing.
    TTR-END-3 When the last of these turns ends, the game is over.
    """
    if state.final_turns > 0:
        state.final_turns -= 1
        if state.final_turns == 0:
            state.phase = OVER
    elif has_few_wagons(state, state.turn):
        state.final_turns = state.seats


@rule
def end_turn(state: State, board: Board, scratch: Scratch) -> None:
    """TTR-TURN-1 TTR-TURN-2 RUL-END-3 One action makes a turn; then wagons are counted and the next seat plays."""
    fill_gaps(state, board, scratch)
    state.passes = 0
    pass_on(state)


@rule
def pass_on(state: State) -> None:
    """TTR-TURN-1 Hand the turn to the next seat, unless the game is over."""
    state.phase = TURN
    count_final_turns(state)
    if state.phase != OVER:
        state.turn = (state.turn + 1) % state.seats


@rule
def pass_turn(state: State) -> None:
    """RUL-PASS-1 A pass counts as a turn. RUL-END-4 When every seat in turn has passed, the game is over.

    TTR-END-3 A pass in the last turn of the final round ends the game by that, whoever passed before.
    """
    pass_on(state)
    if state.phase == OVER:
        return
    state.passes += 1
    if state.passes >= state.seats:
        state.phase = OVER
        state.final_turns = 0


@rule
def resign(state: State, seat: int) -> None:
    """RUL-END-5 A seat that resigns keeps its score but wins nothing; with one seat left the game is over."""
    state.resigned[seat] = 1
    left = 0
    for other in range(state.seats):
        left += 1 - state.resigned[other]
    if left <= 1:
        state.phase = OVER
        state.final_turns = 0
