"""The real program: driven through pipes and through a pseudo-terminal."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.terminal.script import Script, new_table, typed_at_random

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-m", "tests.terminal.table_program"]


def surroundings(folder: Path) -> dict[str, str]:
    """Give the environment of a run whose games are kept in a folder of its own."""
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    return os.environ | {"PYTHONPATH": paths, "XDG_DATA_HOME": str(folder), "TERM": "xterm-256color"}


def run(folder: Path, typed: list[str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program with lines on its standard input."""
    text = "".join(f"{line}\n" for line in typed)
    return subprocess.run(
        [*PROGRAM, *words],
        input=text,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=surroundings(folder),
        timeout=300,
        check=False,
    )


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_whole_game_through_pipes_is_plain_and_tells_the_same_as_in_the_tests(tmp_path: Path, lang: str) -> None:
    script = Script(tmp_path / "shelf", new_table("ana,luis,bot"), typed_at_random(5, lang), lang).run()
    ran = run(tmp_path, script.typed, "players=ana,luis,bot", "seed=5", f"lang={lang}")
    assert ran.returncode == 0
    assert "\x1b" not in ran.stdout
    ending = script.text.rpartition(script.sitting.words.say("end-title"))[2]
    assert ran.stdout.endswith(ending)


def test_end_of_input_leaves_safely_and_resume_goes_on(tmp_path: Path) -> None:
    left = run(tmp_path, ["1 2", "yes", "draw pile"], "seed=5", "lang=en")
    assert left.returncode == 0
    assert "traviesa terminal --resume" in left.stdout
    resumed = run(tmp_path, ["draw pile", "log"], "resume=yes", "lang=es")
    assert resumed.returncode == 0
    assert "Tú" not in resumed.stdout  # names are those of the record
    assert resumed.stdout.count("del mazo") >= 2


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["map=atlantis"], "game/unknown-map"),
        (["players=you"], "game/seats"),
        (["players=you,bot:chess"], "terminal/players"),
        (["players=ana,ana"], "terminal/players"),
        (["players=you,,bot"], "terminal/players"),
        (["load=/nowhere/at/all"], "terminal/unreadable"),
        (["resume=yes"], "terminal/nothing-to-resume"),
        ([f"save={ROOT / 'pyproject.toml'}"], "terminal/exists"),
    ],
)
def test_bad_input_is_one_line_with_its_code_and_status_two(tmp_path: Path, words: list[str], code: str) -> None:
    ran = run(tmp_path, [], *words, "lang=en")
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith(f"{code}: ")
    assert ran.stderr.count("\n") == 1


def test_a_damaged_save_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("traviesa: 1\nmap: europe\nnonsense\n")
    ran = run(tmp_path, [], f"load={file}", "lang=es")
    assert ran.returncode == 2
    assert ran.stderr.startswith("record/")
    assert ran.stderr.count("\n") == 1
    assert file.read_text() == "traviesa: 1\nmap: europe\nnonsense\n"


class Screen:
    """The program on a pseudo-terminal of 80 by 24."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder = folder
        self.words = words
        self.text = ""

    def __enter__(self) -> "Screen":
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            os.chdir(ROOT)
            size = {"COLUMNS": "80", "LINES": "24"}
            os.execve(PROGRAM[0], [*PROGRAM, *self.words], surroundings(self.folder) | size)
        return self

    def __exit__(self, *_error: object) -> None:
        os.close(self.handle)

    def wait_for(self, text: str) -> str:
        """Read until a text is shown; give everything since the last wait."""
        seen, until = "", time.monotonic() + 60
        while text not in seen:
            ready, _, _ = select.select([self.handle], [], [], max(0.0, until - time.monotonic()))
            assert ready, f"{text!r} was not shown after:\n{seen}"
            seen += os.read(self.handle, 65536).decode("utf-8", "replace")
        self.text += seen
        return seen

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.handle, f"{line}\r".encode())

    def press(self, key: bytes) -> None:
        """Press a key at the prompt."""
        if not self.text.endswith("> "):
            self.wait_for("> ")
        time.sleep(0.2)  # the prompt stands there a moment before keys are read one by one
        os.write(self.handle, key)

    def status(self) -> int:
        """Wait for the program to end."""
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_on_a_screen_cards_have_colour_letter_and_word(tmp_path: Path) -> None:
    with Screen(tmp_path, "seed=5", "lang=en") as screen:
        shown = screen.wait_for("at least 2 of 4")
        assert "\x1b[" in shown
        assert " B " in shown
        assert "blue" in shown
        screen.press(b"\x04")
        screen.wait_for("Nothing was left unfinished.")
        assert screen.status() == 0


def test_ctrl_c_on_a_screen_keeps_the_game(tmp_path: Path) -> None:
    with Screen(tmp_path, "seed=5", "lang=en") as screen:
        screen.wait_for("at least 2 of 4")
        screen.type("1 2")
        screen.wait_for("Type yes or no.")
        screen.type("yes")
        screen.wait_for("What you can do")
        screen.press(b"\x03")
        screen.wait_for("--resume")
        assert screen.status() == 0


def test_a_shared_screen_is_wiped_with_what_could_be_scrolled_back_to(tmp_path: Path) -> None:
    with Screen(tmp_path, "players=ana,luis", "seed=5", "lang=en") as screen:
        screen.wait_for("press Enter when you are ready")
        screen.type("")
        screen.wait_for("at least 2 of 4")
        screen.type("all")
        screen.wait_for("Enter ends your turn")
        screen.type("")
        handed = screen.wait_for("press Enter when you are ready")
        assert handed.index("\x1b[3J") < handed.index("Pass the screen to")
        screen.press(b"\x04")
        screen.wait_for("--resume")


def test_plain_on_a_screen_neither_colours_nor_moves_the_cursor(tmp_path: Path) -> None:
    with Screen(tmp_path, "seed=5", "lang=en", "plain=yes") as screen:
        shown = screen.wait_for("at least 2 of 4")
        assert "\x1b" not in shown
        assert "Market: blue, locomotive, green, blue, purple." in shown
        screen.press(b"\x04")
        screen.wait_for("Nothing was left unfinished.")
