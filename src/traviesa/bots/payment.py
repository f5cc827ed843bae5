"""Choosing a payment: the one that takes least from what the rest of the plan needs."""

from collections.abc import Sequence

from traviesa.board import Board
from traviesa.vocabulary import CARDS, LOCOMOTIVE

LOCOMOTIVE_COST = 1.0
MISSED_COST = 1.0
"""For each card that another part of the plan will miss."""
CARD_COST = 0.05

NOTHING: Sequence[int] = (0,) * CARDS


def payment_cost(board: Board, row: int, hand: Sequence[int], reserved: Sequence[int]) -> float:
    """Say what a payment costs, beyond its being so many cards; ``reserved`` cards are needed elsewhere."""
    catalogue = board.catalogue
    paid = [0] * CARDS
    paid[catalogue.colour[row]] += catalogue.colour_cards[row]
    paid[LOCOMOTIVE] += catalogue.locomotives[row]
    missed = sum(max(0, min(count, reserved[card] - hand[card] + count)) for card, count in enumerate(paid) if count)
    return LOCOMOTIVE_COST * paid[LOCOMOTIVE] + MISSED_COST * missed + CARD_COST * sum(paid[:LOCOMOTIVE])


def cheapest_payment(board: Board, rows: Sequence[int], hand: Sequence[int], reserved: Sequence[int] = NOTHING) -> int:
    """Choose the row whose payment costs least; of equal ones, in the colour most of which stays in the hand."""
    colours = board.catalogue.colour
    return min(rows, key=lambda row: (payment_cost(board, row, hand, reserved), -hand[colours[row]], row))
