"""What an action does: one line for each kind."""

from traviesa.action import (
    KIND_BUILD,
    KIND_CLAIM,
    KIND_DRAW_CARD,
    KIND_DRAW_PILE,
    KIND_KEEP,
    KIND_PASS,
    KIND_PAY,
    KIND_TICKETS,
    KIND_WITHDRAW,
)
from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.claim import claim
from traviesa.rules.draw import draw_blind, draw_face_up
from traviesa.rules.ending import pass_turn
from traviesa.rules.setup import choose_first
from traviesa.rules.station import build
from traviesa.rules.ticket import draw_tickets, keep
from traviesa.rules.tunnel import attempt, pay_extra, withdraw
from traviesa.state import Scratch, State
from traviesa.vocabulary import SETUP, TUNNEL


@rule
def apply(state: State, board: Board, scratch: Scratch, action: int) -> None:
    """Carry out a legal action."""
    kind = board.catalogue.kind[action]
    target = board.catalogue.target[action]
    if kind == KIND_DRAW_PILE:
        draw_blind(state, board, scratch)
    elif kind == KIND_DRAW_CARD:
        draw_face_up(state, board, scratch, target)
    elif kind == KIND_CLAIM and board.route_kind[target] == TUNNEL:
        attempt(state, board, scratch, action)
    elif kind == KIND_CLAIM:
        claim(state, board, scratch, action)
    elif kind == KIND_TICKETS:
        draw_tickets(state, board)
    elif kind == KIND_KEEP and state.phase == SETUP:
        choose_first(state, board, scratch, target)
    elif kind == KIND_KEEP:
        keep(state, board, scratch, target)
    elif kind == KIND_PAY:
        pay_extra(state, board, scratch, action)
    elif kind == KIND_WITHDRAW:
        withdraw(state, board, scratch)
    elif kind == KIND_BUILD:
        build(state, board, scratch, action)
    elif kind == KIND_PASS:
        pass_turn(state)
