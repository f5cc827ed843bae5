"""The doors into the rules: what the rest of the project may call, compiled or plain.

Each takes arrays (or, plain, lists) of records and the place in them, which is cheaper to cross than a record.
"""

from .board import Board
from .compiled import door
from .rules.apply import apply
from .rules.chance import below
from .rules.legal import find_legal
from .rules.scoring import reckon
from .rules.setup import start
from .state import Reckoning, Scratch, State
from .vocabulary import OVER


@door
def start_game(states: list[State], i: int, boards: list[Board], scratches: list[Scratch], seats: int) -> None:
    """Set up game i from its key."""
    start(states[i], boards[0], scratches[0], seats)


@door
def legal_actions(states: list[State], i: int, boards: list[Board], scratches: list[Scratch]) -> int:
    """Write the legal actions of game i on the scratch pad and count them."""
    return find_legal(states[i], boards[0], scratches[0])


@door
def apply_action(states: list[State], i: int, boards: list[Board], scratches: list[Scratch], action: int) -> None:
    """Carry out a legal action in game i."""
    apply(states[i], boards[0], scratches[0], action)


@door
def reckon_game(
    states: list[State], i: int, boards: list[Board], scratches: list[Scratch], reckonings: list[Reckoning]
) -> None:
    """Add up game i as if it ended now."""
    reckon(states[i], boards[0], scratches[0], reckonings[0])


@door
def play_randomly(states: list[State], i: int, boards: list[Board], scratches: list[Scratch]) -> int:
    """Play game i to its end, each decision uniformly among the legal ones; give the number of decisions."""
    state = states[i]
    board = boards[0]
    scratch = scratches[0]
    decisions = 0
    while state.phase != OVER:
        count = find_legal(state, board, scratch)
        apply(state, board, scratch, scratch.actions[below(scratch.player, count)])
        decisions += 1
    return decisions
