"""What the planner does in positions where the right deed is plain."""

from typing import Any

import pytest

from tests.bots.table import answer, given
from traviesa import action, new_game
from traviesa.bots import make_bot

DONE: dict[str, Any] = {"tickets": ["denver-el_paso"], "own": ["denver-santa_fe", "el_paso-santa_fe"]}
LONG = ["calgary-winnipeg", "duluth-helena", "duluth-toronto", "el_paso-houston", "helena-seattle", "miami-new_orleans"]
"""Routes of six spaces."""
CUT: dict[str, Any] = {
    "map": "europe",
    "tickets": ["edinburgh-paris"],
    "own": ["dieppe-london:1", "dieppe-paris"],
    "rival": ["edinburgh-london:1"],
    "market": "red red green green white",
}


def test_a_payable_route_of_the_plan_is_claimed() -> None:
    game = given(hand={"red": 2, "blue": 1}, tickets=["denver-el_paso"], market="white white black black green")
    assert answer(game) in ("claim denver-santa_fe with 2 red", "claim el_paso-santa_fe with 2 red")


def test_a_route_that_cannot_be_paid_yet_is_drawn_for() -> None:
    # Denver–Helena is all that is missing, and it is green.
    own = ["calgary-helena", "denver-phoenix"]
    game = given(hand={"red": 3}, tickets=["calgary-phoenix"], own=own, market="red blue green red blue")
    assert answer(game) == "draw green"


def test_a_completed_network_takes_new_tickets() -> None:
    assert answer(given(**DONE, hand={"red": 1})) == "tickets"


@pytest.mark.parametrize("late", [{"final_turns": 2}, {"rival": [*LONG, "calgary-helena"]}])
def test_no_tickets_are_taken_when_the_end_is_near(late: dict[str, Any]) -> None:
    assert answer(given(**DONE, hand={"purple": 1}, **late)) != "tickets"


def test_no_tickets_are_taken_while_one_is_unfinished() -> None:
    assert answer(given(tickets=["denver-el_paso"], own=["denver-santa_fe"])).startswith("draw")


def test_payments_spare_locomotives() -> None:
    game = given(hand={"locomotive": 3, "red": 2}, tickets=["denver-el_paso"], own=["denver-santa_fe"])
    assert answer(game) == "claim el_paso-santa_fe with 2 red"


def test_gray_routes_are_paid_with_what_the_plan_does_not_need() -> None:
    # Denver–Oklahoma City is red, El Paso–Santa Fe gray.
    game = given(
        hand={"red": 3, "blue": 2},
        tickets=["denver-el_paso", "sault_st_marie-oklahoma_city"],
        own=["denver-santa_fe", "denver-omaha", "duluth-omaha:1", "duluth-sault_st_marie"],
        rival=["kansas_city-omaha:1", "oklahoma_city-santa_fe", "el_paso-oklahoma_city"],
    )
    assert answer(game) == "claim el_paso-santa_fe with 2 blue"


def test_the_last_turn_takes_the_most_points() -> None:
    game = given(**DONE, hand={"black": 6, "red": 4}, final_turns=2)
    assert answer(game) == "claim el_paso-los_angeles with 6 black"


def test_the_last_turn_prefers_a_ticket_to_a_longer_route() -> None:
    game = given(hand={"black": 5, "red": 2}, tickets=["denver-el_paso"], own=["denver-santa_fe"], final_turns=2)
    assert answer(game) in ("claim el_paso-santa_fe with 2 red", "claim el_paso-santa_fe with 2 black")


def test_cards_are_not_hoarded_when_a_rival_is_about_to_end_the_game() -> None:
    game = given(**DONE, hand={"black": 6, "red": 2}, rival=[*LONG, "calgary-helena"])
    assert answer(game).startswith("claim")


# --- stations -------------------------------------------------------------------------------------------
def test_a_cut_way_builds_a_station() -> None:
    game = given(**CUT, hand={"red": 1, "locomotive": 1})
    assert answer(game) in ("build edinburgh with 1 red", "build london with 1 red")


def test_a_station_dearer_than_the_ticket_is_not_built() -> None:
    game = given(**CUT, hand={"red": 1}, options={"unused_station_points": 30})
    assert not answer(game).startswith("build")


def test_a_station_waits_for_the_routes_of_the_plan() -> None:
    game = given(**CUT | {"own": ["dieppe-paris"]}, hand={"red": 2, "locomotive": 1})
    assert answer(game).startswith("claim dieppe-london")


def test_a_ticket_that_a_station_completes_leaves_it_at_leisure() -> None:
    game = given(**CUT, hand={"red": 1})
    for deed in ("build edinburgh with 1 red", "draw pile", "draw pile"):
        game.play(deed)
    assert answer(game) == "tickets"


# --- tunnels and ferries ----------------------------------------------------------------------------------
TUNNEL: dict[str, Any] = {"map": "europe", "tickets": ["zurich-brindisi"], "own": ["brindisi-roma", "roma-venezia"]}


def test_a_tunnel_waits_for_a_card_more() -> None:
    assert answer(given(**TUNNEL, hand={"green": 2})).startswith("draw")
    attempt = answer(given(**TUNNEL, hand={"green": 3}))
    assert attempt.startswith("claim venezia-zurich with 2 green")


def test_a_tunnel_of_the_plan_is_paid_for_sparing_locomotives() -> None:
    game = given(**TUNNEL, hand={"green": 3, "locomotive": 2}, top="green red blue")
    game.play(answer(game))
    assert game.extra == 1
    assert answer(game) == "pay 1 green"


def test_a_tunnel_nothing_needs_is_not_worth_the_locomotives() -> None:
    game = given("europe", hand={"green": 2, "locomotive": 3}, top="green green green")
    game.play("claim venezia-zurich with 2 green")
    assert game.extra == 3
    assert answer(game) == "withdraw"


def test_locomotives_are_drawn_for_a_ferry() -> None:
    game = given(
        "europe",
        hand={"red": 1},
        tickets=["edinburgh-paris"],
        own=["edinburgh-london:1", "dieppe-paris"],
        market="locomotive white white black black",
    )
    assert answer(game) == "draw locomotive"


# --- what is not ordinary ---------------------------------------------------------------------------------
def test_a_single_legal_action_is_taken() -> None:
    assert make_bot("planner").choose(given().view(0), [action.PASS]) == action.PASS


def test_a_planner_follows_from_map_to_map() -> None:
    bot = make_bot("planner")
    for map in ("usa", "europe", "usa"):
        assert answer(new_game(map), bot).startswith("keep")


def test_hopeless_tickets_do_not_stop_it() -> None:
    ways = ["calgary-winnipeg", "helena-winnipeg", "duluth-winnipeg", "sault_st_marie-winnipeg"]
    game = given(tickets=["winnipeg-houston"], rival=ways, hand={"blue": 6})
    assert answer(game) in game.legal()


def test_only_tickets_that_the_wagons_allow_are_kept() -> None:
    network = [*DONE["own"], *LONG]
    coming = ["boston-miami", "denver-el_paso", "los_angeles-new_york"]
    game = given(own=network, next_tickets=coming)
    game.play("tickets")
    assert game.wagons[0] == 5
    assert answer(game) == "keep denver-el_paso"


def test_tickets_that_are_completed_already_are_all_kept() -> None:
    coming = ["calgary-salt_lake_city", "denver-el_paso", "helena-los_angeles"]
    game = given(own=["calgary-helena", "helena-salt_lake_city", *DONE["own"]], rival=LONG[1:3], next_tickets=coming)
    game.play("tickets")
    assert {"calgary-salt_lake_city", "denver-el_paso"} <= set(answer(game).split())
