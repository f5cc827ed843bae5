"""A sitting at the table: from the first prompt to the final scoring, or until everybody leaves."""

from collections.abc import Sequence
from pathlib import Path

from traviesa.errors import TraviesaError
from traviesa.language import said_fact
from traviesa.notation.lexicon import fold
from traviesa.spoken.commands import NO, YES
from traviesa.spoken.end_shown import show_end
from traviesa.spoken.page import Page, escape
from traviesa.spoken.refused import refusal_text
from traviesa.spoken.story import NOBODY, tell
from traviesa.spoken.words import Words
from traviesa.terminal.keyboard import Ask
from traviesa.terminal.saves import Shelf, write_game
from traviesa.terminal.screen import Screen
from traviesa.terminal.table import Table
from traviesa.terminal.turn import Leaving, Turn


class Sitting(Screen):
    """People around one screen, at a table in this program."""

    table: Table

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
        super().__init__(page, language)
        self._ask = ask
        self.shelf = shelf
        self.save_to = save_to
        self.folders = tuple(folders)
        self._unkept = ""
        """Why the game could not be kept, as last said."""
        self._sit_down(table)

    def ask(self, prompt: str) -> str:
        """Wait for a line."""
        return self._ask(prompt)

    def local_table(self) -> Table:
        """Give the table: its game is in this program."""
        return self.table

    def change_table(self, table: Table) -> None:
        """Go on with another game; the one left waits for ``--resume``."""
        self.keep_game()
        self.shelf.path = None
        self._sit_down(table)

    def _sit_down(self, table: Table) -> None:
        self.table = table
        self.words = Words(self.language, table.map_file, table.players, self.page.plain)
        self.at_screen = -1

    @property
    def is_shared(self) -> bool:
        """Whether several people sit around this screen, so that hands must be hidden, from who resigned too."""
        return sum(player.is_person for player in self.table.players) > 1

    def run(self) -> None:
        """Play until the game is over or somebody leaves; leaving loses nothing."""
        try:
            self._greet()
            self._say_if_unkept()
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

    def _say_if_unkept(self) -> None:
        """Say before the first move where the game cannot be kept; it is played only by who knows that."""
        error = self.shelf.trouble()
        if error is None:
            return
        self._say_unkept(error)
        if self.save_to is not None:
            self.page.line(escape(self.words.say("unkept-saved", file=str(self.save_to))))
            return
        self.page.line(self.words.say("unkept-ways"))
        while (line := fold(self.question(self.words.say("confirm-unkept")))) not in YES:
            if line in NO:
                raise Leaving

    def _say_unkept(self, error: TraviesaError) -> None:
        self._unkept = str(said_fact(error.facts["why"], self.words.language))
        self.page.line(escape(self.words.say("unkept", folder=str(self.shelf.folder), why=self._unkept)))

    # --- turns ------------------------------------------------------------------------------------------
    def _take_turn(self) -> None:
        seat = self.table.game.turn
        self.hand_over(seat)
        self.keep_game()
        Turn(self, seat).run()

    # --- the end ----------------------------------------------------------------------------------------
    def _end(self) -> None:
        self._tell_last_turns()
        show_end(self.page, self.words, self.table.game, self.table.taken_up, self.table.seed)
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
        is_kept = self.keep_game()
        is_saved = self._save()
        if self.table.game.is_over or not self.table.deeds:
            self.page.line(self.words.say("left-nothing"))
        elif is_kept:
            self.page.line(self.words.say("left", options=self._options()))
        elif is_saved:
            self.page.line(escape(self.words.say("left-saved", file=str(self.save_to), options=self._options())))
        else:
            self.page.line(escape(self.words.say("left-unkept", why=self._unkept)))

    def _options(self) -> str:
        """Give what was asked for on the command line, and is not kept with the game."""
        lang = f" --lang {self.language}" if self.language else ""
        return f"{lang} --plain" if self.page.plain else lang

    def keep_game(self) -> bool:
        """Keep the game as it stands; where that fails it is said, once for each reason, and play goes on."""
        try:
            self.shelf.keep(self.table)
        except TraviesaError as error:
            if str(said_fact(error.facts["why"], self.words.language)) != self._unkept:
                self._say_unkept(error)
            return False
        return True

    def _save(self) -> bool:
        if self.save_to is None:
            return False
        try:
            write_game(self.save_to, self.table)
        except TraviesaError as error:
            self.page.line(escape(refusal_text(error, self.words)))
            return False
        self.page.line(escape(self.words.say("saved", file=str(self.save_to))))
        return True
