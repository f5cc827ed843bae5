"""Claiming a route: cards of one colour, a wagon on each space, points at once."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.ending import end_turn
from traviesa.rules.payment import can_pay, look_through_hand, offer_payments, pay
from traviesa.rules.twin import close_twins, owns_twin
from traviesa.state import ROUTE_OPEN, Scratch, State


@rule
def has_wagons(state: State, board: Board, seat: int, route: int) -> bool:
    """TTR-CLAIM-8 RUL-CLAIM-1 A seat with fewer wagons than spaces cannot claim the route, nor attempt the tunnel."""
    return state.wagons[seat] >= board.route_length[route]


@rule
def may_claim(state: State, board: Board, seat: int, route: int) -> bool:
    """TTR-CLAIM-5 Any open route may be claimed; it need not touch the seat's earlier ones."""
    return (
        state.owner[route] == ROUTE_OPEN
        and has_wagons(state, board, seat, route)
        and not owns_twin(state, board, seat, route)
    )


@rule
def offer_claims(state: State, board: Board, scratch: Scratch) -> None:
    """TTR-CLAIM-1 TTR-CLAIM-2 TTR-CLAIM-6 Offer every open route, whole, with every payment the hand can make."""
    look_through_hand(state, scratch)
    for route in range(board.routes):
        is_in_reach = scratch.reach[board.route_colour[route]] >= board.route_length[route]
        if is_in_reach and may_claim(state, board, state.turn, route):
            price = board.route_price[route]
            if can_pay(state, board, scratch, price):
                offer_payments(scratch, price, board.route_first[route])


@rule
def place_wagons(state: State, board: Board, seat: int, route: int) -> None:
    """TTR-CLAIM-2 TTR-CLAIM-4 TTR-SETUP-3 One wagon on each space; the points of the length at once."""
    length = board.route_length[route]
    state.owner[route] = seat
    state.wagons[seat] -= length
    state.score[seat] += board.rules.points[length]
    close_twins(state, board, route)


@rule
def claim(state: State, board: Board, scratch: Scratch, action: int) -> None:
    """TTR-CLAIM-7 EU-TUNNEL-17 Pay, place the wagons and end the turn: the one route of this turn is claimed."""
    pay(state, board, action)
    place_wagons(state, board, state.turn, board.catalogue.target[action])
    end_turn(state, board, scratch)
