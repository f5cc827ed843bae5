"""The planner: it takes the shortest way to its tickets, and long routes when nothing else is left."""

from collections.abc import Sequence
from math import inf

from traviesa import action
from traviesa.board import Board
from traviesa.bots.allotment import Allotment, Share, allot
from traviesa.bots.choices import NO_ROW, Choices
from traviesa.bots.drawing import Drawing
from traviesa.bots.filling import best_now, fill_routes
from traviesa.bots.network import Network
from traviesa.bots.payment import NOTHING, cheapest_payment, payment_cost
from traviesa.bots.plan import Plan, Planning
from traviesa.bots.situation import Situation, see
from traviesa.bots.tunnels import Tunnels
from traviesa.bots.weights import Weights
from traviesa.notation.deed import Deed
from traviesa.view import View
from traviesa.vocabulary import TUNNEL

LARGEST_DETOUR = 20.0
"""In points: what it costs to lose a route that nothing replaces."""


class PlannerBot:
    """Plans from scratch at every decision, so that nothing surprises it."""

    name = "planner"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self._network: Network | None = None

    def choose(self, view: View, legal: Sequence[int], _budget: object = None) -> int:
        """Choose what brings the tickets on."""
        if len(legal) == 1:
            return legal[0]
        situation = see(view)
        planning = Planning(situation, self._network_of(situation.board), self.weights)
        choices = Choices(situation.board, legal)
        if choices.keeps:
            return self._keep(planning, choices, is_first=view.phase == "setup")
        if view.laid is not None:
            return self._pay_extra(planning, choices, view.laid)
        return Turn(planning, choices, Tunnels(view, self.weights), view.phase == "second-card").choose()

    def _network_of(self, board: Board) -> Network:
        if self._network is None or self._network.board is not board:
            self._network = Network(board)
        return self._network

    def _keep(self, planning: Planning, choices: Choices, is_first: bool) -> int:
        """Keep the tickets that together promise most."""
        here, weights = planning.situation, self.weights
        spared = weights.wagons_spared_first if is_first else weights.wagons_spared_later

        def promise(row: int) -> float:
            kept = [ticket for k, ticket in enumerate(here.offered) if (row - action.KEEP_FROM) >> k & 1]
            return planning.promise(kept, spared)

        return max(choices.keeps, key=lambda row: (promise(row), -row))

    def _pay_extra(self, planning: Planning, choices: Choices, laid: Deed) -> int:
        """Pay what a tunnel asks if the plan needs it, or if its points are worth what the plan will miss."""
        here, plan = planning.situation, planning.plan(planning.situation.tickets)
        if not choices.pays:
            return choices.legal[0]
        left = [count - paid for count, paid in zip(here.hand, laid.payment or NOTHING, strict=True)]
        reserved = allot(here, plan.routes).reserved(laid.route)
        row = cheapest_payment(here.board, choices.pays, left, reserved)
        points = here.board.rules.points[here.board.route_length[laid.route]]
        is_worth_it = laid.route in plan.routes or points >= payment_cost(here.board, row, left, reserved)
        return row if is_worth_it or action.WITHDRAW not in choices.legal else action.WITHDRAW


class Turn:
    """One decision of an ordinary turn."""

    def __init__(self, planning: Planning, choices: Choices, tunnels: Tunnels, is_second_card: bool) -> None:
        self.planning = planning
        self.tunnels = tunnels
        self.weights = planning.weights
        self.here: Situation = planning.situation
        self.board = self.here.board
        self.choices = choices
        self.is_second_card = is_second_card
        self.plan: Plan = planning.plan(self.here.tickets)
        self.contests = {route: self._contest(route) for route in self.plan.routes} if len(self.plan.routes) > 1 else {}
        by_contest = sorted(self.plan.routes, key=lambda route: self.contests.get(route, 0.0), reverse=True)
        self.allotment: Allotment = allot(self.here, by_contest)
        self.hurries = self.here.turns_left <= len(self.plan.routes) + 1

    def choose(self) -> int:
        """Choose the first of these that is to be had."""
        if self.is_second_card:
            return self._draw()
        row = self._last_turn() or self._claim_planned() or self._build_planned()
        if row == NO_ROW and self.is_at_leisure:
            row = self._new_tickets()
        return row or self._claim_besides() or self._draw()

    @property
    def is_at_leisure(self) -> bool:
        """Say whether the plan asks for nothing more: no tickets, or stations complete them by themselves."""
        return not self.plan.routes and not self.plan.builds

    # --- claiming ---------------------------------------------------------------------------------------
    def _last_turn(self) -> int:
        """In the last turn cards are worth nothing: take what scores at once."""
        return best_now(self.planning, self.choices) if self.here.turns_left <= 1 else NO_ROW

    def _claim_planned(self) -> int:
        ready = [share for share in self.allotment.shares if self._is_ready(share)]
        if not ready:
            return NO_ROW
        return self._pay_for(max(ready, key=lambda share: self.contests.get(share.route, 0.0)).route)

    def _is_ready(self, share: Share) -> bool:
        if share.route not in self.choices.claims:
            return False
        if self.board.route_kind[share.route] == TUNNEL:
            return share.lacking <= 1 and self.tunnels.may_try(self._pay_for(share.route), self.hurries)
        return share.lacking == 0

    def _pay_for(self, route: int) -> int:
        reserved = self.allotment.reserved(route)
        return cheapest_payment(self.board, self.choices.claims[route], self.here.hand, reserved)

    def _contest(self, route: int) -> float:
        """Say how much it would hurt to lose a route: the detour, and how near the rivals are."""
        prices = list(self.planning.prices)
        prices[route] = inf
        a, b = self.board.route_a[route], self.board.route_b[route]
        way = self.planning.network.cheapest_way(prices, (a,), {b: 0})
        detour = LARGEST_DETOUR if way is None else min(LARGEST_DETOUR, way.price)
        near = sum(
            self.here.owners[r] not in (self.here.seat, -1, -2) for city in (a, b) for r in self._routes_at(city)
        )
        return detour * (1 + self.weights.rivals_near * near)

    def _routes_at(self, city: int) -> list[int]:
        return self.board.city_route[city][: self.board.city_degree[city]]

    def _claim_besides(self) -> int:
        """Claim for its points a route that needs nothing the plan needs."""
        targets = fill_routes(self.planning, self.plan, self.allotment)
        if self.is_at_leisure:
            self.allotment = allot(self.here, targets[: self.weights.fill_targets])
        payable = [route for route in targets if route in self.choices.claims]
        if not payable or payable[0] != targets[0]:
            return NO_ROW
        row = self._pay_for(payable[0])
        points = self.board.rules.points[self.board.route_length[payable[0]]]
        if self.board.route_kind[payable[0]] == TUNNEL and not self.tunnels.may_try(row, self.hurries):
            return NO_ROW
        return row if self.is_at_leisure or points >= self.weights.surplus_points else NO_ROW

    # --- stations, tickets, cards -------------------------------------------------------------------------
    def _build_planned(self) -> int:
        """Build a station when the routes of the plan are there, or the time is short."""
        waits = self.plan.routes and self.here.turns_left > len(self.plan.routes) + len(self.plan.builds)
        cities = [city for city in self.plan.builds if city in self.choices.builds]
        if waits or not cities:
            return NO_ROW
        reserved = self.allotment.reserved()
        return cheapest_payment(self.board, self.choices.builds[cities[0]], self.here.hand, reserved)

    def _new_tickets(self) -> int:
        """Draw tickets when all are done, and wagons and time are left for more."""
        enough = (
            self.here.own_wagons >= self.weights.tickets_wagons and self.here.turns_left >= self.weights.tickets_turns
        )
        return action.DRAW_TICKETS if enough and self.choices.may_draw_tickets else NO_ROW

    def _draw(self) -> int:
        if not self.choices.draws:
            return best_now(self.planning, self.choices) or self._least_harm()
        drawing = Drawing(self.here, self.allotment.lacking, self.weights)
        return drawing.choose(self.choices.draws, is_first=not self.is_second_card)

    def _least_harm(self) -> int:
        """With nothing worth doing: a station rather than tickets."""
        for rows in self.choices.builds.values():
            return cheapest_payment(self.board, rows, self.here.hand)
        return self.choices.legal[0]
