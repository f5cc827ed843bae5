"""Hold the signature to what it is for: equal for equal behaviour, another for another."""

import pytest

from traviesa.engine import engine
from traviesa.lab import signature as under_test
from traviesa.lab.signature import plans, signature


def test_compiled_and_plain_rules_have_one_signature() -> None:
    assert signature(games=1) == signature(games=1, plain=True)


def test_it_is_the_same_every_time_and_sees_every_game() -> None:
    assert signature(games=3) == signature(games=3)
    assert signature(games=3) != signature(games=2)


def test_it_covers_both_maps_and_every_number_of_seats() -> None:
    assert [(plan.map_file.id, plan.seats) for plan in plans(under_test.MAPS, 1)] == [
        (name, seats) for name in ("usa", "europe") for seats in (2, 3, 4, 5)
    ]


def test_a_rule_that_changes_changes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signature(["usa"], games=1, plain=True)
    monkeypatch.setattr("traviesa.rules.ending.FINAL_ROUND_AT", 5)
    assert engine(plain=True)
    assert signature(["usa"], games=1, plain=True) != before
