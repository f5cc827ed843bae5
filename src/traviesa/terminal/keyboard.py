"""What people type, line by line."""

import sys
from collections.abc import Callable
from contextlib import suppress

Ask = Callable[[str], str]


def keyboard(plain: bool) -> Ask:
    """Give the function that asks for a line; with a screen for colour, lines can be edited and recalled."""
    if not plain and sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (its import is what makes lines editable)
    return _ask


def _ask(prompt: str) -> str:
    if sys.stdin.isatty():
        return input(prompt)
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(flush=True)
    return line.rstrip("\n")


def forget_lines() -> None:
    """Forget the lines typed so far, and keys pressed ahead: the next person could recall them, or be passed over."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()
    with suppress(ImportError, OSError, ValueError):
        import termios

        if sys.stdin.isatty():
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
