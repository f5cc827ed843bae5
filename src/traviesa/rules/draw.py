"""Drawing train cards: two, one after the other, from the market or blind."""

from traviesa.action import DRAW_CARD, DRAW_PILE
from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.ending import end_turn
from traviesa.rules.hand import gain_card
from traviesa.rules.market import cards_face_up, take_from_market
from traviesa.rules.payment import offer
from traviesa.rules.pile import has_cards_to_turn, take_from_pile
from traviesa.state import Scratch, State
from traviesa.vocabulary import CARDS, LOCOMOTIVE, SECOND_CARD, TURN


@rule
def may_begin_draw(state: State, board: Board) -> bool:
    """TTR-DECK-3 RUL-DRAW-1 With pile and discards empty the draw cannot be begun, unless the house rule allows it."""
    if has_cards_to_turn(state):
        return True
    if not board.rules.draw_market_without_pile:
        return False
    return cards_face_up(state, board) != 0


@rule
def ends_draw(board: Board, card: int) -> bool:
    """TTR-LOCO-1 TTR-LOCO-6 A face-up locomotive is the only card of its turn."""
    return card == LOCOMOTIVE and board.rules.face_up_locomotive_ends_draw == 1


@rule
def is_barred(state: State, board: Board, card: int) -> bool:
    """TTR-LOCO-2 TTR-LOCO-3 TTR-LOCO-5 RUL-DRAW-2 A face-up locomotive cannot be the second card, whenever it came."""
    return state.phase == SECOND_CARD and ends_draw(board, card)


@rule
def may_draw_second(state: State, board: Board) -> bool:
    """RUL-DRAW-3 RUL-DRAW-4 A second card is compulsory when there is one that may be taken."""
    if has_cards_to_turn(state):
        return True
    found = cards_face_up(state, board)
    for card in range(CARDS):
        if (found >> card) & 1 and not ends_draw(board, card):
            return True
    return False


@rule
def offer_draws(state: State, board: Board, scratch: Scratch) -> None:
    """TTR-DRAW-1 TTR-DRAW-3 Each card is taken from the market or blind, in any mix, the replacement included."""
    if has_cards_to_turn(state):
        offer(scratch, DRAW_PILE, 1)
    found = cards_face_up(state, board)
    for card in range(CARDS):
        if (found >> card) & 1 and not is_barred(state, board, card):
            offer(scratch, DRAW_CARD + card, 1)


@rule
def after_card(state: State, board: Board, scratch: Scratch) -> None:
    """TTR-DRAW-5 TTR-MARKET-4 After the first card the second is chosen, from what lies there now."""
    if state.phase == TURN:
        state.phase = SECOND_CARD
        if may_draw_second(state, board):
            return
    end_turn(state, board, scratch)


@rule
def draw_blind(state: State, board: Board, scratch: Scratch) -> None:
    """TTR-LOCO-4 RUL-DRAW-5 Draw the top card unseen; a locomotive drawn so is one ordinary card."""
    gain_card(state, state.turn, take_from_pile(state, scratch), 0)
    after_card(state, board, scratch)


@rule
def draw_face_up(state: State, board: Board, scratch: Scratch, card: int) -> None:
    """TTR-LOCO-1 Take a face-up card; a locomotive ends the turn."""
    gain_card(state, state.turn, card, 1)
    take_from_market(state, board, scratch, card)
    if ends_draw(board, card):
        end_turn(state, board, scratch)
    else:
        after_card(state, board, scratch)
