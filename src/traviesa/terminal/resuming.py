"""Which of the games left unfinished is to go on."""

import time
from collections.abc import Callable
from pathlib import Path

from traviesa.errors import TraviesaError
from traviesa.language import choose_language, speak
from traviesa.map_folders import find_map
from traviesa.record_text import read_record
from traviesa.spoken.commands import is_quit
from traviesa.spoken.page import Page, escape
from traviesa.terminal.keyboard import Ask
from traviesa.terminal.saves import Shelf

Say = Callable[..., str]


def choose_game(shelf: Shelf, page: Page, ask: Ask, language: str | None) -> Path:
    """Let one of several games be chosen; a single one is taken."""
    games, say = shelf.games(), speak(language)
    if not games:
        raise TraviesaError.told("terminal/nothing-to-resume", folder=str(shelf.folder))
    if len(games) == 1:
        return games[0]
    page.line(say("resume-title", count=len(games)))
    for number, path in enumerate(games, 1):
        page.line(f"{number}. {escape(_said(path, say, language))}")
    return _asked(games, page, ask, say)


def _asked(games: list[Path], page: Page, ask: Ask, say: Say) -> Path:
    while True:
        page.line(say("resume-ask", count=len(games)))
        line = ask("> ").strip()
        if not line:
            return games[0]
        if is_quit(line):
            raise EOFError
        if line.isdigit() and 1 <= int(line) <= len(games):
            return games[int(line) - 1]


def _said(path: Path, say: Say, language: str | None) -> str:
    """Say which game it is; one that cannot be read is listed too, for it may be mended."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
    try:
        record = read_record(path.read_text(encoding="utf-8"))
        names = ", ".join(seat.name for seat in record.seats)
        return say("resume-row", map=_map_name(record.map, language), names=names, count=len(record.deeds), when=when)
    except (TraviesaError, OSError, UnicodeDecodeError):
        return say("resume-unreadable", file=path.name, when=when)


def _map_name(map_id: str, language: str | None) -> str:
    """Name the map in the reader's language; one that is not here keeps its id."""
    try:
        map_file = find_map(map_id)
    except TraviesaError:
        return map_id
    return map_file.name_es if choose_language(language) == "es" else map_file.name
