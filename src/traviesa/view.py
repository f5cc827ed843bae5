"""A view: what one seat, or an onlooker, may know, and nothing else. It is all that ever leaves the engine."""

import operator
from itertools import compress, count
from typing import TYPE_CHECKING

from traviesa.engine import Engine, Records
from traviesa.notation.deed import Deed
from traviesa.position import Position, card_counts
from traviesa.setting import Setting
from traviesa.state import HIDDEN, IN_BOX, State
from traviesa.vocabulary import CARDS, ONLOOKER

if TYPE_CHECKING:
    from traviesa.game import Game


class View(Position):
    """The game as one seat sees it. It can be kept, sent and compared byte by byte."""

    def __init__(self, setting: Setting, engine: Engine, states: Records, seat: int) -> None:
        super().__init__(setting, engine, states)
        self.seat = seat

    @property
    def hand(self) -> dict[str, int]:
        """The seat's own hand, card by card; an onlooker has none."""
        return card_counts(self.hand_row)

    @property
    def hand_row(self) -> list[int]:
        """The seat's own hand, how many of each card by its number."""
        return [0] * CARDS if self.seat == ONLOOKER else list(self._read("hands")[self.seat])

    @property
    def tickets(self) -> list[int]:
        """The seat's own tickets."""
        return self._tickets_at(self.seat)

    @property
    def offered(self) -> list[int]:
        """Tickets the seat has to choose from."""
        return [] if self.seat == ONLOOKER else self._offered_to(self.seat)

    @property
    def completed(self) -> list[int]:
        """The seat's own tickets that final scoring would count as completed now."""
        if self.seat == ONLOOKER:
            return []
        here, found = self._engine, self._engine.reckonings
        here.doors.reckon_seat(self._states, 0, self.setting.boards(here), here.scratches, found, self.seat)
        return list(compress(count(), here.read(found, "completed")))

    @property
    def boxed(self) -> list[int]:
        """Tickets the seat itself put in the box."""
        return self._tickets_at(IN_BOX)

    @property
    def put_away(self) -> list[tuple[int, int, int | None]]:
        """Tickets the seat put away and still knows of: ticket, batch, and place in its pile (None: in the box)."""
        owners = self._read("refused_by")[: self.setting.board.tickets]
        if self.seat not in owners:
            return []
        batches = self._read("refused_batch")
        places = {ticket: k for pile in self._read("ticket_pile") for k, ticket in enumerate(pile) if ticket != HIDDEN}
        return [
            (ticket, batches[ticket], places.get(ticket)) for ticket, seat in enumerate(owners) if seat == self.seat
        ]

    @property
    def unseen(self) -> list[int]:
        """Count by card what lies in the pile or unknown in other hands."""
        seen = self._read("known")[: self.seats]
        if self.seat != ONLOOKER:
            seen[self.seat] = self.hand_row
        gone = map(sum, zip(self.discards_row, *seen, strict=True))
        counts = list(map(operator.sub, self.setting.board.rules.cards, gone))
        market = self._read("market")[: self.setting.board.rules.market_size]
        for card in market + self._read("revealed")[: self._read("revealed_count")]:
            if card >= 0:
                counts[card] -= 1
        return counts

    def actions(self) -> list[int]:
        """List the legal actions; none when another seat is to decide."""
        return super().actions() if self.turn == self.seat else []

    def find_action(self, deed: Deed | str, seat: int | None = None) -> int:
        """Find the action of a deed of this seat, or refuse it; another's deeds cannot be judged from here."""
        return super().find_action(deed, self.seat if seat is None else seat)

    def resample(self, seed: int | str | bytes) -> "Game":
        """Make a whole game that agrees with everything this seat knows; the rest is drawn by the seed."""
        from traviesa.game import Game, key_of, put_key

        plain: State = self._engine.plain(State, self._states)
        put_key(plain, key_of(seed))
        states = self._engine.store(plain)
        boards = self.setting.boards(self._engine)
        self._engine.doors.resample_view(states, 0, boards, self._engine.scratches, self.seat)
        return Game(self.setting, self._engine, states)

    def to_bytes(self) -> bytes:
        """Write the view as bytes: two positions that this seat cannot tell apart give the same."""
        return self._engine.to_bytes(self._states)
