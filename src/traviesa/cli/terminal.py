"""``traviesa terminal`` and ``traviesa play``: sit down at the table on this screen."""

import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from traviesa.cli.warm import warm_up
from traviesa.errors import TraviesaError
from traviesa.language import speak
from traviesa.map_folders import find_map
from traviesa.spoken.page import Page, PlainPage
from traviesa.terminal.keyboard import keyboard
from traviesa.terminal.players import parse_players
from traviesa.terminal.resuming import choose_game
from traviesa.terminal.rich_page import RichPage
from traviesa.terminal.saves import Shelf, read_game
from traviesa.terminal.sitting import Sitting
from traviesa.terminal.table import MakeBot, Table, make_bot, set_up

USUAL_PLAYERS = "you,bot,bot"


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line."""

    map: str = "europe"
    players: str = USUAL_PLAYERS
    seed: str | None = None
    lang: str | None = None
    plain: bool | None = None
    """None: plain where the output is no screen."""
    maps: Sequence[Path] = ()
    load: Path | None = None
    save: Path | None = None
    resume: bool = False


def run_terminal(wishes: Wishes, bots: MakeBot = make_bot) -> None:
    """Set up the table that was asked for, and play."""
    plain = not sys.stdout.isatty() if wishes.plain is None else wishes.plain
    shelf = Shelf()
    _refuse_to_write_over(wishes)
    warm_up(wishes.lang)
    page: Page = PlainPage() if plain else RichPage()
    waits = bool(shelf.games())
    try:
        table = _table(wishes, shelf, page, bots)
    except (EOFError, KeyboardInterrupt):  # whoever is asked which game to go on with may want none
        return
    if waits and not (wishes.resume or wishes.load):
        page.line(speak(wishes.lang)("unfinished"))
    Sitting(table, page, keyboard(plain), shelf, wishes.lang, wishes.save, wishes.maps).run()


def _refuse_to_write_over(wishes: Wishes) -> None:
    """Never write over a file that was not loaded from; and say at once where no file can be written."""
    if wishes.save is None:
        return
    if wishes.save.exists() and wishes.save != wishes.load:
        raise TraviesaError.told("terminal/exists", file=str(wishes.save))
    if not os.access(wishes.save.parent, os.W_OK) or not wishes.save.parent.is_dir():
        raise TraviesaError.told("terminal/unwritable", "folder", file=str(wishes.save))


def _table(wishes: Wishes, shelf: Shelf, page: Page, bots: MakeBot) -> Table:
    if wishes.load is not None:
        table = read_game(wishes.load, wishes.maps, bots)
        table.take_up()
        return table
    if wishes.resume:
        path = choose_game(shelf, page, keyboard(page.plain), wishes.lang)
        return shelf.take(path, wishes.maps, bots)
    players = parse_players(wishes.players, speak(wishes.lang))
    seed = secrets.token_hex(4) if wishes.seed is None else wishes.seed
    return set_up(find_map(wishes.map, tuple(wishes.maps)), players, seed, bots)
