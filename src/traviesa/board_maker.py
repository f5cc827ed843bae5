"""From a map file and its rule numbers to a board: arrays, prices and the action catalogue."""

from collections.abc import Mapping

from traviesa import action
from traviesa.board import Board
from traviesa.map_file import MapFile, Route, Ticket
from traviesa.map_rules import Rules
from traviesa.variant import BONUS_WORDS, REFUSED_WORDS, TIE_WORDS, Variant
from traviesa.vocabulary import (
    CARD_WORDS,
    COLOURS,
    FERRY,
    GRAY,
    LOCOMOTIVE,
    TUNNEL,
)


def make_board(map_file: MapFile, rules: Rules) -> Board:
    """Lay a map out for play under these rule numbers."""
    board = Board()
    _set_rules(board.rules, rules, map_file.decks)
    board.cities, board.stops_from = len(map_file.cities), map_file.stops_from
    board.decks = len(map_file.decks)
    _set_routes(board, map_file.routes)
    _set_tickets(board, map_file.tickets, {deck: n for n, deck in enumerate(map_file.decks)})
    _Printer(board).print_catalogue()
    return board


def _set_rules(variant: Variant, rules: Rules, decks: tuple[str, ...]) -> None:
    for name in _PLAIN_NUMBERS:
        setattr(variant, name, int(getattr(rules, name)))
    for length, points in rules.points.items():
        variant.points[length] = points
    for card, count in enumerate(rules.card_counts):
        variant.cards[card] = count
        variant.market_reset_counts[card] = int(card in rules.market_reset_counts)
    for kind in rules.locomotive_on:
        variant.locomotive_on[kind] = 1
    for number, deck in enumerate(decks):
        variant.tickets_dealt[number] = dict(rules.tickets_dealt).get(deck, 0)
        variant.tickets_drawn[number] = dict(rules.tickets_drawn).get(deck, 0)
    variant.refused_first = REFUSED_WORDS.index(rules.refused_first)
    variant.refused_later = REFUSED_WORDS.index(rules.refused_later)
    variant.bonus_kind = BONUS_WORDS.index(rules.bonus.kind)
    variant.bonus_points = rules.bonus.points
    variant.tie_count = len(rules.ties)
    for step, word in enumerate(rules.ties):
        variant.ties[step] = TIE_WORDS.index(word)


_PLAIN_NUMBERS = (
    "wagons_each",
    "stations_each",
    "unused_station_points",
    "hand_dealt",
    "market_size",
    "market_reset_at",
    "market_resets_in_a_row",
    "draw_market_without_pile",
    "face_up_locomotive_ends_draw",
    "twins_open_from_seats",
    "unequal_twins",
    "tunnel_reveal",
    "tickets_keep_first",
    "tickets_keep",
)


def _set_routes(board: Board, routes: tuple[Route, ...]) -> None:
    board.routes = len(routes)
    for route in routes:
        number = route.number
        board.route_a[number], board.route_b[number] = route.ends
        board.route_length[number] = route.length
        board.route_colour[number] = route.colour
        board.route_kind[number] = route.kind
        board.route_locomotives[number] = route.locomotives
        for city in route.ends:
            board.city_route[city][board.city_degree[city]] = number
            board.city_degree[city] += 1
        for other in routes:
            if other is not route and _are_twins(board, route, other):
                board.twin[number][board.twin_count[number]] = other.number
                board.twin_count[number] += 1


def _are_twins(board: Board, one: Route, other: Route) -> bool:
    """TTR-DOUBLE-1 TTR-DOUBLE-2 Twins join the same two cities and are equally long (or need not be)."""
    alike = one.length == other.length or bool(board.rules.unequal_twins)
    return set(one.ends) == set(other.ends) and alike


def _set_tickets(board: Board, tickets: tuple[Ticket, ...], decks: Mapping[str, int]) -> None:
    places: dict[tuple[int, ...], int] = {}

    def place_of(cities: tuple[int, ...]) -> int:
        if cities not in places:
            number = places[cities] = len(places)
            board.place_size[number] = len(cities)
            board.place_city[number][: len(cities)] = cities
        return places[cities]

    board.tickets = len(tickets)
    for ticket in tickets:
        number = ticket.number
        board.ticket_from[number] = place_of(ticket.from_cities)
        board.ticket_targets[number] = len(ticket.to)
        for k, (cities, value) in enumerate(ticket.to):
            board.ticket_to[number][k] = place_of(cities)
            board.ticket_value[number][k] = value
        board.ticket_penalty[number] = ticket.penalty
        board.ticket_deck[number] = decks[ticket.deck]


class _Printer:
    """Prints the catalogue row by row, in the order drawn in ``action``."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.price_numbers: dict[tuple[int, ...], int] = {}

    def print_catalogue(self) -> None:
        catalogue, board = self.board.catalogue, self.board
        self._print_decisions()
        catalogue.count = action.PAY_FROM
        self._print_extras()
        catalogue.claims_from = catalogue.count
        for route in range(board.routes):
            board.route_first[route] = catalogue.count
            board.route_price[route] = self._route_price(route)
            self._print_payments(board.route_price[route], action.KIND_CLAIM, route)
        catalogue.builds_from = catalogue.count
        if board.rules.stations_each:
            self._print_stations()

    def _print_decisions(self) -> None:
        catalogue = self.board.catalogue
        catalogue.kind[action.DRAW_PILE] = action.KIND_DRAW_PILE
        for card in range(len(CARD_WORDS)):
            catalogue.kind[action.DRAW_CARD + card] = action.KIND_DRAW_CARD
            catalogue.target[action.DRAW_CARD + card] = card
        catalogue.kind[action.DRAW_TICKETS] = action.KIND_TICKETS
        catalogue.kind[action.PASS] = action.KIND_PASS
        catalogue.kind[action.WITHDRAW] = action.KIND_WITHDRAW
        for bits in range(action.PAY_FROM - action.KEEP_FROM):
            catalogue.kind[action.KEEP_FROM + bits] = action.KIND_KEEP
            catalogue.target[action.KEEP_FROM + bits] = bits

    def _route_price(self, route: int) -> int:
        """EU-FERRY-1 EU-FERRY-2 EU-FERRY-3 A ferry asks for its locomotives; the rest is any one colour, as for gray.

        EU-FERRY-4 EU-FERRY-5 RUL-FERRY-1 Where locomotives are wild, they may be more, up to all of it.
        """
        board = self.board
        length, colour, kind = board.route_length[route], board.route_colour[route], board.route_kind[route]
        least = board.route_locomotives[route] if kind == FERRY else 0
        most = length if board.rules.locomotive_on[kind] else least
        first, last = (0, COLOURS - 1) if colour == GRAY else (colour, colour)
        return self._price(length, first, last, least, most)

    def _print_stations(self) -> None:
        board = self.board
        for nth in range(1, board.rules.stations_each + 1):
            board.station_price[nth] = self._price(nth, 0, COLOURS - 1, 0, nth)
        for city in range(board.stops_from):
            start = board.catalogue.count
            for nth in range(1, board.rules.stations_each + 1):
                board.station_first[nth] = board.catalogue.count - start
                self._print_payments(board.station_price[nth], action.KIND_BUILD, city)
            board.station_rows = board.catalogue.count - start

    def _print_extras(self) -> None:
        """EU-TUNNEL-6 The extra is paid in the colour laid or in locomotives; EU-TUNNEL-10 or in those alone."""
        board = self.board
        for cards in range(1, board.rules.tunnel_reveal + 1):
            start = board.catalogue.count
            most = cards if board.rules.locomotive_on[TUNNEL] else 0
            every = self._price(cards, 0, COLOURS - 1, 0, most)
            self._print_payments(every, action.KIND_PAY, cards)
            for colour in range(COLOURS + 1):
                last = colour if colour < COLOURS else -1
                board.extra_price[colour][cards] = self._price(cards, colour, last, 0, most, like=every)
                board.extra_first[colour][cards] = start

    def _price(self, length: int, first: int, last: int, least: int, most: int, like: int = -1) -> int:
        """Number this price; ``like`` another, its rows are among the rows of that one."""
        key = (length, first, last, least, most, like)
        if key not in self.price_numbers:
            prices = self.board.prices
            number = self.price_numbers[key] = prices.count
            prices.count += 1
            prices.length[number], prices.least[number], prices.most[number] = length, least, most
            prices.first_colour[number], prices.last_colour[number] = first, last
            width = prices.width[number] = min(most, length - 1) - least + 1
            alone = (last - first + 1) * width if most == length else -1
            prices.base_colour[number] = first if like < 0 else prices.base_colour[like]
            prices.alone[number] = alone if like < 0 else prices.alone[like]
        return self.price_numbers[key]

    def _print_payments(self, price: int, kind: int, target: int) -> None:
        prices = self.board.prices
        length, least, most = prices.length[price], prices.least[price], prices.most[price]
        for colour in range(prices.first_colour[price], prices.last_colour[price] + 1):
            for locomotives in range(least, min(most, length - 1) + 1):
                self._print_row(kind, target, colour, length - locomotives, locomotives)
        if most == length:
            self._print_row(kind, target, LOCOMOTIVE, 0, length)

    def _print_row(self, kind: int, target: int, colour: int, colour_cards: int, locomotives: int) -> None:
        catalogue = self.board.catalogue
        row = catalogue.count
        catalogue.kind[row], catalogue.target[row] = kind, target
        catalogue.colour[row], catalogue.colour_cards[row] = colour, colour_cards
        catalogue.locomotives[row] = locomotives
        catalogue.count += 1
