"""Hold the obvious engine to the worked examples of the rulebook: the end, scoring, whole games."""

from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest

from tests.reference.obvious.board import Board, Route, Ticket
from tests.reference.obvious.chance import RandomChance
from tests.reference.obvious.game import Game
from tests.reference.obvious.play import random_game
from tests.reference.obvious.scoring import Reckoning, winners
from tests.reference.obvious.stations import best_assignment
from tests.reference.obvious.trail import longest_trail
from tests.reference.table import EUROPE, USA, given, network, own


def test_ttr_trail_1_a_triangle_with_a_tail() -> None:
    assert longest_trail(network(("a", "b", 2), ("b", "c", 3), ("c", "a", 4), ("a", "d", 5))) == 14


def test_ttr_trail_2_a_star() -> None:
    assert longest_trail(network(("a", "b", 4), ("a", "c", 3), ("a", "d", 2))) == 7
    assert longest_trail([]) == 0


def length_in_order(routes: Sequence[Route], city: str) -> int:
    """Ride the routes in this order as far as they go on."""
    length = 0
    for route in routes:
        if not route.touches(city):
            break
        length, city = length + route.length, route.other_end(city)
    return length


@pytest.mark.parametrize("seed", range(12))
def test_eu_trail_2_and_3_as_long_as_the_best_of_all_orders(seed: int) -> None:
    random = Random(seed)
    ends = [random.sample("abcde", 2) for _ in range(6)]
    routes = network(*((a, b, random.randint(1, 6)) for a, b in ends))
    best = max(length_in_order(order, city) for order in permutations(routes) for city in "abcde")
    assert longest_trail(routes) == best


def test_ttr_end_1_and_2_each_seat_has_one_more_turn() -> None:
    game = given(USA, 4, hands=[{}, {"red": 6}], pile="red " * 20)
    game.seats[1].wagons = 4
    for deed in ("draw pile", "draw pile", "claim dallas-houston:1 with 1 red"):
        game.play(deed)
    assert game.final_turns == 0, "three wagons are left"
    game.turn = 1
    game.play("claim portland-seattle:1 with 1 red")
    assert (game.turn, game.final_turns) == (2, 4)
    moved = []
    while not game.is_over:
        moved.append(game.turn)
        game.play("draw pile")
        game.play("draw pile")
    assert moved == [2, 3, 0, 1]
    assert (game.final_turns, game.legal()) == (0, [])


def test_rul_pass_1_and_rul_end_4_a_round_of_passes_ends_the_game() -> None:
    game = given(USA, 3)
    game.ticket_pile = []
    for turn in range(3):
        assert (game.turn, game.legal()) == (turn, ["pass"])
        game.play("pass")
    assert game.is_over


def test_rul_pass_3_a_hopeless_tunnel_is_an_action() -> None:
    game = given(EUROPE, hands=[{"orange": 3}], pile="")
    game.ticket_pile = []
    game.seats[0].stations_left = 0
    game.owner = [1] * len(EUROPE.routes)
    assert game.legal() == ["pass"]
    game.owner[EUROPE.route("angora-smyrna").number] = None
    assert game.legal() == ["claim angora-smyrna with 3 orange"]


def test_eu_station_7_one_station_uses_one_route_for_all_tickets() -> None:
    game = given(EUROPE)
    own(game, 1, "dieppe-paris", "bruxelles-paris:1")
    game.stations = {"paris": 0}
    game.seats[0].tickets = [EUROPE.ticket("madrid-dieppe"), EUROPE.ticket("barcelona-bruxelles")]
    own(game, 0, "madrid-pamplona:1", "barcelona-pamplona", "pamplona-paris:1")
    score = game.scores()[0]
    assert [ticket.name for ticket in score.completed] == ["barcelona-bruxelles"], "the earlier route"
    assert [route.name for route in score.borrowed if route] == ["bruxelles-paris:1"]
    assert (score.tickets, score.stations) == (0, 8)


def test_rul_station_1_most_points_then_most_tickets_then_earliest_routes() -> None:
    paris = [EUROPE.route("brest-paris"), EUROPE.route("dieppe-paris"), EUROPE.route("bruxelles-paris:2")]
    mine = [
        EUROPE.route("marseille-paris"),
        EUROPE.route("madrid-pamplona:2"),
        EUROPE.route("pamplona-paris:2"),
    ]
    tickets = [EUROPE.ticket("brest-marseille"), EUROPE.ticket("madrid-dieppe")]
    assert best_assignment(mine, [paris], tickets).borrowed == (EUROPE.route("dieppe-paris"),)
    assert best_assignment(mine, [paris], []).borrowed == (EUROPE.route("brest-paris"),)
    assert best_assignment(mine, [[], paris], tickets).borrowed == (None, EUROPE.route("dieppe-paris"))


def test_rul_station_1_two_tickets_of_as_many_points_as_one() -> None:
    to_x, to_y, beyond = network(("s", "x", 1), ("s", "y", 1), ("y", "z", 1))
    one = Ticket(0, "s-x", "s", "x", 12, "regular")
    two = [Ticket(1, "s-y", "s", "y", 7, "regular"), Ticket(2, "s-z", "s", "z", 5, "regular")]
    best = best_assignment([beyond], [[to_x, to_y]], [one, *two])
    assert (best.borrowed, best.completed, best.points) == ((to_y,), two, 12)


def test_rul_station_4_and_7_a_station_borrows_neither_own_nor_open_routes() -> None:
    game = given(EUROPE)
    own(game, 0, "dieppe-paris")
    game.stations = {"paris": 0}
    assert game.scores()[0].borrowed == (None,)
    own(game, 1, "paris-zurich")
    assert game.scores()[0].borrowed == (EUROPE.route("paris-zurich"),)


def test_rul_station_2_stations_in_a_chain() -> None:
    game = given(EUROPE)
    own(game, 1, "munchen-zurich", "munchen-wien")
    game.stations = {"wien": 0, "zurich": 0}
    game.seats[0].tickets = [EUROPE.ticket("zurich-budapest")]
    own(game, 0, "budapest-wien:1")
    score = game.scores()[0]
    assert [route.name for route in score.borrowed if route] == ["munchen-wien", "munchen-zurich"]
    assert score.tickets == 6


def test_eu_score_2_and_eu_trail_1_a_station_adds_nothing_to_the_trail() -> None:
    game = given(EUROPE)
    own(game, 0, "dieppe-paris")
    own(game, 1, "pamplona-paris:1", "madrid-pamplona:1")
    game.stations = {"paris": 0}
    game.seats[0].tickets = [EUROPE.ticket("madrid-dieppe")]
    first, second = game.scores()
    assert (first.routes, first.tickets, first.stations, first.bonus, first.total) == (1, -8, 8, 0, 1)
    assert (first.completed, first.trail) == ([], 1)
    assert (second.routes, second.tickets, second.stations, second.bonus, second.total) == (11, 0, 12, 10, 33)
    assert game.winners() == [1]


def test_ttr_score_4_and_rul_trail_2_all_who_tie_get_the_bonus_and_nobody_for_nothing() -> None:
    game = given(USA, 3)
    assert [score.bonus for score in game.scores()] == [0, 0, 0]
    own(game, 0, "dallas-houston:1")
    own(game, 2, "portland-seattle:1")
    assert [score.bonus for score in game.scores()] == [10, 0, 10]
    assert game.winners() == [0, 2]


def test_ties_are_broken_in_the_order_of_the_map() -> None:
    ticket = USA.tickets[0]
    plain = Reckoning(20, 0, 0, [], (), stations_built=1, trail=5)
    more = Reckoning(20, 0, 0, [ticket], (), stations_built=1, trail=5)
    fewer = Reckoning(20, 0, 0, [ticket], (), stations_built=0, trail=5)
    holder = Reckoning(10, 0, 0, [ticket], (), stations_built=1, trail=6, bonus=10, holds_bonus=True)
    assert winners([plain, more, fewer, holder], ["tickets", "fewest_stations", "bonus"]) == [2]
    assert winners([plain, more, fewer, holder], ["tickets", "bonus"]) == [3]
    assert winners([plain, more, fewer], ["tickets", "bonus"]) == [1, 2]


def count_cards(game: Game) -> int:
    held = sum(seat.hand.total() for seat in game.seats)
    shown = len([card for card in game.cards.market if card])
    revealed = len(game.attempt.revealed) if game.attempt else 0
    return held + shown + revealed + len(game.cards.pile) + game.cards.discards.total()


def check_pieces(game: Game) -> None:
    assert count_cards(game) == 110
    for number, seat in enumerate(game.seats):
        routes = [route for route in game.board.routes if game.owner[route.number] == number]
        assert seat.wagons == 45 - sum(route.length for route in routes) >= 0
        assert seat.score == sum(game.rules["points"][route.length] for route in routes)
        assert min(seat.hand.values(), default=0) >= 0
        assert seat.stations_left + list(game.stations.values()).count(number) == game.rules["stations_each"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("board", [USA, EUROPE], ids=["usa", "europe"])
def test_random_games_end_with_all_pieces_there(board: Board, seats: int) -> None:
    for seed in range(3):
        chance = RandomChance(seed)
        game = Game(board, seats, chance)
        while not game.is_over:
            legal = game.legal()
            assert len(set(legal)) == len(legal) > 0
            game.play(chance.random.choice(legal))
            check_pieces(game)
        assert game.winners()


def test_a_random_game_is_the_same_for_the_same_seed() -> None:
    assert random_game(EUROPE, 3, 7) == random_game(EUROPE, 3, 7)
    assert random_game(EUROPE, 3, 7) != random_game(EUROPE, 3, 8)
