"""Whatever refuses something does so by a sentence, and every language has it with all that it tells."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from traviesa.language import FOLDER, known_languages

SOURCE = Path(__file__).parents[1] / "src" / "traviesa"
ELSEWHERE = ("server", "client")
"""Looked at by tests of their own."""
NOTATION = {"notation/errors.py": 2, "notation/names.py": 3}
"""English that says more stands beside sentences of another form here: so many calls."""


class Use(NamedTuple):
    """A sentence that the code says: where, and what it tells."""

    place: str
    sentence: str
    facts: frozenset[str]
    is_whole: bool
    """Whether all facts are named there."""


def calls() -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if not name.startswith(ELSEWHERE):
            yield from ((name, node) for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call))


def uses() -> Iterator[Use]:
    for name, call in calls():
        words = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        is_told = isinstance(call.func, ast.Attribute) and call.func.attr == "told"
        is_saying = isinstance(call.func, ast.Name) and call.func.id == "Saying"
        if not (is_told or is_saying) or not words or len(words) < len(call.args):
            continue
        sentence = "-".join(("error", *(word.replace("/", "-") for word in words))) if is_told else words[0]
        facts = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
        whole = all(keyword.arg for keyword in call.keywords)
        yield Use(f"{name}:{call.lineno}", sentence, facts, whole)


def sentences(language: str) -> dict[str, set[str]]:
    """Give each sentence with the names of what varies in it."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted((FOLDER / language).glob("*.ftl")))
    parts = re.split(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[1::2], parts[2::2], strict=True)}


@pytest.mark.parametrize("language", known_languages())
def test_every_sentence_that_is_said_is_there_and_tells_what_it_is_given(language: str) -> None:
    there, said = sentences(language), list(uses())
    assert len(said) > 150
    for use in said:
        assert use.sentence in there, f"{use.place} says {use.sentence}, which {language} does not have"
        if use.is_whole:
            lacking = there[use.sentence] - use.facts
            assert not lacking, f"{use.place}: {use.sentence} of {language} tells {lacking}, which it is not given"


def test_nothing_is_refused_in_one_language_alone() -> None:
    plain: dict[str, int] = {}
    for name, call in calls():
        is_error = isinstance(call.func, ast.Name) and re.fullmatch(r"\w+Error|Refusal", call.func.id)
        code = call.args[0] if call.args else None
        is_ours = isinstance(code, ast.Constant) and isinstance(code.value, str) and "/" in code.value
        if is_error and (is_ours or isinstance(code, ast.Name)) and len(call.args) > 1:
            plain[name] = plain.get(name, 0) + 1
    assert {name: count for name, count in plain.items() if name != "refusing.py"} == NOTATION
