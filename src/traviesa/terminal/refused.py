"""Say errors in the reader's language."""

from traviesa.errors import TraviesaError
from traviesa.notation.errors import NotationError, listed
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
        return _notation_said(error, words)
    if error.sentence:
        return error.said(words.language)
    return words.say_or(f"error-{error.code.replace('/', '-')}", error.message, **error.facts)


def _possible(possible: str, words: Words) -> str:
    """List the nearest of the possible deeds, as they can be typed."""
    deeds = [typed_text(deed, words.language) for deed in possible.split("; ") if deed not in ("-", "…")]
    return "; ".join(deeds[:MOST_POSSIBLE]) + ("; …" if deeds[MOST_POSSIBLE:] else "")


def _notation_said(error: NotationError, words: Words) -> str:
    """Say why a text could not be read."""
    possible = error.facts.get("possible", ())
    assert isinstance(possible, tuple)
    form = str(error.facts.get("form", ""))
    # forms of deeds are told in the words of the language, those of smaller parts stay as they are
    form = words.say_or(f"form-{form.partition(' ')[0].rstrip(',')}", form)
    what = str(error.facts.get("what", ""))
    what = words.say_or(f"what-{what.replace(' ', '-')}", what)
    facts = {"asked": error.facts.get("asked", ""), "what": what, "possible": listed(possible) or "-", "form": form}
    return words.say(f"notation-{error.code.partition('/')[2]}", **facts)
