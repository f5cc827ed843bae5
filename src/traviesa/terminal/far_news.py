"""Tell what happened at a table elsewhere, as it happens, to those at this screen."""

from collections.abc import Iterator

from traviesa.client.messages import Happening
from traviesa.client.told import event_of
from traviesa.spoken.far_commands import PHRASES
from traviesa.spoken.page import escape
from traviesa.spoken.story import NOBODY, tell
from traviesa.spoken.words import Words, printable
from traviesa.terminal.far_seats import FarSeats
from traviesa.vocabulary import ONLOOKER

OF_SEATS = ("undone", "asked", "answered", "away", "back")
"""Told with the name of the seat."""


def tell_news(one: Happening, table: FarSeats, words: Words) -> Iterator[str]:
    """Tell one thing that happened."""
    if one.kind in ("did", "resigned"):
        yield from tell([event_of(one, table.far.setting)], words, _reader(table))
    elif one.kind == "said" and (one.text or one.phrase):  # what somebody said who left for good is gone
        yield escape(_said(one, words))
    elif one.kind == "sat":
        yield words.say("news-sat", name=escape(one.name or ""))
    elif one.kind in OF_SEATS and one.seat is not None:
        yield from _about_seat(one, one.seat, table, words)
    elif one.kind in ("stood", "started", "closed", "again", "left"):
        yield words.say(f"news-{one.kind}")


def _reader(table: FarSeats) -> int:
    """Choose who reads: at a shared screen only what everybody saw is told."""
    return NOBODY if table.is_shared or table.first == ONLOOKER else table.first


def _said(one: Happening, words: Words) -> str:
    """Say what was said; a phrase this version does not know is told by its name."""
    text = one.text or ""
    if one.phrase:
        text = words.say(f"phrase-{one.phrase}") if one.phrase in PHRASES else one.phrase
    return words.say("news-said", name=one.name or "?", text=printable(text))


def _about_seat(one: Happening, seat: int, table: FarSeats, words: Words) -> Iterator[str]:
    own = "yes" if seat in table.mine else "no"
    facts = {"name": words.seat(seat), "own": own}
    if one.kind == "answered":
        yield words.say("news-agreed" if one.agrees else "news-refused", **facts)
    elif one.kind == "away":
        yield words.say(f"news-away-{one.why}" if one.why in ("clock", "absent", "asked") else "news-away", **facts)
    else:
        yield words.say(f"news-{one.kind}", **facts)
    if one.kind == "asked" and any(mine != seat for mine in table.people):
        yield words.say("news-asked-how")
