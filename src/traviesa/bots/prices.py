"""What a route costs a seat, in points: the turns it takes, less the points it brings."""

from collections.abc import Sequence
from math import inf

from traviesa.bots.situation import CARDS_OF_A_DRAW, Situation
from traviesa.bots.weights import Weights
from traviesa.state import ROUTE_OPEN
from traviesa.vocabulary import COLOURS, LOCOMOTIVE, TUNNEL

LEAST = 0.3
"""No route that is still to be claimed is cheaper."""


def route_prices(situation: Situation, weights: Weights) -> list[float]:
    """Price every route: nothing for own ones, infinite for those that cannot be claimed."""
    own, barred, held = situation.seat, situation.barred, held_by_colour(situation.hand)
    prices = [inf] * len(situation.owners)
    for route, owner in enumerate(situation.owners):
        if owner == own:
            prices[route] = 0.0
        elif owner == ROUTE_OPEN and route not in barred:
            prices[route] = open_price(situation, route, held, weights)
    return prices


def open_price(situation: Situation, route: int, held: Sequence[int], weights: Weights) -> float:
    """Price a route that nobody has claimed."""
    board = situation.board
    length = board.route_length[route]
    if length > situation.own_wagons:
        return inf
    cards = length + weights.ferry_locomotive * board.route_locomotives[route]
    if board.route_kind[route] == TUNNEL:
        cards += weights.tunnel_extra
    cards -= weights.held * min(length, held[board.route_colour[route]])
    turns = 1 + cards / CARDS_OF_A_DRAW
    return max(LEAST, weights.turn * turns - weights.route_points * board.rules.points[length])


def held_by_colour(hand: Sequence[int]) -> list[int]:
    """Count, for each colour and last for gray, the cards in a hand that serve a route of it."""
    return [hand[LOCOMOTIVE] + count for count in (*hand[:COLOURS], max(hand[:COLOURS]))]
