"""A plan in the making: ways are joined to it one after the other, and each may use what is there already."""

from collections.abc import Sequence
from copy import copy
from math import inf

from traviesa.bots.network import Errand, Network, Way
from traviesa.bots.situation import CARDS_OF_A_DRAW, Situation
from traviesa.bots.weights import Weights


class Draft:
    """Collects routes and stations."""

    def __init__(self, situation: Situation, network: Network, weights: Weights, prices: Sequence[float]) -> None:
        self.situation = situation
        self.network = network
        self.weights = weights
        self.prices = list(prices)
        self.price = 0.0
        self.routes: set[int] = set()
        self.builds: list[int] = []
        self.lent: dict[int, int] = {}
        """City of a station, built or planned → the rival's route it borrows."""
        self.joined: list[int] = []
        """Tickets that have a way."""
        self.rival_routes = situation.rival_routes if situation.board.rules.stations_each else frozenset()
        self._price_rivals()

    def with_ticket(self, ticket: int) -> "Draft":
        """Give a draft that has the cheapest way of one ticket more, if there is any."""
        further = copy(self)
        further.prices, further.routes = self.prices.copy(), self.routes.copy()
        further.builds, further.lent, further.joined = self.builds.copy(), self.lent.copy(), self.joined.copy()
        if further._join(self.network.errands[ticket]):
            further.joined.append(ticket)
        return further

    def _join(self, errand: Errand) -> bool:
        way = self.network.cheapest_way(self.prices, errand.sources, errand.goals)
        if way is not None and not (self._pays(way, errand) and self._lends(way)):
            way = self.network.cheapest_way(self._without_new_stations(), errand.sources, errand.goals)
        if way is None:
            return False
        self.price += way.price
        for route in way.routes:
            self._lay(route)
        if not self.rival_routes.isdisjoint(way.routes):
            self._price_rivals()
        return True

    def _lay(self, route: int) -> None:
        if route not in self.rival_routes and self.prices[route] > 0:
            self.routes.add(route)
            self.prices[route] = 0.0

    # --- stations: one route of a rival for each ---------------------------------------------------------
    def _pays(self, way: Way, errand: Errand) -> bool:
        """Say whether the ticket is worth the new stations of a way, if there are any."""
        stations = sum(self.prices[route] for route in way.routes if route in self.rival_routes)
        return stations <= errand.stake

    def _lends(self, way: Way) -> bool:
        """Say whether there are stations for all rivals' routes of a way; nothing is changed if not."""
        borrowed = [route for route in way.routes if route in self.rival_routes and route not in self.lent.values()]
        before = dict(self.lent), list(self.builds)
        could = all(self._borrow(route) for route in borrowed)
        if not could or not borrowed:
            self.lent, self.builds = before
        return could

    def _borrow(self, route: int) -> bool:
        """Let a station borrow a route: one that stands at its end, or else a new one."""
        ends = self._ends(route)
        for city in ends:
            if city in self.situation.own_stations and city not in self.lent:
                self.lent[city] = route
                return True
        for city in ends:
            if self._may_build(city):
                self.lent[city] = route
                self.builds.append(city)
                return True
        return False

    def _may_build(self, city: int) -> bool:
        here = self.situation
        free = city not in here.stations and city not in self.builds and city < here.board.stops_from
        return free and len(self.builds) < here.stations_left

    def _ends(self, route: int) -> tuple[int, int]:
        return self.situation.board.route_a[route], self.situation.board.route_b[route]

    def _price_rivals(self) -> None:
        if not self.rival_routes:
            return
        lent, price = set(self.lent.values()), self._station_price()
        at_hand = {city for city in self.situation.own_stations if city not in self.lent}
        for route in self.rival_routes:
            a, b = self._ends(route)
            if route in lent or a in at_hand or b in at_hand:
                self.prices[route] = 0.0
            else:
                self.prices[route] = price if self._may_build(a) or self._may_build(b) else inf

    def _station_price(self) -> float:
        """Price the next station: the points it would score unused, and the turns for it and its cards."""
        rules, left = self.situation.board.rules, self.situation.stations_left - len(self.builds)
        cards = rules.stations_each - left + 1
        return rules.unused_station_points + self.weights.turn * (1 + cards / CARDS_OF_A_DRAW)

    def _without_new_stations(self) -> list[float]:
        prices = list(self.prices)
        for route in self.rival_routes - set(self.lent.values()):
            prices[route] = inf
        return prices
