"""Payments stand alone as text too."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.notation.strategies import brackets, payments
from tests.notation.toy import TOY
from traviesa.notation import NotationError, parse_payment, payment_name


@given(payments, brackets, st.integers(0, 5))
def test_payments_read_back_to_themselves(payment: tuple[int, ...], any_cards: tuple[int, ...], size: int) -> None:
    assert parse_payment(payment_name(payment, any_cards, size), TOY) == (payment, any_cards)


def test_cards_are_listed_colours_first_then_plus_four_then_locomotive() -> None:
    payment, _ = parse_payment("1 locomotive + 1 plus_four + 1 red + 1 purple", TOY)
    assert payment_name(payment) == "1 purple + 1 red + 1 plus_four + 1 locomotive"


def test_a_payment_may_be_all_in_brackets() -> None:
    payment, any_cards = parse_payment("(3 red)", TOY)
    assert not any(payment)
    assert payment_name(payment, any_cards, 3) == "(3 red)"


@pytest.mark.parametrize("text", ["", "1 red +", "1 red 2", "()", "(1 red", "1 red)", "-1 red", "٢ red"])
def test_half_payments_are_malformed(text: str) -> None:
    with pytest.raises(NotationError, match="notation/malformed"):
        parse_payment(text, TOY)
