"""Why something cannot be done: what speaks against a deed, or against what a route or a city asks for."""

from traviesa.notation.deed import Deed
from traviesa.notation.errors import NotationError
from traviesa.spoken import typed
from traviesa.spoken.asker import Asker
from traviesa.spoken.choices import hand_row, payments_for, track_meant
from traviesa.spoken.page import escape
from traviesa.spoken.refused import refusal_text
from traviesa.view import View
from traviesa.vocabulary import CARDS, GRAY, LOCOMOTIVE


def deed_meant(text: str, view: View, language: str) -> Deed:
    """Read the deed that is asked about; of a route or a city alone, without its payment."""
    names = view.setting.names
    try:
        return typed.read_deed(text, names, language)
    except NotationError:
        if routes := typed.routes_named(text, names):
            return Deed("claim", route=track_meant(view, routes))
        if (city := typed.city_named(text, names)) >= 0:
            return Deed("build", city=city)
        raise


def reason_against(asker: Asker, deed: Deed) -> str:
    """Say why a deed is refused; one without a payment is judged with the payment that lies nearest.

    That payment is told only where the reason speaks of it: it was not asked for.
    """
    is_bare = not deed.payment and deed.kind in ("claim", "build")
    error = asker.refusal(nearest_paid(asker.view, deed) if is_bare else deed)
    if error is None:
        return asker.words.say("why-not")
    if is_bare and not error.code.endswith("/cannot-pay"):
        error.facts["asked"] = str(error.facts["asked"]).partition(" with ")[0]
    return escape(refusal_text(error, asker.words))


def nearest_paid(view: View, deed: Deed) -> Deed:
    """Add the payment of which the hand has most."""
    payment = [0] * CARDS
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
    with_wild = deed.kind == "build" or view.map_file.routes[deed.route].kind in view.setting.rules.locomotive_on
    spare = max(0, hand[LOCOMOTIVE] - payment[LOCOMOTIVE]) if with_wild else 0
    wild = min(spare, max(0, count - hand[best]))
    payment[best], payment[LOCOMOTIVE] = count - wild, payment[LOCOMOTIVE] + wild
    return Deed(deed.kind, route=deed.route, city=deed.city, payment=tuple(payment))
