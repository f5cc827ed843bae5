"""Run the table as its command does, with bots made for tests: the same program, other company."""

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import typer

from traviesa.cli.refusing import refusing
from traviesa.cli.terminal import Wishes, run_terminal
from traviesa.terminal.table import Bot
from traviesa.view import View


class ChanceBot:
    """Plays at random; claims when it can, so that games come to an end soon."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: View, legal_actions: Sequence[int], budget: float | None = None) -> int:
        """Choose one of the legal actions."""
        del budget
        claims = [row for row in legal_actions if view.deed_of(row).kind in ("claim", "pay")]
        return self.random.choice(claims or list(legal_actions))


def make_chance_bot(_name: str, seed: int) -> Bot:
    """Make the bot of these tests, whatever bot was asked for."""
    return ChanceBot(seed)


def main(words: Sequence[str]) -> None:
    """Read ``key=value`` words and play."""
    asked: dict[str, object] = {}
    for word in words:
        key, _, value = word.partition("=")
        asked[key] = Path(value) if key in ("load", "save") else value == "yes" if key in ("plain", "resume") else value
    try:
        with refusing(str(asked.get("lang"))):
            run_terminal(Wishes(**asked), make_chance_bot)  # type: ignore[arg-type]
    except typer.Exit as leaving:
        sys.exit(leaving.exit_code)


if __name__ == "__main__":
    main(sys.argv[1:])
