"""Refuse bad input on the command line: one line with its code on standard error, exit status 2."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from traviesa.errors import TraviesaError
from traviesa.language import choose_language

REFUSED = 2


@contextmanager
def refusing(language: str | None = None) -> Iterator[None]:
    """Turn an error of the family into its line, in the reader's language, and exit status 2."""
    try:
        yield
    except TraviesaError as error:
        print(said(error, language), file=sys.stderr)
        raise typer.Exit(REFUSED) from None


def said(error: TraviesaError, language: str | None = None) -> str:
    """Say an error in a language: refusals of deeds are told anew, others as they are."""
    from traviesa.refusing import Refusal, explain

    if isinstance(error, Refusal):
        return f"{error.code}: {explain(error.code, error.facts, choose_language(language))}"
    return str(error)
