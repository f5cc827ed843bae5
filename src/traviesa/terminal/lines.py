"""Lines that people type while news comes from elsewhere: whoever types is not interrupted, whoever waits is told.

News waits while a line is begun, until it is ended, taken back, or left alone for a while.
"""

import codecs
import os
import select
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

LEFT_ALONE: Final = 8.0
"""Seconds without a key after which a line that was begun no longer keeps news waiting."""
LOOK_AGAIN: Final = 1.0
END: Final = "\x04"
ERASE: Final = ("\x7f", "\b")
ERASE_LINE: Final = "\x15"
ERASE_WORD: Final = "\x17"


class Lines:
    """What is typed, line by line, from a keyboard or a pipe."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        """Never move the cursor: what is shown is read aloud."""
        self._is_screen = sys.stdin.isatty()
        self._ahead = ""
        """What has come in beyond the line that was asked for."""
        self._begun = ""
        """The part of a line typed so far."""
        self._is_ended = False
        self._at = 0.0
        self._before: list[str] = []
        self._back = 0
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._heard, self._bell = os.pipe()
        os.set_blocking(self._bell, False)

    def close(self) -> None:
        """Close what was opened."""
        os.close(self._heard)
        os.close(self._bell)

    def ring(self) -> None:
        """Say, from any thread, that there may be news."""
        with suppress(BlockingIOError):
            os.write(self._bell, b".")

    def forget(self) -> None:
        """Forget the lines typed so far, and keys pressed ahead: the next person could recall them."""
        self._ahead = self._begun = ""
        self._before.clear()

    def read(self, prompt: str, is_news: Callable[[], bool]) -> str | None:
        """Give the next line; None as soon as there is news, of which ``is_news`` knows."""
        with _key_by_key(self._is_screen) as set_again:
            self._show(prompt + self._begun)
            while True:
                line = self._take_line()
                if line is not None:
                    self._show("\n")
                    return line
                if self._may_interrupt() and is_news():
                    self._withdraw(prompt)
                    return None
                self._await(set_again)

    def _may_interrupt(self) -> bool:
        return not self._begun or time.monotonic() - self._at > LEFT_ALONE

    def _withdraw(self, prompt: str) -> None:
        """Take the prompt away, or leave it behind where nothing can be taken away; what was begun comes again."""
        if self._is_screen and not self.plain:
            self._show("\r\x1b[K")
        elif prompt or self._begun:
            self._show("\n")

    def _await(self, set_again: Callable[[], None]) -> None:
        """Wait for keys or for the bell."""
        if self._is_ended:
            raise EOFError
        stdin = sys.stdin.fileno()
        ready, _, _ = select.select([stdin, self._heard], [], [], LOOK_AGAIN)
        set_again()  # the program may have been stopped and continued
        if self._heard in ready:
            os.read(self._heard, 4096)
        if stdin in ready:
            came = os.read(stdin, 4096)
            self._is_ended = not came
            self._ahead += self._decode(came, not came)
            self._at = time.monotonic()

    # --- the line being typed ---------------------------------------------------------------------------
    def _take_line(self) -> str | None:
        """Take what has come in, up to the end of a line."""
        while self._ahead:
            sign, self._ahead = self._ahead[0], self._ahead[1:]
            if sign in "\r\n":
                if sign == "\r" and self._ahead.startswith("\n"):
                    self._ahead = self._ahead[1:]
                return self._ended()
            if self._is_screen:
                self._key(sign)
            else:
                self._begun += sign
        if self._is_ended and self._begun:
            return self._ended()
        return None

    def _ended(self) -> str:
        line, self._begun, self._back = self._begun, "", 0
        if line.strip() and self._is_screen:
            self._before.append(line)
        return line

    def _key(self, sign: str) -> None:
        """Take one key pressed at a screen."""
        if sign == END:
            if not self._begun:
                raise EOFError
        elif sign in ERASE:
            self._retype(self._begun[:-1])
        elif sign == ERASE_LINE:
            self._retype("")
        elif sign == ERASE_WORD:
            self._retype(self._begun.rstrip().rpartition(" ")[0])
        elif sign == "\x1b":
            self._escaped()
        elif sign.isprintable():
            self._begun += sign
            self._show(sign)

    def _escaped(self) -> None:
        """Read a key that sends several signs: up and down recall lines, the others do nothing."""
        if self._ahead[:1] not in ("[", "O"):
            return
        ends = next((k for k, sign in enumerate(self._ahead[1:], 1) if "@" <= sign <= "~"), len(self._ahead) - 1)
        key, self._ahead = self._ahead[ends], self._ahead[ends + 1 :]
        steps = {"A": 1, "B": -1}.get(key, 0)
        if steps and 0 <= self._back + steps <= len(self._before):
            self._back += steps
            self._retype(self._before[-self._back] if self._back else "")

    def _retype(self, line: str) -> None:
        """Show another line in place of the one begun; what both begin with stays."""
        pairs = enumerate(zip(line, self._begun, strict=False))
        same = next((k for k, (one, other) in pairs if one != other), min(len(line), len(self._begun)))
        gone = len(self._begun) - same
        self._show("\b \b" * gone + line[same:])
        self._begun = line

    def _show(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


@contextmanager
def _key_by_key(is_screen: bool) -> Iterator[Callable[[], None]]:
    """Read keys as they are pressed, for as long as a line is asked for; Ctrl+C and Ctrl+Z stay what they are."""
    try:
        import termios
    except ImportError:
        yield lambda: None
        return
    if not is_screen:
        yield lambda: None
        return
    stdin = sys.stdin.fileno()
    before: list[Any] = termios.tcgetattr(stdin)
    wanted = [*before[:3], before[3] & ~(termios.ICANON | termios.ECHO), *before[4:]]

    def set_again() -> None:
        if termios.tcgetattr(stdin)[3] != wanted[3]:
            termios.tcsetattr(stdin, termios.TCSANOW, wanted)

    set_again()
    try:
        yield set_again
    finally:
        termios.tcsetattr(stdin, termios.TCSANOW, before)
