"""Hold simulations to their promise: the same games for a seed, whoever plays them, and each to be had singly."""

from pathlib import Path

import pytest

import traviesa
from traviesa.engine import engine
from traviesa.errors import TraviesaError
from traviesa.lab.bot_play import play_chunk, play_numbered, play_with_bots
from traviesa.lab.numbering import player_stream
from traviesa.lab.plan import make_plan, seat_bots
from traviesa.lab.random_play import CHUNK, batch_of, play_at_random
from traviesa.lab.simulate import Plan, game_key, simulate
from traviesa.map_folders import find_map
from traviesa.rules.chance import below
from traviesa.state import State
from traviesa.tally import DECISIONS, TURNS, Tally

TOY = Path(__file__).parents[1] / "maps" / "toy.toml"


def plan_of(name: str = "europe", seats: int = 3, games: int = 30, **asked: object) -> Plan:
    return make_plan(find_map(name), seats, games, **{"seed": "here", "workers": 1, **asked})  # type: ignore[arg-type]


def tally_of(plan: Plan, plain: bool = False) -> Tally:
    """Play a plan in one call and give the bare tally."""
    here = engine(plain)
    states, tallies = here.zeros(State, plan.games), here.zeros(Tally, 1)
    boards, batches = plan.setting().boards(here), here.store(batch_of(plan, 0))
    here.doors.play_many(states, batches, boards, here.scratches, tallies)
    tally: Tally = here.plain(Tally, tallies)
    return tally


@pytest.mark.parametrize("workers", [2, 3])
def test_the_number_of_workers_changes_nothing(workers: int) -> None:
    games = 2 * CHUNK + 77
    alone = simulate(plan_of("usa", 2, games)).tally
    shared = simulate(plan_of("usa", 2, games, workers=workers)).tally
    alone.reckoning = shared.reckoning
    assert alone == shared
    assert alone.games == games == alone.count[DECISIONS]


def test_another_seed_gives_other_games() -> None:
    assert simulate(plan_of()).tally.bins != simulate(plan_of(seed="there")).tally.bins


@pytest.mark.parametrize(("name", "seats"), [("usa", 2), ("europe", 5)])
def test_a_game_of_the_bulk_can_be_played_again_singly(name: str, seats: int) -> None:
    plan, number = plan_of(name, seats, 6), 4
    here = engine()
    states, tallies = here.zeros(State, plan.games), here.zeros(Tally, 1)
    batches = here.store(batch_of(plan, 0))
    here.doors.play_many(states, batches, plan.setting().boards(here), here.scratches, tallies)

    game = traviesa.new_game(name, seats, seed=game_key("here", number))
    player = player_stream("here", number)
    while not game.is_over:
        legal = game.actions()
        game.apply(legal[below(player, len(legal))])
    assert game.state() == here.plain(State, states[number:])


def test_numbers_past_32_bits_are_games_of_their_own() -> None:
    keys = {game_key(1, number) for number in (0, 1, 2**32, 2**32 + 1, 2**40)}
    assert len(keys) == 5
    plan = plan_of("usa", 2, 1)
    here = engine()
    states, tallies = here.zeros(State, 1), here.zeros(Tally, 1)
    batches = here.store(batch_of(plan, 2**40 + 3))
    here.doors.play_many(states, batches, plan.setting().boards(here), here.scratches, tallies)
    key = here.plain(State, states).stream.key
    assert b"".join(word.to_bytes(4, "little") for word in key) == game_key("here", 2**40 + 3)


def test_random_players_at_the_facade_play_the_compiled_games() -> None:
    plan = plan_of(games=4)
    compiled = play_at_random(plan, lambda games: None)[0]
    assert play_chunk(plan, 0, 4) == compiled


@pytest.mark.parametrize("seats", [2, 5])
def test_plain_rules_play_the_same_games(seats: int) -> None:
    plan = plan_of("europe", seats, 2)
    assert tally_of(plan, plain=True) == tally_of(plan)


def test_games_of_bots_are_told_and_added_in_processes_too() -> None:
    plan = plan_of("usa", 2, 5, workers=2)
    told: list[int] = []
    parts = play_with_bots(plan, told.append)
    assert sum(told) == 5 == sum(part.games for part in parts)
    assert sum(part.total[TURNS] for part in parts) == tally_of(plan).total[TURNS]


def test_bots_play_by_name_and_the_same_games_whoever_plays_them() -> None:
    asked = {"bots": ["planner", "random"], "games": 4}
    alone = simulate(plan_of("usa", 2, **asked)).tally  # type: ignore[arg-type]
    shared = simulate(plan_of("usa", 2, workers=2, **asked)).tally  # type: ignore[arg-type]
    alone.reckoning = shared.reckoning
    assert alone == shared
    assert alone.sole_wins[0] == 4, "who plans beats who does not"


def test_options_and_maps_from_a_file_reach_the_games() -> None:
    short = plan_of(str(TOY), 2, 20, options={"wagons_each": 6})
    long = plan_of(str(TOY), 2, 20, options={"wagons_each": 12})
    assert simulate(short).tally.total[TURNS] < simulate(long).tally.total[TURNS]
    game, _ = play_numbered(short, 0)
    assert game.setting.rules.wagons_each == 6


def test_progress_is_told_for_every_game() -> None:
    told: list[int] = []
    simulate(plan_of(games=CHUNK + 1, workers=2), told.append)
    assert sorted(told) == [1, CHUNK]


def test_one_bot_stands_for_all_seats() -> None:
    assert seat_bots(["random"], 3) == ("random",) * 3
    assert seat_bots(["random", "random"], 2) == ("random", "random")


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"seats": 6}, "game/seats"),
        ({"games": 0}, "simulate/games"),
        ({"workers": 0}, "simulate/workers"),
        ({"bots": ["random", "random"]}, "simulate/bots"),
        ({"options": {"wagon": 3}}, "map/rule-unknown"),
    ],
)
def test_what_cannot_be_played_is_refused(asked: dict[str, object], code: str) -> None:
    with pytest.raises(TraviesaError) as refusal:
        plan_of(**asked)  # type: ignore[arg-type]
    assert refusal.value.code == code


def test_an_unknown_bot_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(TraviesaError, match="random") as refusal:
        plan_of(bots=["nobody-of-that-name"])
    assert refusal.value.code == "bot/unknown"
