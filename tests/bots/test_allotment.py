"""Sharing a hand out among routes."""

from tests.bots.table import given
from traviesa.bots.allotment import allot
from traviesa.bots.situation import see
from traviesa.vocabulary import COLOUR_WORDS, LOCOMOTIVE

RED, BLUE = COLOUR_WORDS.index("red"), COLOUR_WORDS.index("blue")


def test_coloured_routes_come_before_gray_ones() -> None:
    game = given(hand={"red": 6, "blue": 1})
    red, gray = (game.map_file.route_numbers[name] for name in ("denver-oklahoma_city", "denver-santa_fe"))
    shared = allot(see(game.view(0)), [gray, red])
    assert {share.route: (share.colour, share.cards, share.lacking) for share in shared.shares} == {
        red: (RED, 4, 0),
        gray: (RED, 2, 0),
    }
    assert shared.spare[BLUE] == 1
    assert shared.reserved(besides=gray)[RED] == 4
    assert not any(shared.lacking)


def test_locomotives_go_where_the_fewest_cards_are_lacking() -> None:
    game = given(hand={"red": 3, "blue": 1, "locomotive": 1})
    names = ("portland-salt_lake_city", "denver-oklahoma_city")
    blue, red = (game.map_file.route_numbers[name] for name in names)
    shared = allot(see(game.view(0)), [blue, red])
    assert {share.route: (share.locomotives, share.lacking) for share in shared.shares} == {blue: (0, 5), red: (1, 0)}


def test_a_ferry_asks_for_its_locomotives() -> None:
    game = given("europe", hand={"red": 12, "locomotive": 1})
    ferry = game.map_file.route_numbers["palermo-smyrna"]
    (share,) = allot(see(game.view(0)), [ferry]).shares
    assert (share.cards, share.locomotives, share.lacking, share.lacking_locomotives) == (4, 1, 1, 1)
    assert allot(see(game.view(0)), [ferry]).lacking[LOCOMOTIVE] == 1


def test_a_tunnel_is_meant_to_have_a_card_more() -> None:
    game = given("europe", hand={"green": 2})
    (share,) = allot(see(game.view(0)), [game.map_file.route_numbers["venezia-zurich"]]).shares
    assert (share.cards, share.lacking) == (2, 1)
