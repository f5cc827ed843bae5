"""What somebody may be called."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from traviesa.errors import TraviesaError
from traviesa.language import FORMER
from traviesa.server.people.names import LONGEST, clean_account_name, clean_name, name_key
from traviesa.server.people.refusals import PeopleError

REFUSED = {
    "": "name/length",
    "   ": "name/length",
    "a" * 25: "name/length",
    "\ufdfa" * 2: "name/length",  # one sign that is written out as eighteen
    "Ana\u202e": "name/signs",  # turns the direction of writing
    "A\u200bna": "name/signs",  # a blank of no width
    "An\x00a": "name/signs",
    "Ana\x07": "name/signs",
    "\u0301na": "name/signs",  # a mark on nothing
    "Zx\u0323\u0302\u0303\u0304": "name/signs",  # a heap of marks
    "An\u0430": "name/mixed",  # the last letter is Cyrillic
    "\u0391na": "name/mixed",  # the first is Greek
    FORMER.title(): "name/reserved",
}


@pytest.mark.parametrize(("name", "code"), REFUSED.items(), ids=ascii)
def test_what_is_no_name_is_refused(name: str, code: str) -> None:
    with pytest.raises(TraviesaError) as refusal:
        clean_name(name)
    assert refusal.value.code == code


@pytest.mark.parametrize("name", ["Ana", "José Ángel", "O’Hara", "Ñusta-2", "Дмитрий", "中村 Ken", "שרה", "Bob 🚂"])
def test_names_of_many_peoples_are_names(name: str) -> None:
    assert clean_name(f"  {name} ") == name


def test_names_that_differ_by_case_or_by_look_alone_are_one() -> None:
    assert len({name_key(name) for name in ("ACE", "ace", "\u0430\u0441\u0435", "\uff41\uff43\uff45")}) == 1
    assert name_key("Ana") != name_key("Aná")


@pytest.mark.parametrize("name", ["a", "a/b", "50%", "..", "who?"])
def test_an_accounts_name_can_stand_in_an_address(name: str) -> None:
    with pytest.raises(TraviesaError, match="name/account"):
        clean_account_name(name)


@given(st.text(max_size=40))
def test_a_name_is_in_its_one_form_or_refused(text: str) -> None:
    with contextlib.suppress(PeopleError):
        name = clean_name(text)
        assert 1 <= len(name) <= LONGEST
        assert clean_name(name) == name
        assert name_key(name_key(name)) == name_key(name)
        assert len(name_key(name)) <= 80
