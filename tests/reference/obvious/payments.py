"""List all exact payments a hand can make: each is cards by number, `{"red": 2, "locomotive": 1}`."""

from collections.abc import Mapping
from typing import Any

from .board import CARDS, COLOURS, LOCOMOTIVE, Route

Payment = dict[str, int]


def sets(hand: Mapping[str, int], size: int, colours: list[str], locomotives: range) -> list[Payment]:
    """List every set of `size` cards: a number of locomotives out of the range, the rest of one colour."""
    found = []
    for wild in locomotives:
        rest = size - wild
        if wild > hand.get(LOCOMOTIVE, 0) or rest < 0:
            continue
        if rest == 0:
            found.append({LOCOMOTIVE: wild})
            continue
        wilds = {LOCOMOTIVE: wild} if wild else {}
        found += [{colour: rest, **wilds} for colour in colours if hand.get(colour, 0) >= rest]
    return found


def route_payments(route: Route, hand: Mapping[str, int], rules: Mapping[str, Any]) -> list[Payment]:
    """TTR-CLAIM-2, TTR-CLAIM-9, TTR-GRAY-1, EU-FERRY-2 A card for each space, all of one colour or wild."""
    colours = COLOURS if route.colour == "gray" else [route.colour]
    most = route.length if route.kind in rules["locomotive_on"] else route.locomotives
    return sets(hand, route.length, colours, range(route.locomotives, most + 1))


def extra_payments(hand: Mapping[str, int], laid: Payment, extra: int, rules: Mapping[str, Any]) -> list[Payment]:
    """EU-TUNNEL-6, EU-TUNNEL-10 Extra cards have the colour of the cards laid or are locomotives."""
    left = {card: hand.get(card, 0) - laid.get(card, 0) for card in CARDS}
    colour = colour_of(laid)
    if colour is None:
        return sets(left, extra, [], range(extra, extra + 1))
    most = extra if "tunnel" in rules["locomotive_on"] else 0
    return sets(left, extra, [colour], range(most + 1))


def station_payments(hand: Mapping[str, int], built: int) -> list[Payment]:
    """EU-STATION-4, EU-STATION-5 One card for the first, a set of two for the second, and so on."""
    return sets(hand, built + 1, COLOURS, range(built + 2))


def colour_of(payment: Payment) -> str | None:
    """EU-TUNNEL-11 A payment has the colour of its colour cards; one of locomotives alone has none."""
    return next((card for card in payment if card != LOCOMOTIVE), None)


def payment_text(payment: Payment) -> str:
    """Print a payment in card order: `2 red + 1 locomotive`."""
    return " + ".join(f"{payment[card]} {card}" for card in CARDS if payment.get(card))
