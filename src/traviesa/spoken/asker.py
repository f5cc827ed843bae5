"""Somebody at a table who asks: what they see of the game, and where they are answered."""

from collections.abc import Sequence
from typing import Protocol

from traviesa.chronicle import Event
from traviesa.errors import TraviesaError
from traviesa.notation.deed import Deed
from traviesa.setting import Setting
from traviesa.spoken.choices import Choice
from traviesa.spoken.page import Page
from traviesa.spoken.words import Words
from traviesa.view import View


class Pieces(Protocol):
    """What lies on the table for everybody to see."""

    setting: Setting

    @property
    def seats(self) -> int:
        """How many seats play."""

    @property
    def turn(self) -> int:
        """The seat whose decision it is."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def resigned(self) -> list[int]:
        """The seats that have resigned."""

    @property
    def stations_left(self) -> list[int]:
        """Stations each seat has not built."""

    @property
    def wagons(self) -> list[int]:
        """Wagons each seat has left."""

    @property
    def points(self) -> list[int]:
        """Points scored during play."""

    @property
    def hand_sizes(self) -> list[int]:
        """Cards in each hand."""

    @property
    def ticket_counts(self) -> list[int]:
        """Tickets each seat holds."""


class Asker(Protocol):
    """A seat that asks."""

    words: Words
    seat: int
    listed: list[Choice]
    """The numbered choices last shown."""

    @property
    def page(self) -> Page:
        """Where this seat is answered."""

    @property
    def view(self) -> View:
        """The game as this seat sees it now."""

    @property
    def pieces(self) -> Pieces:
        """What everybody sees."""

    @property
    def events(self) -> Sequence[Event]:
        """Every deed that stands, as this seat may be told it."""

    def events_since(self, number: int) -> Sequence[Event]:
        """List the deeds after one, counted as this table counts what happens."""

    def refusal(self, deed: Deed) -> TraviesaError | None:
        """Say why a deed of this seat would be refused."""

    def tell_reason(self, deed: Deed) -> None:
        """Say what speaks against a deed, with its payment or without."""

    def show_possible(self) -> None:
        """Show everything that is possible now."""

    def look(self) -> None:
        """Show the whole table."""
