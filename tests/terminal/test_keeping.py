"""Keeping games: where that fails, what a saved copy can take back, and which game goes on."""

import os
import re
from io import StringIO
from pathlib import Path

import pytest

from tests.terminal.script import Script, new_table, typed_at_random
from tests.terminal.test_program import run
from traviesa.errors import TraviesaError
from traviesa.record_text import read_record, write_record
from traviesa.spoken.page import PlainPage
from traviesa.terminal.resuming import choose_game
from traviesa.terminal.saves import Shelf

FIRST = ["1 2", "yes"]


def no_folder(tmp_path: Path) -> Path:
    """Name a folder that cannot be made, whoever runs the tests: it would stand in a file."""
    (tmp_path / "file").write_text("no folder")
    return tmp_path / "file" / "tables"


# --- where no game can be kept ----------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_folder_that_cannot_be_written_is_told_before_the_first_move(tmp_path: Path, lang: str) -> None:
    folder = no_folder(tmp_path)
    script = Script(folder, new_table(), ["perhaps", "no", "1 2"], lang).run()
    assert str(folder) in script.text
    assert "XDG_DATA_HOME" in script.text
    assert "--save" in script.text
    assert script.typed == ["perhaps", "no"]
    assert not script.table.deeds


def test_leaving_says_that_a_game_is_not_kept(tmp_path: Path) -> None:
    script = Script(no_folder(tmp_path), new_table(), ["yes", *FIRST, "quit"]).run()
    assert script.text.count("No unfinished game can be kept in") == 1
    assert "The game is NOT kept: a file stands where a folder should." in script.text
    assert "--resume" not in script.text


def test_a_file_named_for_saving_is_written_though_the_folder_cannot_be(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    script = Script(no_folder(tmp_path), new_table(), [*FIRST, "quit"], save_to=file).run()
    assert f"It will be written into {file} when you leave" in script.text
    assert f"traviesa terminal --load {file} --save {file}" in script.text
    assert read_record(file.read_text()) == script.table.record()


def test_a_folder_that_goes_away_while_playing_is_told_once(tmp_path: Path) -> None:
    folder = tmp_path / "shelf"

    def rule(script: Script) -> str | None:
        if len(script.typed) == 3:
            for file in folder.iterdir():
                file.unlink()
            folder.rmdir()
            folder.write_text("in the way")
        lines = [*FIRST, "draw pile", "draw pile", "draw pile", "draw pile"]
        return lines[len(script.typed)] if len(script.typed) < len(lines) else None

    script = Script(folder, new_table(), rule).run()
    assert script.text.count("No unfinished game can be kept in") == 1
    assert "The game is NOT kept" in script.text


def test_a_file_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    ran = run(tmp_path, [], f"save={no_folder(tmp_path)}", "lang=en")
    assert ran.returncode == 2
    assert ran.stderr.startswith("terminal/unwritable: ")


def test_every_deed_is_kept_at_once(tmp_path: Path) -> None:
    seen = []

    def rule(_script: Script) -> str | None:
        seen.append([len(read_record(path.read_text()).deeds) for path in Shelf(tmp_path).games()])
        lines = [*FIRST, "draw pile", "quit"]
        return lines[len(seen) - 1]

    Script(tmp_path, new_table(), rule).run()
    assert seen == [[], [], [3], [4]]


# --- a saved copy takes nothing back unseen ---------------------------------------------------------------
def test_a_loaded_game_takes_nothing_back(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    Script(tmp_path / "one", new_table(), [*FIRST, f"save {file}"]).run()
    script = Script(tmp_path / "two", new_table(), [*FIRST, f"load {file}", "yes", "undo"]).run()
    assert "(terminal/undo)" in script.shown_after("undo")


def test_a_game_gone_on_with_from_a_copy_says_so_in_its_record_and_at_its_end(tmp_path: Path) -> None:
    file, random = tmp_path / "game.txt", typed_at_random(3, "en")
    lines = [*FIRST, f"save {file}", "draw pile", "draw pile", f"load {file}", "yes"]
    lines += ["draw pile", "draw pile", f"load {file}", "yes"]

    def rule(script: Script) -> str | None:
        return lines[len(script.typed)] if len(script.typed) < len(lines) else random(script)

    script = Script(tmp_path / "shelf", new_table(), rule).run()
    assert "The game goes on from move 3" in script.text
    came_to = re.search(r"At this table it had come to move (\d+)", script.text)
    assert came_to
    assert int(came_to[1]) >= 7  # two cards drawn, and what two bots did
    assert "taken_up: [3, 3]\n" in write_record(script.table.record())
    assert read_record(write_record(script.table.record())) == script.table.record()
    assert "gone on with from a saved copy, which may have taken moves back: at move 3, at move 3." in script.text


def test_the_game_left_for_a_copy_waits_and_the_copy_is_kept_beside_it(tmp_path: Path) -> None:
    file, shelf = tmp_path / "game.txt", tmp_path / "shelf"
    typed = [*FIRST, f"save {file}", "draw pile", "draw pile", f"load {file}", "yes", "draw pile", "quit"]
    Script(shelf, new_table(), typed).run()
    kept = [read_record(path.read_text()) for path in Shelf(shelf).games()]
    left, copy = sorted(kept, key=lambda record: -len(record.deeds))
    assert (len(copy.deeds), copy.taken_up, left.taken_up) == (4, (3,), ())
    assert len(left.deeds) >= 7
    assert left.deeds[:4] == copy.deeds


def test_a_running_game_is_left_for_another_only_after_a_yes(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    script = Script(tmp_path / "shelf", new_table(), [*FIRST, f"save {file}", f"load {file}", "no"]).run()
    assert "Nothing was done." in script.text
    assert "taken_up" not in write_record(script.table.record())


# --- which game goes on -----------------------------------------------------------------------------------
def two_games(tmp_path: Path) -> Shelf:
    """Leave two games, the second of Ana and Luis."""
    Script(tmp_path, new_table(), [*FIRST, "quit"]).run()
    os.utime(Shelf(tmp_path).games()[0], (1, 1))
    Script(tmp_path, new_table("ana,luis"), ["", "1 2", "yes", ""]).run()
    return Shelf(tmp_path)


@pytest.mark.parametrize(("typed", "place"), [([""], 0), (["2"], 1), (["3", "x", "1"], 0)])
def test_of_several_games_one_is_chosen(tmp_path: Path, typed: list[str], place: int) -> None:
    shelf, out = two_games(tmp_path), StringIO()
    chosen = choose_game(shelf, PlainPage(out), lambda _prompt: typed.pop(0), "es")
    assert chosen == shelf.games()[place]
    assert "1. Europa; ana, luis; jugada 1; última vez: " in out.getvalue()
    assert "2. Europa; You, Bot 2, Bot 3; jugada 3; última vez: 1970-01-01" in out.getvalue()
    assert not typed


def test_a_game_that_cannot_be_read_is_named_among_the_others(tmp_path: Path) -> None:
    shelf, out = two_games(tmp_path), StringIO()
    shelf.games()[0].write_text("nonsense")
    choose_game(shelf, PlainPage(out), lambda _prompt: "2", "en")
    assert "cannot be read" in out.getvalue()
    for word in ("quit", "salir"):
        with pytest.raises(EOFError):
            choose_game(shelf, PlainPage(out), {"> ": word}.get, "en")  # type: ignore[arg-type]


def test_with_no_game_left_nothing_is_asked(tmp_path: Path) -> None:
    with pytest.raises(TraviesaError, match="terminal/nothing-to-resume"):
        choose_game(Shelf(tmp_path), PlainPage(StringIO()), lambda _prompt: "", "en")


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    ("line", "wrong", "en", "es"),
    [
        ("map: europe", "map: narnia", 'no map "narnia"', "no hay ningún mapa «narnia»"),
        ("mode: cards", "mode: dice", "cannot be played with dice", "aún no se puede jugar con dice"),
        ("traviesa: 1", "nonsense", "line 1: expected", "línea 1: se espera"),
        ("1. You: keep", "1. You: claim", "deed 1 is refused", "la jugada 1 se rechaza"),
    ],
)
def test_a_damaged_file_is_refused_at_the_table_and_the_game_goes_on(
    tmp_path: Path, line: str, wrong: str, en: str, es: str, lang: str
) -> None:
    file = tmp_path / "game.txt"
    Script(tmp_path / "one", new_table(), [*FIRST, f"save {file}", "quit"]).run()
    file.write_text(file.read_text(encoding="utf-8").replace(line, wrong), encoding="utf-8")
    script = Script(tmp_path / "two", new_table(), [*FIRST, f"load {file}", "draw pile"], lang).run()
    assert (es if lang == "es" else en) in script.text
    assert script.table.deeds[-1].deed == "draw pile"
