"""What is answered to questions at a table: looking, asking why, how likely, and what happened."""

from collections.abc import Callable, Mapping
from typing import Final

from traviesa.notation.deed import Deed
from traviesa.notation.lexicon import fold
from traviesa.notation.names import parse_city
from traviesa.outlook import outlooks
from traviesa.spoken import typed
from traviesa.spoken.asker import Asker
from traviesa.spoken.choices import payments_for
from traviesa.spoken.reasons import deed_meant
from traviesa.spoken.routes_shown import show_map, show_odds, show_routes
from traviesa.spoken.rules_told import rules_about, rules_told
from traviesa.spoken.story import tell
from traviesa.spoken.turn_shown import (
    hand_said,
    market_said,
    piles_said,
    show_known,
    show_seats,
    show_since,
    show_tickets,
)
from traviesa.vocabulary import TUNNEL

LINES_OF_LOG: Final = 20


# --- looking ----------------------------------------------------------------------------------------------
def _rules(asker: Asker, rest: str) -> None:
    for line in rules_about(rest, asker.words, asker.view) if rest else rules_told(asker.words, asker.view):
        asker.page.line(line)


def _hand(asker: Asker, _rest: str) -> None:
    asker.page.line(f"{asker.words.say('label-hand')}: {hand_said(asker.words, asker.view)}.")


def _my_tickets(asker: Asker, _rest: str) -> None:
    show_tickets(asker.page, asker.words, asker.view, outlooks(asker.view))


def _market(asker: Asker, _rest: str) -> None:
    view = asker.view
    asker.page.line(f"{asker.words.say('label-market')}: {market_said(asker.words, view)}.")
    asker.page.line(piles_said(asker.words, view))


def _routes(asker: Asker, rest: str) -> None:
    view = asker.view
    first, _, city = rest.partition(" ")
    name = city if fold(first) in ("from", "desde", "de") and city else rest
    number = parse_city(name, view.setting.names, typed.BOTH) if name else -1
    show_routes(asker.page, asker.words, view, number)


def _map(asker: Asker, _rest: str) -> None:
    show_map(asker.page, asker.words, asker.view)


def _scores(asker: Asker, _rest: str) -> None:
    show_seats(asker.page, asker.words, asker.pieces)
    if asker.view.setting.rules.bonus.kind == "longest_trail":
        trails = (f"{asker.words.seat(seat)} {length}" for seat, length in enumerate(asker.view.trails))
        asker.page.line(
            asker.words.say("trails", points=asker.view.setting.rules.bonus.points, lengths=", ".join(trails))
        )
    show_known(asker.page, asker.words, asker.view)


def _log(asker: Asker, rest: str) -> None:
    lines = list(tell(asker.events, asker.words, asker.seat))
    most = int(rest) if rest.isdecimal() else len(lines) if rest else LINES_OF_LOG
    for line in lines[max(0, len(lines) - most) :] or [asker.words.say("log-empty")]:
        asker.page.line(line)


def _news(asker: Asker, rest: str) -> None:
    """Tell what the others did since one's own last deed, or since what is named by its number."""
    if rest.isdecimal():
        told = list(tell(asker.events_since(int(rest)), asker.words, asker.seat))
        for line in told or [asker.words.say("nothing-new")]:
            asker.page.line(line)
    elif not show_since(asker.page, asker.words, asker.events, asker.seat):
        asker.page.line(asker.words.say("nothing-new"))


def _what(asker: Asker, _rest: str) -> None:
    asker.show_possible()


def _look(asker: Asker, _rest: str) -> None:
    asker.look()


# --- asking -----------------------------------------------------------------------------------------------
def _why(asker: Asker, rest: str) -> None:
    """Say what speaks against a deed, if anything does."""
    asker.tell_reason(deed_meant(rest, asker.view, asker.words.language))


def _odds(asker: Asker, rest: str) -> None:
    """EU-TUNNEL-3 Tell the odds of the tunnel that is named, with the cards that are named; of all, where none is."""
    view = asker.view
    tunnels = [route.number for route in view.map_file.routes if route.kind == TUNNEL]
    routes = typed.routes_named(rest, view.setting.names) if rest else tuple(tunnels)
    deeds = list(payments_for(view, routes=routes))
    if rest and not routes:
        deed = typed.read_deed(rest, view.setting.names, asker.words.language)
        if error := asker.refusal(deed):
            raise error
        deeds, routes = [deed], (deed.route,)
    if rest and not set(routes) & set(tunnels):
        asker.page.line(asker.words.say("odds-sure"))
    elif asked := [deed for deed in deeds if deed.route in tunnels]:
        show_odds(asker.page, asker.words, view, asked)
    elif rest:
        asker.tell_reason(Deed("claim", route=routes[0]))
    else:
        asker.page.line(asker.words.say("odds-none"))


ANSWERS: Final[Mapping[str, Callable[[Asker, str], None]]] = {
    "rules": _rules,
    "hand": _hand,
    "my-tickets": _my_tickets,
    "market": _market,
    "routes": _routes,
    "map": _map,
    "scores": _scores,
    "log": _log,
    "news": _news,
    "what": _what,
    "look": _look,
    "why": _why,
    "odds": _odds,
}
