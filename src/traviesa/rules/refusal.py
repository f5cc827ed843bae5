"""Why a deed is refused: the checks in their public order, the first that applies is the answer.

A deed is judged by its kind, its target and the cards written to ``scratch.payment``. The answer is a number:
0 where the deed is legal, else the place of the code in REFUSAL_WORDS.
"""

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
    PASS,
)
from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.claim import has_wagons
from traviesa.rules.draw import is_barred, may_begin_draw
from traviesa.rules.legal import find_legal
from traviesa.rules.market import count_in_market
from traviesa.rules.pile import has_cards_to_turn
from traviesa.rules.station import may_build_in, next_station
from traviesa.rules.ticket import count_bits, least_to_keep, tickets_to_draw
from traviesa.rules.twin import owns_twin
from traviesa.state import ROUTE_CLOSED, ROUTE_OPEN, Scratch, State
from traviesa.vocabulary import CARDS, COLOURS, KEEP, LOCOMOTIVE, OVER, SECOND_CARD, SETUP, TUNNEL_PHASE, TURN

REFUSAL_WORDS = (
    "",
    "game/over",
    "action/wrong-phase",
    "draw/nothing-left",
    "draw/not-in-market",
    "draw/locomotive-second",
    "tickets/none-left",
    "keep/not-offered",
    "keep/too-few",
    "claim/taken",
    "claim/own-twin",
    "claim/twin-closed",
    "claim/wagons",
    "claim/wrong-count",
    "claim/wrong-colour",
    "claim/locomotive-not-wild",
    "claim/needs-locomotives",
    "claim/cannot-pay",
    "pay/wrong-count",
    "pay/wrong-colour",
    "pay/cannot-pay",
    "build/occupied",
    "build/none-left",
    "build/wrong-count",
    "build/wrong-colour",
    "build/cannot-pay",
    "pass/not-allowed",
)
GAME_OVER = 1
WRONG_PHASE = 2
NOTHING_LEFT = 3
NOT_IN_MARKET = 4
LOCOMOTIVE_SECOND = 5
NO_TICKETS = 6
NOT_OFFERED = 7
TOO_FEW = 8
TAKEN = 9
OWN_TWIN = 10
TWIN_CLOSED = 11
NO_WAGONS = 12
CLAIM_CODES = 13
"""Where the codes on a claim's payment begin; they stand in the order below."""
PAY_CODES = 18
OCCUPIED = 21
NO_STATIONS = 22
BUILD_CODES = 23
PASS_NOT_ALLOWED = 26

RIGHT = 0
WRONG_COUNT = 1
WRONG_COLOUR = 2
NOT_WILD = 3
NEEDS_LOCOMOTIVES = 4
CANNOT_PAY = 5


@rule
def judge(state: State, board: Board, scratch: Scratch, kind: int, target: int) -> int:
    """Answer 0 or why a deed is refused. RUL-PASS-2 Whether it is wise is never asked."""
    if state.phase == OVER:
        return GAME_OVER
    if not fits_phase(state, kind):
        return WRONG_PHASE
    if kind == KIND_DRAW_PILE:
        return 0 if has_cards_to_turn(state) else NOTHING_LEFT
    if kind == KIND_DRAW_CARD:
        return judge_face_up(state, board, target)
    if kind == KIND_TICKETS:
        return 0 if tickets_to_draw(state, board) > 0 else NO_TICKETS
    if kind == KIND_KEEP:
        return judge_keep(state, board, target)
    if kind == KIND_CLAIM:
        return judge_claim(state, board, scratch, target)
    if kind == KIND_PAY:
        return judge_extra(state, board, scratch)
    if kind == KIND_BUILD:
        return judge_build(state, board, scratch, target)
    if kind == KIND_PASS:
        return judge_pass(state, board, scratch)
    return 0


@rule
def fits_phase(state: State, kind: int) -> bool:
    """Say whether this kind of deed belongs to the phase at all."""
    if kind == KIND_DRAW_PILE or kind == KIND_DRAW_CARD:
        return state.phase == TURN or state.phase == SECOND_CARD
    if kind == KIND_KEEP:
        return state.phase == SETUP or state.phase == KEEP
    if kind == KIND_PAY or kind == KIND_WITHDRAW:
        return state.phase == TUNNEL_PHASE
    return state.phase == TURN


@rule
def judge_face_up(state: State, board: Board, card: int) -> int:
    """TTR-DECK-3 RUL-DRAW-1 TTR-LOCO-2 Judge the taking of a face-up card."""
    if state.phase == TURN and not may_begin_draw(state, board):
        return NOTHING_LEFT
    if count_in_market(state, board, card) == 0:
        return NOT_IN_MARKET
    if is_barred(state, board, card):
        return LOCOMOTIVE_SECOND
    return 0


@rule
def judge_keep(state: State, board: Board, bits: int) -> int:
    """USA-SETUP-2 TTR-TICKET-3 Judge a choice of tickets; -1 stands for one that was not offered."""
    if bits < 0 or bits >> state.offered_count[state.turn]:
        return NOT_OFFERED
    return 0 if count_bits(bits) >= least_to_keep(state, board) else TOO_FEW


@rule
def judge_pass(state: State, board: Board, scratch: Scratch) -> int:
    """RUL-PASS-1 A pass is allowed only where nothing else is."""
    find_legal(state, board, scratch)
    return 0 if scratch.run_first[0] == PASS else PASS_NOT_ALLOWED


@rule
def judge_claim(state: State, board: Board, scratch: Scratch, route: int) -> int:
    """TTR-DOUBLE-3 TTR-DOUBLE-5 TTR-CLAIM-8 Judge a claim: the route first, then the payment."""
    if state.owner[route] != ROUTE_OPEN and state.owner[route] != ROUTE_CLOSED:
        return TAKEN
    if owns_twin(state, board, state.turn, route):
        return OWN_TWIN
    if state.owner[route] == ROUTE_CLOSED:
        return TWIN_CLOSED
    if not has_wagons(state, board, state.turn, route):
        return NO_WAGONS
    fault = judge_payment(state, board, scratch, board.route_price[route])
    return 0 if fault == RIGHT else CLAIM_CODES + fault - 1


@rule
def judge_build(state: State, board: Board, scratch: Scratch, city: int) -> int:
    """EU-STATION-1 EU-STATION-3 EU-STATION-4 Judge the building of a station."""
    if not may_build_in(state, city):
        return OCCUPIED
    if state.stations_left[state.turn] == 0:
        return NO_STATIONS
    nth = next_station(state, board, state.turn)
    return without_locomotive_codes(judge_payment(state, board, scratch, board.station_price[nth]), BUILD_CODES)


@rule
def judge_extra(state: State, board: Board, scratch: Scratch) -> int:
    """EU-TUNNEL-6 EU-TUNNEL-10 Judge what is paid for a tunnel's extra; the cards laid cannot pay twice."""
    colour = board.catalogue.colour[state.laid]
    hand = state.hands[state.turn]
    hand[colour] -= board.catalogue.colour_cards[state.laid]
    hand[LOCOMOTIVE] -= board.catalogue.locomotives[state.laid]
    fault = judge_payment(state, board, scratch, board.extra_price[colour][state.extra])
    hand[colour] += board.catalogue.colour_cards[state.laid]
    hand[LOCOMOTIVE] += board.catalogue.locomotives[state.laid]
    return without_locomotive_codes(fault, PAY_CODES)


@rule
def without_locomotive_codes(fault: int, first: int) -> int:
    """Number a payment's fault among codes that know no fault of locomotives: there they are of the wrong colour."""
    if fault == RIGHT:
        return 0
    if fault == WRONG_COUNT:
        return first
    return first + 2 if fault == CANNOT_PAY else first + 1


@rule
def judge_payment(state: State, board: Board, scratch: Scratch, price: int) -> int:
    """TTR-CLAIM-9 TTR-CLAIM-10 TTR-CLAIM-11 EU-FERRY-2 EU-FERRY-6 Judge the cards named by price and hand."""
    prices = board.prices
    if count_named(scratch) != prices.length[price]:
        return WRONG_COUNT
    if not has_right_colours(board, scratch, price):
        return WRONG_COLOUR
    if scratch.payment[LOCOMOTIVE] > prices.most[price]:
        return NOT_WILD
    if scratch.payment[LOCOMOTIVE] < prices.least[price]:
        return NEEDS_LOCOMOTIVES
    for card in range(CARDS):
        if scratch.payment[card] > state.hands[state.turn][card]:
            return CANNOT_PAY
    return RIGHT


@rule
def count_named(scratch: Scratch) -> int:
    """Count the cards named."""
    count = 0
    for card in range(CARDS):
        count += scratch.payment[card]
    return count


@rule
def has_right_colours(board: Board, scratch: Scratch, price: int) -> bool:
    """TTR-GRAY-1 TTR-CLAIM-10 The colour cards are all of one colour, and of one the price takes."""
    kinds = 0
    for card in range(CARDS):
        if card != LOCOMOTIVE and scratch.payment[card] > 0:
            kinds += 1
            if card >= COLOURS or card < board.prices.first_colour[price]:
                return False
            if card > board.prices.last_colour[price]:
                return False
    return kinds <= 1
