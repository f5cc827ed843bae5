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


def told_sentences() -> list[str]:
    """Find the sentence of every refusal that the package tells: code and case are written out where it is told."""
    told = re.compile(r'(?:\.told|_wrong|_refused)\((?:[^()"]*, )?"([a-z]+/[a-z-]+)"(?:, "([a-z-]+)")?')
    sources = sorted(FOLDER.parent.rglob("*.py"))
    found = [one for source in sources for one in told.findall(source.read_text(encoding="utf-8"))]
    return ["-".join(filter(None, ("error", code.replace("/", "-"), case))) for code, case in found]


def test_every_refusal_that_is_told_has_its_sentence() -> None:
    """A sentence that is missing would be found only by whoever meets the refusal."""
    found = told_sentences()
    assert len(found) > 40
    written = "".join(file.read_text(encoding="utf-8") for file in (FOLDER / "en").glob("*.ftl"))
    assert [sentence for sentence in found if f"\n{sentence} =" not in written] == []


def test_both_languages_put_the_same_things_into_a_refusal() -> None:
    """Another language must not ask for a fact that only the first was given."""
    facts: dict[str, dict[str, set[str]]] = {}
    for language in known_languages():
        text = (FOLDER / language / "error.ftl").read_text(encoding="utf-8")
        for name, sentence in re.findall(r"^([a-z][a-z0-9-]*) =((?:.*\n(?:[ }].*\n)*))", text, re.MULTILINE):
            facts.setdefault(name, {})[language] = set(re.findall(r"\$([a-z]+)", sentence))
    assert len(facts) > 40
    assert {name: one for name, one in facts.items() if one["en"] != one["es"]} == {}
