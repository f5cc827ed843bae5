"""A table: the fold of its journal. What an entry does is here; whether it may be done is asked in ``deciding``.

Nothing here asks the clock of the machine, chance or the database: the same setup, secret and entries give the
same table, on any process, for ever.
"""

import copy
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from traviesa.archive import Start, key_from
from traviesa.chronicle import Event, observe
from traviesa.game import Game, new_game
from traviesa.language import FORMER
from traviesa.map_file import MapFile
from traviesa.record_text import Seat
from traviesa.server import entry as kinds
from traviesa.server.clock import Clocks, Outages
from traviesa.server.entry import Entry
from traviesa.server.forgetting import forgotten
from traviesa.server.setup import PERSON, Setup
from traviesa.view import View
from traviesa.vocabulary import ONLOOKER

RECENT: Final = 16
"""So many of the last happenings are kept at hand; older ones are folded again from the journal."""


@dataclass(slots=True)
class Chair:
    """A place at the table: before the start a chair, from then on a seat."""

    kind: str
    """``person`` or the name of a bot."""
    player: str = ""
    name: str = ""
    contribution: str = ""
    away: str = ""
    """Why a bot sits in: ``clock``, ``absent``, ``asked``; empty when it does not."""

    @property
    def is_open(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.kind == PERSON and not self.player


@dataclass(frozen=True, slots=True)
class Happening:
    """What an entry told the table: for everybody, but for what only one seat learned (``message.told``)."""

    number: int
    at: int
    body: kinds.Body
    event: Event | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A deed that could be taken back: nothing was learned by it, nor since."""

    number: int
    seat: int
    before: Game


@dataclass(slots=True)
class Table:
    """One table, folded so far."""

    id: str
    setup: Setup
    map_file: MapFile
    secret: bytes
    host: str
    invitation: str
    public: bool
    outages: Outages = ()
    status: str = "open"
    """``open``, ``running``, ``over`` or ``closed``."""
    version: int = 0
    """The number of the last entry."""
    moments: list[int] = field(default_factory=list)
    """For each seat the entry that last changed what it has to decide."""
    chairs: list[Chair] = field(default_factory=list)
    game: Game | None = None
    sealed: dict[int, str] = field(default_factory=dict)
    """RUL-SETUP-3 First choices by seat, unseen until the last has chosen."""
    steps: list[Step] = field(default_factory=list)
    asking: kinds.Asked | None = None
    agreed: set[int] = field(default_factory=set)
    clocks: Clocks = field(init=False)
    recent: "deque[Happening]" = field(default_factory=lambda: deque(maxlen=RECENT))
    at: int = 0
    rematch: str = ""
    gone: frozenset[str] = frozenset()
    """Players who left for good: nothing here is theirs any more."""

    def __post_init__(self) -> None:
        self.chairs = [Chair(kind) for kind in self.setup.chairs]
        self.clocks = Clocks(self.setup.clock, self.outages)

    # --- folding ----------------------------------------------------------------------------------------
    def take(self, entry: Entry) -> None:
        """Fold the next entry into the table."""
        assert entry.number == self.version + 1, (self.id, entry.number, self.version)
        self.version, self.at = entry.number, entry.at
        event = _FOLDS[type(entry.body)](self, entry, entry.body)
        self.recent.append(Happening(entry.number, entry.at, entry.body, event))

    # --- who ----------------------------------------------------------------------------------------------
    def seats_of(self, player: str | None) -> list[int]:
        """List the chairs or seats of a player."""
        if not player or player in self.gone:
            return []
        return [number for number, chair in enumerate(self.chairs) if chair.player == player]

    def is_bot(self, seat: int) -> bool:
        """Say whether a bot decides for a seat now: it is one, or it sits in for a player."""
        chair = self.chairs[seat]
        return chair.kind != PERSON or bool(chair.away) or (self.game is not None and seat in self.game.resigned)

    @property
    def people(self) -> list[int]:
        """The seats of people who have not resigned."""
        gone = self.game.resigned if self.game else []
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON and seat not in gone]

    # --- what -----------------------------------------------------------------------------------------------
    @property
    def due(self) -> list[int]:
        """The seats that have to decide now."""
        if self.game is None or self.status != "running":
            return []
        if self.game.phase == "setup":
            return [seat for seat in range(self.game.seats) if seat not in self.sealed]
        return [self.game.turn]

    def playing(self) -> Game:
        """Give the game, which there must be."""
        assert self.game is not None
        return self.game

    def at_turn(self, seat: int) -> Game:
        """Give the game as if it were this seat's turn: in set-up those before it have chosen, it matters not what."""
        game = self.playing()
        if game.phase != "setup" or game.turn >= seat:
            return game
        ahead = game.copy()
        while ahead.turn < seat:
            ahead.apply(ahead.actions()[-1])
        return ahead

    def view(self, seat: int) -> View:
        """Show the game as a seat, or an onlooker, may see it."""
        if seat != ONLOOKER and seat in self.due:
            return self.at_turn(seat).view(seat)
        return self.playing().view(seat)

    def contributions(self) -> tuple[str, ...]:
        """List what the players contributed to the shuffle, in the order of their seats."""
        return tuple(chair.contribution for chair in self.chairs if chair.kind == PERSON)

    def begin(self) -> Start:
        """Tell what the game was begun with, as its record has it."""
        return Start(
            map_file=self.map_file,
            seats=tuple(Seat(chair.name, "person" if chair.kind == PERSON else "bot") for chair in self.chairs),
            seed=self.secret,
            mode=self.setup.mode,
            options=self.setup.options,
            rules=self.setup.rules,
            commitment=self.setup.commitment,
            contributions=self.contributions(),
        )

    # --- time ---------------------------------------------------------------------------------------------
    def wake_at(self) -> int | None:
        """Say when somebody must look at this table though nobody asks: a bot is to move, or time runs out."""
        if self.status != "running":
            return None
        times = [self.at if self.is_bot(seat) else self.clocks.runs_out_at(seat) for seat in self.due]
        return min((time for time in times if time is not None), default=None)

    def copy(self) -> "Table":
        """Copy the table; the copy goes its own way."""
        made = copy.copy(self)
        made.chairs = [copy.copy(chair) for chair in self.chairs]
        made.game = self.game and self.game.copy()
        made.moments, made.sealed, made.steps = list(self.moments), dict(self.sealed), list(self.steps)
        made.agreed, made.recent = set(self.agreed), self.recent.copy()
        made.clocks = copy.copy(self.clocks)
        made.clocks.left = list(self.clocks.left)
        return made

    # --- changes of the game ------------------------------------------------------------------------------
    def moved(self, at: int) -> None:
        """Note that the game has changed: the clocks of those who have to decide now run."""
        game = self.playing()
        if game.is_over:
            self.status = "over"
        self.clocks.pass_on(self.due, at)
        if game.phase != "setup":
            self.moments = [self.version] * game.seats


def _sit(table: Table, _entry: Entry, body: kinds.Sat) -> None:
    chair = table.chairs[body.chair]
    chair.player, chair.name, chair.contribution = body.player, body.name, body.contribution


def _stand(table: Table, _entry: Entry, body: kinds.Stood) -> None:
    for number in table.seats_of(body.player):
        table.chairs[number] = Chair(PERSON)


def _start(table: Table, entry: Entry, body: kinds.Started) -> None:
    for chair in table.chairs:
        if chair.is_open:
            chair.kind = body.fill
    table.chairs = [table.chairs[number] for number in body.order]
    _name_bots(table.chairs)
    key = key_from(table.secret, table.contributions())
    table.game = new_game(table.map_file, len(table.chairs), key, table.setup.mode, table.setup.rules)
    table.status = "running"
    table.moments = [entry.number] * len(table.chairs)
    table.clocks.start(len(table.chairs), table.due, entry.at)


def _name_bots(chairs: list[Chair]) -> None:
    """Name each bot for its kind, numbered where there are several."""
    bots = [chair for chair in chairs if chair.kind != PERSON]
    for chair in bots:
        alike = [other for other in bots if other.kind == chair.kind]
        chair.name = chair.kind.capitalize() + (f" {alike.index(chair) + 1}" if len(alike) > 1 else "")


def _close(table: Table, _entry: Entry, _body: kinds.Closed) -> None:
    table.status = "closed"


def _do(table: Table, entry: Entry, body: kinds.Did) -> Event | None:
    game = table.playing()
    table.asking = None
    if game.phase == "setup":
        return _seal(table, entry, body)
    event = apply_deed(table, entry.number, body.seat, body.deed)
    table.moved(entry.at)
    return event


def apply_deed(table: Table, number: int, seat: int, deed: str) -> Event:
    """Let the game do a deed, and keep the position before it as long as the deed can be taken back."""
    game = table.playing()
    before = game.copy()
    row = game.setting.text_rows.get(deed, -1)  # what is in a journal has been judged
    if row < 0:
        row = game.find_action(deed, seat)
    parsed = game.deed_of(row)
    game.apply(row)
    event = observe(before, parsed, game)
    if event.has_spoken:
        table.steps.clear()
    else:
        table.steps.append(Step(number, seat, before))
    return event


def _seal(table: Table, entry: Entry, body: kinds.Did) -> Event | None:
    """RUL-SETUP-3 Seal a first choice; once the last seat has chosen, all are played in seat order."""
    table.sealed[body.seat] = body.deed
    table.moments[body.seat] = entry.number
    event = None
    if len(table.sealed) == table.playing().seats:
        for seat in range(table.playing().seats):
            found = apply_deed(table, entry.number, seat, table.sealed[seat])
            event = found if seat == body.seat else event
        table.steps.clear()
        table.moments = [entry.number] * table.playing().seats
    table.clocks.pass_on(table.due, entry.at)
    return event


def _undo(table: Table, entry: Entry, body: kinds.Undone) -> None:
    table.asking = None
    if table.playing().phase == "setup":
        del table.sealed[body.seat]
        table.moments[body.seat] = entry.number
        table.clocks.pass_on(table.due, entry.at)
        return
    place = next(k for k, step in enumerate(table.steps) if step.number == body.to)
    table.game = table.steps[place].before
    del table.steps[place:]
    table.moved(entry.at)


def _ask(table: Table, _entry: Entry, body: kinds.Asked) -> None:
    table.asking, table.agreed = body, {body.seat}


def _answer(table: Table, _entry: Entry, body: kinds.Answered) -> None:
    if body.agrees:
        table.agreed.add(body.seat)
    else:
        table.asking = None


def _resign(table: Table, entry: Entry, body: kinds.Resigned) -> None:
    table.playing().resign(body.seat)
    table.steps.clear()
    table.asking = None
    table.moved(entry.at)


def _leave_to_bot(table: Table, _entry: Entry, body: kinds.Away) -> None:
    table.chairs[body.seat].away = body.why


def _return(table: Table, entry: Entry, body: kinds.Back) -> None:
    table.chairs[body.seat].away = ""
    table.clocks.pass_on(table.due, entry.at)
    table.clocks.give_grace(body.seat)


def _rematch(table: Table, _entry: Entry, body: kinds.Again) -> None:
    table.rematch = body.table


def _forget(table: Table, entry: Entry, body: kinds.Left) -> None:
    seats = table.seats_of(body.player)
    table.gone |= {body.player}
    for seat in seats:
        if table.status == "open":
            table.chairs[seat] = Chair(PERSON)
        else:
            table.chairs[seat].name = FORMER
        if table.status == "running" and seat not in table.playing().resigned:
            _resign(table, entry, kinds.Resigned(seat))
    for k, one in enumerate(table.recent):
        table.recent[k] = replace(one, body=forgotten(one.body, body.player))


def _say(_table: Table, _entry: Entry, _body: kinds.Said) -> None:
    """What is said changes nothing."""


_FOLDS: Final[Mapping[type, Callable[[Table, Entry, Any], Event | None]]] = {
    kinds.Sat: _sit,
    kinds.Stood: _stand,
    kinds.Started: _start,
    kinds.Closed: _close,
    kinds.Did: _do,
    kinds.Undone: _undo,
    kinds.Asked: _ask,
    kinds.Answered: _answer,
    kinds.Resigned: _resign,
    kinds.Away: _leave_to_bot,
    kinds.Back: _return,
    kinds.Said: _say,
    kinds.Again: _rematch,
    kinds.Left: _forget,
}
