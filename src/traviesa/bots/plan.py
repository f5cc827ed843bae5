"""A plan: which open routes and which stations complete which tickets, as cheaply as can quickly be found."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

from traviesa.bots.draft import Draft
from traviesa.bots.network import Network
from traviesa.bots.prices import route_prices
from traviesa.bots.situation import CARDS_OF_A_DRAW, Situation
from traviesa.bots.weights import Weights
from traviesa.vocabulary import COLOURS, GRAY, LOCOMOTIVE

FEW_TICKETS = 3
"""With so many, every order of joining them is tried."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to claim and build."""

    tickets: tuple[int, ...]
    """Unfinished tickets that the plan completes."""
    routes: tuple[int, ...]
    """Open routes to claim."""
    builds: tuple[int, ...]
    """Cities to build a station in."""
    wagons: int
    price: float
    value: float
    """The stakes of the tickets less the price."""


class Planning:
    """Makes plans for one situation."""

    def __init__(self, situation: Situation, network: Network, weights: Weights) -> None:
        self.situation = situation
        self.network = network
        self.weights = weights
        self.prices = route_prices(situation, weights)
        self._drafts: dict[tuple[int, ...], Draft] = {(): Draft(situation, network, weights, self.prices)}
        """Tickets in the order they were joined → what came of it: orders that begin alike share their beginning."""
        self.parts = network.parts(situation.own_routes)

    def unfinished(self, tickets: Sequence[int]) -> list[int]:
        """List the tickets that the seat's own routes do not complete."""
        return [ticket for ticket in tickets if not self.network.is_done(ticket, self.parts)]

    def plan(self, tickets: Sequence[int], wagons_spared: int = 0) -> Plan:
        """Plan for the tickets, leaving out those that wagons and time do not allow."""
        wanted = self.unfinished(tickets)
        plan = self._best_plan(wanted)
        while plan.tickets and not self._is_feasible(plan, wagons_spared):
            kept = plan.tickets
            plans = [self._best_plan([t for t in kept if t != left_out]) for left_out in kept]
            feasible = [one for one in plans if self._is_feasible(one, wagons_spared)]
            plan = max(feasible or plans, key=lambda one: one.value)
        return plan

    def promise(self, kept: Sequence[int], wagons_spared: int) -> float:
        """Say how many points a choice of tickets promises beside those the seat holds."""
        plan = self.plan([*self.situation.tickets, *kept], wagons_spared)
        errands = self.network.errands
        open_tickets = self.unfinished(kept)
        sure = sum(errands[ticket].stake for ticket in kept if ticket not in open_tickets)
        likely = sum(errands[ticket].stake for ticket in plan.tickets) * self.weights.success
        penalties = sum(self.situation.board.ticket_penalty[ticket] for ticket in kept)
        return sure + likely - plan.price - penalties

    def _best_plan(self, tickets: Sequence[int]) -> Plan:
        return max((self._draft(order) for order in self._orders(tickets)), key=lambda plan: plan.value)

    def _orders(self, tickets: Sequence[int]) -> Iterator[Sequence[int]]:
        """Give orders in which to join tickets: what one lays down the next may use."""
        if len(tickets) <= FEW_TICKETS:
            yield from permutations(tickets)
            return
        rising = sorted(tickets, key=lambda ticket: self.network.errands[ticket].stake)
        for start in range(FEW_TICKETS):
            yield rising[start:] + rising[:start]
            yield rising[::-1][start:] + rising[::-1][:start]

    def _draft(self, order: Sequence[int]) -> Plan:
        draft = self._joined(tuple(order))
        routes = tuple(sorted(draft.routes))
        return Plan(
            tickets=tuple(draft.joined),
            routes=routes,
            builds=tuple(draft.builds),
            wagons=sum(self.situation.board.route_length[route] for route in routes),
            price=draft.price,
            value=sum(self.network.errands[ticket].stake for ticket in draft.joined) - draft.price,
        )

    def _joined(self, order: tuple[int, ...]) -> Draft:
        if order not in self._drafts:
            self._drafts[order] = self._joined(order[:-1]).with_ticket(order[-1])
        return self._drafts[order]

    def _is_feasible(self, plan: Plan, wagons_spared: int) -> bool:
        here = self.situation
        deeds = len(plan.routes) + len(plan.builds)
        turns = deeds + max(0, self._cards_lacking(plan)) / CARDS_OF_A_DRAW
        return plan.wagons + wagons_spared <= here.own_wagons and turns <= here.turns_left

    def _cards_lacking(self, plan: Plan) -> int:
        """Count the cards the plan asks for beyond those in the hand that serve it."""
        board, hand = self.situation.board, self.situation.hand
        asked = [0] * (COLOURS + 1)
        for route in plan.routes:
            asked[board.route_colour[route]] += board.route_length[route]
        serving = sum(min(hand[colour], asked[colour]) for colour in range(COLOURS))
        loose = sum(hand[:COLOURS]) - serving
        return sum(asked) - serving - min(asked[GRAY], loose) - hand[LOCOMOTIVE]
