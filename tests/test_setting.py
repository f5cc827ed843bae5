"""A setting is what games share; a map that needs what is not built yet has none, whatever it is wanted for."""

from pathlib import Path
from typing import Any

import pytest

from traviesa import new_game
from traviesa.errors import TraviesaError
from traviesa.lab.plan import make_plan
from traviesa.map_folders import find_map
from traviesa.map_reader import read_map
from traviesa.scenario import prepare
from traviesa.scenario_file import parse_scenarios
from traviesa.setting import setting_of

TOY = Path(__file__).parent / "maps" / "toy.toml"
NEEDED: list[tuple[str, dict[str, Any]]] = [
    ("passengers_each", {"passengers_each": 3}),
    ("cards.passenger", {"cards": {"passenger": 1}}),
    ("cards.plus_four", {"cards": {"plus_four": 4}}),
    ("plus_four_from_length", {"plus_four_from_length": 4}),
    ("ferry_any_cards_per_locomotive", {"ferry_any_cards_per_locomotive": 3}),
    ("tickets_dealt.any", {"tickets_dealt": {"any": 3}}),
    ("tickets_drawn.any", {"tickets_drawn": {"any": 3}}),
]


@pytest.mark.parametrize(("needed", "options"), NEEDED, ids=[needed for needed, _ in NEEDED])
def test_a_rule_that_is_not_built_yet_is_refused_rather_than_left_out(needed: str, options: dict[str, Any]) -> None:
    with pytest.raises(TraviesaError, match="game/mechanism: the map europe needs") as refusal:
        setting_of(find_map("europe"), options)
    assert refusal.value.facts["lacking"] == needed


ROWS = [
    ("any_cards_per_card", 'kind = "tunnel" }', 'kind = "tunnel", any_cards_per_card = 4 }'),
    ("goods", "tickets = [", 'goods = [{ city = "madrid", values = [3, 2] }]\ntickets = ['),
]


@pytest.mark.parametrize(("needed", "row", "with_it"), ROWS, ids=[needed for needed, _, _ in ROWS])
def test_so_is_a_map_with_rows_for_it(tmp_path: Path, needed: str, row: str, with_it: str) -> None:
    file = tmp_path / "toy.toml"
    file.write_text(TOY.read_text(encoding="utf-8").replace(row, with_it), encoding="utf-8")
    with pytest.raises(TraviesaError) as refusal:
        setting_of(read_map(file))
    assert (refusal.value.code, refusal.value.facts["lacking"]) == ("game/mechanism", needed)


def test_neither_a_game_nor_a_simulation_nor_a_scenario_is_played_without_it() -> None:
    options = {"passengers_each": 3}
    text = '[[scenario]]\ntitle = "x"\nmap = "europe"\nseats = 2\noptions.passengers_each = 3\n'
    (scenario,) = parse_scenarios(text, "here.toml")
    for play in (
        lambda: new_game("europe", 2, options=options),
        lambda: make_plan(find_map("europe"), 2, 10, options=options),
        lambda: prepare(scenario),
    ):
        with pytest.raises(TraviesaError, match="game/mechanism"):
            play()
