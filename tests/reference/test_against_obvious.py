"""The engine against the obvious one: the same shuffles, the same deeds, the same games."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from tests.contract.walking import SCARCE, TABLES
from tests.reference.both import play_both

everywhere = pytest.mark.parametrize(("map_name", "seats"), TABLES)

SWITCHES: dict[str, list[Any]] = {
    "twins_open_from_seats": [1, 3, 6],
    "market_reset_at": [0, 2, 4],
    "market_resets_in_a_row": [0, 1, 5],
    "market_size": [4, 8],
    "draw_market_without_pile": [True],
    "face_up_locomotive_ends_draw": [False],
    "tunnel_reveal": [0, 1, 5],
    "refused_first": ["bottom", "box"],
    "refused_later": ["bottom", "box"],
    "locomotive_on": [["tunnel", "ferry"], []],
    "bonus": [{"kind": "most_tickets", "points": 7}],
    "ties": [["longest_trail"], ["fewest_stations", "bonus", "tickets"], []],
    "tickets_keep_first": [1, 3],
    "tickets_keep": [2],
    "stations_each": [0, 2, 5],
    "hand_dealt": [0, 6],
    "cards": [{"each_colour": 4, "locomotive": 6}, {"each_colour": 2, "locomotive": 40}],
}
options = some.fixed_dictionaries({}, optional={key: some.sampled_from(values) for key, values in SWITCHES.items()})
patient = settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow])


@everywhere
def test_whole_games_are_the_same(map_name: str, seats: int) -> None:
    """TTR-TURN-2 USA-TURN-1 EU-TURN-1 Every legal deed, every position and the reckoning."""
    for seed in (50, 51):
        play_both(map_name, seats, seed)


@everywhere
def test_games_in_which_cards_run_out_are_the_same(map_name: str, seats: int) -> None:
    """TTR-DECK-1 TTR-DECK-3 RUL-DECK-1 RUL-MARKET-4 RUL-DRAW-3 RUL-PASS-1 RUL-END-4 EU-TUNNEL-12"""
    for seed in (52, 53, 54):
        play_both(map_name, seats, seed, SCARCE)


@patient
@given(some.sampled_from(TABLES), some.integers(0, 2**32), options)
def test_games_under_other_rule_numbers_are_the_same(table: tuple[str, int], seed: int, chosen: dict[str, Any]) -> None:
    play_both(*table, seed, {"wagons_each": 20, **chosen})


@pytest.mark.soak
@everywhere
def test_many_whole_games_are_the_same(map_name: str, seats: int) -> None:
    for seed in range(1_000, 1_300):
        play_both(map_name, seats, seed)


@pytest.mark.soak
@settings(max_examples=2_000, suppress_health_check=[HealthCheck.too_slow])
@given(some.sampled_from(TABLES), some.integers(0, 2**64), options)
def test_many_games_under_other_rule_numbers_are_the_same(
    table: tuple[str, int], seed: int, chosen: dict[str, Any]
) -> None:
    play_both(*table, seed, {"wagons_each": 30, **chosen})
