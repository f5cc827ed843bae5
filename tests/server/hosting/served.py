"""``traviesa serve`` as a host types it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

PATIENCE = 90.0
COMMAND = (sys.executable, "-m", "traviesa")


class Served:
    """A server that was started by its command."""

    def __init__(self, process: "subprocess.Popen[str]", said: Path, noted: Path) -> None:
        self.process = process
        self.said = said
        self.noted = noted
        self.url = ""

    def await_ready(self) -> None:
        """Wait until it has said where it is, and answers there."""
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE and self.process.poll() is None:
            told = [word for word in self.said.read_text().split() if word.startswith("http://")]
            if told:
                self.url = told[0].replace("0.0.0.0", "127.0.0.1")
                try:
                    if httpx.get(f"{self.url}/ready", timeout=2).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
            time.sleep(0.05)
        raise AssertionError(f"it does not become ready: {self.said.read_text()} {self.noted.read_text()}")

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Tell it to stop; give its exit status."""
        self.process.send_signal(by)
        return self.process.wait(30)


@contextmanager
def served(folder: Path, *options: str, **environment: str) -> Iterator[Served]:
    """Run ``traviesa serve`` with options, on a port that is free, until the block is left."""
    said, noted = folder / "said.txt", folder / "noted.txt"
    with said.open("w") as out, noted.open("w") as err:
        command = (*COMMAND, "serve", "--port", "0", "--data", str(folder / "data"), *options)
        process = subprocess.Popen(
            command, stdout=out, stderr=err, text=True, env=os.environ | environment, start_new_session=True
        )
    found = Served(process, said, noted)
    try:
        found.await_ready()
        yield found
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(20)


def traviesa(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run a command of the package, and give what it said."""
    return subprocess.run((*COMMAND, *words), capture_output=True, text=True, env=os.environ | environment, timeout=120)
