"""The words a deed may be written in: English in files, and what people type in their language.

A lexicon gives for each part of a deed the English word of the files. Typed words are folded before they are
looked up: no case, no accents.
"""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from traviesa.vocabulary import CARD_WORDS, FACE_WORDS, TOKEN_WORDS

VERBS: Final = (
    *("keep", "draw", "claim", "pay", "withdraw", "tickets", "build", "move", "pass"),
    *("reroll", "stand", "token", "drop", "end"),
)
CARD_VERBS: Final = ("draw", "claim", "tickets", "keep", "build", "pay", "withdraw", "pass")
"""Those that every game of cards knows: what is offered to who types another word."""
LINKS: Final = ("with", "via", "using", "for", "passenger", "nothing", "pile", "tokens", "+")

_LETTERS: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "\u0131": "i"}
    | dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-")
)


def fold(text: str) -> str:
    """Fold case, accents and dashes, so that ``Berlín`` meets ``berlin``."""
    spread = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Hold the words of a language, each with the English word of the files."""

    verbs: Mapping[str, str]
    links: Mapping[str, str]
    cards: Mapping[str, str]
    faces: Mapping[str, str]
    tokens: Mapping[str, str]
    decks: Mapping[str, str]
    fillers: frozenset[str] = frozenset()
    """Words that people say between ``draw`` and the card."""
    typed: bool = True
    """Whether printed names of cities are read too, with or without accents."""


def _same(words: Iterable[str]) -> dict[str, str]:
    return {word: word for word in words}


def _words(**spoken: str) -> dict[str, str]:
    """Turn ``red="rojo roja"`` into what each of the words means."""
    return {word: meaning for meaning, words in spoken.items() for word in words.split()}


_FILE: Final = Lexicon(
    verbs=_same(VERBS),
    links=_same(LINKS) | {"token": "tokens"},
    cards=_same(CARD_WORDS),
    faces=_same(FACE_WORDS),
    tokens=_same(TOKEN_WORDS),
    decks={},
    typed=False,
)

_ENGLISH: Final = Lexicon(
    verbs={**_FILE.verbs, **_words(draw="take", tickets="ticket", withdraw="retire", reroll="roll")},
    links={**_FILE.links, "and": "+", "blind": "pile"},
    cards={**_FILE.cards, **_words(locomotive="locomotives wild wilds", passenger="passengers")},
    faces=_FILE.faces,
    tokens=_FILE.tokens,
    decks={},
    fillers=frozenset(("a", "an", "the", "one", "from", "card")),
)

_SPANISH: Final = Lexicon(
    verbs={
        **_ENGLISH.verbs,
        **_words(keep="conservar conservo guardar guardo quedarse", draw="robar robo tomar tomo"),
        **_words(claim="cubrir cubro", pay="pagar pago", withdraw="renunciar renuncio retirarse"),
        **_words(tickets="billetes billete", build="construir construyo", move="mover muevo"),
        **_words(reroll="relanzar", stand="plantarse", token="ficha", drop="devolver"),
        **_words(end="terminar fin"),
        **dict.fromkeys(("pasar", "paso"), "pass"),
    },
    links={
        **_ENGLISH.links,
        **_words(via="por", using="usando", passenger="pasajero", nothing="nada ninguno", pile="mazo ciegas"),
        **_words(tokens="ficha fichas"),
        "con": "with",
        "para": "for",
        "y": "+",
    },
    cards={
        **_ENGLISH.cards,
        **_words(purple="violeta violetas", blue="azul azules", orange="naranja naranjas"),
        **_words(white="blanca blanco blancas blancos", green="verde verdes"),
        **_words(yellow="amarilla amarillo amarillas amarillos", black="negra negro negras negros"),
        **_words(red="roja rojo rojas rojos", locomotive="locomotora locomotoras comodin comodines"),
        **_words(plus_four="mas_cuatro", passenger="pasajero pasajeros"),
    },
    faces={
        **_FILE.faces,
        **_words(single="simple", double="doble", station="estacion", locomotive="locomotora"),
    },
    tokens={**_FILE.tokens, **_words(single="simple", double="doble")},
    decks=_words(short="corto cortos", long="largo largos", regular="normal normales"),
    fillers=_ENGLISH.fillers | {"del", "de", "el", "la", "un", "una", "a", "carta"},
)

_TYPED: Final = {"en": _ENGLISH, "es": _SPANISH}
LANGUAGES: Final = tuple(_TYPED)


def lexicon(language: str | None) -> Lexicon:
    """Give the words of files (no language), or of what people type in ``en`` or ``es``."""
    return _FILE if language is None else _TYPED[language]


def in_words(part: str, meanings: Iterable[str], language: str | None) -> list[str]:
    """Give for each meaning the first word of a language for it; part is ``verbs``, ``cards`` and so on.

    >>> in_words("cards", ["red", "locomotive"], "es"), in_words("verbs", ["claim"], "en")
    (['roja', 'locomotora'], ['claim'])
    """
    known: Mapping[str, str] = getattr(lexicon(language), part)
    english: Mapping[str, str] = getattr(_ENGLISH, part) if language == "es" else {}
    own = {meaning: word for word, meaning in reversed([*known.items()]) if word not in english}
    return [own.get(meaning, meaning) for meaning in meanings]
