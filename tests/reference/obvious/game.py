"""Play a game: who may do what, and what comes of it.

Chance is asked for the order of a list, and always in this order:

1. at the start, the train cards: purple … red, then the locomotives; the answer is the pile, top first;
2. then, once hands are dealt and the market is laid (with few cards, 3 may come before), each ticket deck in
   alphabetical order, tickets in the order of the map file, top first;
3. whenever a card is needed and the pile is empty, the discards (if there are any), in card order;
4. whenever two or more refused tickets of one seat go under the pile: those tickets, in the order of the map
   file; the first of the answer lies highest. Those of the first choice go there seat by seat, after the last
   seat has chosen.

Hands are dealt seat by seat, then the market is laid left to right, then the tickets are dealt deck by deck
(in alphabetical order) and seat by seat. When the game is over, `turn` stays with the seat that moved last.
"""

from collections.abc import Mapping
from typing import Any

from .board import LOCOMOTIVE, Board, Route, Ticket, in_map_order
from .cards import TrainCards
from .chance import Chance, RandomChance
from .choices import deeds
from .deeds import Build, Claim, Deed, DrawMarket, DrawPile, DrawTickets, Keep, Pass, Pay, Withdraw
from .payments import Payment, colour_of
from .position import position
from .scoring import Reckoning, reckon, winners
from .seat import Attempt, Seat

WAGONS_THAT_END_THE_GAME = 2


class Game:
    """A game from its deal to its end."""

    def __init__(
        self,
        board: Board,
        seats: int,
        chance: Chance | None = None,
        overrides: Mapping[str, Any] | None = None,
    ) -> None:
        fewest, most = board.seats
        if not fewest <= seats <= most:
            raise ValueError(f"{board.id} is for {fewest} to {most} seats, not {seats}")
        self.board = board.with_rules(overrides)
        self.rules = self.board.rules
        self.chance = chance or RandomChance(1)
        self.seats = [Seat(self.rules["wagons_each"], self.rules["stations_each"]) for _ in range(seats)]
        self.owner: list[int | None] = [None] * len(self.board.routes)
        self.stations: dict[str, int] = {}
        self.attempt: Attempt | None = None
        self.final_turns = 0
        self.passes_in_a_row = 0
        self.turn = 0
        self.phase = "setup"
        self._deal()

    # --- asking -------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.phase == "over"

    @property
    def mover(self) -> Seat:
        """The seat whose decision it is."""
        return self.seats[self.turn]

    def deeds(self) -> list[Deed]:
        """List everything the seat whose decision it is may do."""
        return deeds(self)

    def legal(self) -> list[str]:
        """List the same as lines of the notation."""
        return [str(deed) for deed in self.deeds()]

    def scores(self) -> list[Reckoning]:
        """Reckon as if the game ended now."""
        return reckon(self.board, self.owner, self.stations, [seat.tickets for seat in self.seats])

    def winners(self) -> list[int]:
        """Name the seats that would win if the game ended now."""
        return winners(self.scores(), self.rules["ties"])

    def position(self) -> dict[str, Any]:
        """Show everything about the game that another engine must agree with."""
        return position(self)

    # --- doing --------------------------------------------------------------------------------------------

    def play(self, line: str) -> None:
        """Do a deed given as a line of the notation."""
        for deed in self.deeds():
            if str(deed) == line:
                return self.do(deed)
        raise ValueError(f"not possible now: {line}")

    def do(self, deed: Deed) -> None:
        """Do one of the deeds listed."""
        match deed:
            case Keep():
                self._keep(deed.tickets)
            case DrawPile():
                self._draw_pile()
            case DrawMarket():
                self._draw_market(deed.card)
            case DrawTickets():
                self._draw_tickets()
            case Claim():
                self._claim(deed.route, deed.payment)
            case Pay():
                self._pay(deed.payment)
            case Withdraw():
                self._finish_attempt()
            case Build():
                self._build(deed.city, deed.payment)
            case Pass():
                self._end_turn(passed=True)

    # --- the start ----------------------------------------------------------------------------------------

    def _deal(self) -> None:
        """TTR-SETUP-4, TTR-SETUP-5, EU-SETUP-2, EU-SETUP-4 Deal cards, lay the market, deal tickets."""
        self.cards = TrainCards(self.rules, self.chance)
        for seat in self.seats:
            for _ in range(self.rules["hand_dealt"]):
                self._take_top(seat)
        self.cards.fill()
        decks = {
            name: self.chance.shuffled([ticket for ticket in self.board.tickets if ticket.deck == name])
            for name in self.board.decks()
        }
        for name, deck in decks.items():
            for seat in self.seats:
                for _ in range(min(self.rules["tickets_dealt"].get(name, 0), len(deck))):
                    seat.offered.append(deck.pop(0))
        [self.drawn_deck] = self.rules["tickets_drawn"]
        # EU-SETUP-3: what is left of every other deck goes to the box.
        self.ticket_pile = decks.get(self.drawn_deck, [])
        self._next_chooser()

    def _next_chooser(self) -> None:
        """RUL-SETUP-3 Seats choose in order; refused tickets go back only after the last of them."""
        waiting = [number for number, seat in enumerate(self.seats) if seat.offered]
        if waiting:
            self.turn = waiting[0]
            return
        for seat in self.seats:
            self._put_back(seat.refused, self.rules["refused_first"])
            seat.refused = []
        self.turn, self.phase = 0, "turn"

    # --- tickets ------------------------------------------------------------------------------------------

    def _keep(self, kept: list[Ticket]) -> None:
        """TTR-TICKET-3, TTR-TICKET-5 Kept tickets stay; the others are refused."""
        seat = self.mover
        refused = [ticket for ticket in seat.offered if ticket not in kept]
        seat.tickets += kept
        seat.offered = []
        if self.phase == "setup":
            seat.refused = refused
            self._next_chooser()
        else:
            self._put_back(refused, self.rules["refused_later"])
            self._end_turn()

    def _put_back(self, refused: list[Ticket], place: str) -> None:
        """USA-SETUP-3, EU-SETUP-7, TTR-TICKET-4, RUL-SETUP-4 Refused tickets go to the box or under the pile.

        A deck nobody draws from has no pile any more: its tickets always go to the box.
        """
        back = in_map_order([ticket for ticket in refused if ticket.deck == self.drawn_deck])
        if place == "bottom":
            self.ticket_pile += self.chance.shuffled(back) if len(back) > 1 else back
        elif place == "shuffle" and back:
            self.ticket_pile = self.chance.shuffled(in_map_order(self.ticket_pile + back))

    def _draw_tickets(self) -> None:
        """TTR-TICKET-1, TTR-TICKET-2 Three from the top, or as many as there are."""
        number = self.rules["tickets_drawn"][self.drawn_deck]
        self.mover.offered, self.ticket_pile = self.ticket_pile[:number], self.ticket_pile[number:]
        self.phase = "keep"

    # --- train cards --------------------------------------------------------------------------------------

    def _take_top(self, seat: Seat) -> None:
        card = self.cards.top()
        if card is not None:
            seat.hand[card] += 1

    def _draw_pile(self) -> None:
        """TTR-LOCO-4 A blind card is one card, whatever it is."""
        self._take_top(self.mover)
        self._after_card()

    def _draw_market(self, card: str) -> None:
        """TTR-LOCO-1 A face-up locomotive is the only card of the turn."""
        self.cards.take(card)
        self.mover.hand[card] += 1
        if card == LOCOMOTIVE and self.rules["face_up_locomotive_ends_draw"]:
            self._end_turn()
        else:
            self._after_card()

    def _after_card(self) -> None:
        """TTR-DRAW-1, RUL-DRAW-3 Two cards are drawn, unless there is no second to take."""
        if self.phase == "second-card":
            self._end_turn()
            return
        self.phase = "second-card"
        if not self.deeds():
            self._end_turn()

    def _spend(self, payment: Payment) -> None:
        """TTR-CLAIM-3 Cards played go to the discards."""
        self.mover.hand.subtract(payment)
        self.cards.discards.update(payment)

    # --- routes -------------------------------------------------------------------------------------------

    def _claim(self, route: Route, payment: Payment) -> None:
        """TTR-CLAIM-2 Play the cards and place the wagons; a tunnel is first attempted."""
        if route.kind == "tunnel":
            self._attempt(route, payment)
            return
        self._spend(payment)
        self._place_wagons(route)
        self._end_action()

    def _place_wagons(self, route: Route) -> None:
        """TTR-CLAIM-4 A wagon on each space; the points are scored at once."""
        self.owner[route.number] = self.turn
        self.mover.wagons -= route.length
        self.mover.score += self.rules["points"][route.length]

    def _attempt(self, route: Route, laid: Payment) -> None:
        """EU-TUNNEL-3, EU-TUNNEL-4, EU-TUNNEL-5, EU-TUNNEL-12 Reveal, and count what matches."""
        revealed = []
        for _ in range(self.rules["tunnel_reveal"]):
            card = self.cards.top()
            if card is not None:
                revealed.append(card)
        extra = len([card for card in revealed if card in (LOCOMOTIVE, colour_of(laid))])
        self.attempt = Attempt(route, laid, revealed, extra)
        self.phase = "tunnel"
        if extra == 0:  # RUL-TUNNEL-2: claimed at once, no withdrawal
            self._pay({})

    def _pay(self, extra: Payment) -> None:
        """EU-TUNNEL-7 Once the extra cards are paid the tunnel is claimed."""
        assert self.attempt is not None, "only in a tunnel"
        self._spend(self.attempt.laid)
        self._spend(extra)
        self._place_wagons(self.attempt.route)
        self._finish_attempt()

    def _finish_attempt(self) -> None:
        """EU-TUNNEL-8, EU-TUNNEL-9 The revealed cards are discarded, claimed or not; the turn is over."""
        assert self.attempt is not None, "only in a tunnel"
        self.cards.discards.update(self.attempt.revealed)
        self.attempt = None
        self._end_action()

    def _build(self, city: str, payment: Payment) -> None:
        """EU-STATION-1 Place a station."""
        self._spend(payment)
        self.stations[city] = self.turn
        self.mover.stations_left -= 1
        self._end_action()

    # --- the end of a turn --------------------------------------------------------------------------------

    def _end_action(self) -> None:
        """RUL-MARKET-4 An action that made discards fills what was empty in the market."""
        self.cards.fill()
        self._end_turn()

    def _end_turn(self, passed: bool = False) -> None:
        """TTR-END-1, TTR-END-2, RUL-END-1, RUL-END-4 Count down the final round, or see that it begins."""
        self.passes_in_a_row = self.passes_in_a_row + 1 if passed else 0
        was_last = self.final_turns == 1
        if self.final_turns:
            self.final_turns -= 1
        elif self.mover.wagons <= WAGONS_THAT_END_THE_GAME:
            self.final_turns = len(self.seats)
        if was_last or self.passes_in_a_row == len(self.seats):
            self.final_turns = 0
            self.phase = "over"
            return
        self.turn = (self.turn + 1) % len(self.seats)
        self.phase = "turn"
