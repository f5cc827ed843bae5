"""Read what people hand in: a file that may be no file, TOML that may be a trap."""

import stat
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

MOST_BYTES: Final = 1 << 24
"""No map, scenario or record comes near this size."""
DEEPEST: Final = 16
"""So many tables and lists may stand within one another."""
INTEGERS: Final = range(-(1 << 63), 1 << 63)
"""The whole numbers that TOML promises to carry."""


def bytes_of(path: Path) -> bytes:
    """Read a file whole; an ``OSError`` says why not, also of a pipe, a device or a file past all bounds.

    Nothing is opened that could keep the reader waiting.
    """
    found = path.stat()
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(0, "it is a folder", str(path))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(0, "it is no ordinary file but a pipe or a device", str(path))
    if found.st_size > MOST_BYTES:
        raise OSError(0, f"it is larger than {MOST_BYTES >> 20} MiB", str(path))
    return path.read_bytes()


def parse_toml(text: str) -> dict[str, Any]:
    """Read TOML; what would overwhelm a reader is malformed like any other mistake.

    >>> parse_toml("a = 1")
    {'a': 1}
    >>> parse_toml("a = " + "9" * 5000)
    Traceback (most recent call last):
    tomllib.TOMLDecodeError: a whole number of too many digits
    """
    try:
        tables = tomllib.loads(text)
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
