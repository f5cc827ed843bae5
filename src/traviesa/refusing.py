"""Refusing a deed: the code, and a message that says what was asked, why not, and what is possible."""

import functools
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

from traviesa.errors import TraviesaError
from traviesa.language import choose_language, speak
from traviesa.notation.deed import Deed
from traviesa.notation.printing import deed_name
from traviesa.rules.refusal import REFUSAL_WORDS

if TYPE_CHECKING:
    from traviesa.position import Position

SHOWN = 6
"""So many possible deeds are listed."""


class Refusal(TraviesaError):  # noqa: N818  (what the family calls it)
    """A deed that the rules do not allow now."""

    words: ClassVar[tuple[str, ...]] = REFUSAL_WORDS

    def said(self, language: str | None = None) -> str:
        """Say it in a language."""
        return explain(self.code, self.facts, choose_language(language))


def refuse_deed(code: str, deed: Deed, position: "Position", seat: int | None) -> Refusal:
    """Make the refusal of a deed that a seat asked for; its facts let it be said again in another language."""
    facts = _facts(deed, position, seat)
    return Refusal(code, "", **facts)


def explain(code: str, facts: Mapping[str, object], language: str) -> str:
    """Say a refusal in a language."""
    say = _voice(language)
    why = say(f"refused-{code.replace('/', '-')}", **facts)
    return say("refused", asked=facts["asked"], why=why, possible=facts["possible"])


@functools.cache
def _voice(language: str) -> Callable[..., str]:
    """Read the sentences of a language once: refusals are asked for by the thousand."""
    return speak(language)


def _facts(deed: Deed, position: "Position", seat: int | None) -> dict[str, object]:
    """Gather what the message tells; what one seat could do is never told to another, for it shows its hand."""
    may_know = seat is None or seat == position.turn
    legal = _nearest(deed, position) if may_know and not position.is_over else []
    return {
        "asked": deed_name(deed, position.setting.names),
        "possible": "; ".join(legal[:SHOWN]) + ("; …" if len(legal) > SHOWN else "") or "-",
        "phase": position.phase,
        "turn": position.turn,
    }


def _nearest(deed: Deed, position: "Position") -> list[str]:
    """List what is possible, what concerns the same route, city or kind first."""
    legal = [position.deed_of(row) for row in position.actions()]

    def distance(other: Deed) -> tuple[bool, bool]:
        same_thing = (other.route, other.city) == (deed.route, deed.city)
        return other.kind != deed.kind, not same_thing

    return [deed_name(other, position.setting.names) for other in sorted(legal, key=distance)]
