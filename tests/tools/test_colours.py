"""The page's colours can be read by everybody, and the document says how well."""

import pytest

import colours

TOKENS = colours.read_tokens(colours.TOKENS.read_text("utf-8"))


def test_every_text_and_every_line_that_carries_meaning_has_contrast_enough() -> None:
    assert sum(1 for _ in colours.pairs()) > 50
    assert colours.too_weak(TOKENS) == []


def test_the_document_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    assert colours.main(["--check"]) == 0, capsys.readouterr().out


def test_a_colour_that_is_too_faint_is_named() -> None:
    faint = {look: {**named, "ink-3": named["paper"]} for look, named in TOKENS.items()}
    assert "light: --ink-3 on --paper has 1.00, needs 4.5" in colours.too_weak(faint)


def test_contrast_is_that_of_the_standard() -> None:
    assert colours.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert colours.contrast("#ff0000", "#0000ff") == pytest.approx(2.15, abs=0.01)
