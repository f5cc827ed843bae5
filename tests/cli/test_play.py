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

import pytest

from tests.client.screens import Terminal

PATIENCE = 30.0
COMMAND = ("play", "--plain")


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
