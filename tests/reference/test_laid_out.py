"""Positions laid out at random, such as few games come to, against the obvious engine.

Crowded boards, rich hands, few wagons, stations everywhere, and totals that tie: every legal deed, and who wins.
"""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.contract.walking import TABLES
from tests.reference.both import BOARDS, as_row, obvious_row
from tests.reference.obvious.board import COLOURS, LOCOMOTIVE, Board, Route
from tests.reference.obvious.game import Game as ObviousGame
from tests.reference.obvious.scoring import winners
from tests.reference.table import given as given_obvious
from tests.reference.table import own
from traviesa import Game
from traviesa.scenario import prepare
from traviesa.scenario_file import Given, GivenSeat, Scenario
from traviesa.scenario_form import Place

MARKET = ("red", "red", "blue", "white", LOCOMOTIVE)
MOST_ROUTES = 11
"""Of one seat: the obvious search for the longest trail tries every way."""

tables = some.sampled_from(TABLES)
seeds = some.integers(0, 2**32)


def share_out(board: Board, seats: int, choice: random.Random) -> list[list[Route]]:
    """Give routes to seats as a game could: no closed twins, no two tracks of a double, no more than the wagons."""
    shares: list[list[Route]] = [[] for _ in range(seats)]
    crowd = choice.choice([0.2, 0.6, 1.0])
    for route in choice.sample(board.routes, len(board.routes)):
        share = choice.choice(shares)
        twins = board.twins[route.number]
        taken = [other for other in shares if any(twin in other for twin in twins)]
        is_open = not taken or (seats >= board.rules["twins_open_from_seats"] and share not in taken)
        fits = sum(one.length for one in share) + route.length <= board.rules["wagons_each"]
        if is_open and fits and len(share) < MOST_ROUTES and choice.random() < crowd:
            share.append(route)
    return shares


def obvious_position(map_name: str, seats: int, seed: int) -> ObviousGame:
    """Lay out a position for the obvious engine."""
    choice, board = random.Random(seed), BOARDS[map_name]
    hands = [
        {card: choice.choice([0, 0, 1, 2, 3, 6]) for card in (*COLOURS, LOCOMOTIVE)} if seat == 0 else {}
        for seat in range(seats)
    ]
    game = given_obvious(board, seats, hands, market=" ".join(MARKET), pile="black black")
    for number, routes in enumerate(share_out(board, seats, choice)):
        own(game, number, *[route.name for route in routes])
    cities = choice.sample(board.cities, len(board.cities))
    tickets = choice.sample(board.tickets, len(board.tickets))
    for number, seat in enumerate(game.seats):
        seat.wagons = min(seat.wagons, choice.choice([0, 1, 2, 3, 4, 6, 45]))
        for _ in range(choice.randrange(board.rules["stations_each"] + 1)):
            game.stations[cities.pop()] = number
            seat.stations_left -= 1
        seat.tickets = [tickets.pop() for _ in range(choice.randrange(6))]
    game.ticket_pile = [ticket for ticket in tickets if ticket.deck == game.drawn_deck]
    return game


def same_position(obvious: ObviousGame, scores: list[int] | None = None) -> Game:
    """Lay out the same position for the engine, as a scenario would."""
    rows = {
        number: GivenSeat(
            hand={card: count for card, count in seat.hand.items() if count},
            routes=tuple(r.name for r in obvious.board.routes if obvious.owner[r.number] == number),
            stations=tuple(city for city, owner in obvious.stations.items() if owner == number),
            tickets=tuple(ticket.name for ticket in seat.tickets),
            wagons=seat.wagons,
            score=scores[number] if scores else None,
        )
        for number, seat in enumerate(obvious.seats)
    }
    given = Given(market=MARKET, pile=("black", "black"), rest="out", seats=rows)
    return prepare(Scenario(Place("laid out"), "", obvious.board.id, len(rows), given=given)).game()


@settings(max_examples=100)
@given(tables, seeds)
def test_every_legal_deed_of_a_position_that_was_laid_out(table: tuple[str, int], seed: int) -> None:
    """TTR-CLAIM-8 TTR-DOUBLE-3 TTR-DOUBLE-4 TTR-DOUBLE-5 EU-STATION-1 EU-STATION-3 RUL-CLAIM-2 USA-TURN-1 EU-TURN-1"""
    obvious = obvious_position(*table, seed)
    assert sorted(same_position(obvious).legal()) == sorted(obvious.legal())


def assert_same_winners(table: tuple[str, int], seed: int) -> None:
    """Compare the reckonings, then raise some seats to the most points and compare who wins."""
    obvious, choice = obvious_position(*table, seed), random.Random(seed)
    scores = obvious.scores()
    game = same_position(obvious)
    for seat, (found, expected) in enumerate(zip(game.results(), scores, strict=True)):
        assert as_row(game, seat, found) == obvious_row(expected)
    most = max(score.total for score in scores)
    tied = [replace(s, routes=s.routes + choice.choice([0, 1, 1]) * (most - s.total)) for s in scores]
    raised = same_position(obvious, [score.routes for score in tied])
    assert [found.total for found in raised.results()] == [score.total for score in tied]
    assert raised.winners == winners(tied, obvious.rules["ties"])


@settings(max_examples=100)
@given(tables, seeds)
def test_who_wins_where_totals_tie(table: tuple[str, int], seed: int) -> None:
    """TTR-TIE-1 USA-TIE-1 USA-TIE-2 EU-TIE-1 EU-TIE-2 EU-TIE-3 RUL-TIE-1 RUL-TIE-2 TTR-SCORE-5 TTR-SCORE-6"""
    assert_same_winners(table, seed)


@pytest.mark.soak
@settings(max_examples=5_000)
@given(tables, seeds)
def test_who_wins_in_many_positions(table: tuple[str, int], seed: int) -> None:
    assert_same_winners(table, seed)
