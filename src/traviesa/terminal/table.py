"""The table: a game, who sits there, everything that was done, and what can still be taken back."""

import dataclasses
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from traviesa.archive import Recorder, Start, replay, seed_text, start_of
from traviesa.chronicle import Event, observe
from traviesa.errors import TraviesaError
from traviesa.game import Game
from traviesa.map_file import MapFile
from traviesa.notation.deed import Deed
from traviesa.record_text import DeedLine, Record, Seat
from traviesa.spoken.player import Player
from traviesa.view import View


class Bot(Protocol):
    """Chooses for a seat, from what that seat may know."""

    def choose(self, view: View, legal_actions: Sequence[int], budget: float | None = None) -> int:
        """Choose one of the legal actions."""


MakeBot = Callable[[str, int], Bot]


def make_bot(name: str, seed: int) -> Bot:
    """Wake a bot; none is imported before one has to move."""
    from traviesa import bots

    bot: Bot = bots.make_bot(name, seed)
    return bot


@dataclass(frozen=True, slots=True)
class Step:
    """What can be taken back: the game before a deed, and how much had been told by then."""

    game: Game
    deeds: int
    events: int


class Table:
    """A game being played."""

    def __init__(self, start: Start, bots: MakeBot = make_bot) -> None:
        self.players = tuple(Player(seat.name, seat.kind) for seat in start.seats)
        self.recorder = Recorder(start)
        self.events: list[Event] = []
        self._steps: list[Step] = []
        self.bots = bots
        self._awake: dict[int, Bot] = {}

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.recorder.game

    @property
    def deeds(self) -> list[DeedLine]:
        """Every deed so far."""
        return self.recorder.deeds

    @property
    def seed(self) -> str:
        """What the cards were shuffled by."""
        return seed_text(self.recorder.start.seed)

    # --- who decides ------------------------------------------------------------------------------------
    @property
    def map_file(self) -> MapFile:
        """The map played on."""
        return self.game.map_file

    @property
    def people(self) -> list[int]:
        """The seats at which people still play."""
        gone = self.game.resigned
        return [seat for seat, player in enumerate(self.players) if player.is_person and seat not in gone]

    @property
    def waits_for_person(self) -> bool:
        """Whether somebody at this screen is to decide."""
        return not self.game.is_over and self.game.turn in self.people

    # --- deeds ------------------------------------------------------------------------------------------
    def play(self, deed: Deed | str) -> Event:
        """Carry out a deed of the seat to decide, or refuse it with nothing changed."""
        return self.apply(self.game.find_action(deed))

    def apply(self, action: int) -> Event:
        """Carry out a legal action of the seat to decide."""
        before, deed = self.game.copy(), self.game.deed_of(action)
        self.recorder.apply(action)
        event = observe(before, deed, self.game)
        self._keep_step(before, event)
        self.events.append(event)
        return event

    def let_bot_play(self) -> Event:
        """Carry out what the bot of the seat to decide chooses; who has resigned is played on by a bot."""
        seat = self.game.turn
        if seat not in self._awake:
            self._awake[seat] = self.bots(self.players[seat].bot, zlib.crc32(f"{self.seed} {seat}".encode()))
        view = self.game.view(seat)
        event = self.apply(self._awake[seat].choose(view, view.actions()))
        self._steps.clear()
        return event

    def resign(self, seat: int) -> Event:
        """RUL-END-5 Let a player resign: a bot plays on, or the game ends where one seat is left."""
        self.recorder.resign(seat)
        notices = ("over",) if self.game.is_over else ()
        event = Event(seat, Deed("pass"), self.game.phase, notices=notices, resigns=True)
        self.events.append(event)
        self._steps.clear()
        return event

    # --- taking back ------------------------------------------------------------------------------------
    @property
    def may_undo(self) -> bool:
        """Whether the last deed can be taken back: nothing was learned by it, and nobody has moved since."""
        return bool(self._steps)

    def undo(self) -> None:
        """Take back the last deed."""
        if not self._steps:
            raise TraviesaError.told("terminal/undo")
        step = self._steps.pop()
        self.recorder.game = step.game
        del self.deeds[step.deeds :]
        del self.events[step.events :]

    def close_turn(self) -> None:
        """Give up taking back, because the next seat has seen the screen."""
        self._steps.clear()

    def _keep_step(self, before: Game, event: Event) -> None:
        if event.has_spoken:
            self._steps.clear()
            return
        self._steps = [step for step in self._steps if step.game.turn == event.seat]
        self._steps.append(Step(before, len(self.deeds) - 1, len(self.events)))

    # --- records ----------------------------------------------------------------------------------------
    @property
    def taken_up(self) -> list[int]:
        """After how many deeds the game was gone on with from a saved copy."""
        return self.recorder.taken_up

    def take_up(self, left: "Table | None" = None) -> None:
        """Note that the game goes on from a saved copy, in place of the table left: a save takes nothing back unseen.

        A copy cannot know how often it was gone on with; the table left knows, if it is of the same game.
        """
        if left is not None and left.is_same_game(self):
            self.recorder.taken_up = list(left.taken_up)
        self.taken_up.append(len(self.deeds))

    def is_same_game(self, other: "Table") -> bool:
        """Whether both were dealt from the same cards to the same players."""
        one, another = self.recorder.start, other.recorder.start
        same_cards = (self.map_file.digest, self.seed, one.mode) == (other.map_file.digest, other.seed, another.mode)
        return same_cards and one.seats == another.seats and self.game.setting.rules == other.game.setting.rules

    def record(self) -> Record:
        """Write down the whole game; what chance brought is told only when nobody can gain by it any more."""
        record = self.recorder.record()
        if self.game.is_over:
            return record
        return dataclasses.replace(record, deeds=tuple(DeedLine(line.seat, line.deed) for line in record.deeds))


def set_up(map_file: MapFile, players: Sequence[Player], seed: str, bots: MakeBot = make_bot) -> Table:
    """Set up a table for a new game."""
    return Table(Start(map_file, tuple(Seat(player.name, player.kind) for player in players), seed), bots)


def resume(record: Record, folders: Sequence[Path] = (), bots: MakeBot = make_bot) -> Table:
    """Set a table up again from its record; refused when the record does not fit its map or breaks a rule."""
    replay(record, folders)
    table = Table(start_of(record, folders), bots)
    for line in record.deeds:
        table.play(line.deed)
    for seat in record.resigned:
        table.resign(seat)
    table.recorder.taken_up = list(record.taken_up)
    table.close_turn()
    return table
