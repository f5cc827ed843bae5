"""Print a deed in its one form."""

from collections.abc import Callable, Mapping
from typing import Final

from traviesa.notation.deed import Deed
from traviesa.notation.names import Names, card_name, city_name, deck_name, route_name, ticket_name
from traviesa.notation.payment import payment_name
from traviesa.vocabulary import FACE_WORDS, TOKEN_WORDS


def deed_name(deed: Deed, names: Names) -> str:
    """Write a deed as files write it.

    >>> names = Names(["dieppe", "paris"], ["dieppe-paris"], [])
    >>> deed_name(Deed("claim", route=0, payment=(0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)), names)
    'claim dieppe-paris with 1 red'
    """
    writer = _WRITERS.get(deed.kind)
    return writer(deed, names) if writer else deed.kind


def _keep(deed: Deed, names: Names) -> str:
    tickets = " ".join(ticket_name(ticket, names) for ticket in deed.tickets)
    return f"keep {tickets or 'nothing'}"


def _claim(deed: Deed, names: Names) -> str:
    text = f"claim {route_name(deed.route, names)} {_cost(deed, names)}"
    if deed.passenger_city < 0:
        return text
    return f"{text} passenger {city_name(deed.passenger_city, names)}"


def _pay(deed: Deed, _names: Names) -> str:
    return f"pay {_dice(deed)}" if deed.payment is None else f"pay {payment_name(deed.payment)}"


def _tickets(deed: Deed, names: Names) -> str:
    using = f" using {_dice(deed)}" if deed.faces else ""
    mix = " ".join(f"{count} {deck_name(deck, names)}" for deck, count in deed.mix)
    link = " for " if using else " "
    return f"tickets{using}{link}{mix}" if mix else f"tickets{using}"


def _build(deed: Deed, names: Names) -> str:
    return f"build {city_name(deed.city, names)} {_cost(deed, names)}"


def _move(deed: Deed, names: Names) -> str:
    via = " ".join(city_name(city, names) for city in deed.via)
    text = f"move {city_name(deed.city, names)} via {via}"
    if deed.passengers:
        return f"{text} with {deed.passengers} passenger"
    return f"{text} using {_dice(deed)}" if deed.faces else text


def _cost(deed: Deed, names: Names) -> str:
    """Write how a claim or a station is paid, with cards or with dice."""
    if deed.payment is None:
        return f"using {_dice(deed)}"
    bracket_size = names.bracket_sizes.get(deed.route, 0)
    return f"with {payment_name(deed.payment, deed.any_cards, bracket_size)}"


def _dice(deed: Deed) -> str:
    faces = " ".join(FACE_WORDS[face] for face in deed.faces)
    tokens = f"{deed.tokens} token{'s' if deed.tokens > 1 else ''}" if deed.tokens else ""
    return " + ".join(part for part in (faces, tokens) if part)


_WRITERS: Final[Mapping[str, Callable[[Deed, Names], str]]] = {
    "keep": _keep,
    "draw-pile": lambda _deed, _names: "draw pile",
    "draw": lambda deed, _names: f"draw {card_name(deed.card)}",
    "claim": _claim,
    "pay": _pay,
    "tickets": _tickets,
    "build": _build,
    "move": _move,
    "reroll": lambda deed, _names: f"reroll {_dice(deed)}",
    "token": lambda deed, _names: f"token {TOKEN_WORDS[deed.token]} with {_dice(deed)}",
    "drop": lambda deed, _names: f"drop {TOKEN_WORDS[deed.token]}",
}
