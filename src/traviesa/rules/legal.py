"""What is legal: one line for each kind of decision."""

from traviesa.action import PASS
from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.claim import offer_claims
from traviesa.rules.draw import may_begin_draw, offer_draws
from traviesa.rules.payment import clear_offers, offer
from traviesa.rules.station import offer_builds
from traviesa.rules.ticket import offer_draw_tickets, offer_keeps
from traviesa.rules.tunnel import offer_extra
from traviesa.state import Scratch, State
from traviesa.vocabulary import KEEP, SECOND_CARD, SETUP, TUNNEL_PHASE, TURN


@rule
def find_legal(state: State, board: Board, scratch: Scratch) -> int:
    """Write the legal actions on the scratch pad, ascending, as runs of rows; count them."""
    clear_offers(scratch)
    if state.phase == TURN:
        offer_turn(state, board, scratch)
    elif state.phase == SECOND_CARD:
        offer_draws(state, board, scratch)
    elif state.phase == SETUP or state.phase == KEEP:
        offer_keeps(state, board, scratch)
    elif state.phase == TUNNEL_PHASE:
        offer_extra(state, board, scratch)
    return scratch.action_count


@rule
def offer_turn(state: State, board: Board, scratch: Scratch) -> None:
    """USA-TURN-1 EU-TURN-1 Draw cards, draw tickets, claim, build a station.

    USA-DECK-1 EU-DECK-1 Where no cards can be drawn, the others remain.

    RUL-PASS-1 RUL-PASS-2 RUL-PASS-3 Only where none of these is possible, a pass: harm or hopelessness is no reason.
    """
    if may_begin_draw(state, board):
        offer_draws(state, board, scratch)
    offer_draw_tickets(state, board, scratch)
    offer_claims(state, board, scratch)
    offer_builds(state, board, scratch)
    if scratch.action_count == 0:
        offer(scratch, PASS, 1)
