"""Claiming for points."""

from typing import Any

from tests.bots.table import given
from traviesa.bots.allotment import allot
from traviesa.bots.choices import NO_ROW, Choices
from traviesa.bots.filling import best_now, fill_routes
from traviesa.bots.network import Network
from traviesa.bots.plan import Planning
from traviesa.bots.situation import see
from traviesa.bots.weights import Weights
from traviesa.game import Game


def planning_of(game: Game) -> Planning:
    situation = see(game.view(0))
    return Planning(situation, Network(situation.board), Weights())


def best(game: Game) -> str:
    row = best_now(planning_of(game), Choices(game.setting.board, game.actions()))
    return "" if row == NO_ROW else game.action_text(row)


def test_routes_nearly_paid_for_and_long_come_first() -> None:
    game = given(hand={"black": 6})
    planning = planning_of(game)
    plan = planning.plan([])
    routes = fill_routes(planning, plan, allot(planning.situation, plan.routes))
    assert game.map_file.routes[routes[0]].length == 6
    assert all(game.owners[route] == -1 for route in routes)


def test_nothing_that_cannot_be_claimed_is_wanted() -> None:
    game = given(hand={"black": 2}, rival=["el_paso-los_angeles"], final_turns=2)
    planning = planning_of(game)
    plan = planning.plan([])
    wanted = {game.map_file.routes[r].length for r in fill_routes(planning, plan, allot(planning.situation, ()))}
    assert wanted == {1, 2}


def test_what_scores_most_at_once_is_chosen() -> None:
    assert best(given(hand={"black": 6})) == "claim el_paso-los_angeles with 6 black"
    assert best(given()) == ""


def test_a_station_that_completes_a_ticket_scores_it() -> None:
    cut: dict[str, Any] = {"tickets": ["edinburgh-paris"], "own": ["dieppe-london:1", "dieppe-paris"]}
    game = given("europe", hand={"red": 1}, rival=["edinburgh-london:1"], **cut)
    assert best(game) in ("build edinburgh with 1 red", "build london with 1 red")
