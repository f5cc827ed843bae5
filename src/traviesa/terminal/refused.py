"""Say errors in the reader's language."""

from traviesa.errors import TraviesaError
from traviesa.notation.errors import NotationError
from traviesa.refusing import Refusal
from traviesa.terminal.typed import typed_text
from traviesa.terminal.words import Words


def refusal_text(error: TraviesaError, words: Words) -> str:
    """Say why something was refused, with its code at the end for those who look it up."""
    return f"{_said(error, words)} ({error.code})"


def _said(error: TraviesaError, words: Words) -> str:
    if isinstance(error, Refusal):
        facts = error.facts | {"phase": words.say(f"phase-{error.facts['phase']}")}
        why = words.say(f"refused-{error.code.replace('/', '-')}", **facts)
        return f"{typed_text(str(facts['asked']), words.language)}: {why}"
    if isinstance(error, NotationError):
        return error.told_shortly(words.language)
    return error.said(words.language)
