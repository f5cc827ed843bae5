"""Compiled and plain rules, side by side: the same source, the same game, to the last byte."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from tests.contract.walking import SCARCE, TABLES
from traviesa import Game, new_game

SWITCHES: dict[str, list[Any]] = {
    "twins_open_from_seats": [1, 3, 6],
    "market_reset_at": [0, 2, 4],
    "market_resets_in_a_row": [0, 1],
    "market_size": [4, 8],
    "draw_market_without_pile": [True],
    "face_up_locomotive_ends_draw": [False],
    "tunnel_reveal": [0, 1, 5],
    "refused_first": ["bottom", "box", "shuffle"],
    "refused_later": ["bottom", "box", "shuffle"],
    "locomotive_on": [["tunnel", "ferry"], []],
    "bonus": [{"kind": "most_tickets", "points": 7}],
    "ties": [["longest_trail"], ["fewest_stations", "bonus", "tickets"], []],
    "tickets_keep_first": [1, 3],
    "tickets_keep": [2],
    "wagons_each": [12, 30],
    "stations_each": [0, 2, 5],
    "hand_dealt": [0, 6],
    "cards": [{"each_colour": 4, "locomotive": 6}, {"each_colour": 2, "locomotive": 40}],
}
options = some.fixed_dictionaries({}, optional={key: some.sampled_from(values) for key, values in SWITCHES.items()})


def assert_alike(compiled: Game, plain: Game) -> None:
    assert compiled.to_bytes() == plain.to_bytes()
    assert compiled.actions() == plain.actions()
    assert compiled.fault() == plain.fault() == 0


def assert_sight_alike(compiled: Game, plain: Game, seed: int) -> None:
    """Compare reckonings, views and resamples."""
    assert compiled.results() == plain.results()
    for seat in range(compiled.seats):
        one, other = compiled.view(seat), plain.view(seat)
        assert one.to_bytes() == other.to_bytes()
        made = one.resample(seed)
        assert made.to_bytes() == other.resample(seed).to_bytes()
        assert made.fault() == 0
        assert made.view(seat).to_bytes() == one.to_bytes()


def walk_both(map_name: str, seats: int, seed: int, chosen: dict[str, Any]) -> None:
    compiled = new_game(map_name, seats, seed, options=chosen)
    plain = new_game(map_name, seats, seed, options=chosen, plain=True)
    choice = random.Random(seed)
    number = 0
    while not compiled.is_over:
        assert_alike(compiled, plain)
        if number % 20 == 0:
            assert_sight_alike(compiled, plain, seed)
        row = choice.choice(compiled.actions())
        compiled.apply(row)
        plain.apply(row)
        number += 1
    assert_alike(compiled, plain)
    assert_sight_alike(compiled, plain, seed)


@pytest.mark.parametrize(("map_name", "seats"), TABLES)
def test_compiled_and_plain_games_are_the_same(map_name: str, seats: int) -> None:
    walk_both(map_name, seats, 40, {})


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(some.sampled_from(TABLES), some.integers(0, 2**32), options)
def test_they_are_the_same_under_other_rule_numbers(table: tuple[str, int], seed: int, chosen: dict[str, Any]) -> None:
    walk_both(*table, seed, {"wagons_each": 20, **chosen})


@pytest.mark.parametrize("map_name", ["usa", "europe"])
def test_they_are_the_same_where_cards_run_out(map_name: str) -> None:
    """TTR-DECK-3 RUL-MARKET-4 RUL-PASS-1 RUL-END-4 Gaps, passes and stalemates included."""
    for seats in (2, 5):
        walk_both(map_name, seats, 41, SCARCE)


@pytest.mark.soak
@settings(max_examples=2_000, suppress_health_check=[HealthCheck.too_slow])
@given(some.sampled_from(TABLES), some.integers(0, 2**64), options)
def test_they_are_the_same_in_many_games(table: tuple[str, int], seed: int, chosen: dict[str, Any]) -> None:
    walk_both(*table, seed, chosen)


@pytest.mark.parametrize(("map_name", "seats"), TABLES)
def test_resigning_is_the_same(map_name: str, seats: int) -> None:
    """RUL-END-5 A seat that resigns wins nothing; with one left the game is over."""
    compiled, plain = new_game(map_name, seats, 42), new_game(map_name, seats, 42, plain=True)
    for left in range(seats - 1):
        assert not compiled.is_over
        for game in (compiled, plain):
            game.apply(game.actions()[0])
            game.resign(left)
        assert_alike(compiled, plain)
        assert compiled.results() == plain.results()
        assert left not in compiled.winners
    assert compiled.is_over
    assert compiled.winners == [seats - 1]
