"""Only what is named is compared, and each difference is a line that reads well."""

from typing import Any

import pytest

from traviesa.scenario_difference import differences
from traviesa.scenario_file import Expectation

FOUND: dict[str, Any] = {
    "turn": 1,
    "phase": "turn",
    "over": False,
    "market": ["red", "blue", "red"],
    "discards": {"red": 2, "blue": 0},
    "ticket_pile_size": {"short": 3, "long": 4},
    "ticket_pile_bottom": ["a-b", "c-d", "e-f"],
    "winners": [1, 0],
    "legal": ["draw pile", "pass"],
    "illegal": ["draw pile", "pass"],
    "legal_count": 2,
    "seat": {0: {"hand": {"red": 1}, "routes": ["c-d", "a-b"], "final": {"routes": 3, "total": 5}}},
}


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("turn", 1),
        ("over", False),
        ("market", ("red", "red", "blue")),
        ("discards", {"red": 2}),
        ("discards", {"red": 2, "white": 0}),
        ("ticket_pile_size", {"long": 4}),
        ("ticket_pile_bottom", ("a-b", "c-d")),
        ("winners", (0, 1)),
        ("legal", ("pass",)),
        ("illegal", ("draw red",)),
    ],
)
def test_what_is_as_expected_says_nothing(key: str, expected: object) -> None:
    assert differences(Expectation({key: expected}), FOUND) == []


@pytest.mark.parametrize(
    ("key", "expected", "line"),
    [
        ("turn", 0, "turn: expected 0, found 1"),
        ("phase", "keep", "phase: expected keep, found turn"),
        ("over", True, "over: expected true, found false"),
        ("extra", 1, "extra: expected 1, found nothing"),
        (
            "market",
            ("red", "white", "blue"),
            "market: expected red, white, blue, found red, blue, red (missing white; not expected red)",
        ),
        ("market", (), "market: expected nothing, found red, blue, red (not expected 2 x red, blue)"),
        ("discards", {"red": 1}, "discards: expected 1 red, found 2 red (red 2 instead of 1)"),
        ("discards", {}, "discards: expected nothing, found 2 red (red 2 instead of 0)"),
        ("ticket_pile_size", {"long": 5}, "ticket_pile_size: long expected 5, found 4"),
        ("ticket_pile_size", 7, "ticket_pile_size: expected 7, found 3 short + 4 long"),
        ("ticket_pile_bottom", ("c-d", "a-b"), "ticket_pile_bottom: expected c-d, a-b, found a-b, c-d"),
        ("winners", (0,), "winners: expected 0, found 1, 0 (not expected 1)"),
        ("legal", ("draw red",), "legal: 'draw red' is not legal"),
        ("illegal", ("pass",), "illegal: 'pass' is legal"),
        ("legal_count", 3, "legal_count: expected 3, found 2"),
    ],
)
def test_each_difference_is_a_line(key: str, expected: object, line: str) -> None:
    assert differences(Expectation({key: expected}), FOUND) == [line]


def test_seats_are_compared_by_what_is_named_of_them() -> None:
    same: dict[str, Any] = {"hand": {"red": 1}, "routes": ("a-b", "c-d"), "final": {"total": 5}}
    assert differences(Expectation(seats={0: same}), FOUND) == []
    other: dict[str, Any] = {"routes": ("a-b", "a-b", "c-d"), "final": {"total": 6}, "hand": {}}
    assert differences(Expectation({"turn": 0}, {0: other}), FOUND) == [
        "turn: expected 0, found 1",
        "seat 0 routes: expected a-b, a-b, c-d, found c-d, a-b (missing a-b)",
        "seat 0 final: total expected 6, found 5",
        "seat 0 hand: expected nothing, found 1 red (red 1 instead of 0)",
    ]


def test_a_number_does_not_pass_for_a_truth() -> None:
    assert differences(Expectation({"over": True}), {"over": 1}) == ["over: expected true, found 1"]


def test_what_was_not_looked_at_never_passes() -> None:
    values: dict[str, Any] = {"market": (), "discards": {}, "illegal": ("pass",), "ticket_pile_bottom": ()}
    assert len(differences(Expectation(values), {})) == 4
