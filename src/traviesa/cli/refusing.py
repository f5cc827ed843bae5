"""Refuse bad input on the command line: one line with its code on standard error, exit status 2."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from traviesa.errors import TraviesaError

REFUSED = 2


@contextmanager
def refusing(language: str | None = None) -> Iterator[None]:
    """Turn an error of the family into its line, in the reader's language, and exit status 2."""
    try:
        yield
    except TraviesaError as error:
        tell(error, language)
        raise typer.Exit(REFUSED) from None


def tell(error: TraviesaError, language: str | None = None) -> None:
    """Tell an error on standard error; signs of a file that would steer the screen are written out."""
    told = error.whole(language)
    print("".join(sign if sign.isprintable() or sign == "\n" else ascii(sign)[1:-1] for sign in told), file=sys.stderr)
