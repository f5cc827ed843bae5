"""Hold the obvious engine to the worked examples of the rulebook: cards, routes, tunnels, tickets."""

import pytest

from tests.reference.obvious.game import Game
from tests.reference.obvious.payments import payment_text, route_payments, station_payments
from tests.reference.table import EUROPE, USA, InOrder, Reversed, given, keep_all, own, starting

RICH = dict.fromkeys(("purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"), 9)


def payments(route: str, hand: dict[str, int]) -> list[str]:
    found = route_payments(EUROPE.route(route), hand, EUROPE.rules)
    return sorted(payment_text(payment) for payment in found)


@pytest.mark.parametrize(("seats", "left"), [(2, 97), (5, 85)])
def test_ttr_setup_4_and_5_cards_dealt(seats: int, left: int) -> None:
    game = Game(EUROPE, seats, InOrder())
    assert [seat.hand.total() for seat in game.seats] == [4] * seats
    assert game.position()["hands"][:3] == [{"purple": 4}, {"purple": 4}, {"purple": 4}][:seats]
    assert len(game.cards.market) == 5
    assert len(game.cards.pile) == left


def test_ttr_setup_7_first_market_with_three_locomotives_is_reset_three_times_at_most() -> None:
    game = Game(USA, 2, Reversed(), {"hand_dealt": 0, "cards": {"locomotive": 60}})
    assert game.position()["market"] == ["locomotive"] * 5
    assert game.position()["discards"] == {"locomotive": 15}


@pytest.mark.parametrize(("seats", "left"), [(2, 34), (5, 25)])
def test_eu_setup_3_and_4_and_7_tickets_dealt_and_refused(seats: int, left: int) -> None:
    game = Game(EUROPE, seats, InOrder())
    assert game.position()["offered"][0] == [
        "brest-petrograd", "amsterdam-pamplona", "amsterdam-wilno", "angora-kharkov"
    ]  # fmt: skip
    assert len(game.legal()) == 6 + 4 + 1
    for _ in range(seats):
        game.play(game.legal()[0])
    assert len(game.ticket_pile) == left
    assert (game.turn, game.phase) == (0, "turn")
    assert {ticket.deck for ticket in game.ticket_pile} == {"regular"}


def test_usa_setup_3_refused_tickets_go_under_the_pile_after_the_last_choice() -> None:
    chance = InOrder()
    game = Game(USA, 3, chance)
    assert len(game.legal()) == 3 + 1
    game.play("keep calgary-phoenix calgary-salt_lake_city")
    game.play("keep chicago-new_orleans chicago-santa_fe dallas-new_york")
    assert len(game.ticket_pile) == 21
    game.play("keep denver-el_paso denver-pittsburgh")
    assert len(game.ticket_pile) == 23
    assert game.position()["ticket_pile"][-2:] == ["boston-miami", "duluth-el_paso"]
    assert len(chance.asked) == 2, "one ticket of a seat needs no shuffling"


def test_chance_is_asked_in_the_documented_order() -> None:
    chance = InOrder()
    game = Game(EUROPE, 2, chance)
    cards, long, regular = chance.asked
    assert cards[:13] == ["purple"] * 12 + ["blue"]
    assert cards[-14:] == ["locomotive"] * 14
    assert [ticket.deck for ticket in long] == ["long"] * 6
    assert [ticket.deck for ticket in regular] == ["regular"] * 40
    keep_all(game)
    game.play("tickets")
    game.play(game.legal()[0])
    assert len(chance.asked) == 4
    assert [ticket.name for ticket in chance.asked[3]] == game.position()["ticket_pile"][-2:]


def test_ttr_loco_2_and_3_no_face_up_locomotive_as_second_card() -> None:
    game = given(EUROPE, market="red red locomotive blue green", pile="locomotive black")
    game.play("draw blue")
    assert game.position()["market"] == ["red", "red", "locomotive", "locomotive", "green"]
    assert starting(game, "draw") == ["green", "pile", "red"]


def test_ttr_loco_1_and_4_face_up_locomotive_ends_the_draw_and_a_blind_one_does_not() -> None:
    game = given(EUROPE, market="locomotive red red red red", pile="locomotive locomotive blue")
    game.play("draw pile")
    game.play("draw pile")
    assert game.seats[0].hand == {"locomotive": 2}
    game.play("draw locomotive")
    assert (game.turn, game.seats[1].hand) == (0, {"locomotive": 1})


def test_ttr_market_1_reset_between_the_two_cards() -> None:
    game = given(EUROPE, market="locomotive red locomotive blue green", pile="locomotive red red blue blue black white")
    game.play("draw red")
    assert game.position()["market"] == ["red", "red", "blue", "blue", "black"]
    assert game.position()["discards"] == {"blue": 1, "green": 1, "locomotive": 3}
    assert starting(game, "draw") == ["black", "blue", "pile", "red"]


def test_rul_market_6_a_reset_with_a_short_pile_may_bring_cards_back() -> None:
    game = given(EUROPE, market="locomotive red locomotive blue green", pile="locomotive white")
    game.play("draw red")
    assert game.position()["market"] == ["white", "blue", "green", "locomotive", "locomotive"]
    assert game.position()["pile"] == ["locomotive"]


def test_rul_market_1_no_reset_without_other_cards() -> None:
    game = given(EUROPE, market="locomotive red locomotive blue green", pile="locomotive")
    game.play("draw red")
    assert game.position()["market"] == ["locomotive", "locomotive", "locomotive", "blue", "green"]


def test_rul_draw_1_and_3_empty_pile() -> None:
    game = given(USA, market="red locomotive", pile="")
    assert starting(game, "draw") == []
    game = given(USA, market="red locomotive", pile="blue")
    game.play("draw red")
    assert game.position()["market"] == ["blue", "locomotive", None, None, None]
    assert starting(game, "draw") == ["blue"]
    game = given(USA, market="locomotive", pile="blue")
    game.play("draw pile")
    assert (game.turn, game.phase) == (1, "turn")
    game = given(USA, market="red locomotive", overrides={"draw_market_without_pile": True})
    assert starting(game, "draw") == ["locomotive", "red"]


def test_rul_market_4_a_claim_fills_the_empty_slots() -> None:
    game = given(USA, hands=[{"red": 2}], market="white black")
    game.play("claim boston-new_york:1 with 2 red")
    assert game.position()["market"] == ["white", "black", "red", "red", None]
    assert game.position()["discards"] == {}


def test_rul_market_1_a_market_that_stays_as_it_is_waits_for_a_refill() -> None:
    game = given(USA, hands=[{"red": 2}], market="locomotive " * 3 + "white black", pile="blue " * 9)
    game.play("claim boston-new_york:1 with 2 red")
    assert game.position()["market"] == ["locomotive"] * 3 + ["white", "black"]
    game.play("draw white")
    assert game.position()["market"] == ["blue"] * 5


def test_ttr_claim_9_and_11_a_coloured_route() -> None:
    hand = {"yellow": 3, "locomotive": 3, "blue": 5}
    assert payments("amsterdam-essen", hand) == [
        "1 yellow + 2 locomotive", "2 yellow + 1 locomotive", "3 locomotive", "3 yellow"
    ]  # fmt: skip


def test_ttr_gray_1_any_one_colour() -> None:
    hand = {"red": 2, "yellow": 1, "locomotive": 2}
    assert payments("danzig-warszawa", hand) == [
        "1 red + 1 locomotive", "1 yellow + 1 locomotive", "2 locomotive", "2 red"
    ]  # fmt: skip
    assert len(payments("danzig-warszawa", RICH)) == 8 * 2 + 1


def test_eu_ferry_5_smyrna_palermo() -> None:
    assert payments("palermo-smyrna", {"red": 6, "locomotive": 1}) == []
    assert payments("palermo-smyrna", {"red": 2, "blue": 2, "locomotive": 2}) == []
    assert payments("palermo-smyrna", {"red": 5, "locomotive": 6}) == [
        "1 red + 5 locomotive", "2 red + 4 locomotive", "3 red + 3 locomotive", "4 red + 2 locomotive",
        "6 locomotive",
    ]  # fmt: skip


def test_ttr_claim_8_too_few_wagons_also_for_a_tunnel() -> None:
    game = given(EUROPE, hands=[RICH])
    game.seats[0].wagons = 2
    assert {game.board.route(line.split()[1]).length for line in game.legal() if "claim" in line} == {1, 2}


@pytest.mark.parametrize(("seats", "allowed"), [(2, [False, False]), (3, [False, False]), (4, [False, True])])
def test_ttr_double_3_and_5_twins(seats: int, allowed: list[bool]) -> None:
    game = given(EUROPE, seats, hands=[RICH, RICH])
    own(game, 0, "berlin-frankfurt:2")
    for seat, may in enumerate(allowed):
        game.turn = seat
        assert bool(starting(game, "claim berlin-frankfurt")) == may


@pytest.mark.parametrize(
    ("hand", "laid", "reveal", "answers"),
    [
        ({"green": 3}, "2 green", "locomotive red blue", ["pay 1 green", "withdraw"]),
        ({"red": 4, "locomotive": 2}, "2 red", "red locomotive black",
         ["pay 1 red + 1 locomotive", "pay 2 locomotive", "pay 2 red", "withdraw"]),
        ({"locomotive": 3, "red": 3}, "2 locomotive", "locomotive red green",
         ["pay 1 locomotive", "withdraw"]),
        ({"red": 1, "locomotive": 1}, "1 red + 1 locomotive", "red locomotive blue", ["withdraw"]),
    ],
)  # fmt: skip
def test_eu_tunnel_examples(hand: dict[str, int], laid: str, reveal: str, answers: list[str]) -> None:
    game = given(EUROPE, hands=[hand], pile=reveal)
    game.play(f"claim angora-constantinople with {laid}")
    assert game.phase == "tunnel"
    assert sorted(game.legal()) == answers
    assert game.position()["hands"][0] == hand
    assert not game.cards.are_left()
    game.play("withdraw")
    assert game.position()["hands"][0] == hand
    assert game.turn == 1
    assert sorted(card for card in game.cards.market if card) == sorted(reveal.split())


def test_eu_tunnel_10_and_12_and_15_paid_and_free_tunnels() -> None:
    game = given(EUROPE, hands=[{"locomotive": 2}], pile="red", discards={"black": 1})
    game.play("claim angora-constantinople with 2 locomotive")
    assert (game.turn, game.seats[0].wagons, game.seats[0].score) == (1, 43, 2)
    game = given(EUROPE, hands=[{"red": 4}], pile="red red black", market="blue blue blue blue blue")
    game.play("claim angora-constantinople with 2 red")
    game.play("pay 2 red")
    assert (game.seats[0].wagons, game.seats[0].score) == (43, 2)
    assert game.position()["discards"] == {"black": 1, "red": 6}


def test_ttr_ticket_2_and_4_fewer_than_three_left() -> None:
    game = given(EUROPE)
    game.ticket_pile = [EUROPE.ticket("zurich-budapest"), EUROPE.ticket("london-wien")]
    game.play("tickets")
    assert game.legal() == [
        "keep london-wien", "keep zurich-budapest", "keep london-wien zurich-budapest"
    ]  # fmt: skip
    game.play("keep zurich-budapest")
    assert game.position()["ticket_pile"] == ["london-wien"]


def test_eu_station_4_costs_of_the_second_station() -> None:
    found = [payment_text(payment) for payment in station_payments({"red": 2, "blue": 1, "locomotive": 2}, 1)]
    assert sorted(found) == ["1 blue + 1 locomotive", "1 red + 1 locomotive", "2 locomotive", "2 red"]


def test_eu_station_3_one_station_in_a_city() -> None:
    game = given(EUROPE, hands=[{"red": 1}, {"red": 1}])
    game.play("build paris with 1 red")
    assert game.position()["stations"] == {"paris": 0}
    assert len(starting(game, "build")) == 46
    assert starting(game, "build paris") == []


def test_a_deed_that_is_not_legal_is_refused() -> None:
    game = given(EUROPE)
    before = game.position()
    with pytest.raises(ValueError, match="not possible now"):
        game.play("pass")
    assert game.position() == before
