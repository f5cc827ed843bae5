"""The longest trail against the search that tries every path."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.reference.given import Graph, Track, edited, set_owners
from tests.reference.obvious.trail import longest_trail as obvious_trail
from tests.reference.table import EUROPE, USA
from traviesa.rules.trail import longest_trail
from traviesa.state import State

BOARDS = {"usa": USA, "europe": EUROPE}


def measured(*tracks: Track) -> int:
    """Measure a trail, and see that the routes named as the longest are one."""
    graph = Graph(tracks)
    length = longest_trail(graph.state, graph.board, graph.scratch, 0)
    assert_is_trail([track for n, track in enumerate(tracks) if graph.scratch.best_used[n]], length)
    return length


def assert_is_trail(tracks: list[Track], length: int) -> None:
    """EU-TRAIL-3 One piece, at most two odd cities, and as long as it says."""
    assert sum(track[2] for track in tracks) == length
    ends = Counter(city for a, b, _ in tracks for city in (a, b))
    assert sum(count % 2 for count in ends.values()) in (0, 2)
    joined = {tracks[0][0]} if tracks else set()
    for _ in tracks:
        joined |= {city for a, b, _ in tracks if {a, b} & joined for city in (a, b)}
    assert joined == set(ends)


cities = some.integers(0, 7)
tracks = some.tuples(cities, cities, some.sampled_from([1, 2, 3, 4, 6, 8])).filter(lambda track: track[0] != track[1])


@settings(max_examples=400)
@given(some.lists(tracks, max_size=11))
def test_any_small_graph_is_measured_exactly(graph: list[Track]) -> None:
    """EU-TRAIL-2 EU-TRAIL-3 TTR-TRAIL-1 RUL-TRAIL-1 USA-TRAIL-1 Rings, stars, doubles, parts that do not touch."""
    assert measured(*graph) == obvious_trail(Graph(graph).obvious())


@pytest.mark.soak
@settings(max_examples=20_000)
@given(some.lists(tracks, max_size=13))
def test_many_small_graphs_are_measured_exactly(graph: list[Track]) -> None:
    assert measured(*graph) == obvious_trail(Graph(graph).obvious())


@settings(max_examples=150)
@given(some.sampled_from(["usa", "europe"]), some.sampled_from([3, 5]), some.integers(0, 2**32))
def test_random_ends_of_games_are_measured_exactly(map_name: str, seats: int, seed: int) -> None:
    """EU-TRAIL-1 EU-TRAIL-4 EU-STATION-12 Stations change nothing, and each seat's routes are its own."""
    routes, choice = BOARDS[map_name].routes, random.Random(seed)
    owners = [choice.choice([-1, -1, *range(seats)]) for _ in routes]

    def edit(state: State) -> None:
        set_owners(state, owners)
        for station in range(3 * seats if map_name == "europe" else 0):
            state.station_at[3 * station] = station % seats

    game = edited(map_name, seats, edit)
    for seat, found in enumerate(game.results()):
        own = [route for route in routes if owners[route.number] == seat]
        assert found.trail == obvious_trail(own)
        facts = [game.map_file.routes[number] for number in found.trail_routes]
        assert_is_trail([(*route.ends, route.length) for route in facts], found.trail)
        assert {route.number for route in facts} <= {route.number for route in own}


def test_ttr_trail_1_a_triangle_with_a_tail_is_gone_round_and_left() -> None:
    """TTR-TRAIL-1 EU-TRAIL-2 The corner is passed twice: 2 + 3 + 4 + 5."""
    assert measured((0, 1, 2), (1, 2, 3), (2, 0, 4), (0, 3, 5)) == 14


def test_ttr_trail_2_a_star_counts_its_two_longest_arms() -> None:
    """TTR-TRAIL-2"""
    assert measured((0, 1, 4), (0, 2, 3), (0, 3, 2)) == 7


def test_length_counts_and_not_the_number_of_routes() -> None:
    """TTR-TRAIL-1 One route of 8 beats five of 1."""
    assert measured((0, 1, 1), (1, 2, 1), (2, 3, 1), (3, 4, 1), (4, 5, 1), (6, 7, 8)) == 8


def test_nothing_claimed_measures_nothing() -> None:
    """RUL-TRAIL-2"""
    assert measured() == 0


def test_two_rings_that_share_a_city_are_one_trail() -> None:
    """EU-TRAIL-2"""
    assert measured((0, 1, 2), (1, 2, 2), (2, 0, 2), (0, 3, 3), (3, 4, 3), (4, 0, 3)) == 15


def test_two_rings_joined_by_a_bridge_are_one_trail() -> None:
    """EU-TRAIL-2 Both odd cities are the ends of the bridge."""
    assert measured((0, 1, 2), (1, 2, 2), (2, 0, 2), (0, 3, 1), (3, 4, 2), (4, 5, 2), (5, 3, 2)) == 13


@pytest.mark.parametrize(("corners", "longest"), [(4, 5), (5, 10), (6, 13), (7, 21)])
def test_all_cities_joined_with_all(corners: int, longest: int) -> None:
    """Complete graphs: with an even number of corners every corner but two loses half a route."""
    assert measured(*((a, b, 1) for a, b in combinations(range(corners), 2))) == longest


def test_the_cheapest_routes_are_left_out() -> None:
    """Four odd cities in a square with both diagonals, the diagonals long: one side alone is left out."""
    square = [(0, 1, 1), (1, 2, 2), (2, 3, 3), (3, 0, 4)]
    assert measured(*square, (0, 2, 8), (1, 3, 8)) == 25


@pytest.mark.parametrize("arms", [3, 4, 5])
def test_rings_hung_on_a_star(arms: int) -> None:
    """Each arm ends in a ring; two arms and all of their rings can be used, the others not."""
    graph: list[Track] = []
    for arm in range(arms):
        far, *ring = range(1 + 3 * arm, 4 + 3 * arm)
        graph += [(0, far, 2), (far, ring[0], 1), (ring[0], ring[1], 1), (ring[1], far, 1)]
    assert measured(*graph) == 2 * (2 + 3)


def test_a_ladder_of_odd_cities_is_measured() -> None:
    """A ladder of eight rungs: six cities each side are odd; the obvious search agrees on four rungs."""

    def ladder(rungs: int) -> list[Track]:
        sides = [(2 * k + side, 2 * k + 2 + side, 2) for k in range(rungs - 1) for side in (0, 1)]
        return sides + [(2 * k, 2 * k + 1, 1) for k in range(rungs)]

    assert measured(*ladder(4)) == obvious_trail(Graph(ladder(4)).obvious())
    assert measured(*ladder(5)) == obvious_trail(Graph(ladder(5)).obvious())
    assert measured(*ladder(8)) == sum(track[2] for track in ladder(8)) - 5
