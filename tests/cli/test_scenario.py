"""``traviesa scenario``: its lines, its last line, its exit status."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from traviesa.cli.app import app

EXAMPLES = Path(__file__).parents[1] / "scenarios" / "examples.toml"
FAILS = """
[[scenario]]
shows = ["TTR-TURN-1"]
title = "Wrong on purpose"
map = "europe"
seats = 2
then.turn = 1

[[scenario]]
title = "Right"
map = "europe"
seats = 2
then.turn = 0
"""


@pytest.fixture
def fails(tmp_path: Path) -> Path:
    """Write a file with a scenario that fails and one that passes."""
    file = tmp_path / "fails.toml"
    file.write_text(FAILS)
    return file


def run(*words: object) -> tuple[int, list[str], str]:
    """Run the command; give its exit status, its lines and what it said on standard error."""
    result = CliRunner().invoke(app, ["scenario", "--plain-rules", "--lang", "en", *map(str, words)])
    return result.exit_code, result.stdout.splitlines(), result.stderr


def test_a_line_for_each_scenario_then_the_count() -> None:
    status, lines, _ = run(EXAMPLES)
    assert status == 0
    assert lines[0].startswith("pass  A revealed locomotive asks one more; paying it claims the tunnel  [EU-TUNNEL-5, ")
    assert len(lines) == 3
    assert lines[-1] == "2 passed, 0 failed"


def test_the_compiled_rules_are_the_usual_ones() -> None:
    result = CliRunner().invoke(app, ["scenario", str(EXAMPLES)])
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "2 passed, 0 failed")


def test_what_differs_stands_under_a_failed_one(fails: Path) -> None:
    status, lines, _ = run(fails, EXAMPLES)
    assert status == 1
    assert lines[:4] == [
        "FAIL  Wrong on purpose  [TTR-TURN-1]",
        f"      {fails}: 1",
        "      at the end: turn: expected 1, found 0",
        "pass  Right",
    ]
    assert lines[-1] == "3 passed, 1 failed"


def test_spanish(fails: Path) -> None:
    status, lines, _ = run(fails, "--lang", "es")
    assert status == 1
    assert lines[0] == "FALLA  Wrong on purpose  [TTR-TURN-1]"
    assert lines[2] == "      al final: turn: expected 1, found 0"
    assert lines[-1] == "1 passed, 1 failed", "the count is read by programs too"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[[scenario", "scenario/malformed"),
        ("", "scenario/missing-key"),
        ('[[scenario]]\ntitle = "T"\nmap = "usa"\nseats = 2\nsteps = []', "scenario/unknown-key"),
        ('[[scenario]]\ntitle = "T"\nmap = "atlantis"\nseats = 2', "game/unknown-map"),
        ('[[scenario]]\ntitle = "T"\nmap = "usa"\nseats = 9', "game/seats"),
        ('[[scenario]]\ntitle = "T"\nmap = "usa"\nseats = 2\ngiven.seat.0.hand = { red = 13 }', "position/cards"),
        ('[[scenario]]\ntitle = "T"\nmap = "usa"\nseats = 2\nmode = "dice"', "scenario/not-here"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_line_and_status_2_and_nothing_is_run(
    tmp_path: Path, text: str, code: str
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    status, lines, error = run(EXAMPLES, file)
    assert (status, lines) == (2, [])
    assert error.startswith(f"{code}: {file}: ")
    assert error.count("\n") == 1


def test_a_file_that_is_not_there_is_status_2(tmp_path: Path) -> None:
    status, _, error = run(tmp_path / "none.toml")
    assert (status, error) == (
        2,
        f"scenario/unreadable: {tmp_path / 'none.toml'}: cannot be read: there is no such file or folder\n",
    )


def test_maps_of_ones_own_are_found_in_a_folder(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('[[scenario]]\ntitle = "T"\nmap = "toy"\nseats = 2\nthen.seat.0.wagons = 14')
    assert run(file)[0] == 2
    assert run(file, "--maps", Path(__file__).parents[1] / "maps")[0] == 0
