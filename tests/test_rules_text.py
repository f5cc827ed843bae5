"""The rules for players rest on the rulebook, sentence by sentence, and are whole in every language."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rules import Statement, is_in_scope, read_statements
from traviesa.language import FOLDER, known_languages, speak

ROOT = Path(__file__).parents[1]
TEXT: dict[str, Any] = json.loads((FOLDER.parent / "rules_text.json").read_text(encoding="utf-8"))
CONDITIONS = {"stations", "no-stations", "ferries", "tunnels", "long", "no-long", "box", "bottom"}
KINDS = {"text", "list", "example", "points", "maps"}
NUMBERS = (
    "ids fewest most wagons stations station_points bonus cards each locomotives dealt market reset resets tickets "
    "long regular first first_regular keep_first drawn keep open reveal"
)
FACTS = frozenset(NUMBERS.split())


def statements() -> dict[str, Statement]:
    return {one.id: one for one in read_statements(ROOT / "docs" / "rules")}


def parts() -> Iterator[dict[str, Any]]:
    for section in TEXT["sections"]:
        yield from section["parts"]


def lines() -> Iterator[tuple[str, list[str]]]:
    for part in parts():
        yield from part["lines"].items()


def sentences(language: str) -> dict[str, str]:
    text = (FOLDER / language / "rules.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^rule-([\w-]+) = (.*)$", text, re.MULTILINE))


def test_every_statement_that_is_mentioned_stands_in_the_rulebook() -> None:
    assert {id for _, ids in lines() for id in ids} <= set(statements())


def test_every_statement_of_the_game_is_told_to_players() -> None:
    told = {id for _, ids in lines() for id in ids}
    owed = {one.id for one in statements().values() if is_in_scope(one.id) and not one.of_the_table}
    assert len(owed) > 150
    assert owed - told == set()


def test_every_sentence_names_its_statements() -> None:
    assert {name for name, ids in lines() if not ids} == {"ruling-lead", "maps-lead"}


def test_no_sentence_is_told_twice() -> None:
    names = [name for name, _ in lines()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", known_languages())
def test_every_section_and_sentence_is_there_in_every_language(language: str) -> None:
    there = sentences(language)
    assert {section["id"] for section in TEXT["sections"]} <= set(there)
    assert {name for name, _ in lines()} <= set(there)


@pytest.mark.parametrize("language", known_languages())
def test_every_sentence_can_be_said_with_the_numbers_of_a_map(language: str) -> None:
    say, numbers = speak(language), dict.fromkeys(FACTS, 3)
    for name, sentence in sentences(language).items():
        assert set(re.findall(r"\$(\w+)", sentence)) <= FACTS, name
        assert say(f"rule-{name}", **numbers)


def test_languages_tell_the_same_numbers() -> None:
    facts = {
        language: {name: set(re.findall(r"\$(\w+)", sentence)) for name, sentence in sentences(language).items()}
        for language in known_languages()
    }
    assert facts["en"] == facts["es"]


def test_conditions_and_kinds_are_known_ones() -> None:
    assert {part["when"] for part in (*parts(), *TEXT["sections"]) if "when" in part} <= CONDITIONS
    assert {part["as"] for part in parts()} == KINDS
