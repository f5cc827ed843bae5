"""What a screen asks of a table, wherever the game is: in this program, or at a server."""

from collections.abc import Sequence
from typing import Protocol

from traviesa.chronicle import Event
from traviesa.errors import TraviesaError
from traviesa.map_file import MapFile
from traviesa.notation.deed import Deed
from traviesa.spoken.end_shown import Reckoned
from traviesa.spoken.player import Player
from traviesa.view import View


class GameShown(Reckoned, Protocol):
    """A game as far as a screen needs it; hidden parts come from ``view`` alone."""

    def view(self, seat: int) -> View:
        """Show the game as a seat may see it."""

    def find_action(self, deed: Deed | str, seat: int | None = None) -> int:
        """Find the action of a deed, or refuse the deed."""

    def refusal(self, deed: Deed | str, seat: int | None = None) -> TraviesaError | None:
        """Say why a deed would be refused."""


class AtTable(Protocol):
    """A table as people at one screen use it."""

    @property
    def players(self) -> Sequence[Player]:
        """Who sits there, seat by seat."""

    @property
    def game(self) -> GameShown:
        """The game as it stands."""

    @property
    def map_file(self) -> MapFile:
        """The map played on."""

    @property
    def seed(self) -> str:
        """What the cards were shuffled by; told when the game is over."""

    @property
    def events(self) -> Sequence[Event]:
        """Every deed that stands, as this screen may be told it."""

    @property
    def taken_up(self) -> Sequence[int]:
        """After how many deeds the game was gone on with from a saved copy."""

    @property
    def people(self) -> list[int]:
        """The seats at which people at this screen still play."""

    @property
    def waits_for_person(self) -> bool:
        """Whether somebody at this screen is to decide."""

    def apply(self, action: int) -> Event:
        """Carry out a legal action of the seat to decide."""

    @property
    def may_undo(self) -> bool:
        """Whether the last deed can be taken back."""

    def undo(self) -> None:
        """Take back the last deed."""

    def resign(self, seat: int) -> Event:
        """RUL-END-5 Let a player resign."""

    def close_turn(self) -> None:
        """Give up taking back, where the next seat sees this screen."""
