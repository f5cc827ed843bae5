"""What holds after every action of every game, on both maps, with every number of seats."""

import random

import pytest

from tests.contract.walking import SCARCE, TABLES, sample, walk
from traviesa import Game, new_game
from traviesa.notation.parse import parse_deed
from traviesa.rules.soundness import FAULT_WORDS

everywhere = pytest.mark.parametrize(("map_name", "seats"), TABLES)


def assert_sound(game: Game) -> None:
    assert FAULT_WORDS[game.fault()] == "sound"


@everywhere
def test_nothing_is_made_or_lost(map_name: str, seats: int) -> None:
    """TTR-COMP-1 EU-COMP-6 Cards, wagons, stations and tickets are conserved after every action."""
    for seed in range(4):
        for game in walk(new_game(map_name, seats, seed), seed):
            assert_sound(game)
        for game in walk(new_game(map_name, seats, seed, options=SCARCE), seed):
            assert_sound(game)


@everywhere
def test_points_are_those_of_the_routes(map_name: str, seats: int) -> None:
    """TTR-SETUP-3 TTR-CLAIM-4 At every moment a seat's points are those of its routes."""
    for game in sample(map_name, seats, 3):
        table, routes = game.setting.rules.points, game.map_file.routes
        for seat in range(seats):
            own = [route for route in routes if game.owners[route.number] == seat]
            assert game.points[seat] == sum(table[route.length] for route in own)
            assert game.wagons[seat] == 45 - sum(route.length for route in own)


@everywhere
def test_legal_actions_ascend_and_each_can_be_applied(map_name: str, seats: int) -> None:
    for game in sample(map_name, seats, 5, every=12):
        rows = game.actions()
        assert rows == sorted(set(rows))
        assert bool(rows) != game.is_over
        before = game.to_bytes()
        for row in rows:
            trial = game.copy()
            trial.apply(row)
            assert_sound(trial)
            assert trial.to_bytes() != before, game.action_text(row)
        assert game.to_bytes() == before, "asking and trying on copies changes nothing"


@everywhere
def test_a_deed_reads_back_as_itself(map_name: str, seats: int) -> None:
    """Text is exact both ways, and a deed played as text does what its row does."""
    for game in sample(map_name, seats, 7, every=11):
        texts = game.legal()
        assert len(set(texts)) == len(texts)
        for row, text in zip(game.actions(), texts, strict=True):
            assert parse_deed(text, game.setting.names) == game.deed_of(row)
            assert game.find_action(text) == row


@everywhere
def test_playing_text_and_applying_rows_are_the_same(map_name: str, seats: int) -> None:
    choice = random.Random(8)
    for game in sample(map_name, seats, 8):
        if not game.is_over:
            by_row, by_text = game.copy(), game.copy()
            row = choice.choice(game.actions())
            by_row.apply(row)
            by_text.play(game.action_text(row), seat=game.turn)
            assert by_text.to_bytes() == by_row.to_bytes()


@everywhere
def test_a_copy_is_equal_and_goes_its_own_way(map_name: str, seats: int) -> None:
    game = new_game(map_name, seats, 9)
    for _ in walk(game, 9):
        copied = game.copy()
        assert copied.to_bytes() == game.to_bytes()
        if not game.is_over:
            before = game.to_bytes()
            copied.apply(copied.actions()[-1])
            assert game.to_bytes() == before
            assert copied.to_bytes() != before


@everywhere
def test_the_same_seed_and_actions_give_the_same_game(map_name: str, seats: int) -> None:
    first = [game.to_bytes() for game in walk(new_game(map_name, seats, "lisboa"), 10)]
    second = [game.to_bytes() for game in walk(new_game(map_name, seats, "lisboa"), 10)]
    assert first == second
    assert new_game(map_name, seats, "danzig").to_bytes() != first[0]


@everywhere
def test_public_counts_agree_with_what_is_hidden(map_name: str, seats: int) -> None:
    """RUL-TICKET-5 Counts are public, and they are true."""
    for game in sample(map_name, seats, 11):
        assert game.hand_sizes == [sum(game.hand(seat).values()) for seat in range(seats)]
        assert game.ticket_counts == [len(game.tickets(seat)) for seat in range(seats)]
        for seat in range(seats):
            known, hand = game.known_cards(seat), game.hand(seat)
            assert all(hand.get(card, 0) >= count for card, count in known.items())


@everywhere
def test_kept_tickets_are_never_given_up(map_name: str, seats: int) -> None:
    """TTR-TICKET-5 EU-SETUP-8 TTR-TICKET-6"""
    held: list[set[int]] = [set() for _ in range(seats)]
    for game in walk(new_game(map_name, seats, 12), 12):
        for seat in range(seats):
            now = set(game.tickets(seat))
            assert held[seat] <= now
            held[seat] = now


@everywhere
def test_a_route_keeps_its_owner_to_the_end(map_name: str, seats: int) -> None:
    """TTR-DOUBLE-5 TTR-DOUBLE-3 Claimed or closed is for the rest of the game; nobody has two tracks of a double."""
    settled: dict[int, int] = {}
    for game in walk(new_game(map_name, seats, 13), 13):
        owners = game.owners
        assert all(owners[route] == owner for route, owner in settled.items())
        settled = {route: owner for route, owner in enumerate(owners) if owner != -1}
    ends = {}
    for route, owner in settled.items():
        if owner >= 0:
            key = (owner, frozenset(game.map_file.routes[route].ends))
            assert key not in ends
            ends[key] = route


@everywhere
def test_turns_go_round_and_the_final_round_gives_each_seat_one_more(map_name: str, seats: int) -> None:
    """TTR-TURN-1 TTR-END-1 TTR-END-2 TTR-END-3 TTR-END-4 RUL-END-1 RUL-END-2"""
    for seed in range(5):
        movers: list[int] = []
        trigger = -1
        last = (-1, "setup")
        for game in walk(new_game(map_name, seats, seed, options={"wagons_each": 20}), seed):
            if last[1] != "setup" and (game.turn != last[0] or game.is_over):
                movers.append(last[0])
                assert game.is_over or game.turn == (last[0] + 1) % seats
                if trigger < 0 and game.wagons[last[0]] <= 2:
                    trigger = len(movers)
            last = (game.turn, game.phase)
        if trigger > 0:
            assert len(movers) == trigger + seats, "each seat has one more turn, the trigger the last"
            assert movers[-1] == movers[trigger - 1]
