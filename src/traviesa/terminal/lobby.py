"""Before the start: who sits at the table already, whom one waits for, and who may start."""

from typing import TYPE_CHECKING

from traviesa.errors import TraviesaError
from traviesa.spoken.far_commands import parse_far_command
from traviesa.spoken.page import escape
from traviesa.spoken.refused import refusal_text
from traviesa.terminal.far_answers import invite, show_chairs
from traviesa.terminal.turn import Leaving

if TYPE_CHECKING:
    from traviesa.terminal.far_sitting import FarSitting


class Lobby:
    """A table that has not started."""

    def __init__(self, sitting: "FarSitting") -> None:
        self.sitting = sitting
        self.far = sitting.table.far

    @property
    def _is_full(self) -> bool:
        return not any(chair.is_open for chair in self.far.message.chairs)

    def run(self) -> None:
        """Wait for the others, and talk; with nobody to wait for, the game starts at once."""
        sitting, message = self.sitting, self.far.message
        sitting.tell_fresh()
        if message.status == "closed":
            raise Leaving
        if message.hosts and self._is_full and self._are_all_here():
            self._answer("start")
            return
        self._greet()
        while self.far.message.status == "open":
            line = sitting.ask("" if sitting.page.plain else "> ")
            if line.strip() or (self.far.message.hosts and self._is_full):
                self._answer(line.strip() or "start")
            else:
                show_chairs(sitting)

    def _are_all_here(self) -> bool:
        """Say whether all people sit at this screen."""
        return all(chair.mine or chair.kind != "person" for chair in self.far.message.chairs)

    def _greet(self) -> None:
        """Show the chairs, and how to go on; how others come here is said once."""
        sitting, message = self.sitting, self.far.message
        show_chairs(sitting)
        if message.hosts and not self._is_full and sitting.is_new_here:
            invite(sitting)
        state = "host-full" if self._is_full else "host"
        sitting.page.line(sitting.words.say(f"lobby-{state if message.hosts else 'guest'}"))
        sitting.is_new_here = False

    def _answer(self, line: str) -> None:
        sitting = self.sitting
        try:
            if parse_far_command(line) is None:
                sitting.page.line(sitting.words.say("lobby-how"))
            else:
                sitting.answer_beside(line)
        except TraviesaError as error:
            sitting.page.line(escape(refusal_text(error, sitting.words)))
