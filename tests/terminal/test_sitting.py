"""Whole sittings: games to their end in both languages, shared screens, leaving and going on."""

import re
from pathlib import Path

import pytest

from tests.terminal.script import Script, new_table, typed_at_random
from traviesa.record_text import write_record
from traviesa.spoken.words import Words
from traviesa.terminal.saves import Shelf, read_game

PASS = re.compile(r"^Pass the screen to (\w+)\.", re.MULTILINE)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("players", ["you,bot,bot", "ana,luis"])
def test_a_whole_game_is_played_by_typing(tmp_path: Path, lang: str, players: str) -> None:
    script = Script(tmp_path, new_table(players), typed_at_random(3, lang), lang).run()
    assert script.table.game.is_over
    assert script.sitting.words.say("end-title") in script.text
    for seat, result in enumerate(script.table.game.results()):
        name = script.table.players[seat].name
        assert re.search(rf"^{name}: .*total {result.total}\.$", script.text, re.MULTILINE)


def test_the_sentences_of_a_whole_game_are_all_there(tmp_path: Path) -> None:
    for lang in ("en", "es"):
        text = Script(tmp_path, new_table("ana,luis,bot"), typed_at_random(4, lang), lang).run().text
        assert not re.search(r"\b(told|choice|head|notice|state|end|group|label)-[a-z]", text)
        assert "[" not in text.replace("[<", "")


def test_a_map_without_stations_says_nothing_of_them(tmp_path: Path) -> None:
    script = Script(tmp_path, new_table("you,bot", map="usa"), typed_at_random(2, "en")).run()
    assert script.table.game.is_over
    assert "station" not in script.text


def test_other_hands_and_tickets_are_never_shown_on_a_shared_screen(tmp_path: Path) -> None:
    table = new_table("ana,luis,eva", seed="9")
    script = Script(tmp_path, table, typed_at_random(8, "en")).run()
    words = Words("en", table.map_file, table.players, plain=True)
    until_end = script.text.partition("Final scoring")[0]
    parts = PASS.split(until_end)
    names = [player.name for player in table.players]
    offers = {name: _tickets_ever_seen(script, seat) for seat, name in enumerate(names)}
    shown_something = 0
    for name, shown in zip(parts[1::2], parts[2::2], strict=True):
        own = {words.ticket(ticket) for ticket in offers[name]}
        others = {words.ticket(ticket) for other in names if other != name for ticket in offers[other]} - own
        assert not [ticket for ticket in others if ticket in shown]
        shown_something += any(ticket in shown for ticket in own)
        for line in shown.splitlines():
            assert not re.match(rf"(?!{name}:)\w+: .*from the pile", line), line
    assert shown_something > 10


def _tickets_ever_seen(script: Script, seat: int) -> set[int]:
    seen = {ticket for event in script.table.events if event.seat == seat for ticket in event.offered}
    return seen | set(script.table.game.tickets(seat))


def test_a_shared_screen_is_cleared_before_the_next_person(tmp_path: Path) -> None:
    script = Script(tmp_path, new_table("ana,luis"), ["", "1 2", "yes", "", "", ""]).run()
    blank = "\n" * 40
    first, hidden, after = script.text.partition(f"{blank}Pass the screen to luis.")
    assert hidden
    assert "ana: kept" in first
    assert "ana: kept" not in after


def test_end_of_input_keeps_the_game_and_resume_goes_on(tmp_path: Path) -> None:
    rule = typed_at_random(3, "en")
    left = Script(tmp_path, new_table(), lambda script: rule(script) if len(script.typed) < 40 else None).run()
    assert "traviesa terminal --resume" in left.text
    shelf = Shelf(tmp_path)
    table = shelf.take(shelf.games()[0], bots=left.table.bots)
    assert table.game.to_bytes() == left.table.game.to_bytes()
    assert table.deeds == left.table.deeds
    assert [event.drawn for event in table.events] == [event.drawn for event in left.table.events]
    resumed = Script(tmp_path, table, typed_at_random(6, "en")).run()
    assert resumed.table.game.is_over


def test_ctrl_c_leaves_as_safely(tmp_path: Path) -> None:
    def rule(script: Script) -> str:
        if len(script.typed) == 2:
            raise KeyboardInterrupt
        return ["1 2", "yes"][len(script.typed)]

    script = Script(tmp_path, new_table(), rule).run()
    assert "The game is kept" in script.text
    assert Shelf(tmp_path).games()


def test_a_game_that_is_over_waits_for_nobody(tmp_path: Path) -> None:
    Script(tmp_path, new_table(), typed_at_random(3, "en")).run()
    assert not Shelf(tmp_path).games()


def test_leaving_before_the_first_deed_leaves_nothing_behind(tmp_path: Path) -> None:
    script = Script(tmp_path, new_table(), ["quit"]).run()
    assert "Nothing was left unfinished" in script.text
    assert list(tmp_path.iterdir()) == []


def test_the_game_is_saved_where_it_was_asked_for_when_leaving(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    script = Script(tmp_path / "shelf", new_table(), ["1 2", "yes", "quit"], save_to=file).run()
    assert file.read_text() == write_record(script.table.record())
    assert read_game(file, bots=script.table.bots).game.to_bytes() == script.table.game.to_bytes()


@pytest.mark.rule("RUL-END-5")
def test_a_bot_plays_on_for_who_resigned_and_that_seat_cannot_win(tmp_path: Path) -> None:
    script = Script(tmp_path, new_table(), ["1 2", "yes", "resign", "resign"]).run()
    assert script.table.game.is_over
    assert script.table.game.resigned == [0]
    assert 0 not in script.table.game.winners
    assert "You resigned and cannot win." in script.text


@pytest.mark.rule("RUL-END-5")
def test_with_two_at_the_table_the_game_ends_when_one_resigns(tmp_path: Path) -> None:
    first_choice = ["", "1 2", "yes", ""]
    typed = [*first_choice, *first_choice, "", "resign", "resign"]
    script = Script(tmp_path, new_table("ana,luis"), typed).run()
    assert script.table.game.is_over
    assert "The winner: luis" in script.text


def test_a_slip_does_not_resign(tmp_path: Path) -> None:
    script = Script(tmp_path, new_table(), ["1 2", "yes", "resign", "yes", "resign", ""]).run()
    assert script.table.game.resigned == []


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    script = Script(tmp_path, new_table("bot,bot"), []).run()
    assert script.table.game.is_over
    assert "Final scoring" in script.text
