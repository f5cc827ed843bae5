"""The random bot takes any legal action, each as likely as the others."""

from collections import Counter

from traviesa import new_game
from traviesa.bots.random import RandomBot


def test_every_legal_action_is_taken_about_as_often() -> None:
    view, bot = new_game("usa").view(0), RandomBot(1)
    taken = Counter(bot.choose(view, [3, 5, 8, 13]) for _ in range(2000))
    assert set(taken) == {3, 5, 8, 13}
    assert all(420 < count < 580 for count in taken.values())


def test_the_game_s_own_chance_is_not_touched() -> None:
    game = new_game("usa")
    before = game.to_bytes()
    view = game.view(0)
    RandomBot(1).choose(view, view.actions())
    assert game.to_bytes() == before
