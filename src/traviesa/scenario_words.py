"""Bring the words of a scenario into their one form, and refuse what only dice or other maps have."""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any, Final

from traviesa.errors import TraviesaError
from traviesa.language import Saying
from traviesa.notation import (
    Names,
    card_name,
    city_name,
    deck_name,
    deed_name,
    parse_card,
    parse_city,
    parse_deck,
    parse_deed,
    parse_route,
    parse_ticket,
    route_name,
    ticket_name,
)
from traviesa.scenario_file import Expectation, Given, GivenSeat, Scenario, Step
from traviesa.scenario_form import DICE_PHASES, Place

Rewrite = Callable[[Any, Names], Any]

ELSEWHERE: Final = ("dice", "rolls", "tunnel_symbols", "goods_left")
"""Keys of a position that only dice or other maps have."""
SEAT_ELSEWHERE: Final = ("tokens", "passengers", "goods")


def check_here(scenario: Scenario) -> None:
    """Refuse what is read but not played yet: dice, passengers and goods."""
    if scenario.mode == "dice":
        raise _not_here(scenario.place, "mode")
    _check_keys(scenario.place, "given", _named(scenario.given), ELSEWHERE)
    for seat, row in scenario.given.seats.items():
        _check_keys(scenario.place, f"given.seat.{seat}", _named(row), SEAT_ELSEWHERE)
    for path, then in _expectations(scenario):
        _check_keys(scenario.place, path, then.values, ELSEWHERE)
        for seat, values in then.seats.items():
            _check_keys(scenario.place, f"{path}.seat.{seat}", values, SEAT_ELSEWHERE)


def canonical(scenario: Scenario, names: Names) -> Scenario:
    """Rewrite every name of a scenario, but for the deeds of its steps, in its one printed form."""
    given = scenario.given
    seats = {
        seat: replace(row, **_rewritten(scenario.place, f"given.seat.{seat}", _named(row), names))
        for seat, row in given.seats.items()
    }
    here = _rewritten(scenario.place, "given", _named(given), names)
    steps = [
        replace(step, then=_canonical(scenario.place, f"step {number}.then", step.then, names))
        for number, step in enumerate(scenario.steps, 1)
    ]
    then = _canonical(scenario.place, "then", scenario.then, names)
    return replace(scenario, given=replace(given, **here, seats=seats), steps=tuple(steps), then=then)


def _canonical(place: Place, path: str, then: Expectation, names: Names) -> Expectation:
    seats = {seat: _rewritten(place, f"{path}.seat.{seat}", row, names) for seat, row in then.seats.items()}
    return Expectation(_rewritten(place, path, then.values, names), seats)


def _rewritten(place: Place, path: str, values: Mapping[str, Any], names: Names) -> dict[str, Any]:
    return {key: _rewrite(place, f"{path}.{key}", key, value, names) for key, value in values.items()}


def _rewrite(place: Place, path: str, key: str, value: Any, names: Names) -> Any:
    try:
        return _REWRITES[key](value, names) if key in _REWRITES else value
    except TraviesaError as error:
        raise place.refuse("scenario/unknown-word", path, error) from None


# --- what stands under which key --------------------------------------------------------------------------
def _each(rewrite: Rewrite) -> Rewrite:
    return lambda values, names: tuple(rewrite(value, names) for value in values)


def _keys(rewrite: Rewrite) -> Rewrite:
    return lambda table, names: {rewrite(key, names): value for key, value in table.items()}


def _card(text: str, names: Names) -> str:
    return card_name(parse_card(text, names))


def _city(text: str, names: Names) -> str:
    return city_name(parse_city(text, names), names)


def _deck(text: str, names: Names) -> str:
    return deck_name(parse_deck(text, names), names)


def _tickets(value: Any, names: Names) -> Any:
    """Rewrite a list of tickets, or a table with a list for each deck."""
    if isinstance(value, Mapping):
        return {_deck(deck, names): _tickets(row, names) for deck, row in value.items()}
    return tuple(ticket_name(parse_ticket(text, names), names) for text in value)


def _by_deck(value: Any, names: Names) -> Any:
    return _keys(_deck)(value, names) if isinstance(value, Mapping) else value


_REWRITES: Final[Mapping[str, Rewrite]] = {
    **dict.fromkeys(("market", "pile"), _each(_card)),
    **dict.fromkeys(("discards", "hand"), _keys(_card)),
    **dict.fromkeys(("stations", "passengers"), _each(_city)),
    **dict.fromkeys(("tickets", "offered", "completed", "ticket_pile", "ticket_pile_bottom"), _tickets),
    **dict.fromkeys(("legal", "illegal"), _each(lambda text, names: deed_name(parse_deed(text, names), names))),
    "routes": _each(lambda text, names: route_name(parse_route(text, names), names)),
    "goods_left": _keys(_city),
    "ticket_pile_size": _by_deck,
}


# --- what is not here -------------------------------------------------------------------------------------
def _named(row: Given | GivenSeat) -> dict[str, Any]:
    """Give the keys of a position that were named, without the seats."""
    usual = type(row)()
    values = {one.name: getattr(row, one.name) for one in fields(row) if one.name != "seats"}
    return {key: value for key, value in values.items() if value != getattr(usual, key)}


def _expectations(scenario: Scenario) -> list[tuple[str, Expectation]]:
    steps: list[Step] = list(scenario.steps)
    rows = [(f"step {number}.then", step.then) for number, step in enumerate(steps, 1)]
    return [*rows, ("then", scenario.then)]


def _check_keys(place: Place, path: str, values: Mapping[str, Any], elsewhere: tuple[str, ...]) -> None:
    for key in elsewhere:
        if key in values:
            raise _not_here(place, f"{path}.{key}")
    if values.get("phase") in DICE_PHASES:
        raise _not_here(place, f"{path}.phase")


def _not_here(place: Place, key: str) -> TraviesaError:
    return place.refuse("scenario/not-here", key, Saying("wrong-not-here"))
