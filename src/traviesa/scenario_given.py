"""The position a scenario gives: what is named is laid out, and all else follows so that nothing is made or lost.

Words are expected in their one form (``scenario_words.canonical``). All that is left to chance, and the game
that goes on from here, draws from one stream that begins with the scenario's seed.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from traviesa.game import key_of, put_key
from traviesa.language import Saying
from traviesa.rules.chance import shuffle
from traviesa.rules.claim import place_wagons
from traviesa.rules.setup import clear_board
from traviesa.rules.ticket import is_drawn_later, offer_ticket
from traviesa.rules.twin import owns_twin
from traviesa.scenario_file import GivenSeat, Scenario
from traviesa.scenario_form import ScenarioError
from traviesa.setting import Setting
from traviesa.state import IN_BOX, IN_PILE, NOBODY, ROUTE_CLOSED, ROUTE_OPEN, Scratch, State
from traviesa.vocabulary import CARD_WORDS, MARKET, NO_CARD, OVER, PHASE_WORDS, SETUP

CHOICE: Final = 5
"""A seat chooses from so many tickets at most: one action for each set of them."""
SCORE: Final = 9999


def lay_out(scenario: Scenario, setting: Setting) -> State:
    """Lay out the position of a scenario, or refuse it with the name of the invariant it breaks."""
    layout = _Layout(scenario, setting)
    layout.lay_pieces()
    layout.lay_cards()
    layout.lay_tickets()
    layout.set_turn()
    return layout.state


class _Layout:
    """A position on its way from an empty board."""

    def __init__(self, scenario: Scenario, setting: Setting) -> None:
        self.place = scenario.place
        self.given = scenario.given
        self.seats = [scenario.given.seats.get(seat, GivenSeat()) for seat in range(scenario.seats)]
        self.names = setting.names
        self.board = setting.board
        self.market_size = setting.rules.market_size
        self.dealt = sum(count for _, count in setting.rules.tickets_dealt)
        self.cards_left = list(setting.rules.card_counts)
        self.tickets_left = list(range(self.board.tickets))
        self.scratch = Scratch()
        self.state = State()
        self.state.seats = scenario.seats
        put_key(self.state, key_of(scenario.seed))
        clear_board(self.state, self.board)

    def refuse(self, invariant: str, key: str, why: Saying) -> ScenarioError:
        """Build the refusal of a position."""
        return self.place.refuse(f"position/{invariant}", f"given.{key}", why)

    def shuffled(self, items: list[int]) -> list[int]:
        """Shuffle some items by the stream of the game."""
        self.scratch.items[: len(items)] = items
        shuffle(self.state.stream, self.scratch, len(items))
        return self.scratch.items[: len(items)]

    # --- pieces -----------------------------------------------------------------------------------------
    def lay_pieces(self) -> None:
        """Lay routes and stations, and count what each seat has left and has scored."""
        for seat, row in enumerate(self.seats):
            for route in row.routes:
                self._lay_route(seat, route)
            for city in row.stations:
                self._lay_station(seat, city)
        for seat, row in enumerate(self.seats):
            self._set_wagons(seat, row.wagons)
            self._set_score(seat, row.score)

    def _lay_route(self, seat: int, name: str) -> None:
        """TTR-DOUBLE-3 TTR-DOUBLE-5 Lay a seat's wagons on a route; with few seats that closes its twins."""
        route, key = self.names.routes.index(name), f"seat.{seat}.routes"
        if self.state.owner[route] not in (ROUTE_OPEN, ROUTE_CLOSED):
            raise self.refuse("route-twice", key, Saying("wrong-route-twice", name=name))
        if owns_twin(self.state, self.board, seat, route):
            raise self.refuse("own-twin", key, Saying("wrong-own-twin", name=name))
        if self.state.owner[route] == ROUTE_CLOSED:
            why = Saying("wrong-twin-closed", name=name, seats=self.state.seats)
            raise self.refuse("twin-closed", key, why)
        place_wagons(self.state, self.board, seat, route)

    def _lay_station(self, seat: int, name: str) -> None:
        city, key = self.names.cities.index(name), f"seat.{seat}.stations"
        if self.state.station_at[city] != NOBODY:
            raise self.refuse("station-twice", key, Saying("wrong-station-twice", name=name))
        if city >= self.board.stops_from:
            raise self.refuse("stations", key, Saying("wrong-station-stop", name=name))
        if self.state.stations_left[seat] == 0:
            each = self.board.rules.stations_each
            raise self.refuse("stations", key, Saying("wrong-stations", name=name, each=each))
        self.state.station_at[city] = seat
        self.state.stations_left[seat] -= 1

    def _set_wagons(self, seat: int, wagons: int | None) -> None:
        most = self.state.wagons[seat]
        if most < 0:
            why = Saying("wrong-wagons-routes", more=-most, each=self.board.rules.wagons_each)
            raise self.refuse("wagons", f"seat.{seat}.routes", why)
        if wagons is not None and wagons > most:
            raise self.refuse("wagons", f"seat.{seat}.wagons", Saying("wrong-wagons", wagons=wagons, most=most))
        self.state.wagons[seat] = most if wagons is None else wagons

    def _set_score(self, seat: int, score: int | None) -> None:
        if score is not None:
            if abs(score) > SCORE:
                raise self.refuse(
                    "score", f"seat.{seat}.score", Saying("wrong-score", score=score, low=-SCORE, high=SCORE)
                )
            self.state.score[seat] = score

    # --- cards ------------------------------------------------------------------------------------------
    def lay_cards(self) -> None:
        """Lay the cards that are named, then a market where none is, then the rest."""
        for seat, row in enumerate(self.seats):
            self._gain(seat, self._take(row.hand, f"seat.{seat}.hand"))
        for card, count in self._take(self.given.discards, "discards"):
            self.state.discards[card] += count
        pile = [card for card, _ in self._take_each(self.given.pile, "pile")]
        self._lay_market()
        rest = [card for card, count in enumerate(self.cards_left) for _ in range(count)]
        self._lay_pile([*pile, *self._lay_rest(rest)])

    def _take(self, counts: Mapping[str, int], key: str) -> list[tuple[int, int]]:
        """Take named cards out of those not yet placed."""
        taken = [(CARD_WORDS.index(word), count) for word, count in counts.items()]
        for card, count in taken:
            if count > self.cards_left[card]:
                there = self.board.rules.cards[card]
                raise self.refuse("cards", key, Saying("wrong-cards", there=there, card=CARD_WORDS[card]))
            self.cards_left[card] -= count
        return taken

    def _take_each(self, words: Iterable[str], key: str) -> list[tuple[int, int]]:
        return [taken for word in words for taken in self._take({word: 1}, key)]

    def _gain(self, seat: int, cards: Iterable[tuple[int, int]]) -> None:
        for card, count in cards:
            self.state.hands[seat][card] += count
            self.state.hand_size[seat] += count

    def _lay_market(self) -> None:
        named = self.given.market
        if named is not None and len(named) > self.market_size:
            raise self.refuse("market", "market", Saying("wrong-market-size", count=len(named), slots=self.market_size))
        cards = self._drawn_market() if named is None else [card for card, _ in self._take_each(named, "market")]
        self.state.market = [*cards, *[NO_CARD] * (MARKET - len(cards))]

    def _drawn_market(self) -> list[int]:
        """TTR-MARKET-1 Draw a market from the cards not named, leaving out what would make a reset due."""
        rules = self.board.rules
        market: list[int] = []
        for card in self.shuffled([card for card, count in enumerate(self.cards_left) for _ in range(count)]):
            crowds = rules.market_reset_counts[card] and market.count(card) + 1 == rules.market_reset_at
            if len(market) < self.market_size and not crowds:
                market.append(card)
                self.cards_left[card] -= 1
        if len(market) < self.market_size:
            why = Saying("wrong-market", slots=self.market_size)
            raise self.refuse("market", "market", why)
        return market

    def _lay_rest(self, rest: list[int]) -> list[int]:
        """Lay the cards not named where ``rest`` says; those for the pile are given back, shuffled."""
        word, _, seat = self.given.rest.partition(" ")
        if word == "seat":
            self._gain(int(seat), ((card, 1) for card in rest))
        elif word == "discards":
            for card in rest:
                self.state.discards[card] += 1
        return self.shuffled(rest) if word == "pile" else []

    def _lay_pile(self, top_first: list[int]) -> None:
        self.state.pile[: len(top_first)] = reversed(top_first)
        self.state.pile_size = len(top_first)

    # --- tickets ----------------------------------------------------------------------------------------
    def lay_tickets(self) -> None:
        """Lay tickets into hands, offers, piles and the box."""
        self.state.ticket_at = [IN_PILE] * len(self.state.ticket_at)
        self.state.refused_by = [NOBODY] * len(self.state.refused_by)
        for seat, row in enumerate(self.seats):
            for ticket in self._take_tickets(row.tickets, f"seat.{seat}.tickets"):
                self.state.ticket_at[ticket] = seat
                self.state.ticket_count[seat] += 1
            self._offer(seat, row.offered)
        named = self._named_piles()
        for deck in range(self.board.decks):
            self._lay_ticket_pile(deck, named[deck])

    def _take_tickets(self, names: Iterable[str], key: str) -> list[int]:
        tickets = [self.names.tickets.index(name) for name in names]
        for ticket in tickets:
            if ticket not in self.tickets_left:
                why = Saying("wrong-ticket-twice", ticket=self.names.tickets[ticket])
                raise self.refuse("ticket-twice", key, why)
            self.tickets_left.remove(ticket)
        return tickets

    def _offer(self, seat: int, offered: tuple[str, ...] | None) -> None:
        """Offer a seat its tickets; only in set-up, where every seat has some to choose from."""
        key = f"seat.{seat}.offered"
        if (self.given.phase == "setup") != bool(offered):
            raise self.refuse("turn", key, Saying("wrong-offered-phase"))
        if len(offered or ()) > CHOICE:
            raise self.refuse("ticket-deck", key, Saying("wrong-offered", count=len(offered or ()), most=CHOICE))
        for ticket in self._take_tickets(offered or (), key):
            offer_ticket(self.state, self.board, seat, ticket)

    def _named_piles(self) -> list[list[int]]:
        """List the tickets named for each pile, top first; in a plain list each belongs to its own deck."""
        named = self.given.ticket_pile
        rows = named if isinstance(named, Mapping) else {"": named}
        piles: list[list[int]] = [[] for _ in range(self.board.decks)]
        for word, row in rows.items():
            key = f"ticket_pile.{word}" if word else "ticket_pile"
            for ticket in self._take_tickets(row, key):
                deck = self.board.ticket_deck[ticket]
                if (word and self.names.decks[deck] != word) or not is_drawn_later(self.board, ticket):
                    why = Saying("wrong-deck", ticket=self.names.tickets[ticket], deck=self.names.decks[deck])
                    raise self.refuse("ticket-deck", key, why)
                piles[deck].append(ticket)
        return piles

    def _lay_ticket_pile(self, deck: int, named: list[int]) -> None:
        """EU-SETUP-3 EU-TICKET-1 Lay a pile; a deck that is not drawn from later has its rest in the box."""
        rest = [ticket for ticket in self.tickets_left if self.board.ticket_deck[ticket] == deck]
        if self.given.ticket_rest == "box" or not self.board.rules.tickets_drawn[deck]:
            for ticket in rest:
                self.state.ticket_at[ticket] = IN_BOX
            rest = []
        top_first = [*named, *self.shuffled(rest)]
        self.state.ticket_pile[deck][: len(top_first)] = reversed(top_first)
        self.state.ticket_pile_size[deck] = len(top_first)

    # --- whose decision ---------------------------------------------------------------------------------
    def set_turn(self) -> None:
        """Set the phase, the turn and the final round, which must fit together."""
        state, given = self.state, self.given
        state.phase = PHASE_WORDS.index(given.phase or "turn")
        if given.turn >= state.seats:
            raise self.refuse("turn", "turn", Saying("wrong-seat", seat=given.turn, last=state.seats - 1))
        if state.phase == SETUP and given.turn != 0:
            raise self.refuse("turn", "turn", Saying("wrong-setup-turn", seat=given.turn))
        if given.final_turns > (0 if state.phase in (SETUP, OVER) else state.seats):
            why = Saying("wrong-final-turns", turns=given.final_turns, most=state.seats)
            raise self.refuse("turn", "final_turns", why)
        state.turn = given.turn
        state.final_turns = given.final_turns
        if state.phase != SETUP:
            state.kept_first[: state.seats] = [min(count, self.dealt) for count in state.ticket_count[: state.seats]]
