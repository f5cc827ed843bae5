"""What is wrong with a map file: every mistake with its place, told at once, in any language."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Self

from traviesa.errors import TraviesaError
from traviesa.language import Said, Saying
from traviesa.map_lines import Lines


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake: its code, where it stands, and what is wrong and expected there."""

    code: str
    where: Said
    """The table or row, as ``routes row 17: { a = "atlanta", … }``."""
    line: int
    """The line in the file; 0 when the mistake has no line (a table that is missing)."""
    says: Said
    table: str = ""
    """The table it is in."""

    def said(self, language: str | None = None) -> str:
        """Say it in a language."""
        at = "mistake-at-line" if self.line else "mistake-at"
        return Saying(at, line=self.line, where=self.where, says=self.says).said(language)

    def __str__(self) -> str:
        return self.said("en")

    @property
    def facts(self) -> dict[str, object]:
        """Tell it to a program."""
        return {"code": self.code, "where": str(self.where), "line": self.line, "says": str(self.says)}


class MapError(TraviesaError):
    """Refuse a map file: ``facts["mistakes"]`` lists every mistake, the code is that of the first."""

    found: tuple[Mistake, ...] = ()
    file: Said = ""

    @classmethod
    def of(cls, file: Said, mistakes: Sequence[Mistake]) -> Self:
        """Tell the mistakes of one file, one line each."""
        error = cls(mistakes[0].code, file=str(file), mistakes=[mistake.facts for mistake in mistakes])
        error.file, error.found = file, tuple(mistakes)
        return error

    def said(self, language: str | None = None) -> str:
        """Say all mistakes in a language, a line each; a single one on the line of its file."""
        first, *more = self.found
        if not more:
            of_file = "mistake-of-file" if first.line else "mistake-of-whole-file"
            return Saying(of_file, file=self.file, mistake=first.said(language)).said(language)
        head = Saying("mistake-several", file=self.file, count=len(self.found)).said(language)
        return "\n".join((head, *(f"  {mistake.code}: {mistake.said(language)}" for mistake in self.found)))


class Notebook:
    """The mistakes found so far in one file."""

    def __init__(self, file: Said, lines: Lines | None = None) -> None:
        self.file = file
        self.lines = lines or Lines.of("")
        self.mistakes: list[Mistake] = []

    def note(self, code: str, where: Said, says: Said, line: int = 0, table: str = "") -> None:
        self.mistakes.append(Mistake(code, where, line, says, table))

    def refuse_if_any(self) -> None:
        """Raise what was noted, in the order of the file."""
        if self.mistakes:
            raise MapError.of(self.file, sorted(self.mistakes, key=lambda mistake: mistake.line))


def listed(words: Iterable[object]) -> Said:
    """Join the words as a choice.

    >>> str(listed(["box", "bottom", "shuffle"]))
    'box, bottom or shuffle'
    >>> Saying("mistake-of-file", file="", mistake=listed(["box", "bottom", "shuffle"])).said("es")
    ' box, bottom o shuffle'
    """
    all_words = [str(word) for word in words]
    if not all_words:
        return Saying("choice-nothing")
    *others, last = all_words
    return Saying("choice-or", first=others, last=last) if others else last


def close(word: object, known: Iterable[str]) -> Said:
    """Suggest the words nearest to a wrong one, or say nothing.

    >>> str(close("atlnta", ["atlanta", "boston"]))
    '; did you mean atlanta?'
    """
    near = get_close_matches(str(word), list(known), n=3, cutoff=0.6)
    return Saying("mistake-near", near=listed(near)) if near else ""
