"""Game records as text: a header of ``key: value`` lines, a blank line, one numbered line per deed.

traviesa: 1
map: europe
...
seat: Ana, person

1. Ana: draw pile ; green
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from traviesa.errors import TraviesaError

VERSION: Final = 1
"""The format written here; a reader refuses any other."""
HEADER: Final = (
    *("map", "digest", "mode", "options", "rules", "seat", "seed", "commitment", "contributions"),
    *("date", "result", "resigned", "taken_up"),
)
"""The keys of the header, in the order in which they are written; there is a ``seat`` line for each seat."""
REQUIRED: Final = ("map", "digest", "mode", "options", "rules", "seat")


class RecordError(TraviesaError):
    """Say which line of a record is wrong and what is expected there."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Hold who sits there: a name, and a kind such as ``person`` or ``bot``."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class DeedLine:
    """Hold a deed, who did it, and what chance brought with it."""

    seat: int
    deed: str
    chance: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """Hold a whole game: what it was begun with, and every deed."""

    map: str
    digest: str
    """The digest of the map file the game was played on."""
    mode: str
    options: Mapping[str, Any]
    """The rule numbers that were asked for; tables and lists in them become those of JSON."""
    rules: Mapping[str, Any]
    """The whole row of rule numbers the game was begun with."""
    seats: tuple[Seat, ...]
    seed: str | None = None
    commitment: str | None = None
    """In place of a seed, or before it: the published hash of the secret part."""
    contributions: tuple[str, ...] = ()
    date: str | None = None
    result: Mapping[str, Any] | str | None = None
    resigned: tuple[int, ...] = ()
    taken_up: tuple[int, ...] = ()
    """After how many deeds the game was gone on with from a saved copy, which may have undone what came later."""
    deeds: tuple[DeedLine, ...] = ()

    def __post_init__(self) -> None:
        """Keep tables as JSON has them, so that a record equals what is read back."""
        for key in ("options", "rules", "result"):
            object.__setattr__(self, key, _settled(key, getattr(self, key)))


def _settled(key: str, value: Any) -> Any:
    try:
        return json.loads(json.dumps(value, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise RecordError.told("record/value", key=key, why=str(error)) from None


# --- plain and quoted text --------------------------------------------------------------------------------
_NAME: Final = re.compile(r"[\w.+-]+(?: [\w.+-]+)*")
_PLAIN: Final = re.compile(r"""[^\s"{\[](?:.*\S)?""")
_LABEL: Final = r'(?P<label>(?:"(?:[^"\\]|\\.)*"|[\w.+-]+(?: [\w.+-]+)*)(?: \(seat [0-9]+\))?)'
_SEAT: Final = re.compile(r'("(?:[^"\\]|\\.)*"|[\w.+-]+(?: [\w.+-]+)*), *(.+)')
_DEED: Final = re.compile(
    rf"(?P<number>[0-9]{{1,6}})\. {_LABEL}: +(?P<deed>[^;\s](?:[^;]*[^;\s])?)(?: ; (?P<chance>\S(?:.*\S)?))?"
)


def _quoted(text: str) -> str:
    """Write text in quotes on one line; what does not print is escaped."""
    return json.dumps(text, ensure_ascii=not text.isprintable())


def _word(text: str, plain: re.Pattern[str]) -> str:
    return text if plain.fullmatch(text) and text.isprintable() else _quoted(text)


def _unquoted(text: str) -> str:
    """Read text that may be quoted."""
    value = json.loads(text) if text.startswith('"') else text
    if not isinstance(value, str):
        raise ValueError("not text")
    return value


# --- writing ----------------------------------------------------------------------------------------------
def write_record(record: Record) -> str:
    """Write a record in its one form."""
    labels = seat_labels(record.seats)
    lines = [f"traviesa: {VERSION}"]
    lines += [f"{key}: {text}" for key, text in _header(record)]
    lines += ["", *(_deed_line(number, line, labels) for number, line in enumerate(record.deeds, 1))]
    return "\n".join(lines) + "\n"


def _header(record: Record) -> list[tuple[str, str]]:
    """List the lines of the header, without those that say nothing."""
    lines: list[tuple[str, str]] = []
    for key in HEADER:
        value = getattr(record, "seats" if key == "seat" else key)
        if key == "seat":
            lines += [(key, f"{_word(seat.name, _NAME)}, {_word(seat.kind, _NAME)}") for seat in value]
        elif isinstance(value, str):
            lines.append((key, _word(value, _PLAIN)))
        elif value is not None and value != ():
            lines.append((key, _row(value)))
    return lines


def _row(value: Any) -> str:
    """Write a table or a list on one line."""
    return json.dumps(value, ensure_ascii=True)


def seat_labels(seats: tuple[Seat, ...]) -> list[str]:
    """Name each seat as its lines begin; names that are not alone get their seat's number."""
    names = [seat.name for seat in seats]
    return [
        _word(name, _NAME) + (f" (seat {seat})" if names.count(name) > 1 else "") for seat, name in enumerate(names)
    ]


def _deed_line(number: int, line: DeedLine, labels: list[str]) -> str:
    chance = f" ; {line.chance}" if line.chance else ""
    if not 0 <= line.seat < len(labels):
        raise RecordError.told("record/value", "seat", line=number, seat=line.seat)
    text = f"{number}. {labels[line.seat]}: {line.deed}{chance}"
    found = _DEED.fullmatch(text)
    if not text.isprintable() or not found or (found["deed"], found["chance"] or "") != (line.deed, line.chance):
        raise RecordError.told("record/value", "deed", line=number, deed=repr(line.deed))
    return text


# --- reading ----------------------------------------------------------------------------------------------
def read_record(text: str) -> Record:
    """Read a record; the position it leads to is not looked at here."""
    lines = [line.rstrip() for line in text.removeprefix("\ufeff").split("\n")]
    _check_version(lines[0])
    end = lines.index("") if "" in lines else len(lines)
    header = _read_header(lines[1:end])
    seats = tuple(header.pop("seat"))
    for seat in header.get("resigned", ()):
        if seat not in range(len(seats)):
            raise RecordError.told("record/unknown-seat", "resigned", seat=seat)
    while lines and not lines[-1]:
        lines.pop()
    deeds = _read_deeds(lines, end + 1, seat_labels(seats))
    return Record(seats=seats, deeds=deeds, **header)


def _wrong(place: int, line: str, code: str, case: str = "", /, **facts: object) -> RecordError:
    shown = line if len(line) <= 60 else line[:57] + "..."
    return RecordError.told(code, case, line=place, found=repr(shown), **facts)


def _check_version(line: str) -> None:
    key, _, version = line.partition(":")
    if key != "traviesa" or not re.fullmatch(r" *[0-9]{1,6}", version):
        raise _wrong(1, line, "record/malformed", "begin", version=VERSION)
    if int(version) != VERSION:
        raise _wrong(1, line, "record/version", version=VERSION)


def _read_header(lines: list[str]) -> dict[str, Any]:
    header: dict[str, Any] = {"seat": []}
    for number, line in enumerate(lines, 2):
        key, colon, text = line.partition(":")
        if not colon:
            raise _wrong(number, line, "record/malformed", "header")
        if key not in HEADER:
            raise _wrong(number, line, "record/unknown-key", possible=", ".join(HEADER))
        value = _read_value(number, line, key, text.strip())
        if key == "seat":
            header["seat"].append(value)
        elif key in header:
            raise _wrong(number, line, "record/repeated-key", key=key)
        else:
            header[key] = value
    for key in REQUIRED:
        if header.get(key, []) == []:
            raise RecordError.told("record/missing-key", key=key)
    return header


def _read_value(number: int, line: str, key: str, text: str) -> Any:
    try:
        return _READERS.get(key, _read_text)(text)
    except (ValueError, RecursionError):
        raise _wrong(number, line, "record/malformed", "value", key=key) from None


def _read_text(text: str) -> str:
    if not text:
        raise ValueError("nothing")
    return _unquoted(text)


def _read_table(text: str) -> dict[str, Any]:
    value = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError("no table")
    return value


def _read_result(text: str) -> dict[str, Any] | str:
    return _read_table(text) if text.startswith("{") else _read_text(text)


def _read_list(kind: type) -> Callable[[str], tuple[Any, ...]]:
    def read(text: str) -> tuple[Any, ...]:
        values = json.loads(text)
        if not isinstance(values, list) or not values or any(type(value) is not kind for value in values):
            raise ValueError("no such list")
        return tuple(values)

    return read


def _read_seat(text: str) -> Seat:
    found = _SEAT.fullmatch(text)
    if not found:
        raise ValueError("no seat")
    return Seat(_unquoted(found[1]), _unquoted(found[2]))


_READERS: Final[Mapping[str, Callable[[str], Any]]] = {
    "options": _read_table,
    "rules": _read_table,
    "seat": _read_seat,
    "contributions": _read_list(str),
    "resigned": _read_list(int),
    "taken_up": _read_list(int),
    "result": _read_result,
}
"""How each key is read; what it should hold is told by ``error-record-malformed-value``."""


def _read_deeds(lines: list[str], start: int, labels: list[str]) -> tuple[DeedLine, ...]:
    """Read the deeds from line ``start`` on; they are numbered without a gap."""
    deeds = []
    for place, line in enumerate(lines[start:]):
        found = _DEED.fullmatch(line)
        if not found or not line.isprintable():
            raise _wrong(start + place + 1, line, "record/malformed", "deed", number=place + 1, seat=labels[0])
        if int(found["number"]) != place + 1:
            raise _wrong(start + place + 1, line, "record/numbering", number=place + 1)
        if found["label"] not in labels:
            raise _wrong(start + place + 1, line, "record/unknown-seat", possible=", ".join(labels))
        deeds.append(DeedLine(labels.index(found["label"]), found["deed"], found["chance"] or ""))
    return tuple(deeds)
