"""Terminals on pseudo-terminals, as people use them: what is shown is read, what is typed is sent key by key."""

import os
import pty
import select
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import httpx

from traviesa.client.purse import Purse

PATIENCE = 60.0
ROOT = Path(__file__).parents[2]


class Terminal:
    """The command ``traviesa`` on a pseudo-terminal of 100 by 40, with folders of its own."""

    def __init__(self, folder: Path, *words: str, lang: str = "en", **environment: str) -> None:
        self.folder = folder
        self.words = words
        self.text = ""
        self._lang = lang
        self._environment = environment
        self._is_gone = False

    def __enter__(self) -> "Terminal":
        homes = {name: str(self.folder) for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME")}
        size = {"COLUMNS": "100", "LINES": "40", "TERM": "xterm-256color", "TRAVIESA_LANG": self._lang}
        known = {name: value for name, value in os.environ.items() if not name.startswith("TRAVIESA_")}
        command = [sys.executable, "-m", "traviesa", *self.words]
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            os.execve(command[0], command, known | homes | size | self._environment)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self._is_gone:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.handle)

    # --- reading --------------------------------------------------------------------------------------------
    def read(self, seconds: float = 0.0) -> bool:
        """Take in what is shown; say whether there was anything."""
        ready, _, _ = select.select([self.handle], [], [], seconds)
        if not ready:
            return False
        try:
            came = os.read(self.handle, 65536)
        except OSError:  # the program has ended
            came = b""
        self.text += came.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(came)

    def wait_until(self, is_so: Callable[[str], bool], what: str) -> str:
        """Read until what was shown since the last typed line is as wanted."""
        until = time.monotonic() + PATIENCE
        while not is_so(self.text):
            assert time.monotonic() < until, f"{what} was not shown:\n{self.text[-3000:]}"
            if not self.read(0.5) and self._is_gone:
                break
        return self.text

    def wait_for(self, wanted: str) -> str:
        """Read until a text is shown since the last time; give everything up to there."""
        self.wait_until(lambda text: wanted in text, repr(wanted))
        before, _, self.text = self.text.partition(wanted)
        return before

    # --- typing ---------------------------------------------------------------------------------------------
    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.handle, f"{line}\r".encode())

    def press(self, keys: str) -> None:
        """Press keys, and no Enter."""
        os.write(self.handle, keys.encode())

    def tell(self, number: signal.Signals) -> None:
        """Send a signal."""
        os.kill(self.pid, number)

    def status(self) -> int:
        """Wait for the program to end, and give its exit status."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.read(0.05)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self._is_gone = True
                while self.read(0.05):
                    pass
                return os.waitstatus_to_exitcode(status)
        raise AssertionError(f"it does not end:\n{self.text[-2000:]}")


class Hand:
    """Types for somebody: a legal deed where one is asked, yes to every question, claims first."""

    def __init__(self, terminal: Terminal, url: str, name: str) -> None:
        self.terminal = terminal
        self._shown = ""
        cookies = Purse(url, name, terminal.folder / "traviesa" / "servers").cookies()
        self._http = httpx.Client(base_url=url, cookies=cookies)
        self.typed = 0

    def close(self) -> None:
        """Let go of the server."""
        self._http.close()

    def is_asked(self) -> bool:
        """Say whether the terminal asks for a line that has not been answered."""
        self.terminal.read(0.02)
        return self.terminal.text.endswith("> ") and self.terminal.text != self._shown

    def play(self, table: str) -> bool:
        """Type what is asked for, if anything is; say whether it was."""
        if not self.is_asked():
            return False
        line = self._answer(table)
        if line is None:
            return False
        self._shown = self.terminal.text
        self.terminal.type(line)
        self.typed += 1
        return True

    def _answer(self, table: str) -> str | None:
        asked = self.terminal.text.rstrip("> \n").splitlines()[-1]
        if "yes or no" in asked or "sí o no" in asked:
            return "yes"
        legal = self._http.get(f"/api/tables/{table}/legal").raise_for_status().json()["deeds"]
        claims = [deed for deed in legal if deed.split()[0] in ("claim", "pay")]
        return max(claims, key=len) if claims else legal[-1] if legal else None
