"""A table at a server, as people at this screen use it: what they do goes there, what is shown comes from there."""

from collections.abc import Sequence

from traviesa.chronicle import Event
from traviesa.client.far_table import FarTable
from traviesa.client.told import event_of
from traviesa.errors import TraviesaError
from traviesa.map_file import MapFile
from traviesa.spoken.player import PERSON, Player
from traviesa.spoken.words import printable
from traviesa.terminal.far_game import FarGame
from traviesa.vocabulary import ONLOOKER


class FarSeats:
    """The seats of this screen at a table somewhere else."""

    taken_up: Sequence[int] = ()
    """No table at a server is gone on with from a saved copy."""

    def __init__(self, far: FarTable) -> None:
        self.far = far
        self.seed = ""
        self._is_closed = False
        """Whether the next person at this screen has been shown theirs, so that nothing is taken back for the last."""

    # --- who ----------------------------------------------------------------------------------------------
    @property
    def players(self) -> Sequence[Player]:
        """Who sits there, seat by seat; before the start, chair by chair."""
        message = self.far.message
        if message.views:
            return [Player(printable(seat.name), seat.kind) for seat in self.far.shown().seats]
        chairs = [(printable(chair.name), chair.kind) for chair in message.chairs]
        return [Player(name or kind, PERSON if kind == PERSON else f"bot {kind}") for name, kind in chairs]

    @property
    def mine(self) -> list[int]:
        """The seats, or chairs, of this screen."""
        return self.far.message.mine

    @property
    def is_shared(self) -> bool:
        """Whether several seats are played at this screen."""
        return len(self.mine) > 1

    @property
    def people(self) -> list[int]:
        """The seats at which people at this screen still play."""
        return self.game.people if self.far.message.views else []

    @property
    def waits_for_person(self) -> bool:
        """Whether somebody at this screen is to decide."""
        return self.far.message.status == "running" and self.game.turn in self.people and bool(self.game.due)

    @property
    def first(self) -> int:
        """The seat from which is looked where nobody in particular asks; an onlooker sits nowhere."""
        return self.mine[0] if self.mine else ONLOOKER

    # --- the game -----------------------------------------------------------------------------------------
    @property
    def game(self) -> FarGame:
        """The game as it stands."""
        return FarGame(self.far)

    @property
    def map_file(self) -> MapFile:
        """The map played on."""
        return self.far.setting.map_file

    @property
    def events(self) -> Sequence[Event]:
        """Every deed that stands, as this screen may be told it."""
        return self.far.events

    # --- doing --------------------------------------------------------------------------------------------
    def apply(self, action: int) -> Event:
        """Carry out a legal action of the seat to decide."""
        seat = self.game.turn
        happened = self.far.do(seat, self.game.view(seat).action_text(action))
        self._is_closed = False
        done = [one for one in happened if one.kind == "did" and one.seat == seat]
        return event_of(done[-1], self.far.setting) if done else self.events[-1]

    @property
    def may_undo(self) -> bool:
        """Whether the last deed can be taken back."""
        return self._undoable() is not None and not self._is_closed

    def _undoable(self) -> int | None:
        return next((view.seat for view in self.far.message.views if view.may_undo), None)

    def undo(self) -> None:
        """Take back the last deed."""
        seat = self._undoable()
        if seat is None or self._is_closed:
            raise TraviesaError.told("terminal/undo")
        self.far.act_once("undo", seat=seat)

    def resign(self, seat: int) -> Event:
        """RUL-END-5 Let a player resign."""
        happened = self.far.act_once("resign", seat=seat)
        return next(event_of(one, self.far.setting) for one in happened if one.kind == "resigned" and one.seat == seat)

    def close_turn(self) -> None:
        """Give up taking back, where the next person is at this screen; others elsewhere do not mind."""
        self._is_closed = self.is_shared
