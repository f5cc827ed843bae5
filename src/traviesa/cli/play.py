"""``traviesa play``: a table at a server of one's own, played at from this terminal, and never lost."""

from traviesa import engine
from traviesa.cli.own_server import OwnServer
from traviesa.server.settings import read_settings


def run_play(map: str | None, players: str | None, language: str | None, plain: bool | None) -> None:
    """Play at a server of one's own; it ends with the last who plays by it."""
    if not engine.is_compiled():
        from traviesa.cli.warm import warm_up

        warm_up(language)
    settings = read_settings({"database_url": "", "public_url": "", "workers": 1})
    with OwnServer(settings).standing() as own:
        from traviesa.cli.playing import Playing, play_at  # loaded while the server starts

        play_at(own.await_ready(), Playing(map, players, language, plain))
