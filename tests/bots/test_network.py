"""Cities and routes as a network."""

import pytest

from traviesa.bots.network import Network
from traviesa.map_folders import find_map
from traviesa.setting import setting_of

USA = find_map("usa")
CITY, ROUTE, TICKET = USA.city_numbers, USA.route_numbers, USA.ticket_numbers
NETWORK = Network(setting_of(USA).board)


def lengths() -> list[float]:
    return [float(route.length) for route in USA.routes]


def test_the_cheapest_way_is_found() -> None:
    # Denver – Santa Fe – El Paso, two spaces each; every other way is longer.
    way = NETWORK.cheapest_way(lengths(), [CITY["denver"]], {CITY["el_paso"]: 0})
    assert way is not None
    assert way.price == 4
    assert way.routes == (ROUTE["denver-santa_fe"], ROUTE["el_paso-santa_fe"])


def test_a_way_goes_round_what_is_closed_or_is_not_there() -> None:
    prices = lengths()
    for name in ("boston-montreal:1", "boston-montreal:2"):
        prices[ROUTE[name]] = float("inf")
    boston, montreal = CITY["boston"], CITY["montreal"]
    way = NETWORK.cheapest_way(prices, [boston], {montreal: 0})
    assert way is not None
    assert way.price == 5  # by New York
    prices[ROUTE["montreal-new_york"]] = prices[ROUTE["montreal-toronto"]] = float("inf")
    prices[ROUTE["montreal-sault_st_marie"]] = float("inf")
    assert NETWORK.cheapest_way(prices, [boston], {montreal: 0}) is None


def test_a_dearer_way_to_a_better_goal_is_taken() -> None:
    def arrive(forgone: int) -> tuple[int, ...]:
        goals = {CITY["santa_fe"]: forgone, CITY["el_paso"]: 0}
        way = NETWORK.cheapest_way(lengths(), [CITY["denver"]], goals)
        assert way is not None
        return way.routes

    assert len(arrive(1)) == 1
    assert len(arrive(3)) == 2


@pytest.mark.parametrize(
    ("own", "done"),
    [
        ([], False),
        (["denver-santa_fe"], False),
        (["denver-santa_fe", "el_paso-santa_fe"], True),
        (["denver-phoenix", "el_paso-phoenix"], True),
    ],
)
def test_a_ticket_is_done_when_its_cities_are_joined(own: list[str], done: bool) -> None:
    parts = NETWORK.parts([ROUTE[name] for name in own])
    assert NETWORK.is_done(TICKET["denver-el_paso"], parts) == done


def test_what_is_at_stake_is_gain_and_loss() -> None:
    assert NETWORK.errands[TICKET["denver-el_paso"]].stake == 8
