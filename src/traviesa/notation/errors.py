"""Refuse a text that cannot be read, naming what was asked and what is possible."""

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches

from traviesa.errors import TraviesaError
from traviesa.language import FALLBACK, choose_language, speak

SHOWN = 8
"""So many possible words are listed before the dots."""


class NotationError(TraviesaError):
    """Say why a text is not a deed, a name or a number of this map."""

    def said(self, language: str | None = None) -> str:
        """Say it in a language; the message is the English of it, and says more."""
        return self.plain if choose_language(language) == FALLBACK else self.in_short(language)

    def in_short(self, language: str | None = None) -> str:
        """Say it in one plain sentence of a language, as at a table."""
        say = speak(language)
        form, what = str(self.facts.get("form", "")), str(self.facts.get("what", ""))
        possible = self.facts.get("possible", ())
        assert isinstance(possible, tuple)
        facts = {
            "asked": self.facts.get("asked", ""),
            # forms of deeds are told in the words of the language, those of smaller parts stay as they are
            "form": _said_or(say, f"form-{form.partition(' ')[0].rstrip(',')}", form),
            "what": _said_or(say, f"what-{what.replace(' ', '-')}", what),
            "possible": listed(possible) or "-",
        }
        return say(f"notation-{self.code.partition('/')[2]}", **facts)


def _said_or(say: Callable[..., str], sentence: str, otherwise: str) -> str:
    try:
        return say(sentence)
    except LookupError:
        return otherwise


def quoted(text: str) -> str:
    """Quote what was asked, cut to a length that a line can hold."""
    return repr(text if len(text) <= 60 else text[:57] + "...")


def listed(words: Sequence[str]) -> str:
    """List words for a message, the first few when there are many."""
    return ", ".join(words[:SHOWN]) + (", ..." if len(words) > SHOWN else "")


def malformed(asked: str, why: str, form: str) -> NotationError:
    """Refuse a text whose parts do not fit together; ``form`` shows how to write it."""
    message = f"{quoted(asked)}: {why}; write {form}"
    return NotationError("notation/malformed", message, asked=asked, form=form)


def unknown(code: str, asked: str, what: str, known: Iterable[str]) -> NotationError:
    """Refuse a name nobody knows, offering the nearest ones, or the first of all."""
    words = sorted(set(known))
    near = get_close_matches(asked, words, n=3, cutoff=0.6)
    hint = f"perhaps {' or '.join(near)}" if near else f"possible: {listed(words) or 'none'}"
    message = f"{quoted(asked)} is not {what}; {hint}"
    return NotationError(code, message, asked=asked, what=what, possible=tuple(near or words))
