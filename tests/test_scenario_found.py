"""Every key of ``then`` that cards on USA and Europe need is looked up in a game, and only those that are named."""

import pytest

from traviesa import new_game
from traviesa.scenario_file import FINAL_KEYS, THEN_KEYS, THEN_SEAT_KEYS, Expectation
from traviesa.scenario_found import found_in
from traviesa.scenario_words import ELSEWHERE, SEAT_ELSEWHERE

KEYS = sorted(set(THEN_KEYS) - set(ELSEWHERE) - {"seat"})
SEAT_KEYS = sorted(set(THEN_SEAT_KEYS) - set(SEAT_ELSEWHERE))


@pytest.mark.parametrize("key", KEYS)
def test_each_key_is_found_and_no_other(key: str) -> None:
    found = found_in(new_game("europe", plain=True), Expectation({key: 0}))
    assert set(found) == {key, "seat"}


@pytest.mark.parametrize("key", SEAT_KEYS)
def test_each_key_of_a_seat_is_found_for_that_seat_alone(key: str) -> None:
    found = found_in(new_game("europe", plain=True), Expectation({}, {1: {key: 0}}))
    assert set(found) == {"seat"}
    assert set(found["seat"]) == {1}
    assert set(found["seat"][1]) == {key}


def test_the_reckoning_has_every_part() -> None:
    found = found_in(new_game("europe", plain=True), Expectation({}, {0: {"final": {}}}))
    assert set(found["seat"][0]["final"]) == set(FINAL_KEYS)


def test_ticket_piles_are_counted_together_or_by_deck_as_asked() -> None:
    game = new_game("europe", plain=True)
    assert found_in(game, Expectation({"ticket_pile_size": 0}))["ticket_pile_size"] == 34
    asked = Expectation({"ticket_pile_size": {"regular": 0}})
    assert found_in(game, asked)["ticket_pile_size"] == {"long": 0, "regular": 34}


def test_the_bottom_of_the_pile_is_listed_last_ticket_first() -> None:
    game = new_game("usa", plain=True)
    order = found_in(game, Expectation({"ticket_pile_bottom": ()}))["ticket_pile_bottom"]
    for _ in range(2):
        game.play(game.legal()[-1])
    game.play("tickets")
    offered = {game.setting.names.tickets[ticket] for ticket in game.offered(0)}
    assert offered == set(order[-3:])
