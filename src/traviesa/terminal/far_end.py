"""The end of a game at a server: the reckoning, the proof of its shuffle, and what can still be done."""

from typing import TYPE_CHECKING

from traviesa.spoken.end_shown import show_end
from traviesa.terminal.far_record import told_proof
from traviesa.terminal.turn import Leaving
from traviesa.terminal.waiting import Waiting

if TYPE_CHECKING:
    from traviesa.terminal.far_sitting import FarSitting


class Ended(Waiting):
    """What is typed when the game is over; hands are secret no more, so everybody may look."""

    def run(self) -> None:
        """Tell the end once, then answer until somebody leaves or plays again."""
        table = self.table
        self.sitting.tell_fresh()
        if table.far.id not in self.sitting.ended:
            self.sitting.ended.add(table.far.id)
            self._tell_end()
        while True:
            line = self.sitting.ask("" if self.page.plain else "> ")
            if not line.strip():
                raise Leaving
            self.answer(line)

    def _tell_end(self) -> None:
        proof = told_proof(self.sitting)
        show_end(self.page, self.words, self.table.game, self.table.taken_up, self.table.seed)
        self.page.line(proof)
        self.say("end-far" if self.table.mine else "end-watched")


def end_far(sitting: "FarSitting") -> None:
    """Tell the end of a game, and stay at the table."""
    Ended(sitting).run()
