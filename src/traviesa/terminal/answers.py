"""What the table answers to commands: looking, asking why, taking back, saving, leaving."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from traviesa.errors import TraviesaError
from traviesa.notation.deed import Deed
from traviesa.notation.errors import NotationError
from traviesa.notation.lexicon import fold
from traviesa.notation.names import parse_city
from traviesa.outlook import outlooks
from traviesa.terminal import typed
from traviesa.terminal.choices import hand_row, payments_for
from traviesa.terminal.page import escape
from traviesa.terminal.refused import refusal_text
from traviesa.terminal.routes_shown import show_map, show_odds, show_routes
from traviesa.terminal.rules_told import rules_told
from traviesa.terminal.saves import read_game, write_game
from traviesa.terminal.story import tell
from traviesa.terminal.turn import Leaving, Turn
from traviesa.terminal.turn_shown import hand_said, market_said, piles_said, show_known, show_seats, show_tickets
from traviesa.vocabulary import CARDS, GRAY, LOCOMOTIVE, TUNNEL

LINES_OF_LOG: Final = 20


# --- looking ----------------------------------------------------------------------------------------------
def _help(turn: Turn, _rest: str) -> None:
    for line in "\n".join(map(turn.words.say, ("help", "help-game", "help-cards"))).splitlines():
        turn.page.line(escape(line))


def _rules(turn: Turn, _rest: str) -> None:
    for line in rules_told(turn.words, turn.view):
        turn.page.line(line)


def _hand(turn: Turn, _rest: str) -> None:
    turn.page.line(f"{turn.words.say('label-hand')}: {hand_said(turn.words, turn.view)}.")


def _my_tickets(turn: Turn, _rest: str) -> None:
    show_tickets(turn.page, turn.words, turn.view, outlooks(turn.view))


def _market(turn: Turn, _rest: str) -> None:
    view = turn.view
    turn.page.line(f"{turn.words.say('label-market')}: {market_said(turn.words, view)}.")
    turn.page.line(piles_said(turn.words, view))


def _routes(turn: Turn, rest: str) -> None:
    view = turn.view
    first, _, city = rest.partition(" ")
    name = city if fold(first) in ("from", "desde", "de") and city else rest
    number = parse_city(name, view.setting.names, typed.BOTH) if name else -1
    show_routes(turn.page, turn.words, view, number)


def _map(turn: Turn, _rest: str) -> None:
    show_map(turn.page, turn.words, turn.view)


def _scores(turn: Turn, _rest: str) -> None:
    show_seats(turn.page, turn.words, turn.table)
    if turn.view.setting.rules.bonus.kind == "longest_trail":
        trails = (f"{turn.words.seat(seat)} {length}" for seat, length in enumerate(turn.view.trails))
        turn.say("trails", points=turn.view.setting.rules.bonus.points, lengths=", ".join(trails))
    show_known(turn.page, turn.words, turn.view)


def _log(turn: Turn, rest: str) -> None:
    lines = list(tell(turn.table.events, turn.words, turn.seat))
    most = int(rest) if rest.isdigit() else len(lines) if rest else LINES_OF_LOG
    for line in lines[max(0, len(lines) - most) :] or [turn.words.say("log-empty")]:
        turn.page.line(line)


def _what(turn: Turn, _rest: str) -> None:
    turn.show_possible()


def _look(turn: Turn, _rest: str) -> None:
    turn.look()


# --- asking -----------------------------------------------------------------------------------------------
def _why(turn: Turn, rest: str) -> None:
    """Say what speaks against a deed, if anything does."""
    names = turn.view.setting.names
    try:
        deed = typed.read_deed(rest, names, turn.words.language)
    except NotationError:
        if routes := typed.routes_named(rest, names):
            payable = [route for route in routes if payments_for(turn.view, routes=(route,))]
            deed = Deed("claim", route=(payable or routes)[0])
        elif (city := typed.city_named(rest, names)) >= 0:
            deed = Deed("build", city=city)
        else:
            raise
    turn.page.line(reason_against(turn, deed))


def reason_against(turn: Turn, deed: Deed) -> str:
    """Say why a deed is refused; one without a payment is judged with the payment that lies nearest.

    That payment is told only where the reason speaks of it: it was not asked for.
    """
    is_bare = not deed.payment and deed.kind in ("claim", "build")
    error = turn.table.game.refusal(_paid(turn, deed) if is_bare else deed)
    if error is None:
        return turn.words.say("why-not")
    if is_bare and not error.code.endswith("/cannot-pay"):
        error.facts["asked"] = str(error.facts["asked"]).partition(" with ")[0]
    return escape(refusal_text(error, turn.words))


def _paid(turn: Turn, deed: Deed) -> Deed:
    """Add the payment of which the hand has most."""
    view, payment = turn.view, [0] * CARDS
    ways = payments_for(view, routes=(deed.route,)) if deed.kind == "claim" else payments_for(view, city=deed.city)
    if ways:
        return ways[0]
    hand = hand_row(view)
    best = max(range(LOCOMOTIVE), key=lambda card: hand[card])
    count = view.setting.rules.stations_each - view.stations_left[view.seat] + 1
    if deed.kind == "claim":
        route = view.map_file.routes[deed.route]
        best = best if route.colour == GRAY else route.colour
        payment[LOCOMOTIVE], count = route.locomotives, route.length - route.locomotives
    payment[best] = count
    return Deed(deed.kind, route=deed.route, city=deed.city, payment=tuple(payment))


def _odds(turn: Turn, rest: str) -> None:
    """EU-TUNNEL-3 Tell the odds of the tunnel that is named, with the cards that are named; of all, where none is."""
    view = turn.view
    tunnels = [route.number for route in view.map_file.routes if route.kind == TUNNEL]
    routes = typed.routes_named(rest, view.setting.names) if rest else tuple(tunnels)
    deeds = list(payments_for(view, routes=routes))
    if rest and not routes:
        deed = typed.read_deed(rest, view.setting.names, turn.words.language)
        turn.table.game.find_action(deed)
        deeds, routes = [deed], (deed.route,)
    if rest and not set(routes) & set(tunnels):
        turn.say("odds-sure")
    elif asked := [deed for deed in deeds if deed.route in tunnels]:
        show_odds(turn.page, turn.words, view, asked)
    elif rest:
        turn.page.line(reason_against(turn, Deed("claim", route=routes[0])))
    else:
        turn.say("odds-none")


# --- the course of the game -------------------------------------------------------------------------------
def _undo(turn: Turn, _rest: str) -> None:
    turn.table.undo()
    turn.sitting.keep_game()
    turn.say("undone")
    turn.look()


def _save(turn: Turn, rest: str) -> None:
    if not rest:
        raise TraviesaError.told("terminal/no-file")
    path = Path(rest).expanduser()
    if path.exists() and not turn.confirm("confirm-overwrite", file=str(path)):
        turn.say("not-done")
        return
    write_game(path, turn.sitting.local_table())
    turn.say("saved", file=escape(str(path)))


def _load(turn: Turn, rest: str) -> None:
    if not rest:
        raise TraviesaError.told("terminal/no-file")
    here = turn.sitting.local_table()
    table = read_game(Path(rest).expanduser(), turn.sitting.folders, here.bots)
    if here.deeds and not turn.confirm("confirm-load"):
        turn.say("not-done")
        return
    further = len(here.deeds) if here.is_same_game(table) else 0
    table.take_up(here)
    turn.sitting.change_table(table)
    turn.say("loaded", file=escape(rest), count=len(table.deeds))
    if further > len(table.deeds):
        turn.say("loaded-back", count=further)


def _resign(turn: Turn, _rest: str) -> None:
    """RUL-END-5 Resign, but never by a slip."""
    word = turn.words.say("word-resign")
    if fold(turn.sitting.question(turn.words.say("confirm-resign", word=word))) != fold(word):
        turn.say("not-done")
        return
    turn.table.resign(turn.seat)
    turn.sitting.keep_game()
    turn.say("resigned")


def _quit(_turn: Turn, _rest: str) -> None:
    raise Leaving


ANSWERS: Final[Mapping[str, Callable[[Turn, str], None]]] = {
    "help": _help,
    "rules": _rules,
    "hand": _hand,
    "my-tickets": _my_tickets,
    "market": _market,
    "routes": _routes,
    "map": _map,
    "scores": _scores,
    "log": _log,
    "what": _what,
    "look": _look,
    "why": _why,
    "odds": _odds,
    "undo": _undo,
    "save": _save,
    "load": _load,
    "resign": _resign,
    "quit": _quit,
}
