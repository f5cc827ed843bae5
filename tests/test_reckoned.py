"""What a final reckoning stands on: ways join their tickets, by what the seat has; gaps are told; ties in order."""

import random
from collections.abc import Iterable

import pytest

from traviesa import Game, new_game
from traviesa.map_file import MapFile
from traviesa.reckoned import ways_of


def claimed_at_random(map_name: str, seats: int, seed: int) -> Game:
    """Play a game to its end in which everybody claims or builds whenever they can."""
    game, chance = new_game(map_name, seats, seed), random.Random(seed)
    while not game.is_over:
        rows = game.actions()
        laying = [row for row in rows if game.deed_of(row).kind in ("claim", "build", "pay")]
        game.apply(chance.choice(laying or rows))
    return game


def joined(map_file: MapFile, routes: Iterable[int], begins: Iterable[int], ends: Iterable[int]) -> bool:
    """Say whether routes join any of some cities with any of others: slow and obvious."""
    reached, edges = set(begins), [set(map_file.routes[route].ends) for route in routes]
    for _ in edges:
        for edge in edges:
            if edge & reached:
                reached |= edge
    return bool(reached & set(ends))


@pytest.mark.parametrize(
    ("map_name", "seats", "seed"), [("usa", 2, 1), ("usa", 5, 2), ("europe", 3, 3), ("europe", 5, 9)]
)
def test_ways_join_their_tickets_by_what_the_seat_has(map_name: str, seats: int, seed: int) -> None:
    game = claimed_at_random(map_name, seats, seed)
    done = 0
    for seat, result in enumerate(game.results()):
        has = {route for route, owner in enumerate(game.owners) if owner == seat} | set(result.borrowed.values())
        ways = ways_of(game, seat, result)
        assert set(ways) == {*result.completed, *result.failed}
        assert sum(way.worth for way in ways.values()) == result.tickets
        for ticket, way in ways.items():
            asked = game.map_file.tickets[ticket]
            ends = [city for group, _ in asked.to for city in group]
            assert set(way.routes) <= has
            assert not set(way.lacking) & has
            assert bool(way.lacking) == (ticket in result.failed)
            assert joined(game.map_file, (*way.routes, *way.lacking), asked.from_cities, ends)
            assert not joined(game.map_file, [*way.routes, *way.lacking][1:], asked.from_cities, ends)
            done += not way.lacking
    assert done
