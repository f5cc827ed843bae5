"""What happened at a table, deed by deed, as one was told it."""

from collections.abc import Sequence

from traviesa.chronicle import Event
from traviesa.client.messages import Happening
from traviesa.notation.deed import Deed
from traviesa.notation.parse import parse_deed
from traviesa.setting import Setting

UNSEEN = -1
"""In place of a ticket that another seat kept: there is one, and that is all one may know."""


def events_of(happened: Sequence[Happening], setting: Setting) -> list[Event]:
    """Tell the deeds among what happened, in order, without those that were taken back."""
    told: list[tuple[Happening, Event]] = []
    for one in happened:
        if one.kind in ("did", "resigned"):
            told.append((one, event_of(one, setting)))
        elif one.kind == "undone":
            told = [(other, event) for other, event in told if not _is_undone(other, one)]
    return [event for _, event in told]


def _is_undone(one: Happening, by: Happening) -> bool:
    """In set-up one sealed choice is taken back, later a deed and all after it."""
    assert by.to is not None
    return one.number == by.to if one.phase == "setup" else one.number >= by.to


def event_of(one: Happening, setting: Setting) -> Event:
    """Tell one deed, or that a seat resigned."""
    assert one.seat is not None
    if one.kind == "resigned":
        return Event(one.seat, Deed("pass"), one.phase or "turn", notices=tuple(one.notices), resigns=True)
    tickets = {name: number for number, name in enumerate(setting.names.tickets)}
    return Event(
        seat=one.seat,
        deed=_deed(one, setting),
        phase=one.phase or "turn",
        drawn=one.drawn or "",
        offered=tuple(tickets[name] for name in one.offered or ()),
        revealed=tuple(one.revealed),
        extra=one.extra,
        points=one.points,
        notices=tuple(one.notices),
    )


def _deed(one: Happening, setting: Setting) -> Deed:
    text = one.deed or ""
    if text == "keep":
        return Deed("keep", tickets=(UNSEEN,) * (one.kept or 0))
    return parse_deed(text, setting.names)
