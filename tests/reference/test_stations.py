"""What stations borrow, against the search that tries every combination."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.reference.given import edited, set_owners, set_tickets
from tests.reference.obvious.stations import best_assignment, foreign_routes
from tests.reference.table import EUROPE
from traviesa import Game, Result
from traviesa.state import State

NUMBER = {city: number for number, city in enumerate(EUROPE.cities)}
ROUTES = {route.name: route.number for route in EUROPE.routes}
TICKETS = {ticket.name: ticket.number for ticket in EUROPE.tickets}


def position(seats: int, owners: list[int], stations: dict[str, int], tickets: dict[int, list[int]]) -> Game:
    """Set routes, stations and tickets on the map of Europe."""

    def edit(state: State) -> None:
        set_owners(state, owners)
        for city, seat in stations.items():
            state.station_at[NUMBER[city]] = seat
        for seat in range(seats):
            set_tickets(state, seat, tickets.get(seat, []))

    return edited("europe", seats, edit)


def assert_exact(game: Game, owners: list[int], stations: dict[str, int], held: dict[int, list[int]]) -> None:
    """RUL-STATION-1 Compare points, completed tickets and the routes borrowed, seat by seat."""
    shared = [owner if owner >= 0 else None for owner in owners]
    for seat, found in enumerate(game.results()):
        tickets = [EUROPE.tickets[number] for number in held.get(seat, [])]
        own = [route for route in EUROPE.routes if owners[route.number] == seat]
        cities = [city for city in EUROPE.cities if stations.get(city) == seat]
        best = best_assignment(own, [foreign_routes(EUROPE.routes, shared, seat, city) for city in cities], tickets)
        assert found.tickets == 2 * best.points - sum(ticket.points for ticket in tickets)
        assert list(found.completed) == sorted(ticket.number for ticket in best.completed)
        borrowed = [found.borrowed.get(NUMBER[city]) for city in cities]
        assert borrowed == [route.number if route else None for route in best.borrowed]


def random_end(seats: int, seed: int, most: int = 3) -> tuple[list[int], dict[str, int], dict[int, list[int]]]:
    """Make up who owns what at the end: neighbouring routes, so that stations matter."""
    choice = random.Random(seed)
    crowded = choice.choice([1, 3, 6])
    owners = [choice.choice([-1] + crowded * [*range(seats)]) for _ in EUROPE.routes]
    cities = choice.sample(EUROPE.cities, most * seats)
    stations = {city: n % seats for n, city in enumerate(cities) if choice.random() < 0.8}
    tickets = choice.sample(range(len(EUROPE.tickets)), len(EUROPE.tickets))
    held = {seat: tickets[seat::seats][: choice.randrange(1, 12)] for seat in range(seats)}
    return owners, stations, held


@settings(max_examples=120)
@given(some.integers(2, 5), some.integers(0, 2**32))
def test_the_best_assignment_is_found_exactly(seats: int, seed: int) -> None:
    """EU-STATION-6 EU-STATION-7 EU-STATION-8 EU-TICKET-2 RUL-STATION-1 RUL-STATION-2 RUL-STATION-6 RUL-STATION-7"""
    owners, stations, held = random_end(seats, seed)
    assert_exact(position(seats, owners, stations, held), owners, stations, held)


@pytest.mark.soak
@settings(max_examples=10_000)
@given(some.integers(2, 5), some.integers(0, 2**64))
def test_the_best_assignment_is_found_exactly_in_many_positions(seats: int, seed: int) -> None:
    owners, stations, held = random_end(seats, seed)
    assert_exact(position(seats, owners, stations, held), owners, stations, held)


# --- by hand -----------------------------------------------------------------------------------------------


def by_hand(own: str, foreign: str, stations: str, tickets: str = "") -> Result:
    """Reckon seat 0 with own and foreign routes, stations and tickets by name; the obvious search must agree."""
    owners = [-1] * len(EUROPE.routes)
    for names, owner in ((own, 0), (foreign, 1)):
        for name in names.split():
            owners[ROUTES[name]] = owner
    placed, held = dict.fromkeys(stations.split(), 0), {0: [TICKETS[name] for name in tickets.split()]}
    game = position(2, owners, placed, held)
    assert_exact(game, owners, placed, held)
    return game.results()[0]


def test_one_station_serves_one_route_though_two_tickets_ask_for_one_each() -> None:
    """EU-STATION-7 The more valuable ticket is completed, the other is lost."""
    own = "frankfurt-munchen munchen-wien venezia-zurich venezia-zagrab"
    found = by_hand(own, "frankfurt-paris:1 paris-zurich", "paris", "paris-wien paris-zagrab")
    assert found.borrowed == {NUMBER["paris"]: ROUTES["frankfurt-paris:1"]}
    assert (found.completed, found.failed) == ((TICKETS["paris-wien"],), (TICKETS["paris-zagrab"],))
    assert found.tickets == 8 - 7


def test_stations_make_a_chain_without_own_wagons_between() -> None:
    """RUL-STATION-2 EU-STATION-6 Zürich–München–Wien–Budapest, all borrowed, one route by each station."""
    routes, ticket = "munchen-zurich munchen-wien budapest-wien:1", "zurich-budapest"
    assert by_hand("", routes, "munchen wien budapest", ticket).completed == (TICKETS[ticket],)
    assert by_hand("", routes, "munchen wien", ticket).completed == ()


def test_of_equal_points_more_tickets_are_better() -> None:
    """RUL-STATION-1 RUL-STATION-6 One ticket of 10, or two of 5: the two are completed."""
    west = "sarajevo-sofia sarajevo-zagrab venezia-zagrab"
    east = "angora-smyrna angora-erzurum erzurum-sochi rostov-sochi kharkov-rostov kharkov-kyiv bucuresti-kyiv"
    tickets = "venezia-constantinople budapest-sofia sofia-smyrna"
    own = f"{west} {east} bucuresti-budapest"
    found = by_hand(own, "constantinople-sofia bucuresti-sofia", "sofia", tickets)
    assert found.borrowed == {NUMBER["sofia"]: ROUTES["bucuresti-sofia"]}
    assert found.completed == (TICKETS["budapest-sofia"], TICKETS["sofia-smyrna"])
    assert found.tickets == 0


def test_of_equal_worth_the_route_that_stands_first_on_the_map_is_borrowed() -> None:
    """RUL-STATION-1 Nothing to gain: the first foreign route of the city in the map file."""
    foreign = ["brest-paris", "bruxelles-paris:1", "dieppe-paris", "pamplona-paris:2"]
    found = by_hand("", " ".join(foreign), "paris")
    assert found.borrowed == {NUMBER["paris"]: min(ROUTES[name] for name in foreign)}


def test_a_station_where_nobody_has_a_route_gives_nothing() -> None:
    """RUL-STATION-4 It borrows nothing."""
    assert by_hand("", "", "paris", "edinburgh-paris").borrowed == {}


def test_a_station_borrows_no_own_route_and_nothing_that_lies_beyond() -> None:
    """RUL-STATION-7 RUL-STATION-3 Two foreign routes in a row need two stations."""
    assert by_hand("dieppe-paris", "", "paris").borrowed == {}
    row, ticket = "dieppe-paris dieppe-london:1 edinburgh-london:1", "edinburgh-paris"
    assert by_hand("", row, "paris dieppe", ticket).completed == ()
    assert by_hand("", row, "paris dieppe london", ticket).completed == (TICKETS[ticket],)
    assert by_hand("edinburgh-london:2", row, "paris dieppe", ticket).completed == (TICKETS[ticket],)


def test_borrowed_routes_lengthen_no_trail_and_bridge_none() -> None:
    """EU-STATION-12 RUL-TRAIL-3 EU-TRAIL-1 Two own parts with a borrowed route between stay two."""
    found = by_hand("bruxelles-dieppe brest-paris", "dieppe-paris", "paris dieppe")
    lengths = {route.name: route.length for route in EUROPE.routes}
    assert ROUTES["dieppe-paris"] in found.borrowed.values()
    assert found.trail == max(lengths["bruxelles-dieppe"], lengths["brest-paris"])
