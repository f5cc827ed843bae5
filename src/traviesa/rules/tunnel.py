"""Tunnels: cards are laid, three are turned up, and each match asks for one more."""

from traviesa.action import WITHDRAW
from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.claim import claim
from traviesa.rules.ending import end_turn
from traviesa.rules.hand import show_cards
from traviesa.rules.payment import can_pay, offer, offer_payments, pay
from traviesa.rules.pile import take_from_pile
from traviesa.state import Scratch, State
from traviesa.vocabulary import LOCOMOTIVE, NO_CARD, TUNNEL_PHASE


@rule
def reveal(state: State, board: Board, scratch: Scratch) -> None:
    """EU-TUNNEL-3 EU-TUNNEL-12 RUL-TUNNEL-1 RUL-TUNNEL-7 Turn up three cards from the pile, or all there are.

    RUL-DECK-2 The cards laid are still in the hand and those turned up lie apart, so neither is reshuffled.
    """
    state.revealed_count = 0
    for k in range(board.rules.tunnel_reveal):
        card = take_from_pile(state, scratch)
        if card == NO_CARD:
            return
        state.revealed[k] = card
        state.revealed_count += 1


@rule
def matches(state: State, colour: int) -> int:
    """EU-TUNNEL-4 EU-TUNNEL-5 RUL-TUNNEL-6 Each card turned up that is of the colour laid or a locomotive counts once.

    EU-TUNNEL-10 RUL-TUNNEL-5 Where only locomotives were laid, that colour is the locomotive: only those match.
    EU-TUNNEL-11 EU-TUNNEL-14 With colour cards among them, the payment has their colour.
    """
    count = 0
    for k in range(state.revealed_count):
        if state.revealed[k] == colour or state.revealed[k] == LOCOMOTIVE:
            count += 1
    return count


@rule
def show_laid(state: State, board: Board, action: int) -> None:
    """EU-TUNNEL-2 The cards for the printed length lie open on the table."""
    catalogue = board.catalogue
    show_cards(state, state.turn, catalogue.colour[action], catalogue.colour_cards[action])
    show_cards(state, state.turn, LOCOMOTIVE, catalogue.locomotives[action])


@rule
def attempt(state: State, board: Board, scratch: Scratch, action: int) -> None:
    """EU-TUNNEL-1 EU-TUNNEL-13 RUL-TUNNEL-2 Lay, reveal, count; with nothing asked the tunnel is claimed at once.

    EU-TUNNEL-18 Where it is a track of a double route, that rule has been asked already.
    EU-TUNNEL-16 RUL-TUNNEL-3 Otherwise it is one decision, "pay or withdraw", also for a hand that cannot pay.
    """
    show_laid(state, board, action)
    reveal(state, board, scratch)
    state.laid = action
    state.extra = matches(state, board.catalogue.colour[action])
    state.phase = TUNNEL_PHASE
    if state.extra == 0:
        put_away(state)
        claim(state, board, scratch, action)


@rule
def put_away(state: State) -> None:
    """EU-TUNNEL-9 The cards turned up go to the discards, whether the claim succeeds or not."""
    for k in range(state.revealed_count):
        state.discards[state.revealed[k]] += 1
        state.revealed[k] = 0
    state.revealed_count = 0
    state.laid = 0
    state.extra = 0


@rule
def offer_extra(state: State, board: Board, scratch: Scratch) -> None:
    """EU-TUNNEL-6 RUL-TUNNEL-4 Offer to withdraw, and every mix of the colour laid and locomotives for the extra.

    What is already laid cannot pay again, so it is set aside while the hand is looked through.
    """
    catalogue = board.catalogue
    hand = state.hands[state.turn]
    colour = catalogue.colour[state.laid]
    hand[colour] -= catalogue.colour_cards[state.laid]
    hand[LOCOMOTIVE] -= catalogue.locomotives[state.laid]
    offer(scratch, WITHDRAW, 1)
    price = board.extra_price[colour][state.extra]
    if can_pay(state, board, scratch, price):
        offer_payments(scratch, price, board.extra_first[colour][state.extra])
    hand[colour] += catalogue.colour_cards[state.laid]
    hand[LOCOMOTIVE] += catalogue.locomotives[state.laid]


@rule
def pay_extra(state: State, board: Board, scratch: Scratch, action: int) -> None:
    """EU-TUNNEL-7 EU-TUNNEL-15 The extra paid, the tunnel is claimed; the extra adds no wagons and no points."""
    laid = state.laid
    pay(state, board, action)
    put_away(state)
    claim(state, board, scratch, laid)


@rule
def withdraw(state: State, board: Board, scratch: Scratch) -> None:
    """EU-TUNNEL-8 RUL-TUNNEL-8 Take back all cards laid; nothing is claimed and the turn ends."""
    put_away(state)
    end_turn(state, board, scratch)
