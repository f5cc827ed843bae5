"""Claiming for points: which routes bring most for the turns they take, and what scores at once."""

from collections.abc import Iterable

from traviesa.bots.allotment import Allotment
from traviesa.bots.choices import NO_ROW, Choices
from traviesa.bots.payment import cheapest_payment
from traviesa.bots.plan import Plan, Planning
from traviesa.bots.situation import CARDS_OF_A_DRAW
from traviesa.state import ROUTE_OPEN
from traviesa.vocabulary import COLOURS, GRAY, LOCOMOTIVE, TUNNEL


def fill_routes(planning: Planning, plan: Plan, allotment: Allotment) -> list[int]:
    """List routes outside the plan that its wagons and its time allow, the best points for a turn first."""
    here, board = planning.situation, planning.situation.board
    wagons = here.own_wagons - plan.wagons
    rates: dict[int, float] = {}
    for route, owner in enumerate(here.owners):
        if owner != ROUTE_OPEN or board.route_length[route] > wagons or route in here.barred:
            continue
        if route in plan.routes or any(twin in plan.routes for twin in board.twin[route][: board.twin_count[route]]):
            continue
        turns = 1 + _lacking(planning, route, allotment.spare) / CARDS_OF_A_DRAW
        if turns <= here.turns_left:
            rates[route] = (board.rules.points[board.route_length[route]] + _trail(planning, route)) / turns
    return sorted(rates, key=lambda route: -rates[route])


def _lacking(planning: Planning, route: int, spare: list[int]) -> float:
    board = planning.situation.board
    colour, icons = board.route_colour[route], board.route_locomotives[route]
    best = max(spare[:COLOURS]) if colour == GRAY else spare[colour]
    extra = planning.weights.tunnel_extra if board.route_kind[route] == TUNNEL else 0.0
    length = board.route_length[route]
    cards = min(best, length - icons)
    return max(0.0, length - cards - spare[LOCOMOTIVE]) + extra


def _trail(planning: Planning, route: int) -> float:
    """Prefer routes that prolong the seat's own network."""
    board, network = planning.situation.board, planning.situation.own_cities
    touches = (board.route_a[route] in network) + (board.route_b[route] in network)
    return planning.weights.trail if touches == 1 else 0.0


def best_now(planning: Planning, choices: Choices) -> int:
    """Choose the claim or station that scores most at once; NO_ROW when none scores."""
    here = planning.situation
    rules = here.board.rules
    unfinished = planning.unfinished(here.tickets)
    own = here.own_routes
    worths = {
        rows[0]: rules.points[here.board.route_length[route]] + _stakes(planning, unfinished, [*own, route])
        for route, rows in choices.claims.items()
    }
    for city, rows in choices.builds.items():
        loans = [r for r in here.board.city_route[city][: here.board.city_degree[city]] if here.owners[r] >= 0]
        gain = max((_stakes(planning, unfinished, [*own, route]) for route in loans), default=0)
        worths[rows[0]] = gain - rules.unused_station_points
    best = max(worths, key=lambda row: worths[row], default=NO_ROW)
    if best == NO_ROW or worths[best] <= 0:
        return NO_ROW
    rows = next(rows for rows in (*choices.claims.values(), *choices.builds.values()) if rows[0] == best)
    return cheapest_payment(here.board, rows, here.hand)


def _stakes(planning: Planning, tickets: Iterable[int], routes: list[int]) -> int:
    """Add up what tickets gain that these routes complete."""
    parts = planning.network.parts(routes)
    errands = planning.network.errands
    return sum(errands[ticket].stake for ticket in tickets if planning.network.is_done(ticket, parts))
