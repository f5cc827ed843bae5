"""The pile of train cards and the discards."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.chance import shuffle
from traviesa.state import Scratch, State
from traviesa.vocabulary import CARDS, NO_CARD


@rule
def discards_size(state: State) -> int:
    """Count the discards."""
    total = 0
    for card in range(CARDS):
        total += state.discards[card]
    return total


@rule
def has_cards_to_turn(state: State) -> bool:
    """RUL-DECK-1 "Cards in the pile" means pile and discards together, for every question of legality."""
    return state.pile_size > 0 or discards_size(state) > 0


@rule
def lay_pile(state: State, scratch: Scratch, count: int) -> None:
    """Shuffle the first items of the scratch pad and lay them down as the pile, the first on top."""
    shuffle(state.stream, scratch, count)
    for k in range(count):
        state.pile[count - 1 - k] = scratch.items[k]
    state.pile_size = count


@rule
def renew_pile(state: State, scratch: Scratch) -> None:
    """TTR-DECK-1 TTR-DECK-2 Shuffle the discards into a new pile."""
    count = 0
    for card in range(CARDS):
        for _ in range(state.discards[card]):
            scratch.items[count] = card
            count += 1
        state.discards[card] = 0
    lay_pile(state, scratch, count)


@rule
def take_from_pile(state: State, scratch: Scratch) -> int:
    """RUL-DECK-1 Take the top card; an empty pile is renewed only now, when a card is needed. -1 = there is none."""
    if state.pile_size == 0:
        renew_pile(state, scratch)
        if state.pile_size == 0:
            return NO_CARD
    state.pile_size -= 1
    return state.pile[state.pile_size]


@rule
def make_pile(state: State, board: Board, scratch: Scratch) -> None:
    """TTR-SETUP-4 USA-COMP-5 EU-COMP-6 Shuffle all train cards into the first pile."""
    count = 0
    for card in range(CARDS):
        for _ in range(board.rules.cards[card]):
            scratch.items[count] = card
            count += 1
    lay_pile(state, scratch, count)
