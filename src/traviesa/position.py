"""A position as it can be read: the common part of a game and of what a seat sees of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from traviesa import action
from traviesa.engine import Engine, Records
from traviesa.errors import TraviesaError
from traviesa.map_file import MapFile
from traviesa.notation.deed import Deed
from traviesa.notation.errors import malformed
from traviesa.notation.parse import parse_deed
from traviesa.notation.printing import deed_name
from traviesa.refusing import Refusal, refuse_deed
from traviesa.setting import NO_CARDS, Setting
from traviesa.vocabulary import CARD_WORDS, OVER, PHASE_WORDS

KINDS: Mapping[str, int] = {
    "draw-pile": action.KIND_DRAW_PILE,
    "draw": action.KIND_DRAW_CARD,
    "tickets": action.KIND_TICKETS,
    "pass": action.KIND_PASS,
    "withdraw": action.KIND_WITHDRAW,
    "keep": action.KIND_KEEP,
    "pay": action.KIND_PAY,
    "claim": action.KIND_CLAIM,
    "build": action.KIND_BUILD,
}


class Position:
    """What can be read of a state; seats, cities, routes and tickets are numbers or their names."""

    def __init__(self, setting: Setting, engine: Engine, states: Records) -> None:
        self.setting = setting
        self._engine = engine
        self._states = states

    def _read(self, name: str) -> Any:
        return self._engine.read(self._states, name)

    # --- whose decision ---------------------------------------------------------------------------------
    @property
    def map_file(self) -> MapFile:
        """The map played on."""
        return self.setting.map_file

    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(self._read("seats"))

    @property
    def turn(self) -> int:
        """The seat whose decision it is; in set-up, the lowest that has still to choose."""
        return int(self._read("turn"))

    @property
    def phase(self) -> str:
        """``setup``, ``turn``, ``second-card``, ``keep``, ``tunnel`` or ``over``."""
        return PHASE_WORDS[self._read("phase")]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._read("phase") == OVER)

    @property
    def final_turns(self) -> int:
        """Turns left in the final round; 0 before it."""
        return int(self._read("final_turns"))

    @property
    def passes(self) -> int:
        """Passes in a row, nothing between them."""
        return int(self._read("passes"))

    @property
    def resigned(self) -> list[int]:
        """The seats that have resigned."""
        return [seat for seat, gone in enumerate(self._read("resigned")) if gone]

    # --- cards ------------------------------------------------------------------------------------------
    @property
    def market(self) -> list[str | None]:
        """The face-up cards, slot by slot; None where a slot is empty."""
        slots = self._read("market")[: self.setting.board.rules.market_size]
        return [CARD_WORDS[card] if card >= 0 else None for card in slots]

    @property
    def pile_size(self) -> int:
        """Cards in the pile."""
        return int(self._read("pile_size"))

    @property
    def discards(self) -> dict[str, int]:
        """The discards, card by card."""
        return card_counts(self.discards_row)

    @property
    def discards_row(self) -> list[int]:
        """The discards, how many of each card by its number."""
        return list(self._read("discards"))

    @property
    def hand_sizes(self) -> list[int]:
        """Cards in each hand."""
        return self._by_seat("hand_size")

    def known_cards(self, seat: int) -> dict[str, int]:
        """Cards that everybody knows to be in a hand, because they were taken face up or shown."""
        return card_counts(self._read("known")[seat])

    @property
    def laid(self) -> Deed | None:
        """The claim whose cards lie on the table while a tunnel asks for more."""
        return self.setting.fixed_deeds[self._read("laid")] if self.phase == "tunnel" else None

    @property
    def extra(self) -> int:
        """Cards a tunnel asks for beyond those laid."""
        return int(self._read("extra"))

    @property
    def revealed(self) -> list[str]:
        """The cards turned up for a tunnel."""
        return [CARD_WORDS[card] for card in self._read("revealed")[: self._read("revealed_count")]]

    # --- board ------------------------------------------------------------------------------------------
    @property
    def owners(self) -> list[int]:
        """For each route the seat that claimed it, -1 where it is open, -2 where it is closed."""
        return [int(owner) for owner in self._read("owner")[: self.setting.board.routes]]

    @property
    def stations(self) -> dict[int, int]:
        """City → the seat whose station stands there."""
        return {city: seat for city, seat in enumerate(self._read("station_at")) if seat >= 0}

    @property
    def stations_left(self) -> list[int]:
        """Stations each seat has not built."""
        return self._by_seat("stations_left")

    @property
    def wagons(self) -> list[int]:
        """Wagons each seat has left."""
        return self._by_seat("wagons")

    @property
    def points(self) -> list[int]:
        """Points scored during play, before final scoring."""
        return self._by_seat("score")

    @property
    def trails(self) -> list[int]:
        """The length of each seat's longest trail, as things stand."""
        here = self._engine
        here.doors.reckon_game(self._states, 0, self.setting.boards(here), here.scratches, here.reckonings)
        return [int(length) for length in here.read(here.reckonings, "trail")[: self.seats]]

    # --- tickets ----------------------------------------------------------------------------------------
    @property
    def ticket_counts(self) -> list[int]:
        """Tickets each seat holds."""
        return self._by_seat("ticket_count")

    @property
    def offered_counts(self) -> list[int]:
        """How many tickets each seat has to choose from."""
        return self._by_seat("offered_count")

    @property
    def kept_first(self) -> list[int]:
        """How many tickets each seat kept in set-up; 0 before all have chosen."""
        return self._by_seat("kept_first")

    @property
    def ticket_pile_sizes(self) -> dict[str, int]:
        """Tickets left in the pile of each deck."""
        return dict(zip(self.map_file.decks, self._read("ticket_pile_size"), strict=False))

    def _tickets_at(self, place: int) -> list[int]:
        found = self._read("ticket_at")[: self.setting.board.tickets]
        return [ticket for ticket, at in enumerate(found) if at == place]

    def _offered_to(self, seat: int) -> list[int]:
        return [int(ticket) for ticket in self._read("offered")[seat][: self._read("offered_count")[seat]]]

    # --- decisions --------------------------------------------------------------------------------------
    def actions(self) -> list[int]:
        """List the legal actions, as rows of the catalogue, ascending."""
        engine = self._engine
        count = engine.doors.legal_actions(self._states, 0, self.setting.boards(engine), engine.scratches)
        return engine.actions(count)

    def legal(self) -> list[str]:
        """List the legal deeds, each as one line of notation."""
        return [self.action_text(row) for row in self.actions()]

    def action_text(self, row: int) -> str:
        """Write an action of the seat to decide as a deed."""
        return self.setting.fixed_texts[row] or deed_name(self.deed_of(row), self.setting.names)

    def deed_of(self, row: int) -> Deed:
        """Give an action of the seat to decide as a deed."""
        fixed = self.setting.fixed_deeds[row]
        if fixed is not None:
            return fixed
        offered = self._offered_to(self.turn)
        bits = row - action.KEEP_FROM
        return Deed("keep", tickets=tuple(t for k, t in enumerate(offered) if bits >> k & 1))

    def find_action(self, deed: Deed | str, seat: int | None = None) -> int:
        """Find the action of a deed, or refuse the deed with the reason."""
        text = deed if isinstance(deed, str) else ""
        if isinstance(deed, str):
            deed = self.setting.deeds_by_text.get(text) or parse_deed(text, self.setting.names)
        if not isinstance(deed, Deed):
            raise TraviesaError.told("game/deed", asked=repr(deed))
        code = self._judge(deed, seat)
        if code:
            raise refuse_deed(code, deed, self, seat)
        if deed.kind == "keep":
            return action.KEEP_FROM + self._bits_of(deed)
        row = self.setting.text_rows.get(text)
        row = self.setting.rows.get(deed) if row is None else row
        if row is None:
            raise malformed(deed_name(deed, self.setting.names), "no deed of this map has such parts", "a legal deed")
        return row

    def refusal(self, deed: Deed | str, seat: int | None = None) -> TraviesaError | None:
        """Say why a deed would be refused; None for a legal one."""
        try:
            self.find_action(deed, seat)
        except TraviesaError as error:
            return error
        return None

    def _judge(self, deed: Deed, seat: int | None) -> str:
        """Name the code of the first reason against a deed, in the public order of the checks."""
        if self.is_over:
            return "game/over"
        if deed.mode == "dice":
            return "action/wrong-mode"
        if seat is not None and seat != self.turn:
            return "action/not-your-turn"
        if deed.kind == "move":
            return "move/no-passenger" if self.phase == "turn" else "action/wrong-phase"
        code = self._judged_by_rules(deed)
        if not code and deed.mix:
            return "tickets/mix"
        return "claim/passenger" if not code and deed.passenger_city >= 0 else code

    def _judged_by_rules(self, deed: Deed) -> str:
        engine = self._engine
        engine.write_payment(_all_cards(deed))
        number = (KINDS[deed.kind] << 8) + self._target_of(deed) + 1
        answer = engine.doors.judge_deed(self._states, 0, self.setting.boards(engine), engine.scratches, number)
        return Refusal.words[int(answer)]

    def _target_of(self, deed: Deed) -> int:
        if deed.kind == "keep":
            return self._bits_of(deed)
        return max(deed.card, deed.route, deed.city)

    def _bits_of(self, deed: Deed) -> int:
        offered = self._offered_to(self.turn)
        if not set(deed.tickets) <= set(offered):
            return -1
        return sum(1 << offered.index(ticket) for ticket in deed.tickets)

    def _by_seat(self, name: str) -> list[int]:
        found: list[int] = self._read(name)[: self.seats]
        return found


def card_counts(row: Sequence[int]) -> dict[str, int]:
    """Write counts by card as words, leaving out what is not there.

    >>> card_counts([0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0])
    {'blue': 2, 'locomotive': 1}
    """
    return {CARD_WORDS[card]: int(count) for card, count in enumerate(row) if count}


def _all_cards(deed: Deed) -> tuple[int, ...]:
    """Count all cards a deed names; on maps without substitution, cards in brackets are just more cards."""
    outside = deed.payment or NO_CARDS
    return tuple(a + b for a, b in zip(outside, deed.any_cards, strict=True)) if deed.any_cards else outside
