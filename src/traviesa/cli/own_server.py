"""The server that ``traviesa play`` starts, finds again, and starts anew should it be killed."""

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from traviesa.errors import TraviesaError
from traviesa.server.holding import lock, running_at
from traviesa.server.settings import Settings

USUAL_PORT: Final = 8080
STARTING: Final = 60.0
"""Seconds a server may take to start, on a machine that has much else to do."""
OFTEN: Final = 0.03
EVERY: Final = 1.0
"""Seconds between looks at whether the server still stands."""


class OwnServer:
    """The server of this machine's data folder, for as long as somebody plays by it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.address = ""
        self._ends = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None

    @contextmanager
    def standing(self) -> Iterator["OwnServer"]:
        """Have a server that stands while the block runs: one that is there, or a new one (``await_ready``).

        Everybody who plays shares a lock; the server ends when nobody holds it any more (``played``).
        """
        try:
            self.settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            players = self._players.open("a+")
        except OSError as error:
            raise TraviesaError.told("play/server", why=f"{self.settings.data}: {error.strerror}") from None
        with players:
            lock(players, shared=True, waits=True)
            self._begin()
            try:
                yield self
            finally:
                self._ends.set()

    @property
    def _players(self) -> Path:
        return self.settings.data / "players.lock"

    @property
    def _noted(self) -> Path:
        return self.settings.data / "play.log"

    def _begin(self) -> None:
        """Start the server where none stands; of several who do so at once, one has the database and the rest end."""
        if running_at(self.settings):
            return
        port = urlsplit(self.address).port if self.address else USUAL_PORT
        command = [sys.executable, "-m", "traviesa.cli.played", str(self.settings.data), str(port), str(self._players)]
        with self._noted.open("wb") as log:
            # in a session of its own: Ctrl+C at this terminal is for who plays, not for the server
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, cwd="/"
            )

    def await_ready(self) -> str:
        """Wait until the server answers, and see to it from then on; give its address."""
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            has_ended = self._process is not None and self._process.poll() is not None
            self.address = running_at(self.settings)
            if self.address and _answers(self.address):
                threading.Thread(target=self._keep, daemon=True).start()
                return self.address
            if has_ended and not self.address:
                break
            time.sleep(OFTEN)
        raise TraviesaError.told("play/server", why=_last_line(self._noted))

    def _keep(self) -> None:
        """Start the server anew should it end while somebody plays."""
        while not self._ends.wait(EVERY):
            if self._process is not None:
                self._process.poll()
            with contextlib.suppress(OSError):
                self._begin()


def _answers(address: str) -> bool:
    import httpx

    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"{address}/health", timeout=5, trust_env=False).status_code == 200
    return False


def _last_line(noted: Path) -> str:
    lines = noted.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return lines[-1] if lines else f"{noted} is empty{os.linesep}".strip()
