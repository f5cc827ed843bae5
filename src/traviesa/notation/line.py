"""One line of notation, read word by word from left to right."""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from traviesa.notation.errors import NotationError, malformed, unknown
from traviesa.notation.lexicon import Lexicon, fold, lexicon
from traviesa.notation.names import Names
from traviesa.vocabulary import PILE

Parser = Callable[[str, Names, str | None], int]

_JOINED = re.compile(r"([^\s:-]*)\s*([-:])\s*(?=([^\s:-]*))|\s+(>)")
"""A sign that joins two parts of a name, with the words about it."""
_WORD = re.compile(r"[+()]|[^\s+()]+")
_STOPS = ("with", "via", "using")
_NO_NAMES = {*_STOPS, "for", "passenger"}


class Line:
    """Hold the words of a deed and the place reached among them."""

    def __init__(self, text: str, names: Names, language: str | None) -> None:
        self.text = text.strip()
        self.names = names
        self.language = language
        self.lexicon: Lexicon = lexicon(language)
        self.words = _WORD.findall(_JOINED.sub(self._joined, self.folded(self.text)))
        self.at = 0

    def folded(self, text: str) -> str:
        """Fold what this language forgives: case in files, accents too in what people type."""
        return fold(text) if self.lexicon.typed else text.casefold()

    def _joined(self, found: re.Match[str]) -> str:
        """Close up the blanks about a sign, where it stands between two parts of a name."""
        before, sign, after, country = found.groups()
        if country:
            return country
        is_verb = found.start() == 0 and (not before or before in self.lexicon.verbs)
        is_count = sign == "-" and after[:1].isdigit()
        if is_verb or is_count or {self.lexicon.links.get(before), self.lexicon.links.get(after)} & _NO_NAMES:
            return found[0]
        return before + sign

    # --- looking ------------------------------------------------------------------------------------------
    @property
    def word(self) -> str:
        """The next word, or nothing at the end."""
        return self.words[self.at] if self.at < len(self.words) else ""

    @property
    def link(self) -> str:
        """The next word in the words of files, when it is one that links the parts of a deed."""
        return self.lexicon.links.get(self.word, "")

    def has_loose_sign(self) -> bool:
        """Whether some hyphen or colon stands where there is nothing to join."""
        return any(word[0] in "-:" or word[-1] in "-:" for word in self.words)

    def has_number(self) -> bool:
        """Whether the next word counts something."""
        return self.word.isascii() and self.word.isdigit()

    # --- taking -------------------------------------------------------------------------------------------
    def take(self) -> str:
        """Take the next word."""
        word = self.word
        self.at += 1
        return word

    def takes(self, link: str) -> bool:
        """Take the next word if it is this link."""
        found = self.link == link
        self.at += found
        return found

    def number(self, form: str) -> int:
        """Take a count, from 1 to as many as there are cards."""
        if not self.has_number():
            raise self.malformed(f"{self.said()} stands where a number belongs", form)
        word = self.take()
        if len(word) > 4 or not 1 <= int(word) <= PILE:
            raise self.malformed(f"a count goes from 1 to {PILE}", form)
        return int(word)

    def choice(self, words: Mapping[str, str], numbers: Sequence[str], what: str) -> int:
        """Take a word of a short list and give its number."""
        if not self.word:
            raise self.malformed(f"the line ends where {what} belongs", " or ".join(numbers))
        word = words.get(self.word)
        if word is None:
            raise unknown("notation/unknown-word", self.word, what, words)
        self.at += 1
        return numbers.index(word)

    def phrase(self) -> list[str]:
        """Take the words up to the next ``with``, ``via`` or ``using``."""
        start = self.at
        while self.word and self.link not in _STOPS:
            self.at += 1
        return self.words[start : self.at]

    def rest(self) -> str:
        """Take all that is left."""
        start, self.at = self.at, len(self.words)
        return " ".join(self.words[start:])

    def items(self, parse: Parser, form: str) -> tuple[int, ...]:
        """Take a list of names; printed names may hold blanks, so the longest that is known counts."""
        words = self.phrase()
        if not words:
            raise self.malformed("no name is given", form)
        found = []
        while words:
            length = self._longest(words, parse)
            found.append(parse(" ".join(words[:length]), self.names, self.language))
            words = words[length:]
        return tuple(found)

    def _longest(self, words: list[str], parse: Parser) -> int:
        """Count the words of the longest name they begin with; all of them when none is known."""
        if not self.lexicon.typed:
            return 1
        for length in range(min(len(words), 8), 0, -1):
            with suppress(NotationError):
                parse(" ".join(words[:length]), self.names, self.language)
                return length
        return len(words)

    # --- refusing -----------------------------------------------------------------------------------------
    def said(self) -> str:
        """Quote the next word, or say that the line ends."""
        return repr(self.word) if self.word else "the end of the line"

    def malformed(self, why: str, form: str) -> NotationError:
        """Refuse the line as one whose parts do not fit together."""
        return malformed(self.text, why, form)

    def finish(self, form: str) -> None:
        """Refuse whatever is left over."""
        if self.word:
            raise self.malformed(f"{self.said()} is one word too many", form)
