"""Deeds as people type them: in either language, with the payment left out or the verb forgotten."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from traviesa.notation.deed import Deed
from traviesa.notation.errors import NotationError
from traviesa.notation.lexicon import CARD_VERBS, fold, in_words, lexicon
from traviesa.notation.names import Names, parse_city, parse_route, parse_ticket
from traviesa.notation.parse import parse_deed
from traviesa.notation.printing import deed_name
from traviesa.spoken.words import CARD_LETTERS
from traviesa.vocabulary import CARD_WORDS

BOTH: Final = "es"
"""The Spanish words hold the English ones too."""

_SPANISH: Final = {
    meaning: word
    for part, meanings in (("verbs", CARD_VERBS), ("links", ("pile", "with", "nothing")), ("cards", CARD_WORDS))
    for meaning, word in zip(meanings, in_words(part, meanings, BOTH), strict=True)
}
_BY_LETTER: Final = {letter: card for card, letter in CARD_LETTERS.items() if letter.isupper()}


def read_deed(text: str, names: Names, language: str) -> Deed:
    """Read a deed in the reader's language, else in the other; a card may be its letter."""
    try:
        return parse_deed(text, names, language)
    except NotationError as error:
        for attempt in (text, spelled_out(text)):
            with suppress(NotationError):
                return parse_deed(attempt, names, BOTH)
        raise error from None


def spelled_out(text: str) -> str:
    """Write for each letter of a card the card.

    >>> spelled_out("claim dieppe-london with 1 o + 1 L")
    'claim dieppe-london with 1 orange + 1 locomotive'
    """
    return " ".join(_BY_LETTER.get(word.upper(), word) for word in text.split(" "))


def typed_deed(deed: Deed, names: Names, language: str) -> str:
    """Write a deed as it can be typed.

    >>> names = Names(["dieppe", "paris"], ["dieppe-paris"], [])
    >>> typed_deed(Deed("claim", route=0, payment=(0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0)), names, "es")
    'cubrir dieppe-paris con 2 azules + 1 roja'
    """
    return typed_text(deed_name(deed, names), language)


def typed_text(text: str, language: str) -> str:
    """Write a deed, given in the words of files, in the words of a language; names stay as they are."""
    if language != "es":
        return text
    verb, *rest = text.split(" ")
    if verb in ("claim", "build"):
        return " ".join([_SPANISH[verb], rest[0], *_spanish(rest[1:])])
    return " ".join([_SPANISH.get(verb, verb), *(rest if verb == "keep" and rest != ["nothing"] else _spanish(rest))])


def _spanish(words: Sequence[str]) -> Iterator[str]:
    """Say words in Spanish, cards after a number in the plural."""
    before = "1"
    for word in words:
        said = _SPANISH.get(word, word)
        plural = before.isdigit() and before != "1"
        yield said + ("es" if said.endswith("l") else "s") if plural else said
        before = word


def as_draw(text: str, names: Names) -> Deed | None:
    """Read a card, or the pile, named without a verb."""
    with suppress(NotationError):
        if len(text.split()) == 1 and not text.isdigit():
            return parse_deed(f"draw {spelled_out(text)}", names, BOTH)
    return None


def routes_named(text: str, names: Names) -> tuple[int, ...]:
    """Find the routes of ``claim paris-dieppe`` or ``paris-dieppe``: every track where the number is left out."""
    named = _without_verb(text, "claim")
    try:
        return (parse_route(named, names, BOTH),)
    except NotationError as error:
        if error.code != "notation/ambiguous":
            return ()
        possible = error.facts["possible"]
        assert isinstance(possible, tuple)
        return tuple(names.routes.index(route) for route in possible)


def claims_named(text: str, names: Names, language: str) -> list[Deed]:
    """Read ``claim paris-dieppe with 2 red`` where there are several tracks: the claim of each."""
    with_ = next((word for word in text.split() if word.casefold() in ("with", "con")), "with")
    claim, _, paid = text.strip().partition(f" {with_} ")
    routes = routes_named(claim, names) if paid else ()
    return [read_deed(f"claim {names.routes[route]} with {paid}", names, language) for route in routes]


def city_named(text: str, names: Names, verb: str = "build") -> int:
    """Find the city of ``build paris`` or ``paris``; -1 for none."""
    with suppress(NotationError):
        return parse_city(_without_verb(text, verb), names, BOTH)
    return -1


def tickets_named(text: str, offered: list[int]) -> tuple[int, ...] | None:
    """Read tickets by their places in the offer, ``1 3``, with or without the verb; None for anything else."""
    words = _without_verb(text, "keep").replace(",", " ").split()
    if not words or not all(word.isdecimal() and 1 <= int(word) <= len(offered) for word in words):
        return tuple(offered) if [fold(word) for word in words] in (["all"], ["todos"], ["todo"]) else None
    return tuple(sorted({offered[int(word) - 1] for word in words}))


def is_ticket_list(text: str, names: Names) -> bool:
    """Say whether a text names a ticket of the map first."""
    with suppress(NotationError, IndexError):
        parse_ticket(text.split()[0], names, BOTH)
        return True
    return False


def _without_verb(text: str, verb: str) -> str:
    first, _, rest = text.strip().partition(" ")
    return rest if lexicon(BOTH).verbs.get(fold(first)) == verb else text.strip()
