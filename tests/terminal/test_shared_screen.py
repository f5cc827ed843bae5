"""Several people around one screen: no hand is shown to other eyes."""

from pathlib import Path

import pytest

from tests.terminal.script import Script, new_table

FIRST = ["", "1 2", "yes", ""]


def after_curtain(script: Script, name: str) -> str:
    """Give what was shown from the last curtain before a person."""
    return script.text.rpartition(f"Pass the screen to {name}.")[2]


@pytest.mark.parametrize("line", ["hand", "my tickets", "log all", "quit", "1", "yes", "undo", "draw pile"])
def test_only_enter_opens_the_curtain_and_nothing_typed_there_is_done(tmp_path: Path, line: str) -> None:
    script = Script(tmp_path, new_table("ana,luis"), [*FIRST, line]).run()
    shown = after_curtain(script, "luis")
    assert "Nothing was shown: only Enter, or ready" in shown
    assert "Hand" not in shown
    assert "Tickets" not in shown
    assert len(script.table.deeds) == 1


@pytest.mark.parametrize("word", ["", "ready", "listo", "LISTA"])
def test_a_word_for_being_ready_opens_it_too(tmp_path: Path, word: str) -> None:
    script = Script(tmp_path, new_table("ana,luis"), [*FIRST, word]).run()
    assert "Choose tickets" in after_curtain(script, "luis")


@pytest.mark.rule("RUL-END-5")
@pytest.mark.parametrize("players", ["ana,luis,bot", "ana,bot,luis"])
def test_a_hand_stays_hidden_from_who_has_resigned(tmp_path: Path, players: str) -> None:
    script = Script(tmp_path, new_table(players), [*FIRST, *FIRST, "", "resign", "resign", "", "hand"]).run()
    blank = "\n" * 40
    _, hidden, shown = script.text.rpartition(f"{blank}Pass the screen to luis.")
    assert hidden
    assert "Nothing was shown" in shown
    assert "Hand: " not in shown


def test_who_is_left_alone_at_the_screen_is_asked_no_more_to_pass_it(tmp_path: Path) -> None:
    typed = [*FIRST, *FIRST, "", "resign", "resign", "", "", "draw pile", "draw pile"]
    script = Script(tmp_path, new_table("ana,luis,bot"), typed).run()
    assert script.text.count("Pass the screen to luis.") == 2
    assert script.sitting.at_screen == 1
    assert "your turn 2, luis" in script.text


def test_a_shared_game_that_goes_on_begins_behind_the_curtain(tmp_path: Path) -> None:
    typed = [*FIRST, *FIRST, "", "resign", "resign", "", "", "draw pile", "draw pile", f"save {tmp_path / 'game'}"]
    Script(tmp_path / "one", new_table("ana,luis,bot"), typed).run()
    lines = ["1 2", "yes", f"load {tmp_path / 'game'}", "yes", "hand"]
    script = Script(tmp_path / "two", new_table(), lines).run()
    assert "Nothing was shown" in after_curtain(script, "luis")
