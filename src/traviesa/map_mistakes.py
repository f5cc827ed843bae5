"""What is wrong with a map file: every mistake with its place, told at once."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from typing import Self

from traviesa.errors import TraviesaError
from traviesa.map_lines import Lines


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake: its code, where it stands, and what is wrong and expected there."""

    code: str
    where: str
    """The table or row, as ``routes row 17: { a = "atlanta", … }``."""
    line: int
    """The line in the file; 0 when the mistake has no line (a table that is missing)."""
    says: str

    def __str__(self) -> str:
        line = f"line {self.line}, " if self.line else ""
        return f"{line}{self.where}: {self.says}"


class MapError(TraviesaError):
    """Refuse a map file: ``facts["mistakes"]`` lists every mistake, the code is that of the first."""

    @classmethod
    def of(cls, file: str, mistakes: Sequence[Mistake]) -> Self:
        """Tell the mistakes of one file, one line each."""
        first = mistakes[0]
        told = f"{file} {first}" if first.line else f"{file}, {first}"
        if len(mistakes) > 1:
            rows = (f"  {mistake.code}: {mistake}" for mistake in mistakes)
            told = "\n".join((f"{file} has {len(mistakes)} mistakes", *rows))
        return cls(first.code, told, file=file, mistakes=[asdict(mistake) for mistake in mistakes])


class Notebook:
    """The mistakes found so far in one file."""

    def __init__(self, file: str, lines: Lines | None = None) -> None:
        self.file = file
        self.lines = lines or Lines.of("")
        self.mistakes: list[Mistake] = []

    def note(self, code: str, where: str, says: str, line: int = 0) -> None:
        self.mistakes.append(Mistake(code, where, line, says))

    def refuse_if_any(self) -> None:
        """Raise what was noted, in the order of the file."""
        if self.mistakes:
            raise MapError.of(self.file, sorted(self.mistakes, key=lambda mistake: mistake.line))


def listed(words: Iterable[object]) -> str:
    """Join the words as a choice.

    >>> listed(["box", "bottom", "shuffle"])
    'box, bottom or shuffle'
    """
    all_words = [str(word) for word in words]
    return " or ".join(filter(None, (", ".join(all_words[:-1]), all_words[-1]))) if all_words else "nothing"


def close(word: object, known: Iterable[str]) -> str:
    """Suggest the words nearest to a wrong one, or say nothing.

    >>> close("atlnta", ["atlanta", "boston"])
    '; did you mean atlanta?'
    """
    near = get_close_matches(str(word), list(known), n=3, cutoff=0.6)
    return f"; did you mean {listed(near)}?" if near else ""
