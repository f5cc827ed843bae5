"""Say errors in the reader's language."""

from traviesa.errors import TraviesaError
from traviesa.notation.errors import NotationError
from traviesa.refusing import Refusal
from traviesa.spoken.typed import typed_text
from traviesa.spoken.words import Words

MOST_POSSIBLE = 3
"""So many possible deeds are named; all of them can be asked for."""


def refusal_text(error: TraviesaError, words: Words) -> str:
    """Say why something was refused, with its code at the end for those who look it up."""
    return f"{refusal_said(error, words)} ({error.code})"


def refusal_said(error: TraviesaError, words: Words) -> str:
    """Say why something was refused, and what is possible."""
    if isinstance(error, Refusal):
        asked = str(error.facts["asked"])
        why, possible = _why(error, words), _possible(asked, str(error.facts["possible"]), words)
        return words.say("refused", asked=typed_text(asked, words.language), why=why, possible=possible)
    if isinstance(error, NotationError):
        return error.in_short(words.language)
    if error.sentence:
        return error.said(words.language)
    return words.say_or(f"error-{error.code.replace('/', '-')}", error.message, **error.facts)


def _why(error: Refusal, words: Words) -> str:
    facts = error.facts | {"phase": words.say(f"phase-{error.facts['phase']}")}
    return words.say(f"refused-{error.code.replace('/', '-')}", **facts)


def reason_said(error: TraviesaError, words: Words) -> str:
    """Say the bare reason of a refusal, as a sentence."""
    if error.code == "action/not-your-turn" and isinstance(turn := error.facts.get("turn"), int):
        return words.say("why-turn", name=words.seat(turn))
    said = _why(error, words) if isinstance(error, Refusal) else refusal_said(error, words)
    return said[:1].upper() + said[1:]


def _possible(asked: str, possible: str, words: Words) -> str:
    """List some possible deeds as they can be typed: other payments for the same thing, or other kinds of deeds."""
    thing, verb = asked.partition(" with ")[0], asked.partition(" ")[0]
    deeds = [deed for deed in possible.split("; ") if deed not in ("-", "…")]
    nearest = [deed for deed in deeds if deed.partition(" with ")[0] == thing or verb not in ("claim", "build")]
    near = nearest or [deed for deed in deeds if deed.partition(" ")[0] != verb]
    if not near:
        return words.say("refused-see")
    return "; ".join(typed_text(deed, words.language) for deed in near[:MOST_POSSIBLE]) + (
        "; …" if near[MOST_POSSIBLE:] else ""
    )
