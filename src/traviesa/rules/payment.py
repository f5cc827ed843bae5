"""Payments: every exact set of cards that pays a price is an action of its own."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.hand import spend_cards
from traviesa.state import Scratch, State
from traviesa.vocabulary import COLOURS, GRAY, LOCOMOTIVE


@rule
def offer(scratch: Scratch, first: int, count: int) -> None:
    """Add a run of actions to the legal ones; one that goes on where the last run ended lengthens it."""
    if scratch.run_count == 0 or first != scratch.next_row:
        scratch.run_first[scratch.run_count] = first
        scratch.run_from[scratch.run_count] = scratch.action_count
        scratch.run_count += 1
    scratch.next_row = first + count
    scratch.action_count += count


@rule
def clear_offers(scratch: Scratch) -> None:
    """Begin a new list of legal actions; what a hand could pay before is forgotten."""
    scratch.action_count = 0
    scratch.run_count = 0
    scratch.hand_now += 1


@rule
def write_out(scratch: Scratch) -> None:
    """Write the legal actions one by one."""
    place = 0
    for run in range(scratch.run_count):
        row = scratch.run_first[run]
        end = scratch.run_from[run + 1] if run + 1 < scratch.run_count else scratch.action_count
        while place < end:
            scratch.legal[place] = row
            row += 1
            place += 1


@rule
def action_at(scratch: Scratch, index: int) -> int:
    """Find the legal action with this place in the list, halving the runs it can be in."""
    low = 0
    high = scratch.run_count
    while high - low > 1:
        middle = (low + high) >> 1
        if scratch.run_from[middle] <= index:
            low = middle
        else:
            high = middle
    return scratch.run_first[low] + index - scratch.run_from[low]


@rule
def look_through_hand(state: State, scratch: Scratch) -> None:
    """TTR-CLAIM-9 Note how many cards of each colour the hand can lay, locomotives with them; of the best, for gray."""
    hand = state.hands[state.turn]
    most = 0
    for colour in range(COLOURS):
        reach = hand[colour] + hand[LOCOMOTIVE]
        scratch.reach[colour] = reach
        most = max(most, reach)
    scratch.reach[GRAY] = most


@rule
def note_payments(scratch: Scratch, price: int, first: int, count: int) -> None:
    """Note a run of rows in the block of a price that the hand can pay."""
    at = scratch.payable_count[price]
    scratch.payable_first[price][at] = first
    scratch.payable_length[price][at] = count
    scratch.payable_count[price] = at + 1


@rule
def list_payments(state: State, board: Board, scratch: Scratch, price: int) -> None:
    """TTR-CLAIM-9 TTR-CLAIM-10 TTR-CLAIM-11 TTR-GRAY-1 RUL-CLAIM-2 List every exact payment the hand can make.

    A payment is cards of one colour with locomotives for any of them. Of a colour, so many locomotives are
    needed as cards of it are missing, and the rows with more of them follow.
    """
    prices = board.prices
    hand = state.hands[state.turn]
    length = prices.length[price]
    least = prices.least[price]
    width = prices.width[price]
    highest = min(hand[LOCOMOTIVE], min(prices.most[price], length - 1))
    scratch.payable_count[price] = 0
    if highest >= least:
        row = (prices.first_colour[price] - prices.base_colour[price]) * width
        for colour in range(prices.first_colour[price], prices.last_colour[price] + 1):
            lowest = max(least, length - hand[colour])
            if lowest <= highest:
                note_payments(scratch, price, row + lowest - least, highest - lowest + 1)
            row += width
    if prices.alone[price] >= 0 and hand[LOCOMOTIVE] >= length:
        note_payments(scratch, price, prices.alone[price], 1)


@rule
def can_pay(state: State, board: Board, scratch: Scratch, price: int) -> bool:
    """Say whether the hand can pay a price; how is found once for all that costs the same."""
    if scratch.hand_at[price] != scratch.hand_now:
        scratch.hand_at[price] = scratch.hand_now
        list_payments(state, board, scratch, price)
    return scratch.payable_count[price] > 0


@rule
def offer_payments(scratch: Scratch, price: int, first: int) -> None:
    """Offer the payments found for a price, in the block of actions that begins with ``first``."""
    for k in range(scratch.payable_count[price]):
        offer(scratch, first + scratch.payable_first[price][k], scratch.payable_length[price][k])


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
