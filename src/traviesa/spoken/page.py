"""Where things are shown: on a screen with colour and alignment, or plain, for screen readers and as sentences.

Texts carry Rich's markup; a plain page leaves it out. A plain page says one row of a table in one sentence, and
neither moves the cursor nor draws lines.
"""

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol, TextIO

Row = Mapping[str, str | int]
"""One row of a table: numbers stay numbers, so that a sentence can count."""

_TAG: Final = re.compile(r"\\\[|\[(?:/|[a-z][a-z_.]*)\]")
_BEGINS_TAG: Final = re.compile(r"\[(?=[a-z#/@])")
GLUE: Final = "\ue000"
"""Shown as a blank at which no line is broken."""


def escape(text: str) -> str:
    """Keep square brackets of a text from being read as markup.

    >>> escape("[bold]")
    '\\\\[bold]'
    """
    return _BEGINS_TAG.sub(r"\\[", text)


def without_markup(text: str) -> str:
    """Leave markup out.

    >>> without_markup("[card.red] R [/]" + escape("[red]"))
    ' R [red]'
    """
    return _TAG.sub(lambda tag: "[" if tag[0].startswith("\\") else "", text).replace(GLUE, " ")


def in_one_piece(text: str) -> str:
    """Keep a short text from being broken at the end of a line; Rich breaks lines at every kind of blank."""
    return text.replace(" ", GLUE)


class Page(Protocol):
    """Somewhere to show things."""

    plain: bool
    room: int
    """So many routes to claim are shown before the rest is left to be asked for."""

    def line(self, text: str = "") -> None:
        """Show a line."""

    def heading(self, text: str, aside: str = "") -> None:
        """Begin a part; ``aside`` stands at the far end."""

    def table(self, heads: Sequence[str], rows: Iterable[Row], sentences: Iterable[str]) -> None:
        """Show rows in columns, or as the sentences that say the same."""

    def hide(self) -> None:
        """Take away all that was shown."""


class PlainPage:
    """Linear text."""

    plain = True
    room = 10
    BLANK_LINES: Final = 40

    def __init__(self, out: TextIO | None = None) -> None:
        self.out = out or sys.stdout

    def line(self, text: str = "") -> None:
        print(without_markup(text), file=self.out, flush=True)

    def heading(self, text: str, aside: str = "") -> None:
        self.line()
        self.line(text)
        if aside:
            self.line(aside)

    def table(self, heads: Sequence[str], rows: Iterable[Row], sentences: Iterable[str]) -> None:  # noqa: ARG002
        for sentence in sentences:
            self.line(sentence)

    def hide(self) -> None:
        print("\n" * self.BLANK_LINES, file=self.out, end="", flush=True)


class SaidPage:
    """Plain sentences, gathered."""

    plain = True
    room = 10

    def __init__(self) -> None:
        self.lines: list[str] = []

    def line(self, text: str = "") -> None:
        if said := without_markup(text).strip():
            self.lines.append(said)

    def heading(self, text: str, aside: str = "") -> None:
        self.line(text)
        self.line(aside)

    def table(self, heads: Sequence[str], rows: Iterable[Row], sentences: Iterable[str]) -> None:  # noqa: ARG002
        for sentence in sentences:
            self.line(sentence)

    def hide(self) -> None:
        self.lines.clear()
