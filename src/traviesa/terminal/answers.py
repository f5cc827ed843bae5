"""What the table in the terminal answers beside what every table does: taking back, saving, leaving."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from traviesa.errors import TraviesaError
from traviesa.notation.lexicon import fold
from traviesa.spoken.answers import ANSWERS as ASKING
from traviesa.spoken.page import escape
from traviesa.terminal.saves import read_game, write_game
from traviesa.terminal.turn import Leaving, Turn


def _help(turn: Turn, _rest: str) -> None:
    for line in "\n".join(map(turn.words.say, ("help", "help-game", "help-cards"))).splitlines():
        turn.page.line(escape(line))


# --- the course of the game -------------------------------------------------------------------------------
def _undo(turn: Turn, _rest: str) -> None:
    turn.table.undo()
    turn.sitting.keep_game()
    turn.say("undone")
    turn.look()


def _save(turn: Turn, rest: str) -> None:
    if not rest:
        raise TraviesaError.told("terminal/no-file")
    path = Path(rest).expanduser()
    if path.exists() and not turn.confirm("confirm-overwrite", file=str(path)):
        turn.say("not-done")
        return
    write_game(path, turn.sitting.local_table())
    turn.say("saved", file=escape(str(path)))


def _load(turn: Turn, rest: str) -> None:
    if not rest:
        raise TraviesaError.told("terminal/no-file")
    here = turn.sitting.local_table()
    table = read_game(Path(rest).expanduser(), turn.sitting.folders, here.bots)
    if here.deeds and not turn.confirm("confirm-load"):
        turn.say("not-done")
        return
    further = len(here.deeds) if here.is_same_game(table) else 0
    table.take_up(here)
    turn.sitting.change_table(table)
    turn.say("loaded", file=escape(rest), count=len(table.deeds))
    if further > len(table.deeds):
        turn.say("loaded-back", count=further)


def _resign(turn: Turn, _rest: str) -> None:
    """RUL-END-5 Resign, but never by a slip."""
    word = turn.words.say("word-resign")
    if fold(turn.sitting.question(turn.words.say("confirm-resign", word=word))) != fold(word):
        turn.say("not-done")
        return
    turn.table.resign(turn.seat)
    turn.sitting.keep_game()
    turn.say("resigned")


def _quit(_turn: Turn, _rest: str) -> None:
    raise Leaving


ANSWERS: Final[Mapping[str, Callable[[Turn, str], None]]] = {
    **ASKING,
    "help": _help,
    "undo": _undo,
    "save": _save,
    "load": _load,
    "resign": _resign,
    "quit": _quit,
}
