"""What a planner reads of a view."""

from tests.bots.table import given
from traviesa.bots.situation import see
from traviesa.vocabulary import COLOUR_WORDS, NO_CARD

RED = COLOUR_WORDS.index("red")
LONG = ["calgary-winnipeg", "duluth-helena", "duluth-toronto", "el_paso-houston", "helena-seattle", "miami-new_orleans"]


def test_unseen_cards_are_those_that_lie_nowhere_in_sight() -> None:
    situation = see(given(hand={"red": 3}, market="red red blue").view(0))
    assert situation.unseen[RED] == 12 - 3 - 2
    assert situation.market == (RED, RED, COLOUR_WORDS.index("blue"), NO_CARD, NO_CARD)


def test_cards_a_rival_took_face_up_are_not_unseen() -> None:
    game = given(market="red white blue green black", hand={"purple": 1})
    for deed in ("draw pile", "draw pile", "draw red", "draw pile"):
        game.play(deed)
    # In the rival's hand for all to see; what came up in its place may be red too.
    assert see(game.view(0)).unseen[RED] == 12 - 1 - game.market.count("red") - game.hand(0).get("red", 0)


def test_the_final_round_leaves_one_turn() -> None:
    assert see(given(final_turns=2).view(0)).turns_left == 1


def test_a_rival_with_few_wagons_leaves_little_time() -> None:
    calm, hurried = given(), given(rival=[*LONG, "calgary-helena"])
    assert see(hurried.view(0)).turns_left <= 4 < see(calm.view(0)).turns_left
