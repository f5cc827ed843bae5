"""Speak to people in their language: every sentence stands in ``locale/<language>/*.ftl``."""

import functools
import math
import os
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from traviesa.errors import TraviesaError

LONGEST: Final = 2000
MOST_BITS: Final = 64
"""Of a whole number; a longer one is told by its size."""
"""Letters of one fact that a sentence can hold."""
FALLBACK: Final = "en"
OF_THE_PAGE: Final = frozenset({"page", "rooms", "learn"})
"""Files that only the page in the browser reads: at a prompt nobody waits for them."""
ENVIRONMENT: Final = "TRAVIESA_LANG"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
FOLDER: Final = Path(str(files("traviesa"))) / "locale"
FORMER: Final = "former player"
"""What stands where the name of somebody stood who left a server for good; nobody can be called so."""


@functools.cache
def known_languages() -> tuple[str, ...]:
    """List the languages there are sentences in.

    >>> known_languages()
    ('en', 'es')
    """
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir()))


def choose_language(wanted: str | None = None) -> str:
    """Choose what was asked for, else the environment, else the locale; English where there is no such.

    >>> choose_language("es_MX.UTF-8")
    'es'
    >>> choose_language("tlh")
    'en'
    """
    known = known_languages()
    asked = (wanted, os.environ.get(ENVIRONMENT), *map(os.environ.get, LOCALE_VARIABLES))
    first = next((language for language in asked if language), FALLBACK)
    return _short(first) if _short(first) in known else FALLBACK


def is_known(language: str) -> bool:
    """Say whether there are sentences in a language, however it is written.

    >>> is_known("es-MX"), is_known("tlh")
    (True, False)
    """
    return _short(language) in known_languages()


def _short(language: str) -> str:
    return language.replace("-", "_").partition("_")[0].partition(".")[0].lower()


def speak(language: str | None = None) -> Callable[..., str]:
    """Return the function that says a sentence by its id, with what varies in it by name.

    >>> speak("es")("colour-red")
    'rojo'
    """
    bundles = [_bundle(tongue) for tongue in dict.fromkeys((choose_language(language), FALLBACK))]

    def say(sentence: str, **facts: object) -> str:
        bundle = next((each for each in bundles if each.has_message(sentence)), bundles[-1])
        pattern = bundle.get_message(sentence).value
        assert pattern is not None, sentence
        told, mistakes = bundle.format_pattern(pattern, {name: _in_short(fact) for name, fact in facts.items()})
        # a fact that is missing would be shown to people as a hole in the sentence
        if mistakes:
            raise mistakes[0]
        return str(told)

    return say


def _in_short(fact: object) -> object:
    """Shorten what a sentence cannot hold: it may have come from anybody, and a sentence is not a place to store it."""
    if isinstance(fact, int) and fact.bit_length() > MOST_BITS:
        return f"{'-' * (fact < 0)}10^{int(fact.bit_length() * math.log10(2))}"
    return fact if not isinstance(fact, str) or len(fact) <= LONGEST else f"{fact[: LONGEST - 1]}…"


class Saying:
    """A sentence that waits for its language: what varies in it may be sayings, and lists of them, too.

    >>> Saying("error-game-unknown-map", asked="usaa", possible=["europe", "usa"]).said("es")
    'no hay ningún mapa «usaa»; posible: europe, usa'
    """

    __slots__ = ("facts", "sentence")

    def __init__(self, sentence: str, /, **facts: object) -> None:
        self.sentence = sentence
        self.facts = facts

    def said(self, language: str | None = None) -> str:
        """Say it in a language."""
        facts = {name: said_fact(fact, language) for name, fact in self.facts.items()}
        return speak(language)(self.sentence, **facts)

    def __str__(self) -> str:
        return self.said(FALLBACK)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Saying) and (self.sentence, self.facts) == (other.sentence, other.facts)

    def __hash__(self) -> int:
        return hash(self.sentence)


Said = str | Saying
"""What is said in every language, or the same in all."""


def said_fact(fact: object, language: str | None) -> object:
    """Make of a fact what a sentence can hold: sayings and errors are said, lists joined, numbers not grouped."""
    if isinstance(fact, Saying):
        return fact.said(language)
    if isinstance(fact, TraviesaError):
        return fact.whole(language).replace("\n ", ";")
    if isinstance(fact, list | tuple):
        return ", ".join(str(said_fact(one, language)) for one in fact)
    if isinstance(fact, int) and not isinstance(fact, bool):
        return fluent_number(fact, useGrouping=False)
    return fact if isinstance(fact, float) else str(fact)


@functools.cache
def _bundle(tongue: str) -> FluentBundle:
    bundle = FluentBundle([tongue], use_isolating=False)
    for file in sorted((FOLDER / tongue).glob("*.ftl")):
        if file.stem in OF_THE_PAGE:
            continue
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
