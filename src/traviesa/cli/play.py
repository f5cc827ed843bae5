"""``traviesa play``: a table at a server of one's own, in the browser or at this terminal, and never lost."""

import sys

from traviesa import engine
from traviesa.cli.own_server import OwnServer
from traviesa.language import speak
from traviesa.server.settings import read_settings


def run_play(map: str | None, players: str | None, language: str | None, plain: bool | None, terminal: bool) -> None:
    """Play at a server of one's own; it ends with the last who plays by it."""
    if not engine.is_compiled():
        from traviesa.cli.warm import warm_up

        warm_up(language)
    here = terminal or bool(map or players or plain is not None) or _must_be_here(language)
    settings = read_settings({"database_url": "", "public_url": "", "workers": 1})
    with OwnServer(settings).standing() as own:
        if not here:
            from traviesa.cli.browsing import browse

            browse(own.await_ready() + "/", language)
            return
        from traviesa.cli.playing import Playing, play_at  # loaded while the server starts

        play_at(own.await_ready(), Playing(map, players, language, plain))


def _must_be_here(language: str | None) -> bool:
    """Say whether it must be this terminal, and why, where neither browser nor terminal was asked for."""
    from traviesa.cli.browsing import can_browse
    from traviesa.server.page import FOLDER, Page

    if not Page(FOLDER).first("en"):
        print(speak(language)("play-no-page"))
        return True
    if not can_browse() and sys.stdin.isatty():
        print(speak(language)("play-no-browser"))
        return True
    return False
