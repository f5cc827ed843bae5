"""What does not fit a request, told in the reader's language: the framework tells it in English."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from litestar.exceptions import HTTPException

from traviesa.errors import TraviesaError
from traviesa.language import Saying

READ_AS: Final[Mapping[str, str]] = {
    "misfit-kind": r"Expected `(?P<expected>\w+)[^`]*`, got `(?P<found>\w+)[^`]*`",
    "misfit-short": r"Expected `\w+` of length >= (?P<least>\d+)",
    "misfit-long": r"Expected `\w+` of length <= (?P<most>\d+)",
    "misfit-low": r"Expected `\w+` >=? (?P<least>\S+)",
    "misfit-high": r"Expected `\w+` <=? (?P<most>\S+)",
    "misfit-form": r"Expected `str` matching regex .*",
    "misfit-missing": r"(?:Object missing required field `|Missing required \w+ parameter ')(?P<field>[^`']+)['`].*",
    "misfit-unknown": r"Object contains unknown field `(?P<field>.*)`",
    "misfit-choice": r"Invalid enum value '?(?P<asked>.*?)'?",
    "misfit-no-body": r"'data'",
    "misfit-json": r"JSON is malformed.*|Input data was truncated|Invalid UTF-8.*",
}
"""What msgspec and Litestar say, by the sentence that says it here."""


def refuse_misfit(error: HTTPException) -> TraviesaError:
    """Make the refusal of a request that is not as the contract asks."""
    return TraviesaError.told("http/bad-request", reasons=list(_reasons(error)))


def refuse_unread() -> TraviesaError:
    """Make the refusal of a body that the decoder gives up on: brackets without end, letters that are no UTF-8."""
    return TraviesaError.told("http/bad-request", reasons=[Saying("misfit-json")])


def _reasons(error: HTTPException) -> Iterator[Saying]:
    extra = [one for one in error.extra if isinstance(one, dict)] if isinstance(error.extra, list) else []
    if not extra:
        yield _reason(error.detail)
    for one in extra:
        key, why = str(one.get("key", "data")), _reason(str(one.get("message", "")))
        yield why if key == "data" else Saying("misfit-at", key=key[:40], why=why)


def _reason(told: str) -> Saying:
    for sentence, form in READ_AS.items():
        if found := re.fullmatch(form, told, re.DOTALL):
            return Saying(sentence, **{name: _fact(word) for name, word in found.groupdict().items()})
    return Saying("misfit-other")


def _fact(word: str) -> int | str:
    return int(word) if word.isdecimal() and len(word) < 20 else word[:60]
