"""A table: what its journal comes to. What an entry does is in ``folding``; whether it may be done, in ``deciding``."""

import copy
from collections import deque
from dataclasses import dataclass, field
from typing import Final

from traviesa.archive import Start
from traviesa.chronicle import Event
from traviesa.game import Game
from traviesa.map_file import MapFile
from traviesa.record_text import Seat
from traviesa.server import entry as kinds
from traviesa.server.clock import Clocks, Outages
from traviesa.server.setup import PERSON, Setup
from traviesa.view import View

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
        is_to_choose = len(self.sealed) < len(self.chairs) and seat in self.due
        return (self.at_turn(seat) if is_to_choose else self.playing()).view(seat)

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
        phase = self.playing().phase
        if phase == "over":
            self.status = "over"
        self.clocks.pass_on(self.due, at)
        if phase != "setup":
            self.moments = [self.version] * len(self.chairs)
