"""The forms of values in a scenario file: what each key may hold, and how a wrong one is refused."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from traviesa.errors import TraviesaError
from traviesa.language import Said, Saying, said_fact
from traviesa.vocabulary import CARD_WORDS, FACE_WORDS, PHASE_WORDS, TOKEN_WORDS

RESTS: Final = ("pile", "discards", "out")
TICKET_RESTS: Final = ("pile", "box")
DICE_PHASES: Final = ("roll", "dice")
GIVEN_PHASES: Final = ("turn", "setup", "over", *DICE_PHASES)


Why = Said | TraviesaError


class ScenarioError(TraviesaError):
    """Say which key of which scenario of which file is wrong."""

    parts: tuple[Why, ...] = ()

    def said(self, language: str | None = None) -> str:
        """Say it in a language: the file, the scenario, the key, and what is wrong there."""
        return ": ".join(str(said_fact(part, language)) for part in self.parts)


class MisfitError(Exception):
    """Tell what a form expected and found; ``key`` is the part of a table that does not fit."""

    def __init__(self, expected: Said, found: object, key: str = "", code: str = "scenario/wrong-type") -> None:
        super().__init__(str(expected))
        self.why = Saying("wrong-found", expected=expected, found=repr(found))
        self.key = key
        self.code = code


@dataclass(frozen=True, slots=True)
class Place:
    """Name the scenario at hand."""

    file: str
    number: int = 0
    """Counted from 1 in its file; 0 = the file as a whole."""
    title: str = ""

    def refuse(self, code: str, key: Said, why: Why) -> ScenarioError:
        """Build the error that names file, scenario and key."""
        titled = "wrong-scenario-titled" if self.title else "wrong-scenario"
        scenario = Saying(titled, number=self.number, title=repr(self.title)) if self.number else ""
        error = ScenarioError(code, file=self.file, scenario=self.number, title=self.title, key=str(key))
        error.parts = tuple(part for part in (self.file, scenario, key, why) if part != "")
        return error


Form = Callable[[object], Any]


def read_keys(place: Place, path: str, table: object, forms: Mapping[str, Form]) -> dict[str, Any]:
    """Read a table whose every key has a form."""
    if not isinstance(table, dict):
        raise place.refuse(
            "scenario/wrong-type", path, Saying("wrong-found", expected=Saying("expected-table"), found=repr(table))
        )
    return {key: _read_key(place, path, key, value, forms) for key, value in table.items()}


def _read_key(place: Place, path: str, key: str, value: object, forms: Mapping[str, Form]) -> Any:
    full = f"{path}.{key}" if path else key
    if key not in forms:
        near = get_close_matches(key, forms, n=1)
        why = Saying("wrong-key-near", near=near[0]) if near else Saying("wrong-key", possible=list(forms))
        raise place.refuse("scenario/unknown-key", full, why)
    try:
        return forms[key](value)
    except MisfitError as misfit:
        full = f"{full}.{misfit.key}" if misfit.key else full
        raise place.refuse(misfit.code, full, misfit.why) from None


# --- single values ----------------------------------------------------------------------------------------
def text(value: object) -> str:
    if not isinstance(value, str):
        raise MisfitError(Saying("expected-a-text"), value)
    return value


def number(value: object) -> int:
    """A whole number; TOML's true and false are none."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise MisfitError(Saying("expected-a-number"), value)
    return value


def count(value: object) -> int:
    if number(value) < 0:
        raise MisfitError(Saying("expected-from-nought"), value, code="scenario/wrong-value")
    return number(value)


def yes_or_no(value: object) -> bool:
    if not isinstance(value, bool):
        raise MisfitError(Saying("expected-switch"), value)
    return value


def refusal(value: object) -> str | bool:
    """The code of a refusal, or true for any."""
    if value is not True and not isinstance(value, str):
        raise MisfitError(Saying("expected-a-code"), value)
    return value


def one_of(*words: str) -> Form:
    """Make the form of a word of a short list."""

    def read(value: object) -> str:
        if text(value) not in words:
            raise MisfitError(Saying("expected-one-of", words=words), value, code=_code_for(words))
        return text(value)

    return read


def _code_for(words: tuple[str, ...]) -> str:
    return "scenario/unknown-word" if words in (CARD_WORDS, FACE_WORDS, TOKEN_WORDS) else "scenario/wrong-value"


card: Final = one_of(*CARD_WORDS)
phase: Final = one_of(*PHASE_WORDS, *DICE_PHASES)


def rest(value: object) -> str:
    """Where the unnamed cards are: a place, or ``seat 2`` for its hand."""
    word, _, seat = text(value).partition(" ")
    if value not in RESTS and not (word == "seat" and re.fullmatch("[0-9]{1,2}", seat)):
        raise MisfitError(Saying("expected-rest", words=RESTS), value, code="scenario/wrong-value")
    return text(value)


# --- lists and tables -------------------------------------------------------------------------------------
def list_of(form: Form) -> Form:
    """Make the form of a list, all of whose entries have the same form."""

    def read(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise MisfitError(Saying("expected-a-list"), value)
        return tuple(form(entry) for entry in value)

    return read


def table_of(form: Form, keys: tuple[str, ...] = ()) -> Form:
    """Make the form of a table of such values, with any keys or only these."""

    def read(value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise MisfitError(Saying("expected-table"), value)
        for key in value:
            if keys and key not in keys:
                code = "scenario/unknown-word" if keys == CARD_WORDS else "scenario/unknown-key"
                raise MisfitError(Saying("expected-a-key", keys=keys), key, key, code)
        return {key: form(entry) for key, entry in value.items()}

    return read


def by_deck(form: Form) -> Form:
    """Make the form of one value, or of a table with one for each deck of tickets."""

    def read(value: object) -> Any:
        return table_of(form)(value) if isinstance(value, dict) else form(value)

    return read


texts: Final = list_of(text)
cards: Final = list_of(card)
counts: Final = table_of(count, CARD_WORDS)
faces: Final = list_of(one_of(*FACE_WORDS))
tokens: Final = list_of(one_of(*TOKEN_WORDS))
