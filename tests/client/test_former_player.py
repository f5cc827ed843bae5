"""Somebody who left a server for good, at the terminal: no name, no words, in the reader's language."""

import pytest

from traviesa.client.messages import Happening
from traviesa.language import FORMER
from traviesa.map_folders import find_map
from traviesa.spoken.news import Reader, tell_news
from traviesa.spoken.player import PERSON, Player
from traviesa.spoken.words import Words


@pytest.mark.parametrize(("language", "called"), [("en", "someone who left"), ("es", "alguien que se fue")])
def test_who_left_for_good_is_called_so_in_the_readers_language(language: str, called: str) -> None:
    words = Words(language, find_map("usa"), [Player(FORMER, PERSON), Player("Ana", PERSON)], plain=True)
    assert [called in words.seat(0), "Ana" in words.seat(1)] == [True, True]
    assert FORMER not in words.seat(0)


def test_what_they_said_is_not_told_and_that_they_left_is() -> None:
    words = Words("es", find_map("usa"), [Player(FORMER, PERSON)], plain=True)
    said = Happening(number=1, at=0, kind="said", seat=0, name=FORMER, text="", phrase="")
    left = Happening(number=2, at=0, kind="left", seat=0)
    assert list(tell_news(said, None, words, Reader(0, [0], [0]))) == []
    told = list(tell_news(left, None, words, Reader(0, [0], [0])))
    assert told == ["Alguien se ha ido para siempre; en su sitio sigue un bot."]
