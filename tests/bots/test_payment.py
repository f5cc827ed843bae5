"""Choosing a payment."""

from tests.bots.table import given
from traviesa.bots.choices import Choices
from traviesa.bots.payment import cheapest_payment
from traviesa.vocabulary import CARDS, COLOUR_WORDS


def paid(hand: dict[str, int], **reserved: int) -> str:
    game = given(hand=hand)
    choices = Choices(game.setting.board, game.actions())
    rows = choices.claims[game.map_file.route_numbers["denver-santa_fe"]]
    needed = [reserved.get(word, 0) for word in COLOUR_WORDS] + [0] * (CARDS - len(COLOUR_WORDS))
    counts = [hand.get(word, 0) for word in (*COLOUR_WORDS, "locomotive")] + [0] * (CARDS - len(COLOUR_WORDS) - 1)
    return game.action_text(cheapest_payment(game.setting.board, rows, counts, needed)).partition(" with ")[2]


def test_locomotives_are_spared() -> None:
    assert paid({"red": 2, "locomotive": 2}) == "2 red"


def test_cards_needed_elsewhere_are_spared() -> None:
    assert paid({"red": 4, "blue": 2}, red=4) == "2 blue"
    assert paid({"red": 4, "blue": 2}, red=2, blue=1) == "2 red"


def test_the_larger_stock_is_spent_first() -> None:
    assert paid({"red": 2, "blue": 5}) == "2 blue"
