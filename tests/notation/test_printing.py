"""A deed has exactly one printed form, which reads back to the same deed."""

import pytest
from hypothesis import given

from tests.notation.strategies import deeds
from tests.notation.toy import TOY
from traviesa.notation import Deed, deed_name, parse_deed


@given(deeds)
def test_printed_deeds_read_back_to_themselves(deed: Deed) -> None:
    text = deed_name(deed, TOY)
    assert parse_deed(text, TOY) == deed
    assert deed_name(parse_deed(text, TOY), TOY) == text


@given(deeds)
def test_files_read_the_same_in_every_language(deed: Deed) -> None:
    text = deed_name(deed, TOY)
    assert parse_deed(text, TOY, "en") == parse_deed(text, TOY, "es") == deed


@pytest.mark.parametrize(
    "text",
    [
        "keep dieppe-berlin austria>:2",
        "keep nothing",
        "draw pile",
        "draw locomotive",
        "claim dieppe-paris with 2 red + 1 locomotive",
        "claim dieppe-paris with 2 red + (1 blue + 2 white)",
        "claim dieppe-paris with (3 blue) + (1 blue + 2 white)",
        "claim paris-warszawa with 7 green + (4 blue) + (2 red + 2 locomotive)",
        "claim berlin-warszawa:2 with 1 green passenger berlin",
        "claim dieppe-paris with 1 blue + 1 plus_four + 1 locomotive",
        "pay 1 red",
        "withdraw",
        "tickets",
        "tickets 3 short 1 long",
        "build paris with 1 red",
        "move berlin via paris new_york",
        "move berlin via paris with 2 passenger",
        "pass",
        "reroll single double double station",
        "stand",
        "token double with single locomotive",
        "claim dieppe-paris using single single + 2 tokens",
        "claim dieppe-paris using 1 token",
        "claim dieppe-paris using single passenger berlin",
        "pay single + 1 token",
        "tickets using station locomotive",
        "tickets using station for 1 long",
        "build paris using station station",
        "move berlin via paris using locomotive",
        "drop single",
        "end",
    ],
)
def test_the_one_form_of_each_deed(text: str) -> None:
    assert deed_name(parse_deed(text, TOY), TOY) == text


def test_brackets_of_unknown_size_are_printed_as_one() -> None:
    deed = parse_deed("claim berlin-warszawa:1 with (1 red) + (2 blue) + 1 red", TOY)
    assert deed_name(deed, TOY) == "claim berlin-warszawa:1 with 1 red + (2 blue + 1 red)"
