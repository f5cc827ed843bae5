"""Say errors in the reader's language."""

from traviesa.errors import TraviesaError
from traviesa.notation.errors import NotationError
from traviesa.refusing import Refusal
from traviesa.terminal.typed import typed_text
from traviesa.terminal.words import Words

MOST_POSSIBLE = 3
"""So many possible deeds are named; all of them can be asked for."""


def refusal_text(error: TraviesaError, words: Words) -> str:
    """Say why something was refused, with its code at the end for those who look it up."""
    return f"{_said(error, words)} ({error.code})"


def _said(error: TraviesaError, words: Words) -> str:
    if isinstance(error, Refusal):
        facts = error.facts | {"phase": words.say(f"phase-{error.facts['phase']}")}
        why = words.say(f"refused-{error.code.replace('/', '-')}", **facts)
        asked, possible = typed_text(str(facts["asked"]), words.language), _possible(str(facts["possible"]), words)
        return words.say("refused", asked=asked, why=why, possible=possible) if possible else f"{asked}: {why}"
    if isinstance(error, NotationError):
        return error.in_short(words.language)
    if error.sentence:
        return error.said(words.language)
    return words.say_or(f"error-{error.code.replace('/', '-')}", error.message, **error.facts)


def _possible(possible: str, words: Words) -> str:
    """List the nearest of the possible deeds, as they can be typed."""
    deeds = [typed_text(deed, words.language) for deed in possible.split("; ") if deed not in ("-", "…")]
    return "; ".join(deeds[:MOST_POSSIBLE]) + ("; …" if deeds[MOST_POSSIBLE:] else "")
