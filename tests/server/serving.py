"""A server in a process of its own: started as a host starts it, killed as a power cut kills it, started again."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

from traviesa.server.settings import Settings

PATIENCE = 90.0
"""Seconds until a server must answer."""
FAST: dict[str, Any] = {"bot_pause": 0.0, "requests_per_minute": 10**9, "tables_per_player": 10**6}
"""Limits that would only slow a test down."""


def free_port() -> int:
    """Find a port nobody uses."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Host:
    """A server, over a folder that outlives it."""

    def __init__(self, folder: Path, module: str = "bench.load.real", **changes: Any) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.settings = Settings(**{"port": free_port(), "data": folder / "data", **FAST, **changes})
        self.log = folder / f"log-{self.settings.port}.txt"
        self._path = folder / f"settings-{self.settings.port}.json"
        self._path.write_bytes(msgspec.json.encode(self.settings, enc_hook=str))
        self._module = module
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address people use."""
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def command(self) -> list[str]:
        """Give the command that starts it."""
        return [sys.executable, "-m", self._module, str(self._path)]

    def start(self, wait: bool = True) -> "Host":
        """Start, and wait until it answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self.command(), stdout=log, stderr=log, start_new_session=True)
        if wait:
            self.await_ready()
        return self

    def await_ready(self) -> None:
        """Wait until the server and its database answer."""
        assert self._process is not None
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE:
            if self._process.poll() is not None:
                break
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/ready", timeout=2).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(f"the server does not become ready:\n{self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """Kill it at once: nothing is closed, flushed or told."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(20)

    def stop(self) -> int:
        """Ask it to stop, and give its exit status."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(20)

    def clear_away(self) -> None:
        """End it and whatever it has started."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(20)


@contextmanager
def hosting(folder: Path, **changes: Any) -> Iterator[Host]:
    """Run a server until the block is left."""
    host = Host(folder, **changes)
    try:
        yield host.start()
    finally:
        host.clear_away()
