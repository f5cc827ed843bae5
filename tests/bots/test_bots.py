"""Whole games: they end, they are legal, they are the same for a seed, and planning beats chance."""

from random import Random

import pytest

from tests.bots.table import TOY, play_out
from traviesa import TraviesaError, new_game
from traviesa.bots import BOT_NAMES, make_bot

TABLES = [(map, seats) for map in ("usa", "europe") for seats in (2, 3, 4, 5)] + [(TOY, 2), (TOY, 3)]


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize(("map", "seats"), TABLES)
def test_games_come_to_an_end_and_every_choice_is_legal(map: str, seats: int, name: str) -> None:
    for seed in range(2):
        game = new_game(map, seats, seed)
        play_out(game, [make_bot(name, f"{seed} {seat}") for seat in range(seats)])
        assert game.fault() == 0


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_seed_gives_the_same_choices(name: str) -> None:
    def actions(seed: int) -> list[int]:
        return play_out(new_game("europe", 3, 5), [make_bot(name, f"{seed} {seat}") for seat in range(3)])

    assert actions(1) == actions(1)
    assert name == "planner" or actions(1) != actions(2)


@pytest.mark.parametrize("map", ["usa", "europe"])
def test_the_planner_beats_chance(map: str) -> None:
    wins = 0
    for seed in range(20):
        game, seat = new_game(map, 2, seed), seed % 2
        bots = [make_bot("random", seed), make_bot("random", seed)]
        bots[seat] = make_bot("planner", seed)
        play_out(game, bots)
        wins += game.winners == [seat]
    assert wins == 20


@pytest.mark.parametrize("map", ["usa", "europe", TOY])
@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_chooses_out_of_whatever_it_is_given(map: str, name: str) -> None:
    chance = Random(map)
    bot = make_bot(name, 3)
    for seed in range(3):
        game = new_game(map, 2, seed)
        while not game.is_over:
            view = game.view(game.turn)
            legal = view.actions()
            some = sorted(chance.sample(legal, chance.randint(1, min(3, len(legal)))))
            action = bot.choose(view, some)
            assert action in some
            game.apply(action)


def test_planners_on_usa_score_well_and_complete_most_tickets() -> None:
    completed = held = points = 0
    for seed in range(10):
        game = new_game("usa", 2, seed)
        play_out(game, [make_bot("planner"), make_bot("planner")])
        for seat, result in enumerate(game.results()):
            completed += len(result.completed)
            held += len(game.tickets(seat))
            points += result.total
    assert points / 20 > 95
    assert completed / held > 0.8


def test_a_bot_of_no_known_name_is_refused() -> None:
    with pytest.raises(TraviesaError) as caught:
        make_bot("genius")
    assert caught.value.code == "bot/unknown"
    assert '"genius"' in caught.value.message
    assert all(name in caught.value.message for name in BOT_NAMES)


@pytest.mark.parametrize("name", BOT_NAMES)
def test_an_option_that_a_bot_does_not_have_is_refused(name: str) -> None:
    with pytest.raises(TraviesaError) as caught:
        make_bot(name, courage=3)
    assert caught.value.code == "bot/unknown-option"


def test_options_change_the_character() -> None:
    bots = [make_bot("planner"), make_bot("planner", tickets_wagons=0, tickets_turns=0)]
    kept = [0, 0]
    for seed in range(4):
        game = new_game("usa", 2, seed)
        play_out(game, bots)
        kept[0] += len(game.tickets(0))
        kept[1] += len(game.tickets(1))
    assert kept[1] > kept[0]
