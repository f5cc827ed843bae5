"""A sitting at the table: from the first prompt to the final scoring, or until everybody leaves."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from traviesa.errors import TraviesaError
from traviesa.terminal.end_shown import show_end
from traviesa.terminal.keyboard import Ask, forget_lines
from traviesa.terminal.page import Page
from traviesa.terminal.refused import refusal_text
from traviesa.terminal.saves import Shelf, write_game
from traviesa.terminal.story import NOBODY, tell
from traviesa.terminal.table import Table
from traviesa.terminal.turn import Leaving, Turn
from traviesa.terminal.words import Words


class Sitting:
    """People around one screen."""

    def __init__(
        self,
        table: Table,
        page: Page,
        ask: Ask,
        shelf: Shelf,
        language: str | None,
        save_to: Path | None = None,
        folders: Sequence[Path] = (),
    ) -> None:
        self.page = page
        self.ask = ask
        self.shelf = shelf
        self.language = language
        self.save_to = save_to
        self.folders = tuple(folders)
        self._something_shown = False
        self._sit_down(table)

    def change_table(self, table: Table) -> None:
        """Go on with another game; the one left waits for ``--resume``."""
        self._keep_game()
        self.shelf.path = None
        self._sit_down(table)

    def _sit_down(self, table: Table) -> None:
        self.table = table
        self.words = Words(self.language, table.map_file, table.players, self.page.plain)
        self.at_screen = -1

    @property
    def is_shared(self) -> bool:
        """Whether several people take turns at this screen, so that hands must be hidden."""
        return len(self.table.people) > 1

    def run(self) -> None:
        """Play until the game is over or somebody leaves; leaving loses nothing."""
        try:
            self._greet()
            while not self.table.game.is_over:
                if self.table.waits_for_person:
                    self._take_turn()
                else:
                    self.table.let_bot_play()
            self._end()
        except (Leaving, EOFError, KeyboardInterrupt):
            self._leave()

    def _greet(self) -> None:
        names = self.words.seats(range(self.table.game.seats))
        self.page.line(self.words.say("greet", names=names))
        self.page.line(self.words.say("greet-help"))

    # --- turns ------------------------------------------------------------------------------------------
    def _take_turn(self) -> None:
        seat = self.table.game.turn
        self._hand_over(seat)
        self._keep_game()
        Turn(self, seat).run()

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw before the next one sits down."""
        if self.is_shared and self.at_screen != seat:
            if self._something_shown:
                self.page.hide()
            forget_lines()
            self.question(self.words.say("pass-screen", name=self.words.seat(seat)))
            self.table.close_turn()
        self.at_screen = seat
        self._something_shown = True

    def question(self, text: str) -> str:
        """Ask something, and wait for the answer."""
        self.page.line(text)
        return self.ask("> ").strip()

    # --- the end ----------------------------------------------------------------------------------------
    def _end(self) -> None:
        self._tell_last_turns()
        show_end(self.page, self.words, self.table)
        self.shelf.forget()
        self._save()

    def _tell_last_turns(self) -> None:
        """Tell what happened since somebody at this screen has last decided."""
        events = self.table.events
        decided = [number for number, event in enumerate(events) if event.seat in self.table.people or event.resigns]
        last = max(decided, default=-1)
        for line in tell(events[last + 1 :], self.words, NOBODY):
            self.page.line(line)

    def _leave(self) -> None:
        self.page.line()
        self.table.close_turn()
        self._keep_game()
        self._save()
        if self.shelf.path is not None and not self.table.game.is_over:
            self.page.line(self.words.say("left"))
        else:
            self.page.line(self.words.say("left-nothing"))

    def _keep_game(self) -> None:
        """Keep the game; a disk that cannot be written to is no reason to stop playing."""
        with suppress(OSError):
            try:
                self.shelf.keep(self.table)
            except TraviesaError as error:
                self.page.line(refusal_text(error, self.words))

    def _save(self) -> None:
        if self.save_to is None:
            return
        try:
            write_game(self.save_to, self.table)
            self.page.line(self.words.say("saved", file=str(self.save_to)))
        except TraviesaError as error:
            self.page.line(refusal_text(error, self.words))
