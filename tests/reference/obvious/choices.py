"""List what the seat whose decision it is may do, phase by phase."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from .board import LOCOMOTIVE, Route, in_map_order
from .deeds import Build, Claim, Deed, DrawMarket, DrawPile, DrawTickets, Keep, Pass, Pay, Withdraw
from .payments import extra_payments, route_payments, station_payments

if TYPE_CHECKING:
    from .game import Game


def deeds(game: Game) -> list[Deed]:
    """List every deed that is possible now."""
    match game.phase:
        case "setup":
            return keeps(game, game.rules["tickets_keep_first"])
        case "keep":
            return keeps(game, game.rules["tickets_keep"])
        case "turn":
            return turns(game)
        case "second-card":
            return second_cards(game)
        case "tunnel":
            return answers(game)
    return []


def turns(game: Game) -> list[Deed]:
    """TTR-TURN-2, RUL-PASS-1 One action; a pass only where there is none."""
    return first_cards(game) + tickets(game) + claims(game) + builds(game) or [Pass()]


def keeps(game: Game, least: int) -> list[Deed]:
    """USA-SETUP-2, EU-SETUP-5, TTR-TICKET-3 So many at least, of those offered, are kept."""
    offered = in_map_order(game.mover.offered)
    least = max(1, min(least, len(offered)))
    return [Keep(list(kept)) for number in range(least, len(offered) + 1) for kept in combinations(offered, number)]


def first_cards(game: Game) -> list[Deed]:
    """TTR-DECK-3, RUL-DRAW-1 With pile and discards empty no draw can begin, but by the option."""
    found: list[Deed] = [DrawPile()] if game.cards.are_left() else []
    if found or game.rules["draw_market_without_pile"]:
        found += [DrawMarket(card) for card in face_up(game)]
    return found


def second_cards(game: Game) -> list[Deed]:
    """TTR-LOCO-2, TTR-LOCO-3, TTR-LOCO-5 A face-up locomotive is no second card."""
    found: list[Deed] = [DrawPile()] if game.cards.are_left() else []
    any_card = not game.rules["face_up_locomotive_ends_draw"]
    return found + [DrawMarket(card) for card in face_up(game) if any_card or card != LOCOMOTIVE]


def face_up(game: Game) -> list[str]:
    """Name the different cards of the market."""
    return sorted({card for card in game.cards.market if card})


def tickets(game: Game) -> list[Deed]:
    """RUL-TICKET-2 With the ticket pile empty no tickets can be drawn."""
    return [DrawTickets()] if game.ticket_pile else []


def claims(game: Game) -> list[Deed]:
    """TTR-CLAIM-5, RUL-CLAIM-2, RUL-PASS-3 Any open route, each exact payment; also a hopeless tunnel."""
    return [
        Claim(route, payment)
        for route in game.board.routes
        if may_claim(game, route)
        for payment in route_payments(route, game.mover.hand, game.rules)
    ]


def may_claim(game: Game, route: Route) -> bool:
    """TTR-CLAIM-8, TTR-DOUBLE-3, TTR-DOUBLE-5 It is open, no twin closes it, and the wagons suffice."""
    if game.owner[route.number] is not None or game.mover.wagons < route.length:
        return False
    twin_owners = [game.owner[twin.number] for twin in game.board.twins[route.number]]
    if len(game.seats) >= game.rules["twins_open_from_seats"]:
        return game.turn not in twin_owners
    return all(owner is None for owner in twin_owners)


def builds(game: Game) -> list[Deed]:
    """EU-STATION-2, EU-STATION-3, RUL-STATION-5 In any city without a station."""
    if game.mover.stations_left == 0:
        return []
    built = game.rules["stations_each"] - game.mover.stations_left
    payments = station_payments(game.mover.hand, built)
    return [Build(city, payment) for city in game.board.cities if city not in game.stations for payment in payments]


def answers(game: Game) -> list[Deed]:
    """EU-TUNNEL-8, RUL-TUNNEL-3, RUL-TUNNEL-4 Pay the extra in any mix, or withdraw."""
    attempt = game.attempt
    assert attempt is not None, "only in a tunnel"
    payments = extra_payments(game.mover.hand, attempt.laid, attempt.extra, game.rules)
    return [*(Pay(payment) for payment in payments), Withdraw()]
