"""Say in lines that read well how a position differs from what a scenario expected."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from traviesa.scenario_file import Expectation

NOTHING: Final = "nothing"


def differences(expected: Expectation, found: Mapping[str, Any]) -> list[str]:
    """Compare what is named, and nothing else; no line = all is as expected.

    ``found`` has the keys of ``then``, with ``seat`` as a table from seat to its keys. Under ``legal`` and
    ``illegal`` it holds every legal deed.
    """
    lines = _table("", expected.values, found)
    seats: Mapping[int, Mapping[str, Any]] = found.get("seat", {})
    for seat, values in expected.seats.items():
        lines += _table(f"seat {seat} ", values, seats.get(seat, {}))
    return lines


def _table(path: str, expected: Mapping[str, Any], found: Mapping[str, Any]) -> list[str]:
    lines = []
    for key, value in expected.items():
        compare = _COMPARES.get(key, _equal)
        lines += [f"{path}{key}: {line}" for line in compare(value, found.get(key))]
    return lines


Compare = Callable[[Any, Any], list[str]]


def _equal(expected: Any, found: Any) -> list[str]:
    """Compare by the kind of what is expected: numbers and words, lists as multisets, tables by key."""
    if isinstance(expected, Mapping):
        return _named_keys(expected, found)
    if _is_list(expected) and _is_list(found):
        return _multiset(expected, found)
    same = expected == found and isinstance(expected, bool) == isinstance(found, bool)
    return [] if same else [_line(expected, found)]


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _line(expected: Any, found: Any) -> str:
    return f"expected {_said(expected)}, found {_said(found)}"


def _said(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return " + ".join(f"{count} {key}" for key, count in value.items() if count) or NOTHING
    if _is_list(value):
        return ", ".join(map(str, value)) or NOTHING
    return NOTHING if value is None else str(value)


def _multiset(expected: Sequence[Any], found: Sequence[Any]) -> list[str]:
    """Compare lists whose order has no meaning."""
    missing, extra = Counter(expected) - Counter(found), Counter(found) - Counter(expected)
    if not missing and not extra:
        return []
    parts = [
        f"missing {_counted(missing)}" if missing else "",
        f"not expected {_counted(extra)}" if extra else "",
    ]
    return [f"{_line(expected, found)} ({'; '.join(part for part in parts if part)})"]


def _counted(rows: Counter[Any]) -> str:
    return ", ".join(f"{count} x {row}" if count > 1 else str(row) for row, count in rows.items())


def _counts(expected: Mapping[str, int], found: Mapping[str, int] | None) -> list[str]:
    """Compare cards in full: a card that is not named is expected not to be there."""
    have = found or {}
    differing = [card for card in {**expected, **have} if expected.get(card, 0) != have.get(card, 0)]
    parts = [f"{card} {have.get(card, 0)} instead of {expected.get(card, 0)}" for card in differing]
    if found is not None and not parts:
        return []
    return [f"{_line(expected, found)} ({', '.join(parts)})" if parts else _line(expected, found)]


def _named_keys(expected: Mapping[str, Any], found: Any) -> list[str]:
    """Compare only the keys that are named, such as those of a reckoning."""
    rows = found if isinstance(found, Mapping) else {}
    return [f"{key} {_line(value, rows.get(key))}" for key, value in expected.items() if value != rows.get(key)]


def _first_ones(expected: Sequence[Any], found: Sequence[Any] | None) -> list[str]:
    """Compare in order, and only as many as are named."""
    head = None if found is None else list(found[: len(expected)])
    return [] if head == list(expected) else [_line(expected, head)]


def _are_legal(expected: Sequence[str], found: Sequence[str] | None) -> list[str]:
    return [f"{deed!r} is not legal" for deed in expected if deed not in (found or ())]


def _are_illegal(expected: Sequence[str], found: Sequence[str] | None) -> list[str]:
    return [f"{deed!r} is legal" for deed in expected if found is None or deed in found]


_COMPARES: Final[Mapping[str, Compare]] = {
    "hand": _counts,
    "discards": _counts,
    "ticket_pile_bottom": _first_ones,
    "legal": _are_legal,
    "illegal": _are_illegal,
}
