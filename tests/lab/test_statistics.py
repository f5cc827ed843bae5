"""Hold the statistics to numbers worked out in another way, game by game."""

import json
import math
import statistics

import pytest

from traviesa.lab.adding import add_up
from traviesa.lab.bot_play import play_numbered
from traviesa.lab.plan import make_plan
from traviesa.lab.simulate import Outcome, Plan, simulate
from traviesa.lab.statistics import quantiles_of, spread_of, summary
from traviesa.map_folders import find_map
from traviesa.rules.tally import ended_by_final_round, note
from traviesa.state import State
from traviesa.tally import BINS, DECISIONS, LOWEST, MEASURES, TURNS, Tally


def plan_of(games: int) -> Plan:
    return make_plan(find_map("europe"), 3, games, seed=11, workers=1)


def test_every_number_is_that_of_the_single_games() -> None:
    plan = plan_of(25)
    found = summary(simulate(plan))
    games = [play_numbered(plan, number) for number in range(25)]
    scores = [game.scores for game, _ in games]
    for seat in range(3):
        mine = [row[seat] for row in scores]
        told = found["scores"]["seats"][seat]
        assert told["mean"] == pytest.approx(statistics.mean(mine))
        assert told["sd"] == pytest.approx(statistics.stdev(mine), abs=1e-5)
        assert (told["least"], told["most"]) == (min(mine), max(mine))
        assert sum(told["histogram"].values()) == 25
        alone = sum(game.winners == [seat] for game, _ in games)
        assert found["wins"]["sole"][seat] == alone
    assert found["scores"]["winners"]["mean"] == pytest.approx(statistics.mean(max(row) for row in scores))
    assert found["decisions"]["most"] == max(batch.decisions for _, batch in games)
    assert found["turns"]["mean"] == pytest.approx(statistics.mean(batch.turns for _, batch in games))
    results = [one for game, _ in games for one in game.results()]
    assert found["trail"]["mean"] == pytest.approx(statistics.mean(one.trail for one in results))
    assert found["tickets_completed"]["mean"] == pytest.approx(statistics.mean(len(one.completed) for one in results))
    kept = [len(one.completed) + len(one.failed) for one in results]
    assert found["tickets_kept"]["most"] == max(kept)
    assert found["points"]["bonus"] == pytest.approx(statistics.mean(one.bonus for one in results))
    owned = [sum(owner >= 0 for owner in game.owners) for game, _ in games]
    assert sum(found["routes_by_length"].values()) == sum(owned)
    assert found["stations_built"]["mean"] == pytest.approx(
        statistics.mean(3 - left for game, _ in games for left in game.stations_left)
    )


def test_a_summary_is_json_and_stable_but_for_its_speed() -> None:
    one, other = (summary(simulate(plan_of(40))) for _ in range(2))
    assert list(one)[-1] == "speed"
    one.pop("speed")
    other.pop("speed")
    assert json.dumps(one) == json.dumps(other)
    assert json.loads(json.dumps(one)) == one


def test_what_lies_outside_the_bins_is_kept_in_the_sums() -> None:
    tally = Tally()
    for value in (LOWEST - 5, 0, LOWEST + BINS + 9):
        note(tally, TURNS, value)
    spread = spread_of(tally, TURNS)
    assert (spread.least, spread.most, spread.count) == (LOWEST - 5, LOWEST + BINS + 9, 3)
    assert spread.mean == pytest.approx((2 * LOWEST + BINS + 4) / 3)
    assert spread.histogram == {LOWEST: 1, 0: 1, LOWEST + BINS - 1: 1}


def test_one_value_has_no_deviation() -> None:
    tally = Tally()
    note(tally, DECISIONS, 7)
    spread = spread_of(tally, DECISIONS)
    assert (spread.mean, spread.sd, spread.quantiles[5], spread.quantiles[95]) == (7, 0, 7, 7)
    assert not math.isnan(spread.sd)


@pytest.mark.parametrize(("histogram", "median"), [({-4: 1, 3: 1}, -4), ({1: 1, 2: 1, 3: 1}, 2), ({9: 4}, 9)])
def test_the_median_is_the_first_value_that_half_do_not_exceed(histogram: dict[int, int], median: int) -> None:
    assert quantiles_of(histogram, sum(histogram.values()))[50] == median


def test_tallies_add_up_in_any_order() -> None:
    parts = [Tally(), Tally(), Tally()]
    for k, value in enumerate((5, -3, 8)):
        note(parts[k], TURNS, value)
        parts[k].games = 1
    forth, back = add_up(parts), add_up(reversed(parts))
    assert forth == back
    assert (forth.games, forth.least[TURNS], forth.most[TURNS], forth.total[TURNS]) == (3, -3, 8, 10)
    assert sum(forth.count) == 3
    assert len(forth.count) == MEASURES


def test_rul_end_4_a_round_of_passes_counts_as_a_stalemate_even_within_the_final_round() -> None:
    state = State()
    state.seats = 2
    state.wagons = [9, 9, 0, 0, 0]
    assert not ended_by_final_round(state), "nobody was short of wagons: empty seats do not count"
    state.wagons = [1, 9, 0, 0, 0]
    state.passes = 2
    assert not ended_by_final_round(state), "both have passed, the last of them before the final round was played"
    state.passes = 1
    assert ended_by_final_round(state), "a pass in its last turn is not counted"


def test_the_plan_is_told_in_the_summary() -> None:
    plan = plan_of(3)
    told = summary(Outcome(plan, simulate(plan).tally, 2.0))
    assert (told["map"], told["seats"], told["games"], told["seed"]) == ("europe", 3, 3, "11")
    assert told["bots"] == ["random"] * 3
    assert told["speed"]["games_per_second"] == 1.5
