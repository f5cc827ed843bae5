"""Whatever its streams are, a command ends in order: closed, of few letters, full, no longer read."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")
TRAVIESA = f"{sys.executable} -m traviesa"


def run(line: str, tmp_path: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a line in a shell, in an empty home of its own but with the rules compiled here."""
    home = {"XDG_DATA_HOME": str(tmp_path), "TRAVIESA_LANG": "en"}
    ready = {**os.environ, **home, **variables}
    return subprocess.run(
        ["bash", "-c", line], env=ready, capture_output=True, text=True, errors="replace", timeout=300, check=False
    )


@pytest.mark.parametrize("closed", ["0<&-", "</dev/null"])
def test_a_table_without_a_keyboard_is_left_in_order(closed: str, tmp_path: Path) -> None:
    found = run(f"{TRAVIESA} terminal {closed}", tmp_path)
    assert (found.returncode, found.stderr) == (0, "")
    assert "Nothing was left unfinished." in found.stdout


def test_bytes_that_are_no_letters_are_no_reason_to_fall_over(tmp_path: Path) -> None:
    found = run(rf"printf '\xff\xfe\n' | {TRAVIESA} terminal", tmp_path, PYTHONIOENCODING="utf-8")
    assert found.returncode == 0
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize("words", ["map show europe", "simulate --games 2", "terminal", "simulate --help", "bogus"])
def test_where_only_ascii_can_be_written_letters_lose_their_accents(words: str, tmp_path: Path) -> None:
    found = run(f"{TRAVIESA} {words} --lang es </dev/null", tmp_path, PYTHONIOENCODING="ascii", COLUMNS="120")
    assert "Traceback" not in found.stderr
    assert found.returncode == (2 if words == "bogus" else 0)
    assert (found.stdout + found.stderr).isascii()
    if words == "map show europe":
        assert "Munich" in found.stdout
        assert "tunel" in found.stdout


def test_a_picture_is_utf8_whatever_the_screen_can_show(tmp_path: Path) -> None:
    found = run(f"{TRAVIESA} map show europe --lang es --svg -", tmp_path, PYTHONIOENCODING="ascii")
    assert found.returncode == 0
    assert "Múnich" in found.stdout


@pytest.mark.skipif(not FULL.exists(), reason="no full device here")
@pytest.mark.parametrize("words", ["map show usa", "map show usa --svg -", "--version", "--help", "simulate --games 2"])
def test_a_full_disk_is_told_in_one_line(words: str, tmp_path: Path) -> None:
    found = run(f"{TRAVIESA} {words} >{FULL}", tmp_path)
    assert found.returncode == 2
    assert found.stderr.startswith("command/output: ")
    assert found.stderr.count("\n") == 1


def test_a_full_disk_is_told_in_spanish(tmp_path: Path) -> None:
    found = run(f"{TRAVIESA} map show usa --lang es >{FULL}", tmp_path)
    assert "la salida estándar no admite más texto" in found.stderr


@pytest.mark.parametrize("words", ["map show europe", "map show europe --svg -", "simulate --help"])
def test_a_reader_that_has_gone_is_no_mistake(words: str, tmp_path: Path) -> None:
    found = run(f"set -o pipefail; {TRAVIESA} {words} | true", tmp_path)
    assert found.stderr == ""
    assert found.returncode in (0, 1)


def test_a_closed_output_takes_everything_in_silence(tmp_path: Path) -> None:
    found = run(f"{TRAVIESA} map show usa >&-", tmp_path)
    assert (found.returncode, found.stderr) == (0, "")


def test_a_closed_error_stream_changes_nothing_but_what_is_read(tmp_path: Path) -> None:
    found = run(f"{TRAVIESA} map show nowhere 2>&-", tmp_path)
    assert (found.returncode, found.stdout) == (2, "")
