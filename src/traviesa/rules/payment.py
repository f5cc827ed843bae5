"""Payments: every exact set of cards that pays a price is an action of its own."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.hand import spend_cards
from traviesa.state import Scratch, State
from traviesa.vocabulary import LOCOMOTIVE


@rule
def offer(scratch: Scratch, first: int, count: int) -> None:
    """Add a run of actions to the legal ones."""
    start = scratch.action_count
    for k in range(count):
        scratch.actions[start + k] = first + k
    scratch.action_count = start + count


@rule
def offer_payments(state: State, board: Board, scratch: Scratch, price: int, first: int) -> None:
    """TTR-CLAIM-9 TTR-CLAIM-10 TTR-CLAIM-11 TTR-GRAY-1 RUL-CLAIM-2 Offer every exact payment the hand can make.

    A payment is cards of one colour with locomotives for any of them. ``first`` is where the block begins.
    """
    prices = board.prices
    length = prices.length[price]
    seat = state.turn
    locomotives = state.hands[seat][LOCOMOTIVE]
    width = prices.width[price]
    highest = min(locomotives, min(prices.most[price], length - 1))
    least = prices.least[price]
    if highest >= least:
        base = prices.base_colour[price]
        for colour in range(prices.first_colour[price], prices.last_colour[price] + 1):
            lowest = max(least, length - state.hands[seat][colour])
            if lowest <= highest:
                offer(scratch, first + (colour - base) * width + lowest - least, highest - lowest + 1)
    if prices.alone[price] >= 0 and locomotives >= length:
        offer(scratch, first + prices.alone[price], 1)


@rule
def pay(state: State, board: Board, action: int) -> None:
    """TTR-CLAIM-3 Spend the cards that an action names."""
    spend_cards(state, state.turn, board.catalogue.colour[action], board.catalogue.colour_cards[action])
    spend_cards(state, state.turn, LOCOMOTIVE, board.catalogue.locomotives[action])


@rule
def row_in_block(board: Board, price: int, colour: int, locomotives: int) -> int:
    """Find the row of an exact payment in the block of its price."""
    if colour == LOCOMOTIVE:
        return board.prices.alone[price]
    width = board.prices.width[price]
    return (colour - board.prices.base_colour[price]) * width + locomotives - board.prices.least[price]
