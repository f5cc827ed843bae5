"""Names: what somebody may be called, and when two names are taken for one.

A name is kept in its compatible composed form (NFKC). What does not print, changes the direction of writing, or mixes
alphabets that look alike is refused: nobody shall pass for somebody else by a letter that only looks the same.
"""

import unicodedata
from collections.abc import Sequence
from typing import Final

from traviesa.language import FORMER
from traviesa.server.people.refusals import PeopleError

LONGEST: Final = 24
ALIKE: Final = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC")
"""Alphabets with letters that look the same: a name has one of them at most."""
JOINERS: Final = "\u200c\u200d"
"""They do not print either, but words and pictures are written with them."""
UNPRINTED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
MARKS_AT_MOST: Final = 2
"""So many marks may stand on one letter."""
LOOKS: Final = str.maketrans(
    "аеорсухіјѕһԁԛԝкмтнвгп" + "αενορτυχικ" + "0",
    "aeopcyxijshdqwkmthbrn" + "aevoptuxik" + "o",
)
"""Letters of other alphabets, and digits, by the Latin letter they look like."""


def clean_name(name: str) -> str:
    """Give a name in its one form, or refuse it.

    >>> clean_name("  Ana   María ")
    'Ana María'
    >>> clean_name("Rene" + chr(0x301)) == "René"
    True
    """
    text = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(text) <= LONGEST:
        raise PeopleError.told("name/length", length=len(text), longest=LONGEST)
    if _is_unprinted(name) or _is_unprinted(text) or _is_heaped(text):
        raise PeopleError.told("name/signs")
    if len(_alphabets(text)) > 1:
        raise PeopleError.told("name/mixed")
    if name_key(text) == name_key(FORMER):
        raise PeopleError.told("name/reserved", asked=text)
    return text


def clean_words(text: str) -> str:
    """Give what somebody says without what steers a terminal or turns the direction of writing.

    >>> clean_words("hi \x1b[2J  there\u202e")
    'hi [2J there'
    """
    spaced = " ".join(text.split())
    return " ".join("".join(sign for sign in spaced if not _is_unprinted(sign) or sign in JOINERS).split())


def clean_names(names: Sequence[str]) -> list[str]:
    """Give several names in their one form."""
    return [clean_name(name) for name in names]


def name_key(name: str) -> str:
    """Give the form in which names are compared: two names with one key are one name.

    >>> name_key("ACE") == name_key("ace") == name_key("\\u0430\\u0441\\u0435")  # the last is Cyrillic
    True
    >>> name_key("Ana") == name_key("Añá")
    False
    """
    folded = unicodedata.normalize("NFKC", " ".join(name.split())).casefold().translate(LOOKS)
    return unicodedata.normalize("NFKC", folded)


def clean_account_name(name: str) -> str:
    """Give the name of an account, which also stands in addresses: at least one letter or digit, and no slashes."""
    text = clean_name(name)
    if len(text) < 2 or not any(sign.isalnum() for sign in text) or any(sign in text for sign in "/\\?#%"):
        raise PeopleError.told("name/account", asked=text, longest=LONGEST)
    return text


def _is_unprinted(text: str) -> bool:
    return any(unicodedata.category(sign) in UNPRINTED for sign in text)


def _is_heaped(text: str) -> bool:
    """Say whether marks are heaped on a letter, or on none."""
    run = MARKS_AT_MOST
    for sign in text:
        run = run + 1 if unicodedata.combining(sign) else 0
        if run > MARKS_AT_MOST:
            return True
    return False


def _alphabets(text: str) -> set[str]:
    names = (unicodedata.name(sign, "").partition(" ")[0] for sign in text if sign.isalpha())
    return {name for name in names if name in ALIKE}
