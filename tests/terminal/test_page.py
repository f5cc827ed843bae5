"""Pages with and without colour."""

from io import StringIO

import pytest
from rich.color import Color
from rich.console import Console
from rich.style import Style

from traviesa.spoken.page import GLUE, PlainPage, escape, in_one_piece
from traviesa.terminal.rich_page import CHIPS, LETTERING, SEATS, RichPage

READABLE = 4.5
"""The contrast that WCAG 2.2 asks of text."""


def test_a_plain_page_says_sentences_and_draws_no_lines() -> None:
    out = StringIO()
    page = PlainPage(out)
    page.heading("Title", "aside")
    page.table(["a", ">b"], [{"a": "x", "b": 1}], ["x has 1."])
    page.line(f"[done]✓ {in_one_piece('a b')}[/]")
    assert out.getvalue() == "\nTitle\naside\nx has 1.\n✓ a b\n"


def test_a_plain_page_hides_by_distance() -> None:
    out = StringIO()
    PlainPage(out).hide()
    assert out.getvalue() == "\n" * 40


def test_what_people_wrote_is_never_read_as_markup() -> None:
    for text in ("[bold]", "[/]", "[card.red]", "[#x]", "[1]", "a[b]c", "keep <a> [<b> ...]"):
        plain, rich = StringIO(), StringIO()
        PlainPage(plain).line(escape(text))
        RichPage(Console(file=rich, width=80)).line(escape(text))
        assert plain.getvalue() == rich.getvalue() == f"{text}\n"


def test_a_short_text_is_not_broken_at_the_end_of_a_line() -> None:
    out = StringIO()
    page = RichPage(Console(file=out, width=20))
    page.line(f"aaaa bbbb cccc dd {in_one_piece('1 R red')}")
    assert [line.rstrip() for line in out.getvalue().splitlines()] == ["aaaa bbbb cccc dd", "1 R red"]
    assert GLUE not in out.getvalue()


def test_no_line_is_wider_than_the_window() -> None:
    out = StringIO()
    page = RichPage(Console(file=out, width=40))
    page.heading("A title", "what stands at the far end")
    page.table(["name", ">number", "words"], [{"a": "x" * 12, "b": 7, "c": "word " * 20}], [])
    assert max(map(len, out.getvalue().splitlines())) <= 40


def brightness(colour: Color | None) -> float:
    """Reckon the relative luminance of a colour (WCAG 2.2)."""
    assert colour is not None
    assert colour.triplet is not None, f"{colour} is whatever a terminal takes for it"
    parts = [part / 255 for part in colour.triplet]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


@pytest.mark.parametrize("style", [*SEATS, *(style for style in LETTERING.values() if "#" in style)])
def test_coloured_words_can_be_read_on_black_and_on_white(style: str) -> None:
    light = brightness(Style.parse(style).color)
    assert min(contrast(light, 0.0), contrast(light, 1.0)) >= READABLE


@pytest.mark.parametrize("style", CHIPS.values())
def test_the_letter_of_a_card_can_be_read_on_its_colour(style: str) -> None:
    chip = Style.parse(style)
    assert contrast(brightness(chip.color), brightness(chip.bgcolor)) >= READABLE
