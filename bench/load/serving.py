"""A server in a process of its own, and how much memory it has."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from traviesa.server.settings import Settings

PATIENCE = 60.0


@dataclass
class Served:
    """A running server."""

    process: "subprocess.Popen[bytes]"
    port: int

    @property
    def memory(self) -> int:
        """Bytes of memory that are this process's own."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.partition("VmRSS:")[2].split()[0]) * 1024

    @property
    def busy(self) -> float:
        """Seconds of a processor that this process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(settings: Settings, folder: Path, module: str = "bench.load.real") -> Iterator[Served]:
    """Run a server until the block is left."""
    path = folder / f"settings-{settings.port}.json"
    path.write_bytes(msgspec.json.encode(settings, enc_hook=str))
    process = subprocess.Popen([sys.executable, "-m", module, str(path)], stdout=subprocess.DEVNULL)
    try:
        _await_ready(process, settings.port)
        yield Served(process, settings.port)
    finally:
        process.terminate()
        process.wait(20)


def _await_ready(process: "subprocess.Popen[bytes]", port: int) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        if process.poll() is not None:
            raise RuntimeError(f"the server has stopped with {process.returncode}")
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/ready", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the server does not become ready")
