"""A deed knows the mode that alone has it."""

import pytest

from tests.notation.toy import TOY
from traviesa.notation import parse_deed


@pytest.mark.parametrize(
    ("text", "mode"),
    [
        ("claim dieppe-paris with 1 red", "cards"),
        ("claim dieppe-paris using single", "dice"),
        ("claim dieppe-paris using 1 token", "dice"),
        ("pay 1 red", "cards"),
        ("pay single", "dice"),
        ("build paris with 1 red", "cards"),
        ("build paris using station", "dice"),
        ("draw pile", "cards"),
        ("draw red", "cards"),
        ("tickets", ""),
        ("tickets using station", "dice"),
        ("keep dieppe-berlin", ""),
        ("keep nothing", ""),
        ("move paris via berlin", ""),
        ("move paris via berlin with 1 passenger", "cards"),
        ("move paris via berlin using locomotive", "dice"),
        ("withdraw", ""),
        ("pass", ""),
        ("reroll single", "dice"),
        ("stand", "dice"),
        ("token single with single double", "dice"),
        ("drop double", "dice"),
        ("end", "dice"),
    ],
)
def test_a_deed_of_one_mode_names_it(text: str, mode: str) -> None:
    assert parse_deed(text, TOY).mode == mode
