"""Why can't I? The reason that helps most, said to the seat that asks, from what that seat sees."""

from dataclasses import dataclass

from traviesa.notation.deed import Deed
from traviesa.spoken.asker import Asker
from traviesa.spoken.choices import deeds_of
from traviesa.spoken.page import without_markup
from traviesa.spoken.reasons import nearest_paid
from traviesa.spoken.refused import reason_said
from traviesa.spoken.routes_shown import cards_missing, has_twin_of_own

NOT_NOW = ("action/not-your-turn", "action/wrong-phase", "game/over", "table/sealed")
"""Reasons that speak against every deed of a kind."""


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks against something; without a code nothing does."""

    code: str
    text: str


def why_deed(asker: Asker, deed: Deed) -> Reason:
    """Say what speaks against a deed; of a claim or a station without its payment, what would help to know."""
    if not deed.payment and deed.kind in ("claim", "build"):
        return why_route(asker, deed.route) if deed.kind == "claim" else why_city(asker, deed.city)
    return _judged(asker, deed)


def why_route(asker: Asker, route: int) -> Reason:
    """Say what speaks against claiming a route: what lies on the board first, whoever's turn it is."""
    return _about_route(asker, route) or _judged(asker, nearest_paid(asker.view, Deed("claim", route=route)))


def why_city(asker: Asker, city: int) -> Reason:
    """Say what speaks against a station in a city."""
    view, say = asker.view, asker.words.say
    owner = view.stations.get(city, -1)
    if owner >= 0:
        return _reason(asker, "build/occupied", "why-occupied", owner)
    if not view.stations_left[view.seat]:
        key = "why-stations-built" if view.setting.rules.stations_each else "why-no-stations"
        return Reason("build/none-left", say(key))
    found = _judged(asker, nearest_paid(view, Deed("build", city=city)))
    if found.code != "build/cannot-pay":
        return found
    price = view.setting.rules.stations_each - view.stations_left[view.seat] + 1
    return Reason(found.code, say("why-station-price", count=price))


def why_kind(asker: Asker, kind: str) -> Reason:
    """Say what speaks against every deed of a kind: ``draw``, ``tickets``, ``claim``, ``build``, ``pass``."""
    view = asker.view
    if kind == "draw":
        return _judged(asker, Deed("draw-pile"))
    if kind not in ("claim", "build"):
        return _judged(asker, Deed(kind))
    possible = [deed for deed in deeds_of(view) if deed.kind == kind]
    if possible:
        return _judged(asker, possible[0])
    if kind == "build":
        free = next(city for city in range(len(view.map_file.cities)) if city not in view.stations)
        return why_city(asker, free)
    found = _judged(asker, nearest_paid(view, Deed("claim", route=0)))
    return found if found.code in NOT_NOW else Reason("claim/cannot-pay", asker.words.say("why-no-route"))


def _judged(asker: Asker, deed: Deed) -> Reason:
    error = asker.refusal(deed)
    if error is None:
        return Reason("", asker.words.say("why-not"))
    return Reason(error.code, without_markup(reason_said(error, asker.words)))


def _about_route(asker: Asker, number: int) -> Reason | None:
    view, say = asker.view, asker.words.say
    route, owner = view.map_file.routes[number], view.owners[number]
    if owner >= 0:
        return _reason(asker, "claim/taken", "why-taken", owner)
    if owner < -1:
        return Reason("claim/twin-closed", say("why-twin-closed"))
    if has_twin_of_own(view, route):
        return Reason("claim/own-twin", say("why-own-twin"))
    wagons = view.wagons[view.seat]
    if wagons < route.length:
        return Reason("claim/wagons", say("why-wagons", count=wagons, spaces=route.length))
    missing = cards_missing(view, route)
    if not missing:
        return None
    nearest = nearest_paid(view, Deed("claim", route=number))
    return Reason("claim/cannot-pay", say("why-missing", count=missing, price=asker.words.payment(nearest.payment)))


def _reason(asker: Asker, code: str, sentence: str, owner: int) -> Reason:
    own, name = "yes" if owner == asker.seat else "no", asker.words.seat(owner)
    return Reason(code, without_markup(asker.words.say(sentence, own=own, name=name)))
