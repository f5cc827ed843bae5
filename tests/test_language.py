"""Sentences are spoken in the language asked for, and in both there are the same ones."""

import re

import pytest
from fluent.runtime.errors import FluentReferenceError

from traviesa.language import ENVIRONMENT, FOLDER, LOCALE_VARIABLES, choose_language, known_languages, speak


@pytest.fixture(autouse=True)
def no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in (ENVIRONMENT, *LOCALE_VARIABLES):
        monkeypatch.delenv(variable, raising=False)


def test_what_is_asked_for_comes_before_the_environment_and_the_locale(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert choose_language() == "en"
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert choose_language() == "es"
    monkeypatch.setenv(ENVIRONMENT, "en")
    assert choose_language() == "en"
    assert choose_language("es") == "es"


def test_a_language_without_sentences_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert choose_language() == "en"
    assert speak("fr")("colour-red") == "red"


def test_what_varies_is_put_into_the_sentence() -> None:
    assert speak("es")("map-picture-written", file="a.svg") == "El dibujo está en a.svg"


def test_a_sentence_that_is_not_there_or_not_whole_is_a_mistake_of_ours() -> None:
    with pytest.raises(LookupError):
        speak("es")("no-such-sentence")
    with pytest.raises(FluentReferenceError, match="file"):
        speak("es")("map-picture-written")


def test_every_language_has_the_same_sentences() -> None:
    sentences = {
        language: {
            (file.name, sentence)
            for file in (FOLDER / language).glob("*.ftl")
            for sentence in re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        }
        for language in known_languages()
    }
    assert sentences["en"] == sentences["es"]
    assert len(sentences["en"]) > 20


def test_both_languages_put_the_same_things_into_a_sentence() -> None:
    """Another language must not ask for a fact that only the first is given, nor keep one back."""
    facts: dict[str, dict[str, set[str]]] = {}
    for language in known_languages():
        text = "\n".join(file.read_text(encoding="utf-8") for file in sorted((FOLDER / language).glob("*.ftl")))
        for name, sentence in re.findall(r"^([a-z][a-z0-9-]*) =((?:.*\n(?:[ }].*\n)*))", text, re.MULTILINE):
            facts.setdefault(name, {})[language] = set(re.findall(r"\$(\w+)", sentence))
    facts = {name: one for name, one in facts.items() if name.startswith(("error-", "mistake-", "wrong-"))}
    assert len(facts) > 150
    assert {name: one for name, one in facts.items() if one["en"] != one["es"]} == {}


def test_a_fact_of_any_length_can_be_told() -> None:
    for length in (2000, 2001, 5000):
        said = speak("en")("error-game-unknown-map", asked="a" * length, possible="usa")
        assert said.count("a") >= 1999
        assert len(said) < 2100
