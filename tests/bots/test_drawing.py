"""Drawing cards."""

from tests.bots.table import given
from traviesa import action
from traviesa.bots.drawing import Drawing
from traviesa.bots.situation import see
from traviesa.bots.weights import Weights
from traviesa.vocabulary import CARD_WORDS


def drawn(market: str, is_first: bool = True, **lacking: int) -> str:
    view = given(market=market).view(0)
    wanted = [lacking.get(word, 0) for word in CARD_WORDS]
    rows = [row for row in view.actions() if action.DRAW_PILE <= row < action.DRAW_TICKETS]
    if not is_first:
        rows = [row for row in rows if row != action.DRAW_CARD + CARD_WORDS.index("locomotive")]
    return view.action_text(Drawing(see(view), wanted, Weights()).choose(rows, is_first))


def test_two_wanted_cards_are_better_than_a_locomotive() -> None:
    assert drawn("locomotive red red blue green", red=4) == "draw red"


def test_a_locomotive_is_better_than_nothing_wanted() -> None:
    assert drawn("locomotive white white blue green", red=1) == "draw locomotive"


def test_the_unknown_is_better_than_what_nothing_needs() -> None:
    assert drawn("white white blue blue green", red=3) == "draw pile"
    assert drawn("white white blue blue green", is_first=False, red=3) == "draw pile"


def test_the_second_card_is_the_one_wanted() -> None:
    assert drawn("white white red blue green", is_first=False, red=3) == "draw red"
