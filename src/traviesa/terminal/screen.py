"""People around one screen: what is asked of them, and how a hand is hidden from the next one's eyes."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from traviesa.notation.lexicon import fold
from traviesa.spoken.commands import READY
from traviesa.spoken.page import Page
from traviesa.spoken.words import Words
from traviesa.terminal.at_table import AtTable
from traviesa.terminal.keyboard import forget_lines
from traviesa.terminal.table import Table


class Screen(ABC):
    """One screen, wherever the table is."""

    table: AtTable
    words: Words
    folders: Sequence[Path] = ()
    """Folders with more maps."""

    def __init__(self, page: Page, language: str | None) -> None:
        self.page = page
        self.language = language
        self.at_screen = -1
        """The seat that saw the screen last."""
        self._something_shown = False

    @abstractmethod
    def ask(self, prompt: str) -> str:
        """Wait for a line."""

    @property
    @abstractmethod
    def is_shared(self) -> bool:
        """Whether several people sit around this screen, so that hands must be hidden, from who resigned too."""

    @abstractmethod
    def keep_game(self) -> bool:
        """Keep the game as it stands, where nobody else does."""

    @abstractmethod
    def local_table(self) -> Table:
        """Give the table if its game is in this program, so that it can be saved and replaced; refused elsewhere."""

    @abstractmethod
    def change_table(self, table: Table) -> None:
        """Go on with another game."""

    def passes_on(self, seat: int) -> bool:
        """Whether somebody other than this seat will sit down at this screen."""
        return any(other != seat for other in self.table.people)

    @property
    def tells_since(self) -> bool:
        """Whether a turn begins with what the others did since the last one."""
        return True

    def lingers(self, seat: int) -> bool:
        """Whether a turn that is done waits for Enter: to be taken back, or to be read before it is hidden."""
        return self.table.may_undo or self.passes_on(seat)

    def answer_beside(self, line: str) -> bool:  # noqa: ARG002
        """Answer what can be typed at this kind of table only; say whether it was such a thing."""
        return False

    def forget_lines(self) -> None:
        """Forget what was typed before the next person sits down."""
        forget_lines()

    def question(self, text: str) -> str:
        """Ask something, and wait for the answer."""
        self.page.line(text)
        return self.ask("> ").strip()

    def hand_over(self, seat: int) -> None:
        """Hide what the last person saw before the next one sits down."""
        if self.is_shared and self.at_screen != seat:
            if self._something_shown:
                self.page.hide()
            self.forget_lines()
            self._ask_at_curtain(self.words.seat(seat))
            self.table.close_turn()
        self.at_screen = seat
        self._something_shown = True

    def _ask_at_curtain(self, name: str) -> None:
        """Wait until the next person is there: only Enter, or a word for being ready, shows a hand."""
        text = self.words.say("pass-screen", name=name)
        while fold(self.question(text)) not in READY:
            text = self.words.say("curtain", name=name)
