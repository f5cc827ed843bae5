"""Speak to people in their language: every sentence stands in ``locale/<language>/*.ftl``."""

import os
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

FALLBACK: Final = "en"
ENVIRONMENT: Final = "TRAVIESA_LANG"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
FOLDER: Final = Path(str(files("traviesa"))) / "locale"


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
    short = first.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return short if short in known else FALLBACK


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
        told, mistakes = bundle.format_pattern(pattern, facts)
        # a fact that is missing would be shown to people as a hole in the sentence
        if mistakes:
            raise mistakes[0]
        return str(told)

    return say


def _bundle(tongue: str) -> FluentBundle:
    bundle = FluentBundle([tongue], use_isolating=False)
    for file in sorted((FOLDER / tongue).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
