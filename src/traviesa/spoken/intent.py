"""Say what a deed would do, before it is done."""

from collections.abc import Iterator

from traviesa.notation.deed import Deed
from traviesa.spoken.page import SaidPage
from traviesa.spoken.routes_shown import show_odds
from traviesa.spoken.words import Words
from traviesa.view import View
from traviesa.vocabulary import CARD_WORDS, TUNNEL


def would(deed: Deed, words: Words, view: View) -> list[str]:
    """Say what a legal deed would do; of a tunnel also what it may ask for."""
    kind = "attempt" if _is_tunnel(deed, view) else deed.kind
    return [words.say(f"would-{kind}", **dict(_facts(deed, words, view))), *_odds(deed, words, view)]


def cannot_be_mended(deed: Deed, view: View) -> bool:
    """Say whether a slip would hurt: tickets would go back, or chance decides."""
    return _is_tunnel(deed, view) or (deed.kind == "keep" and len(deed.tickets) < len(view.offered))


def _is_tunnel(deed: Deed, view: View) -> bool:
    return deed.kind == "claim" and view.map_file.routes[deed.route].kind == TUNNEL


def _facts(deed: Deed, words: Words, view: View) -> Iterator[tuple[str, object]]:
    rules = view.setting.rules
    yield "payment", words.payment(deed.payment)
    yield "count", sum(count for _, count in rules.tickets_drawn)
    yield "keep", rules.tickets_keep
    if deed.card >= 0:
        yield "card", words.card(CARD_WORDS[deed.card])
    if deed.city >= 0:
        yield "city", words.city(deed.city)
    if deed.route >= 0:
        yield "route", words.route(deed.route)
        yield "points", rules.points[view.map_file.routes[deed.route].length]
    if deed.kind == "keep":
        back = [ticket for ticket in view.offered if ticket not in deed.tickets]
        yield "tickets", ", ".join(map(words.ticket, deed.tickets)) or words.say("nothing")
        yield "back", len(back)
        yield "returned", ", ".join(map(words.ticket, back))


def _odds(deed: Deed, words: Words, view: View) -> list[str]:
    if not _is_tunnel(deed, view):
        return []
    page = SaidPage()
    show_odds(page, words, view, [deed])
    return page.lines
