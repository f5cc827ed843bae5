"""Who sits at the table."""

import pytest

from traviesa.errors import TraviesaError
from traviesa.language import speak
from traviesa.spoken.player import Player
from traviesa.terminal.players import parse_players


def test_you_against_bots() -> None:
    players = parse_players("you, bot,bot:random", speak("en"))
    assert players == (Player("You", "person"), Player("Bot 2", "bot planner"), Player("Bot 3", "bot random"))
    assert [player.is_person for player in players] == [True, False, False]
    assert [player.bot for player in players[1:]] == ["planner", "random"]


def test_several_people_are_told_apart_by_number_or_name() -> None:
    assert [player.name for player in parse_players("yo,tú,luis", speak("es"))] == ["Jugador 1", "Jugador 2", "luis"]


@pytest.mark.parametrize("text", ["", "you,", "ana,Ana", "bot:chess", "x" * 17, "you,\x1b[31m", "you,..."])
def test_what_is_no_player_is_refused(text: str) -> None:
    with pytest.raises(TraviesaError) as caught:
        parse_players(text, speak("en"))
    assert caught.value.code == "terminal/players"


def test_a_bot_of_another_version_is_played_on_by_the_usual_one() -> None:
    assert Player("Old", "bot oracle").bot == "planner"
