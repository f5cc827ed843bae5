"""Waiting at a table elsewhere while others decide, or watching: one can look, talk, and take back."""

from typing import TYPE_CHECKING, Final

from traviesa.outlook import outlooks
from traviesa.spoken.commands import parse_command
from traviesa.spoken.far_commands import parse_far_command
from traviesa.spoken.story import tell
from traviesa.spoken.turn_shown import MOST_TOLD, show_own, show_seats
from traviesa.terminal.far_seats import FarSeats
from traviesa.terminal.turn import Turn
from traviesa.view import View
from traviesa.vocabulary import ONLOOKER

if TYPE_CHECKING:
    from traviesa.terminal.far_sitting import FarSitting

FOR_ALL_EYES: Final = ("market", "map", "scores", "log", "news")
"""What can be looked at while several people see the screen, or by an onlooker."""


class Changed(Exception):  # noqa: N818  (that others do something is no error)
    """Something has happened elsewhere that changes what is to be decided here."""


def waits_for(table: FarSeats) -> list[int]:
    """List the people elsewhere for whom a running table waits."""
    if table.far.message.status != "running":
        return []
    seats = table.game.shown.seats
    bots = [seat for seat, one in enumerate(seats) if one.bot]
    return [seat for seat in table.game.due if seat not in bots and seat not in table.mine]


class Waiting(Turn):
    """What is typed while nobody here is to decide."""

    sitting: "FarSitting"
    table: FarSeats

    def __init__(self, sitting: "FarSitting") -> None:
        super().__init__(sitting, ONLOOKER if sitting.is_shared else sitting.table.first)

    @property
    def view(self) -> View:
        """The game as it is seen from here; at a shared screen only what everybody sees of it is shown."""
        return self.table.far.view()

    def run(self) -> None:
        """Ask until somebody here is to decide, or the game is over."""
        if self.sitting.is_new_here:
            self.look()
            self.sitting.skip_told()
            self.sitting.is_new_here = False
        self.sitting.tell_fresh()
        self.sitting.tell_waiting()
        while self.table.far.message.status == "running" and not self.table.waits_for_person:
            self.answer(self.sitting.ask("" if self.page.plain else "> "))

    def look(self, since: bool = True) -> None:
        """Show the table as far as it can be shown to all who see the screen."""
        self.page.heading(self.words.say("waiting-title"))
        show_seats(self.page, self.words, self.table.game)
        if since:
            self._show_lately()
        if self.seat != ONLOOKER:
            show_own(self.page, self.words, self.view, outlooks(self.view))

    def _show_lately(self) -> None:
        """Tell the last turns to who was not here."""
        told = list(tell(self.table.events, self.words, self.seat))
        if told:
            self.say("waiting-lately")
        for line in told[-MOST_TOLD:]:
            self.page.line(f"  {line}")

    def show_possible(self, most: int = 1000, told: bool = False) -> None:
        """Say for whom the table waits, in place of what could be done."""
        del most, told
        self.listed = []
        self.sitting.tell_waiting()

    def answer(self, line: str) -> None:
        """Carry out a line; at a shared screen nothing is shown that is one person's own."""
        command = parse_command(line.strip())
        if self.seat == ONLOOKER and command and command.name not in FOR_ALL_EYES and not parse_far_command(line):
            self.say("waiting-all-eyes" if self.table.mine else "waiting-onlooker")
            return
        super().answer(line)
