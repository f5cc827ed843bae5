"""Play at a table by script: what is typed comes from a list or a rule, what is shown is kept as text."""

from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path
from random import Random

from tests.terminal.table_program import make_chance_bot
from traviesa.game import Game
from traviesa.language import speak
from traviesa.map_folders import find_map
from traviesa.spoken.page import PlainPage
from traviesa.spoken.typed import typed_deed
from traviesa.state import State
from traviesa.terminal.players import parse_players
from traviesa.terminal.saves import Shelf
from traviesa.terminal.sitting import Sitting
from traviesa.terminal.table import Table, set_up

Rule = Callable[["Script"], str | None]
"""Gives the next line, or nothing when the person is gone."""


class Script:
    """A sitting with a plain page, whose people follow a rule."""

    def __init__(
        self, folder: Path, table: Table, rule: Rule | Sequence[str] = (), lang: str = "en", save_to: Path | None = None
    ) -> None:
        self.out = StringIO()
        self.typed: list[str] = []
        self._rule = rule if callable(rule) else _from_list(rule)
        shelf = Shelf(folder)
        self.sitting = Sitting(table, PlainPage(self.out), self.ask, shelf, lang, save_to)

    @property
    def table(self) -> Table:
        """The table at which they sit now."""
        return self.sitting.table

    @property
    def text(self) -> str:
        """All that was shown."""
        return self.out.getvalue()

    def run(self) -> "Script":
        """Play until the game is over or the script ends."""
        self.sitting.run()
        return self

    def ask(self, prompt: str) -> str:
        """Type the next line."""
        line = self._rule(self)
        if line is None:
            raise EOFError
        self.typed.append(line)
        self.out.write(f"{prompt}{line}\n")
        return line

    def shown_after(self, line: str) -> str:
        """Give what was shown between a typed line, the last time it was typed, and the next one."""
        shown = self.text.rpartition(f"> {line}\n")[2].partition("\n> ")[0]
        return shown.partition(f"\n\n{self.sitting.words.say('left', options='')}")[0]


def _from_list(lines: Sequence[str]) -> Rule:
    left = list(lines)
    return lambda _script: left.pop(0) if left else None


def new_table(players: str = "you,bot,bot", seed: str = "5", map: str = "europe") -> Table:
    """Set up a table whose bots are those of the tests."""
    return set_up(find_map(map), parse_players(players, speak("en")), seed, make_chance_bot)


def typed_at_random(seed: int, lang: str) -> Rule:
    """Make a rule that types a legal deed, claims first, and says yes to every question."""
    random = Random(seed)

    def rule(script: Script) -> str:
        game = script.table.game
        asked = script.text.splitlines()[-1]
        if asked.endswith(("Type yes or no.", "Escribe sí o no.")):
            return "yes"
        if ("Enter" if lang == "en" else "Intro") in asked:
            return ""
        deeds = [game.deed_of(row) for row in game.actions()]
        claims = [deed for deed in deeds if deed.kind in ("claim", "pay")]
        return typed_deed(random.choice(claims or deeds), game.setting.names, lang)

    return rule


def changed(game: Game, edit: Callable[[State], None]) -> Game:
    """Give a game with its state edited."""
    state = game.state()
    edit(state)
    copy = game.copy()
    return Game(copy.setting, copy._engine, copy._engine.store(state))
