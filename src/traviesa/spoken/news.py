"""Tell what happens at a table, to some of those around it: deeds, words, comings and goings."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from traviesa.client.messages import Happening
from traviesa.client.told import event_of
from traviesa.setting import Setting
from traviesa.spoken.far_commands import PHRASES
from traviesa.spoken.page import escape
from traviesa.spoken.story import tell
from traviesa.spoken.words import Words, printable

OF_SEATS = ("undone", "asked", "answered", "away", "back")
"""Told with the name of the seat."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads what happened."""

    seat: int
    """Whose hidden things are told; ``NOBODY`` where several people read together, or an onlooker."""
    mine: Sequence[int]
    """The seats of those who read."""
    people: Sequence[int]
    """Those of them whose players decide themselves."""


def tell_news(one: Happening, setting: Setting | None, words: Words, reader: Reader) -> Iterator[str]:
    """Tell one thing that happened; ``setting`` is there once the game has begun."""
    if one.kind in ("did", "resigned") and setting is not None:
        yield from tell([event_of(one, setting)], words, reader.seat)
    elif one.kind == "said" and (one.text or one.phrase):  # what somebody said who left for good is gone
        yield escape(_said(one, words))
    elif one.kind == "sat":
        yield words.say("news-sat", name=escape(one.name or ""))
    elif one.kind in OF_SEATS and one.seat is not None:
        yield from _about_seat(one, one.seat, reader, words)
    elif one.kind in ("stood", "started", "closed", "again", "left"):
        yield words.say(f"news-{one.kind}")


def _said(one: Happening, words: Words) -> str:
    """Say what was said; a phrase this version does not know is told by its name."""
    text = one.text or ""
    if one.phrase:
        text = words.say(f"phrase-{one.phrase}") if one.phrase in PHRASES else one.phrase
    return words.say("news-said", name=one.name or "?", text=printable(text))


def _about_seat(one: Happening, seat: int, reader: Reader, words: Words) -> Iterator[str]:
    own = "yes" if seat in reader.mine else "no"
    facts = {"name": words.seat(seat), "own": own}
    if one.kind == "answered":
        yield words.say("news-agreed" if one.agrees else "news-refused", **facts)
    elif one.kind == "away":
        yield words.say(f"news-away-{one.why}" if one.why in ("clock", "absent", "asked") else "news-away", **facts)
    else:
        yield words.say(f"news-{one.kind}", **facts)
    if one.kind == "asked" and any(mine != seat for mine in reader.people):
        yield words.say("news-asked-how")
