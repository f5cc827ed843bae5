"""The streams a command is started with, whatever they are: closed, of few letters, full, no longer read."""

import codecs
import errno
import io
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, TextIO

from traviesa.errors import TraviesaError
from traviesa.reading import reason

PLAINER: Final = "traviesa-plainer"
"""The name by which ``codecs`` knows ``_plainer``."""
SIGNS: Final = {"→": "->", "…": "...", "✓": "+", "×": "x"} | dict.fromkeys("─━·–—−", "-") | dict.fromkeys("«»“”", '"')
"""What stands for a sign where it cannot be written; letters lose their accents, the rest becomes ``?``."""
TAKES_NOTHING: Final = (errno.ENOSPC, errno.EBADF, errno.EIO, errno.EDQUOT, errno.EFBIG)


@contextmanager
def ready_streams() -> Iterator[None]:
    """Give every stream a place to go and letters it can write; tell in one line what takes no more text."""
    _open_closed()
    codecs.register_error(PLAINER, _plainer)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAINER), (sys.stderr, PLAINER)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        _forget(sys.stdout)
        sys.exit(1)
    except OSError as error:
        # an error of a file names it; what is left are the streams
        if error.errno not in TAKES_NOTHING or error.filename is not None:
            raise
        _forget(sys.stdout)
        raise TraviesaError.told("command/output", why=reason(error)) from None


def _open_closed() -> None:
    """Open what was closed: reading finds the end at once, what is written goes nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  (it stays open)


def _forget(stream: TextIO) -> None:
    """Let what was still to be written go nowhere, so that leaving does not fail over it again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """Write what a stream has no letter for in those that it has.

    >>> codecs.register_error(PLAINER, _plainer)
    >>> "«túnel» → Zürich ♥".encode("ascii", PLAINER)
    b'"tunel" -> Zurich ?'
    """
    assert isinstance(error, UnicodeEncodeError)
    told = ""
    for sign in error.object[error.start : error.end]:
        bare = "".join(part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part))
        told += SIGNS.get(sign) or (bare if bare.isascii() and bare else "?")
    return told, error.end
