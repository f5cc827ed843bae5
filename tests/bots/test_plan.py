"""Plans: cheap ways that tickets share, within wagons and time."""

from typing import Any

from tests.bots.table import given
from traviesa.bots.network import Network
from traviesa.bots.plan import Plan, Planning
from traviesa.bots.situation import see
from traviesa.bots.weights import Weights

LONG = ["calgary-winnipeg", "duluth-helena", "duluth-toronto", "el_paso-houston", "helena-seattle", "miami-new_orleans"]


def plan(spared: int = 0, **position: Any) -> tuple[Plan, set[str]]:
    game = given(**position)
    situation = see(game.view(0))
    made = Planning(situation, Network(situation.board), Weights()).plan(situation.tickets, spared)
    return made, {game.map_file.routes[route].id for route in made.routes}


def test_tickets_share_a_way() -> None:
    made, routes = plan(tickets=["denver-el_paso", "chicago-santa_fe"])
    assert len(made.tickets) == 2
    assert {"denver-santa_fe", "el_paso-santa_fe"} <= routes


def test_own_routes_are_used_and_not_claimed_again() -> None:
    made, routes = plan(tickets=["denver-el_paso"], own=["denver-santa_fe"])
    assert routes == {"el_paso-santa_fe"}
    assert made.wagons == 2


def test_completed_tickets_need_nothing() -> None:
    made, routes = plan(tickets=["denver-el_paso"], own=["denver-santa_fe", "el_paso-santa_fe"])
    assert (made.tickets, routes, made.price) == ((), set(), 0)


def test_what_wagons_do_not_allow_is_left_out() -> None:
    made, _ = plan(tickets=["denver-el_paso", "los_angeles-new_york"], own=LONG)
    assert made.tickets == (given().map_file.ticket_numbers["denver-el_paso"],)
    made, _ = plan(spared=6, tickets=["denver-el_paso", "los_angeles-new_york"], own=LONG)
    assert made.tickets == ()


def test_what_time_does_not_allow_is_left_out() -> None:
    assert plan(tickets=["denver-el_paso"], final_turns=2)[0].tickets == ()
    _, routes = plan(tickets=["denver-el_paso"], own=["denver-santa_fe"], hand={"red": 2}, final_turns=2)
    assert routes == {"el_paso-santa_fe"}


def test_a_rival_s_route_is_gone_round() -> None:
    _, routes = plan(tickets=["denver-el_paso"], rival=["el_paso-santa_fe"])
    assert routes
    assert "el_paso-santa_fe" not in routes


def test_each_station_borrows_one_route() -> None:
    # Edinburgh – London and all other ways out of London are the rival's: that takes two stations.
    rival = ["edinburgh-london:1", "dieppe-london:1", "amsterdam-london"]
    cut: dict[str, Any] = {"map": "europe", "tickets": ["edinburgh-paris"], "own": ["dieppe-paris"], "rival": rival}
    made, routes = plan(options={"unused_station_points": 0}, **cut)
    assert len(made.tickets) == 1
    assert len(set(made.builds)) == 2
    assert routes == set()
    made, _ = plan(options={"unused_station_points": 0, "stations_each": 1}, **cut)
    assert made.tickets == ()


def test_stations_dearer_than_the_ticket_are_not_planned() -> None:
    cut: dict[str, Any] = {"map": "europe", "tickets": ["edinburgh-paris"], "rival": ["edinburgh-london:1"]}
    assert len(plan(**cut)[0].builds) == 1
    assert plan(options={"unused_station_points": 14}, **cut)[0].builds == ()
