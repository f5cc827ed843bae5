"""What is wrongly typed gets one line with a code and status 2, in the reader's language; so does help speak it."""

from collections.abc import Iterator
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from traviesa.cli.app import app
from traviesa.cli.commands import dress, help_id
from traviesa.language import known_languages, speak


def typed(words: str) -> tuple[int, str, str]:
    """Type a command line; give its exit status and what it said on both streams."""
    result = CliRunner().invoke(app, words.split(), env={"TRAVIESA_LANG": "en", "COLUMNS": "100"})
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize(
    ("words", "code", "possible"),
    [
        ("plai", "command/unknown", "play"),
        ("map chek", "command/unknown", "check"),
        ("map", "command/missing", "check, show"),
        ("map check", "command/missing", "FILE"),
        ("map show", "command/missing", "MAP"),
        ("simulate --gamse 3", "command/option", "--games"),
        ("simulate --seats x", "command/value", "whole number"),
        (f"simulate --games {'9' * 5000}", "command/value", "whole number"),
        ("simulate --seats", "command/option-use", "--seats"),
        ("simulate --json=3", "command/option-use", "--json"),
        ("verify one two", "command/usage", "verify --help"),
        ("play --lang tlh", "command/language", "en, es"),
        ("--lang tlh", "command/language", "en, es"),
        ("terminal --load game --resume", "command/conflict", "--resume"),
        ("terminal --load game --map usa", "command/conflict", "--map"),
        ("terminal --seed 3 --resume", "command/conflict", "--seed"),
    ],
)
def test_what_is_wrongly_typed_is_refused_in_one_line(words: str, code: str, possible: str) -> None:
    said = []
    for more in ("",) if "--lang" in words else ("", "--lang es "):
        status, out, error = typed(more + words)
        assert (status, out) == (2, "")
        assert error.startswith(f"{code}: ")
        assert error.count("\n") == 1
        said.append(error)
    assert possible in said[0]
    assert len(set(said)) == len(said), "both languages say the same"


def test_one_word_of_a_huge_line_does_not_fill_the_screen() -> None:
    _, _, error = typed(f"simulate --games {'9' * 5000}")
    assert len(error) < 300


@pytest.mark.parametrize(
    "words",
    [
        "--lang es map check tests/maps/toy.toml",
        "map --lang es check tests/maps/toy.toml",
        "map check tests/maps/toy.toml --lang=es",
    ],
)
def test_the_language_may_stand_anywhere(words: str) -> None:
    assert typed(words)[1].startswith("correcto: Iberia de juguete")


def test_no_words_at_all_show_the_help() -> None:
    for words, usage in (("", "Usage: "), ("--lang es", "Uso: ")):
        status, out, error = typed(words)
        assert (status, error) == (0, "")
        assert usage in out


@pytest.mark.parametrize(("language", "word"), [("en", "Usage: "), ("es", "Uso: ")])
def test_every_command_and_option_is_explained_in_both_languages(language: str, word: str) -> None:
    say = speak(language)
    command = typer.main.get_command(app)
    dress(command, say)
    for path, below in _all(command):
        status, out, error = typed(" ".join([*path, "--help", "--lang", language]))
        assert (status, error) == (0, "")
        assert word in out
        assert say("help-any-help") in out
        joined = "".join(f"-{name}" for name in path)
        assert below.help == say(f"help-command{joined}")
        for option in below.params:
            assert option.help == say(help_id(joined, str(option.name)))


def test_no_help_is_left_in_one_language_only() -> None:
    told = {}
    for language in known_languages():
        command = typer.main.get_command(app)
        dress(command, speak(language))
        told[language] = [one.help for _, below in _all(command) for one in (below, *below.params)]
    assert all(told["en"])
    assert not set(told["en"]) & set(told["es"])


def _all(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from _all(below, (*path, name))
