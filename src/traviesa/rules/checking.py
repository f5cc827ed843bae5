"""Random games with everything that must hold looked at after every action: for tests in bulk."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.apply import apply
from traviesa.rules.chance import below
from traviesa.rules.legal import find_legal
from traviesa.rules.payment import action_at
from traviesa.rules.soundness import find_fault
from traviesa.state import Scratch, State
from traviesa.vocabulary import OVER

ENDLESS = -1
"""The game did not end within MOST_DECISIONS."""
STUCK = -2
"""The game goes on, but nothing is legal."""
UNSORTED = -3
"""The legal actions do not stand in ascending order."""
MOST_DECISIONS = 10_000


@rule
def is_sorted(scratch: Scratch, count: int) -> bool:
    """Say whether the legal actions on the scratch pad ascend, none of them twice."""
    for k in range(1, count):
        if action_at(scratch, k - 1) >= action_at(scratch, k):
            return False
    return True


@rule
def check_to_end(state: State, board: Board, scratch: Scratch) -> int:
    """Play a game randomly, looking for a fault after every action; give 0, the fault, or one of the above."""
    for _ in range(MOST_DECISIONS):
        fault = find_fault(state, board)
        if fault != 0 or state.phase == OVER:
            return fault
        count = find_legal(state, board, scratch)
        if count == 0:
            return STUCK
        if not is_sorted(scratch, count):
            return UNSORTED
        apply(state, board, scratch, action_at(scratch, below(scratch.player, count)))
    return ENDLESS
