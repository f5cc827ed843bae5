"""The market: the face-up cards, their refills and their resets."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.pile import has_cards_to_turn, take_from_pile
from traviesa.state import Scratch, State
from traviesa.vocabulary import CARDS, NO_CARD


@rule
def count_in_market(state: State, board: Board, card: int) -> int:
    """Count how often a card lies face up."""
    count = 0
    for slot in range(board.rules.market_size):
        if state.market[slot] == card:
            count += 1
    return count


@rule
def cards_face_up(state: State, board: Board) -> int:
    """Give the kinds of card that lie face up, as a set of bits."""
    found = 0
    for slot in range(board.rules.market_size):
        if state.market[slot] != NO_CARD:
            found |= 1 << state.market[slot]
    return found


@rule
def is_market_crowded(state: State, board: Board) -> bool:
    """TTR-MARKET-1 RUL-MARKET-2 Three or more of the face-up cards are locomotives, however many lie there."""
    limit = board.rules.market_reset_at
    if limit == 0:
        return False
    for card in range(CARDS):
        if board.rules.market_reset_counts[card] and count_in_market(state, board, card) >= limit:
            return True
    return False


@rule
def discard_market(state: State, board: Board) -> None:
    """TTR-MARKET-3 RUL-MARKET-6 The face-up cards go to the discards, before the new ones are turned up."""
    for slot in range(board.rules.market_size):
        card = state.market[slot]
        if card != NO_CARD:
            state.discards[card] += 1
            state.market[slot] = NO_CARD


@rule
def fill_slots(state: State, board: Board, scratch: Scratch) -> None:
    """TTR-SETUP-5 Turn up cards for the empty slots, from left to right, as long as there are any."""
    for slot in range(board.rules.market_size):
        if state.market[slot] == NO_CARD:
            state.market[slot] = take_from_pile(state, scratch)


@rule
def settle_market(state: State, board: Board, scratch: Scratch) -> None:
    """RUL-MARKET-1 TTR-MARKET-2 Reset a crowded market again and again, at most so often in a row.

    With nothing left in pile and discards the market stays as it is.
    """
    resets = 0
    while resets < board.rules.market_resets_in_a_row and is_market_crowded(state, board) and has_cards_to_turn(state):
        discard_market(state, board)
        fill_slots(state, board, scratch)
        resets += 1


@rule
def open_market(state: State, board: Board, scratch: Scratch) -> None:
    """TTR-SETUP-5 TTR-SETUP-7 RUL-MARKET-3 Turn up the first market; the reset holds for it too."""
    for slot in range(len(state.market)):
        state.market[slot] = NO_CARD
    fill_slots(state, board, scratch)
    settle_market(state, board, scratch)


@rule
def fill_gaps(state: State, board: Board, scratch: Scratch) -> None:
    """RUL-MARKET-4 Empty slots are filled at the end of the action that made discards, and then judged."""
    if count_in_market(state, board, NO_CARD) > 0 and has_cards_to_turn(state):
        fill_slots(state, board, scratch)
        settle_market(state, board, scratch)


@rule
def take_from_market(state: State, board: Board, scratch: Scratch, card: int) -> None:
    """TTR-DRAW-2 TTR-MARKET-2 Take a face-up card; the top of the pile replaces it, and the market is judged."""
    slot = 0
    while state.market[slot] != card:
        slot += 1
    state.market[slot] = take_from_pile(state, scratch)
    settle_market(state, board, scratch)
