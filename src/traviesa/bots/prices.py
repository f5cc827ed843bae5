"""What a route costs a seat, in points: the turns it takes, less the points it brings."""

from collections.abc import Sequence
from math import inf

from traviesa.bots.situation import CARDS_OF_A_DRAW, Situation
from traviesa.bots.weights import Weights
from traviesa.state import ROUTE_OPEN
from traviesa.vocabulary import COLOURS, GRAY, LOCOMOTIVE, TUNNEL

LEAST = 0.3
"""No route that is still to be claimed is cheaper."""


def route_prices(situation: Situation, weights: Weights) -> list[float]:
    """Price every route: nothing for own ones, infinite for those that cannot be claimed."""
    own = situation.seat
    return [
        0.0 if owner == own else open_price(situation, route, weights) if owner == ROUTE_OPEN else inf
        for route, owner in enumerate(situation.owners)
    ]


def open_price(situation: Situation, route: int, weights: Weights) -> float:
    """Price a route that nobody has claimed."""
    board = situation.board
    length = board.route_length[route]
    if length > situation.own_wagons or owns_twin(situation, route):
        return inf
    cards = length + weights.ferry_locomotive * board.route_locomotives[route]
    if board.route_kind[route] == TUNNEL:
        cards += weights.tunnel_extra
    cards -= weights.held * min(length, held_for(situation.hand, board.route_colour[route]))
    turns = 1 + cards / CARDS_OF_A_DRAW
    return max(LEAST, weights.turn * turns - weights.route_points * board.rules.points[length])


def owns_twin(situation: Situation, route: int) -> bool:
    """Say whether the seat has claimed another track of the same double route."""
    board = situation.board
    twins = board.twin[route][: board.twin_count[route]]
    return any(situation.owners[twin] == situation.seat for twin in twins)


def held_for(hand: Sequence[int], colour: int) -> int:
    """Count the cards in a hand that serve a route of a colour, locomotives included."""
    return hand[LOCOMOTIVE] + (max(hand[:COLOURS]) if colour == GRAY else hand[colour])
