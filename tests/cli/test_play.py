"""``traviesa play``: a server of one's own that comes and goes with who plays, and a game that is never lost."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.client.screens import Terminal

PATIENCE = 30.0
COMMAND = ("play", "--terminal", "--plain")


def server_of(folder: Path) -> int:
    """Give the process of the server that serves a data folder."""
    told = json.loads((folder / "traviesa" / "traviesa.sqlite.lock").read_text())
    pid: int = told["pid"]
    return pid


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def await_end(pid: int) -> bool:
    """Wait until a process has ended; say whether it has."""
    until = time.monotonic() + PATIENCE
    while is_alive(pid) and time.monotonic() < until:
        time.sleep(0.05)
    return not is_alive(pid)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A data folder whose server is gone afterwards, whatever has happened."""
    yield tmp_path
    with contextlib.suppress(OSError, ValueError):
        os.kill(server_of(tmp_path), signal.SIGKILL)


def test_a_game_that_was_left_is_offered_and_the_server_comes_and_goes_with_who_plays(folder: Path) -> None:
    with Terminal(folder, *COMMAND) as first:
        first.wait_for("at least 2 of 4")
        served = server_of(folder)
        refused = subprocess.run(
            [sys.executable, "-m", "traviesa", "serve", "--port", "0", "--data", str(folder / "traviesa")],
            capture_output=True,
            text=True,
            check=False,
        )
        assert refused.returncode == 2
        assert refused.stderr.startswith("server/running: ")
        with Terminal(folder, *COMMAND, lang="es") as second:
            second.wait_for("1. Europa, You, Planner 1, Planner 2, jugada por última vez")
            second.wait_for("2. una partida nueva")
            assert server_of(folder) == served
            first.type("1 2")
            first.wait_for("yes or no")
            first.type("yes")
            first.wait_for("You: kept")
            first.tell(signal.SIGINT)
            first.wait_for("Your seat waits. Come back with: traviesa play")
            assert first.status() == 0
            second.type("1")
            second.wait_for("tu turno 1")
            os.kill(served, signal.SIGKILL)
            second.wait_for("No se pierde nada")
            second.wait_for("El servidor ya responde.")
            second.wait_for("> ")
            second.type("robar mazo")
            second.wait_for("Ahora tu segunda carta")
            served = server_of(folder)
            second.tell(signal.SIGKILL)
    assert await_end(served)
    with Terminal(folder, *COMMAND) as third:
        third.wait_for("1. Europe, You, Planner 1, Planner 2, last played")
        third.type("")
        third.wait_for("Now your second card")
        third.tell(signal.SIGTERM)
        assert third.status() == 128 + signal.SIGTERM
    assert await_end(server_of(folder))


class Screen:
    """Somebody's screen: notes the addresses that a browser is told to open."""

    def __init__(self, folder: Path) -> None:
        self.noted = folder / "opened.txt"
        self.program = folder / "browser.sh"
        self.program.write_text(f'#!/bin/sh\necho "$1" >> {self.noted}\n')
        self.program.chmod(0o755)

    def opened(self) -> list[str]:
        """List what has been opened."""
        return self.noted.read_text().split() if self.noted.exists() else []


@pytest.mark.parametrize(
    ("lang", "says", "goodbye"),
    [("en", "Traviesa is at ", "Your games wait"), ("es", "Traviesa está en ", "Tus partidas te esperan")],
)
def test_in_the_browser_the_page_is_opened_and_served_until_told_to_stop(
    folder: Path, lang: str, says: str, goodbye: str
) -> None:
    screen = Screen(folder)
    with Terminal(folder, "play", lang=lang, BROWSER=str(screen.program)) as terminal:
        terminal.wait_for(says)
        terminal.wait_for("Ctrl+C")
        until = time.monotonic() + PATIENCE
        while not screen.opened() and time.monotonic() < until:
            time.sleep(0.05)
        (address,) = screen.opened()
        answer = httpx.get(address, headers={"accept-language": lang})
        assert answer.status_code == 200
        assert "/page/assets/" in answer.text
        served = server_of(folder)
        os.kill(served, signal.SIGKILL)
        terminal.tell(signal.SIGINT)
        terminal.wait_for(goodbye)
        assert terminal.status() == 0
    assert await_end(server_of(folder))


def test_where_no_browser_can_be_opened_one_plays_at_the_terminal_and_is_told_so(folder: Path) -> None:
    nowhere = dict.fromkeys(("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"), "")
    with Terminal(folder, "play", lang="es", **nowhere) as terminal:
        terminal.wait_for("no se puede abrir un navegador")
        terminal.wait_for("elige")


def test_what_cannot_be_played_is_one_line_with_its_code_and_status_two(folder: Path) -> None:
    with Terminal(folder, *COMMAND, "--map", "atlantis", lang="es") as terminal:
        assert terminal.status() == 2
        assert terminal.text.startswith("join/map: en este servidor no hay ningún mapa atlantis; se puede: ")
        assert terminal.text.count("\n") == 1
    assert await_end(server_of(folder))
    (folder / "traviesa" / "traviesa.sqlite").write_text("this is no database")
    with Terminal(folder, *COMMAND) as terminal:
        assert terminal.status() == 2
        assert terminal.text.startswith("play/server: the server did not start: ")
        assert terminal.text.count("\n") == 1
