"""Scenario files: positions, deeds and what must come of them, read from TOML and checked key by key.

Words stay words here; ``scenario_words`` brings them into the one form of a map's names.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from traviesa import scenario_form as form
from traviesa.language import Said, Saying
from traviesa.reading import bytes_of, parse_toml, reason
from traviesa.scenario_form import Form, Place, read_keys
from traviesa.vocabulary import SEATS


@dataclass(frozen=True, slots=True)
class GivenSeat:
    """Hold what a seat has at the beginning; ``None`` = as the map says."""

    hand: Mapping[str, int] = field(default_factory=dict)
    routes: tuple[str, ...] = ()
    stations: tuple[str, ...] = ()
    tickets: tuple[str, ...] = ()
    offered: tuple[str, ...] | None = None
    passengers: tuple[str, ...] = ()
    goods: tuple[int, ...] = ()
    tokens: tuple[str, ...] = ()
    wagons: int | None = None
    score: int | None = None


@dataclass(frozen=True, slots=True)
class Given:
    """Hold the position to begin with; ``None`` = as the map or the seed says."""

    turn: int = 0
    phase: str | None = None
    """``None`` = ``turn``, with dice ``roll``."""
    market: tuple[str, ...] | None = None
    pile: tuple[str, ...] = ()
    discards: Mapping[str, int] = field(default_factory=dict)
    rest: str = "pile"
    ticket_pile: tuple[str, ...] | Mapping[str, tuple[str, ...]] = ()
    ticket_rest: str = "pile"
    goods_left: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    final_turns: int = 0
    dice: tuple[str, ...] | None = None
    rolls: tuple[tuple[str, ...], ...] = ()
    tunnel_symbols: tuple[int, ...] = ()
    seats: Mapping[int, GivenSeat] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Expectation:
    """Hold what must be so: only the keys that were named."""

    values: Mapping[str, Any] = field(default_factory=dict)
    seats: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step:
    """Hold one deed and what must come of it."""

    do: str
    seat: int | None = None
    """``None`` = the seat whose decision it is."""
    refused: str | bool = False
    """The code with which the deed must be refused, or true for any."""
    then: Expectation = Expectation()


@dataclass(frozen=True, slots=True)
class Scenario:
    """Hold one scenario, as the file says it."""

    place: Place
    title: str
    map: str
    seats: int
    shows: tuple[str, ...] = ()
    mode: str = "cards"
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    given: Given = Given()
    steps: tuple[Step, ...] = ()
    then: Expectation = Expectation()


# --- the keys and their forms -----------------------------------------------------------------------------
def _as_is(value: object) -> object:
    return value


SCENARIO_KEYS: Final[Mapping[str, Form]] = {
    "shows": form.texts,
    "title": form.text,
    "map": form.text,
    "mode": form.one_of("cards", "dice"),
    "seats": form.count,
    "seed": form.count,
    "options": form.table_of(_as_is),
    "given": _as_is,
    "step": form.list_of(_as_is),
    "then": _as_is,
}
GIVEN_KEYS: Final[Mapping[str, Form]] = {
    "turn": form.count,
    "phase": form.one_of(*form.GIVEN_PHASES),
    "market": form.cards,
    "pile": form.cards,
    "discards": form.counts,
    "rest": form.rest,
    "ticket_pile": form.by_deck(form.texts),
    "ticket_rest": form.one_of(*form.TICKET_RESTS),
    "goods_left": form.table_of(form.list_of(form.count)),
    "final_turns": form.count,
    "dice": form.faces,
    "rolls": form.list_of(form.faces),
    "tunnel_symbols": form.list_of(form.count),
    "seat": _as_is,
}
GIVEN_SEAT_KEYS: Final[Mapping[str, Form]] = {
    "hand": form.counts,
    "routes": form.texts,
    "stations": form.texts,
    "tickets": form.texts,
    "offered": form.texts,
    "passengers": form.texts,
    "goods": form.list_of(form.count),
    "tokens": form.tokens,
    "wagons": form.count,
    "score": form.number,
}
STEP_KEYS: Final[Mapping[str, Form]] = {
    "do": form.text,
    "seat": form.count,
    "refused": form.refusal,
    "then": _as_is,
}
THEN_KEYS: Final[Mapping[str, Form]] = {
    "turn": form.count,
    "phase": form.phase,
    "extra": form.count,
    "market": form.cards,
    "pile_size": form.count,
    "discards": form.counts,
    "ticket_pile_size": form.by_deck(form.count),
    "ticket_pile_bottom": form.texts,
    "final_turns": form.count,
    "over": form.yes_or_no,
    "winners": form.list_of(form.count),
    "legal": form.texts,
    "illegal": form.texts,
    "legal_count": form.count,
    "dice": form.faces,
    "seat": _as_is,
}
FINAL_KEYS: Final = ("routes", "tickets", "stations", "bonus", "goods", "total")
THEN_SEAT_KEYS: Final[Mapping[str, Form]] = {
    "hand": form.counts,
    "hand_size": form.count,
    "wagons": form.count,
    "score": form.number,
    "routes": form.texts,
    "stations": form.texts,
    "stations_left": form.count,
    "tickets": form.texts,
    "offered": form.texts,
    "completed": form.texts,
    "trail": form.count,
    "tokens": form.tokens,
    "passengers": form.texts,
    "goods": form.list_of(form.count),
    "final": form.table_of(form.number, FINAL_KEYS),
}


# --- reading ----------------------------------------------------------------------------------------------
def read_scenarios(path: Path | str) -> list[Scenario]:
    """Read every scenario of a file."""
    try:
        text = bytes_of(Path(path)).decode("utf-8")
    except OSError as error:
        why = Saying("wrong-unreadable", why=reason(error))
        raise Place(str(path)).refuse("scenario/unreadable", "", why) from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        where = Saying("wrong-line", line=line)
        raise Place(str(path)).refuse("scenario/malformed", where, reason(error)) from None
    return parse_scenarios(text, str(path))


def parse_scenarios(text: str, file: str) -> list[Scenario]:
    """Read the text of a scenario file; ``file`` is its name in messages."""
    whole = Place(file)
    try:
        tables = parse_toml(text)
    except tomllib.TOMLDecodeError as error:
        where, why = _where(str(error))
        raise whole.refuse("scenario/malformed", where, Saying("wrong-no-toml", why=why)) from None
    rows = read_keys(whole, "", tables, {"scenario": form.list_of(_as_is)}).get("scenario", ())
    if not rows:
        raise whole.refuse("scenario/missing-key", "", Saying("wrong-no-scenario"))
    return [_read_scenario(file, number, row) for number, row in enumerate(rows, 1)]


def _where(error: str) -> tuple[Said, str]:
    """Part the TOML reader's message into its line and the rest."""
    found = re.fullmatch(r"(.*) \(at line (\d+), column \d+\)", error, re.DOTALL)
    if found:
        return Saying("wrong-line", line=found[2]), found[1]
    whole = error.removesuffix(" (at end of document)")
    return Saying("wrong-last-line") if whole != error else "", whole


def _read_scenario(file: str, number: int, row: object) -> Scenario:
    title = row.get("title", "") if isinstance(row, dict) else ""
    place = Place(file, number, title if isinstance(title, str) else "")
    keys = read_keys(place, "", row, SCENARIO_KEYS)
    _need(place, "", keys, "title", "map", "seats")
    seats = keys["seats"]
    keys["given"] = _read_given(place, keys.get("given", {}), seats)
    steps = enumerate(keys.pop("step", ()), 1)
    keys["steps"] = tuple(_read_step(place, f"step {one}", step, seats) for one, step in steps)
    keys["then"] = _read_then(place, "then", keys.get("then", {}), seats)
    return Scenario(place=place, **keys)


def _need(place: Place, path: str, keys: Mapping[str, object], *needed: str) -> None:
    for key in needed:
        if key not in keys:
            full = f"{path}.{key}" if path else key
            raise place.refuse("scenario/missing-key", full, Saying("wrong-required"))


def _read_given(place: Place, table: object, seats: int) -> Given:
    keys = read_keys(place, "given", table, GIVEN_KEYS)
    word, _, seat = keys.get("rest", "").partition(" ")
    _check_seat(place, "given.rest", int(seat) if word == "seat" else None, seats)
    rows = _read_seats(place, "given", keys.pop("seat", {}), seats, GIVEN_SEAT_KEYS)
    return Given(**keys, seats={seat: GivenSeat(**row) for seat, row in rows.items()})


def _read_step(place: Place, path: str, table: object, seats: int) -> Step:
    keys = read_keys(place, path, table, STEP_KEYS)
    _need(place, path, keys, "do")
    _check_seat(place, f"{path}.seat", keys.get("seat"), seats)
    keys["then"] = _read_then(place, f"{path}.then", keys.get("then", {}), seats)
    return Step(**keys)


def _read_then(place: Place, path: str, table: object, seats: int) -> Expectation:
    keys = read_keys(place, path, table, THEN_KEYS)
    rows = _read_seats(place, path, keys.pop("seat", {}), seats, THEN_SEAT_KEYS)
    return Expectation(keys, rows)


def _read_seats(
    place: Place, path: str, table: object, seats: int, forms: Mapping[str, Form]
) -> dict[int, dict[str, Any]]:
    """Read ``seat.0``, ``seat.1`` ..., each a table of its own."""
    known = {str(seat): _as_is for seat in range(min(seats, SEATS))}
    rows = read_keys(place, f"{path}.seat", table, known)
    return {int(seat): read_keys(place, f"{path}.seat.{seat}", row, forms) for seat, row in rows.items()}


def _check_seat(place: Place, key: str, seat: int | None, seats: int) -> None:
    if seat is not None and seat >= seats:
        raise place.refuse("scenario/wrong-value", key, Saying("wrong-seat", seat=seat, last=seats - 1))
