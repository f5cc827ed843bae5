"""A server in a process of its own, and what it uses."""

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from bench.load.processes import busy, memory_of
from traviesa.server.settings import Settings

PATIENCE = 60.0
REAL, NO_RULES = "bench.load.real", "bench.load.no_rules"


@dataclass
class Served:
    """A running server."""

    process: "subprocess.Popen[bytes]"
    port: int
    ready_after: float
    """Seconds from its start until it answered."""

    @property
    def memory(self) -> int:
        """Bytes of memory of the process that serves, where it is one."""
        return memory_of(self.process.pid)

    @property
    def busy(self) -> float:
        """Seconds of a processor used by the server, its processes for bots included."""
        return busy(self.process.pid)

    def look(self, path: str) -> float:
        """Ask for something; give the seconds until it was there."""
        begun = time.perf_counter()
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}") as answer:
            answer.read()
        return time.perf_counter() - begun


def settings_for(folder: Path, **changes: object) -> Settings:
    """Give settings with no limits to how much is asked, on a port that is free."""
    limits = {"requests_per_minute": 10**9, "streams_per_address": 10**6}
    return msgspec.convert({"port": free_port(), "data": folder, **limits, **changes}, Settings, dec_hook=_as_path)


def free_port() -> int:
    """Find a port nobody uses."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def _as_path(_kind: type, value: object) -> Path:
    return Path(str(value))


@contextmanager
def served(settings: Settings, folder: Path, module: str = REAL) -> Iterator[Served]:
    """Run a server until the block is left."""
    path = folder / f"settings-{settings.port}.json"
    path.write_bytes(msgspec.json.encode(settings, enc_hook=str))
    log = path.with_suffix(".log")
    with log.open("wb") as out:
        process = subprocess.Popen([sys.executable, "-m", module, str(path)], stdout=out, stderr=out)
    try:
        yield Served(process, settings.port, _await_ready(process, settings.port, log))
    finally:
        process.terminate()
        process.wait(30)


def _await_ready(process: "subprocess.Popen[bytes]", port: int, log: Path) -> float:
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE and process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=2):
                return time.monotonic() - begun
        except OSError:
            time.sleep(0.02)
    raise RuntimeError(f"the server does not become ready: {log.read_text()[-2000:]}")
