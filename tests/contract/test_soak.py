"""Random games in bulk through one compiled door, with every invariant checked after every action."""

from typing import Any

import numpy as np
import pytest

from tests.contract.walking import SCARCE, TABLES
from traviesa.engine import engine
from traviesa.layout import dtype_of
from traviesa.map_folders import find_map
from traviesa.rules import checking
from traviesa.rules.soundness import FAULT_WORDS
from traviesa.setting import setting_of
from traviesa.state import Scratch, State

everywhere = pytest.mark.parametrize(("map_name", "seats"), TABLES)
TROUBLE = {checking.ENDLESS: "endless", checking.STUCK: "stuck", checking.UNSORTED: "unsorted"}


def faults(map_name: str, seats: int, games: int, options: dict[str, Any]) -> list[tuple[int, str]]:
    """Play so many games and name the faulty ones; game n has n as its key and as that of its player."""
    here = engine()
    boards = setting_of(find_map(map_name), options).boards(here)
    blank, states = np.zeros(1, dtype_of(State)), np.zeros(1, dtype_of(State))
    scratches = np.zeros(1, dtype_of(Scratch))
    blank["stream"]["at"] = scratches["player"]["at"] = 16
    found = []
    for number in range(games):
        states[:] = blank
        states["stream"]["key"][0, :2] = number, seats
        scratches["player"]["key"][0, 0] = number
        here.doors.start_game(states, 0, boards, scratches, seats)
        fault = here.doors.check_randomly(states, 0, boards, scratches)
        if fault:
            found.append((number, TROUBLE.get(fault) or FAULT_WORDS[fault]))
    return found


@everywhere
def test_random_games_end_without_a_fault(map_name: str, seats: int) -> None:
    assert faults(map_name, seats, 100, {}) == []
    assert faults(map_name, seats, 100, SCARCE) == []


@pytest.mark.soak
@everywhere
def test_two_hundred_thousand_random_games_end_without_a_fault(map_name: str, seats: int) -> None:
    assert faults(map_name, seats, 200_000, {}) == []


@pytest.mark.soak
@everywhere
def test_many_random_games_with_few_cards_end_without_a_fault(map_name: str, seats: int) -> None:
    assert faults(map_name, seats, 20_000, SCARCE) == []


def test_a_fault_is_found() -> None:
    """A card too many is noticed at once: the check can fail."""
    here = engine()
    boards = setting_of(find_map("usa")).boards(here)
    states, scratches = np.zeros(1, dtype_of(State)), np.zeros(1, dtype_of(Scratch))
    states["stream"]["at"] = scratches["player"]["at"] = 16
    here.doors.start_game(states, 0, boards, scratches, 2)
    states["discards"][0, 3] += 1
    assert FAULT_WORDS[here.doors.check_randomly(states, 0, boards, scratches)] == "cards"
