"""Show a game as plain values, for comparison with another engine."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from .board import CARDS, Ticket, in_map_order

if TYPE_CHECKING:
    from .game import Game


def position(game: Game) -> dict[str, Any]:
    """Show cards by number, piles top first, the market left to right, routes and tickets by name."""
    cards = game.cards
    return {
        "turn": game.turn,
        "phase": game.phase,
        "hands": [counts(seat.hand) for seat in game.seats],
        "market": list(cards.market),
        "pile": list(cards.pile),
        "discards": counts(cards.discards),
        "ticket_pile": [ticket.name for ticket in game.ticket_pile],
        "tickets": [names(seat.tickets) for seat in game.seats],
        "offered": [names(seat.offered) for seat in game.seats],
        "owner": {route.name: game.owner[route.number] for route in game.board.routes},
        "stations": dict(game.stations),
        "wagons": [seat.wagons for seat in game.seats],
        "score": [seat.score for seat in game.seats],
        "extra": game.attempt.extra if game.attempt else 0,
        "final_turns": game.final_turns,
    }


def counts(cards: Counter[str]) -> dict[str, int]:
    """Count the cards there are, in card order."""
    return {card: cards[card] for card in CARDS if cards[card]}


def names(tickets: list[Ticket]) -> list[str]:
    """Name tickets in the order of the map file, however they were dealt."""
    return [ticket.name for ticket in in_map_order(tickets)]
