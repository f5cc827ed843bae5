"""Tell what happened, to one reader: what everybody saw, and of hidden things only the reader's own."""

from collections.abc import Iterator, Sequence

from traviesa.chronicle import Event
from traviesa.spoken.words import Words
from traviesa.vocabulary import CARD_WORDS

NOBODY = -1
"""A reader who may know only what everybody saw."""


def tell(events: Sequence[Event], words: Words, reader: int) -> Iterator[str]:
    """Tell events, what one seat did in a turn on one line."""
    for turn in _turns(events):
        parts = list(_parts_of_turn(turn, words, reader))
        yield f"{words.seat(turn[0].seat)}: {'; '.join(parts)}."
        for event in turn:
            yield from (f"  {words.say(f'notice-{notice}')}" for notice in event.notices)


def _parts_of_turn(turn: Sequence[Event], words: Words, reader: int) -> Iterator[str]:
    if [event.deed.kind for event in turn] == ["draw-pile"] * 2 and turn[0].seat != reader:
        yield words.say("told-draw-pile-twice")
        return
    for event in turn:
        yield from _parts(event, words, reader)


def tell_deed(event: Event, words: Words, reader: int) -> str:
    """Tell one event without saying who it was."""
    return "; ".join(_parts(event, words, reader))


def _turns(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Part events into turns."""
    turn: list[Event] = []
    for event in events:
        if turn and (event.seat != turn[0].seat or event.phase in ("turn", "setup") or event.resigns):
            yield turn
            turn = []
        turn.append(event)
    if turn:
        yield turn


def _parts(event: Event, words: Words, reader: int) -> Iterator[str]:
    own = "yes" if event.seat == reader else "no"
    facts = _facts(event, words)
    if event.resigns:
        yield words.say("told-resign", own=own)
    elif event.deed.kind == "keep":
        yield _kept(event, words, own)
    elif event.deed.kind == "draw-pile" and own == "yes":
        yield words.say("told-draw-pile-own", card=words.card(event.drawn))
    else:
        kind = "attempt" if event.revealed else event.deed.kind
        yield words.say(f"told-{kind}", own=own, **facts)
    yield from _about_tunnel(event, words, own)


def _facts(event: Event, words: Words) -> dict[str, object]:
    """Gather what a sentence may speak of; all of it is public."""
    deed = event.deed
    facts: dict[str, object] = {"points": event.points, "payment": words.payment(deed.payment)}
    if deed.route >= 0:
        facts["route"] = words.route(deed.route)
    if deed.city >= 0:
        facts["city"] = words.city(deed.city)
    if deed.card >= 0:
        facts["card"] = words.card(CARD_WORDS[deed.card])
    return facts


def _kept(event: Event, words: Words, own: str) -> str:
    """TTR-TICKET-7 RUL-SETUP-3 Others learn how many were kept later, of the first choice nothing yet."""
    if own == "yes":
        kept = ", ".join(words.ticket(ticket) for ticket in event.deed.tickets) or words.say("nothing")
        return words.say("told-keep-own", tickets=kept)
    if event.phase == "setup":
        return words.say("told-keep-first", own=own)
    return words.say("told-keep", own=own, count=len(event.deed.tickets))


def _about_tunnel(event: Event, words: Words, own: str) -> Iterator[str]:
    if event.revealed:
        yield words.say("told-revealed", cards=", ".join(words.card(card) for card in event.revealed))
        if event.extra:
            yield words.say("told-extra", count=event.extra)
        else:
            yield words.say("told-through", own=own, points=event.points)
