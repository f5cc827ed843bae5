"""Pages with and without colour."""

from io import StringIO

from rich.console import Console

from traviesa.terminal.page import GLUE, PlainPage, RichPage, escape, in_one_piece


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
