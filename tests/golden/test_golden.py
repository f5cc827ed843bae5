"""Whole games, kept as text: a change of rules, chance or numbering shows as a change of these files.

Each line must follow from the one before by the rulebook: read the diff when they change. `make golden` renews
them; then read the difference.
"""

from pathlib import Path

import pytest

from tests.contract.walking import TABLES
from tests.golden.recorded import told

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("map_name", "seats"), TABLES)
def test_a_whole_game_is_as_it_was(map_name: str, seats: int, seed: int, renew_golden: bool) -> None:
    kept = FOLDER / f"{map_name}-{seats}-{seed}.txt"
    found = told(map_name, seats, seed)
    if renew_golden:
        kept.write_text(found, encoding="utf-8")
    assert found.splitlines() == kept.read_text(encoding="utf-8").splitlines()
