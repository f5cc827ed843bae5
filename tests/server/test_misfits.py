"""What the framework says in English of a misfit is read, and told in every language."""

import re

import pytest
from litestar.exceptions import ClientException, ValidationException

from tests.test_told import asked_by
from traviesa.language import known_languages
from traviesa.server.misfits import READ_AS, refuse_misfit


@pytest.mark.parametrize("language", known_languages())
@pytest.mark.parametrize("sentence", READ_AS)
def test_what_is_read_is_what_the_sentence_asks_for(sentence: str, language: str) -> None:
    assert asked_by(language, sentence) == set(re.compile(READ_AS[sentence]).groupindex)


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ("Expected `int | null`, got `str`", "se espera un número entero y hay un texto"),
        ("Expected `array` of length <= 5", "es demasiado largo: se espera 5 como máximo"),
        ("Expected `int` >= 0", "es demasiado poco: se espera 0 como mínimo"),
        ("Invalid enum value 'hal'", "«hal» no es ninguno de los valores posibles"),
        ("Missing required query parameter 'watch' for path /api/events", "falta «watch»"),
        ("JSON is malformed: trailing characters (byte 4)", "el cuerpo no es JSON"),
        ("Something new in a later version", "no es como debe ser"),
    ],
)
def test_a_misfit_is_told_in_the_reader_s_language(told: str, says: str) -> None:
    assert refuse_misfit(ClientException(told)).said("es").startswith(says)


def test_a_misfit_of_one_field_names_it() -> None:
    extra = [{"key": "chairs[1]", "message": "Expected `str`, got `int`", "source": "body"}]
    error = refuse_misfit(ValidationException("Validation failed", extra=extra))
    assert error.message == '"chairs[1]": a text expected, a whole number found; possible: as /api/docs describes it'
