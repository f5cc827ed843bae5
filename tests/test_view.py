"""A view tells its own seat everything and no other seat anything."""

import pytest

import traviesa
from traviesa.vocabulary import ONLOOKER


@pytest.fixture
def game() -> traviesa.Game:
    """A game on Europe whose first turn has begun."""
    begun = traviesa.new_game("europe", seats=3, seed=11)
    for _ in range(3):
        begun.play(begun.legal()[-1])
    return begun


def test_a_seat_sees_its_own_hand_and_tickets(game: traviesa.Game) -> None:
    assert game.view(1).hand == game.hand(1)
    assert game.view(1).tickets == game.tickets(1)


def test_only_the_seat_to_move_has_something_to_do(game: traviesa.Game) -> None:
    assert game.view(0).legal() == game.legal()
    assert game.view(1).legal() == []


def test_a_view_refuses_deeds_out_of_turn_without_looking_at_hidden_hands(game: traviesa.Game) -> None:
    refusal = game.view(1).refusal("draw pile")
    assert refusal is not None
    assert refusal.code == "action/not-your-turn"
    assert game.view(0).refusal("draw pile") is None


def test_the_count_of_a_sealed_choice_is_not_told() -> None:
    """RUL-SETUP-3 A choice, and how many were kept, stays unseen until the last seat has chosen."""
    few, many = (traviesa.new_game("usa", seats=2, seed=3) for _ in range(2))
    few.play(few.legal()[0])
    many.play(many.legal()[-1])
    assert few.chosen_tickets(0) != many.chosen_tickets(0)
    assert few.view(1).to_bytes() == many.view(1).to_bytes()


def test_what_was_taken_face_up_is_known_until_it_is_played(game: traviesa.Game) -> None:
    card = next(word for word in game.market if word not in (None, "locomotive"))
    game.play(f"draw {card}")
    assert game.view(2).known_cards(0) == {card: 1}


def test_an_onlooker_sees_what_everybody_sees_and_nothing_else(game: traviesa.Game) -> None:
    seen = game.view(ONLOOKER)
    assert (seen.hand, seen.tickets, seen.offered, seen.boxed, seen.legal()) == ({}, [], [], [], [])
    assert (seen.market, seen.hand_sizes, seen.ticket_counts) == (game.market, game.hand_sizes, game.ticket_counts)
    assert len({traviesa.new_game("europe", seats=3, seed=seed).view(ONLOOKER).to_bytes() for seed in range(20)}) > 1
    assert seen.resample(5).view(ONLOOKER).to_bytes() == seen.to_bytes()


def test_an_onlooker_is_not_told_what_is_offered_or_kept() -> None:
    few, many = (traviesa.new_game("usa", seats=2, seed=3) for _ in range(2))
    assert few.view(ONLOOKER).offered == []
    few.play(few.legal()[0])
    many.play(many.legal()[-1])
    assert few.view(ONLOOKER).to_bytes() == many.view(ONLOOKER).to_bytes()


def test_a_view_knows_its_own_completed_tickets(game: traviesa.Game) -> None:
    while not game.is_over:
        game.apply(game.actions()[-1])
    for seat, result in enumerate(game.results()):
        assert game.view(seat).completed == list(result.completed)
