"""Read what people hand in: a file that may be no file, TOML that may be a trap."""

import errno
import stat
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from traviesa.language import Said, Saying

MOST_BYTES: Final = 1 << 24
"""No map, scenario or record comes near this size."""
MOST_DOTS: Final = 1000
"""In one line: a key of more parts keeps the reader busy for minutes."""
DEEPEST: Final = 16
"""So many tables and lists may stand within one another."""
_REASONS: Final = {
    errno.ENOENT: "reason-missing",
    errno.ENOTDIR: "reason-no-folder",
    errno.EISDIR: "reason-folder",
    errno.EACCES: "reason-forbidden",
    errno.EPERM: "reason-forbidden",
    errno.EROFS: "reason-read-only",
    errno.ENOSPC: "reason-full",
    errno.EDQUOT: "reason-full",
    errno.EEXIST: "reason-there",
    errno.ENAMETOOLONG: "reason-long",
    errno.EMFILE: "reason-many",
    errno.ELOOP: "reason-circle",
    errno.EIO: "reason-broken",
    errno.EADDRINUSE: "reason-in-use",
    errno.EADDRNOTAVAIL: "reason-no-address",
    errno.ECONNREFUSED: "reason-nobody",
    errno.ECONNRESET: "reason-cut",
    errno.EHOSTUNREACH: "reason-no-way",
    errno.ENETUNREACH: "reason-no-way",
    errno.ETIMEDOUT: "reason-late",
}
INTEGERS: Final = range(-(1 << 63), 1 << 63)
"""The whole numbers that TOML promises to carry."""


class UnreadableError(OSError):
    """Tell why something is not read though it is there."""

    def __init__(self, sentence: str, **facts: object) -> None:
        self.saying = Saying(sentence, **facts)
        super().__init__(0, str(self.saying))


def reason(error: Exception) -> Said:
    """Tell why a file cannot be read or written, or a machine not reached, as far as there are words for it here.

    >>> str(reason(FileNotFoundError(2, "")))
    'there is no such file or folder'
    """
    if isinstance(error, UnreadableError):
        return error.saying
    if isinstance(error, UnicodeDecodeError):
        return Saying("reason-no-text")
    number = error.errno if isinstance(error, OSError) else None
    sentence = _REASONS.get(number or 0)
    return Saying(sentence) if sentence else getattr(error, "strerror", None) or str(error)


def bytes_of(path: Path) -> bytes:
    """Read a file whole; an ``OSError`` says why not, also of a pipe, a device or a file past all bounds.

    Nothing is opened that could keep the reader waiting.
    """
    found = path.stat()
    if stat.S_ISDIR(found.st_mode):
        raise UnreadableError("reason-folder")
    if not stat.S_ISREG(found.st_mode):
        raise UnreadableError("reason-device")
    if found.st_size > MOST_BYTES:
        raise UnreadableError("reason-large", most=MOST_BYTES >> 20)
    return path.read_bytes()


def parse_toml(text: str) -> dict[str, Any]:
    """Read TOML; what would overwhelm a reader is malformed like any other mistake.

    >>> parse_toml("a = 1")
    {'a': 1}
    >>> parse_toml("a = " + "9" * 5000)
    Traceback (most recent call last):
    tomllib.TOMLDecodeError: a whole number of too many digits
    """
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise tomllib.TOMLDecodeError(f"a line with more than {MOST_DOTS} dots")
    try:
        tables = tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise tomllib.TOMLDecodeError("lists and tables stand too deep in one another") from None
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:
        raise tomllib.TOMLDecodeError("a whole number of too many digits") from None
    _check_values(tables)
    return tables


def _check_values(tables: dict[str, Any]) -> None:
    """Look at every value without recursion, which is what a deep one would exhaust."""
    level: list[Any] = [tables]
    for _ in range(DEEPEST):
        below = [part for value in level for part in _parts(value)]
        if any(isinstance(part, int) and part not in INTEGERS for part in below):
            raise tomllib.TOMLDecodeError("a whole number of too many digits")
        level = [part for part in below if isinstance(part, list | Mapping)]
    if level:
        raise tomllib.TOMLDecodeError("lists and tables stand too deep in one another")


def _parts(value: Any) -> list[Any]:
    return list(value.values()) if isinstance(value, Mapping) else value
