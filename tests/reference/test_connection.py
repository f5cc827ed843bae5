"""Who has joined what, against a walk from city to city."""

import random
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as some

from tests.reference.given import Graph, Track, edited, set_owners, set_tickets
from tests.reference.obvious.connection import completed, connected
from tests.reference.table import EUROPE, USA
from traviesa.rules.connection import join_cities
from traviesa.state import State

BOARDS = {"usa": USA, "europe": EUROPE}

cities = some.integers(0, 11)
tracks = some.tuples(cities, cities, some.just(1)).filter(lambda track: track[0] != track[1])


@settings(max_examples=300)
@given(some.lists(tracks, max_size=14))
def test_cities_share_a_label_exactly_when_they_are_joined(graph: list[Track]) -> None:
    """TTR-TICKET-8 TTR-TICKET-9"""
    given_graph = Graph(graph)
    join_cities(given_graph.state, given_graph.board, given_graph.scratch, 0)
    label = given_graph.scratch.label
    for a, b in combinations(range(given_graph.board.cities), 2):
        assert (label[a] == label[b]) == connected(given_graph.obvious(), str(a), str(b))


@settings(max_examples=100)
@given(some.sampled_from(["usa", "europe"]), some.integers(2, 5), some.integers(0, 2**32))
def test_tickets_are_completed_exactly_when_their_cities_are_joined(map_name: str, seats: int, seed: int) -> None:
    """TTR-TICKET-8 TTR-SCORE-2 TTR-CLAIM-5 Own routes alone count, wherever they are; other tickets are subtracted."""
    board, choice = BOARDS[map_name], random.Random(seed)
    owners = [choice.choice([-1, *range(seats)]) for _ in board.routes]
    mixed = choice.sample(board.tickets, len(board.tickets))
    held = [mixed[seat::seats] for seat in range(seats)]

    def edit(state: State) -> None:
        set_owners(state, owners)
        for seat in range(seats):
            set_tickets(state, seat, [ticket.number for ticket in held[seat]])

    for seat, found in enumerate(edited(map_name, seats, edit).results()):
        done = completed([route for route in board.routes if owners[route.number] == seat], held[seat])
        assert list(found.completed) == sorted(ticket.number for ticket in done)
        assert found.tickets == sum(t.points if t in done else -t.points for t in held[seat])
