"""What a typed line means that is no command: a deed, or a part of one."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from traviesa.errors import TraviesaError
from traviesa.notation.deed import Deed
from traviesa.notation.errors import NotationError
from traviesa.notation.lexicon import fold
from traviesa.spoken import typed
from traviesa.spoken.choices import choices_of, payments_for, track_meant
from traviesa.spoken.commands import CLAIM_WORDS, STATION_WORDS
from traviesa.view import View

Judge = Callable[[Deed], TraviesaError | None]


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole deed."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class Ways:
    """Something to claim or build, and every way of paying for it."""

    deeds: tuple[Deed, ...]
    asked: Deed


@dataclass(frozen=True, slots=True)
class Stations:
    """A station, with every way of paying for it; its city is still to be named."""

    deeds: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class RoutesOf:
    """A city to claim a route from."""

    city: int


@dataclass(frozen=True, slots=True)
class Everything:
    """A wish to do something, no more."""


Meaning = Whole | Ways | Stations | RoutesOf | Everything


def meaning_of(text: str, view: View, language: str, judge: Judge) -> Meaning:
    """Read a line as a deed or a part of one, or refuse it as what it may have been meant to be."""
    names = view.setting.names
    try:
        return Whole(typed.read_deed(text, names, language))
    except NotationError:
        if claims := typed.claims_named(text, names, language):
            legal = [deed for deed in claims if judge(deed) is None]
            return Whole((legal or claims)[0])
        if draw := typed.as_draw(text, names):
            return Whole(draw)
        found = _part_of_deed(text, view)
        if found is None:
            raise
        return found


def kept(text: str, view: View) -> Deed | None:
    """Read a choice of tickets by their places in the offer."""
    tickets = typed.tickets_named(text, view.offered) if view.phase in ("setup", "keep") else None
    return None if tickets is None else Deed("keep", tickets=tickets)


def _part_of_deed(text: str, view: View) -> Meaning | None:
    names = view.setting.names
    if routes := typed.routes_named(text, names):
        return Ways(payments_for(view, routes=routes), Deed("claim", route=track_meant(view, routes)))
    if (city := typed.city_named(text, names, "claim")) >= 0 and city != typed.city_named(text, names):
        return RoutesOf(city)
    if text.split()[1:] and (city := typed.city_named(text, names)) >= 0:
        return Ways(payments_for(view, city=city), Deed("build", city=city))
    if fold(text) in STATION_WORDS and (stations := _stations(view)):
        return Stations(tuple(stations))
    return Everything() if fold(text) in CLAIM_WORDS else None


def _stations(view: View) -> Sequence[Deed]:
    return next((choice.deeds for choice in choices_of(view) if choice.kind == "build"), ())
