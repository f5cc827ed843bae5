"""What is handed in and could keep a reader waiting, or fill its memory, is refused at once."""

import os
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from traviesa.archive import load_record
from traviesa.errors import TraviesaError
from traviesa.map_reader import read_map
from traviesa.reading import MOST_BYTES, parse_toml
from traviesa.scenario_file import read_scenarios
from traviesa.terminal.saves import read_game

READERS = {"map": read_map, "scenario": read_scenarios, "record": load_record, "terminal": read_game}


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _folder(path: Path) -> None:
    path.mkdir()


def _device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def _endless(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
@pytest.mark.parametrize("family", READERS)
@pytest.mark.parametrize(
    ("make", "why"),
    [(_pipe, "pipe or a device"), (_device, "pipe or a device"), (_folder, "folder"), (_endless, "larger than 16 MiB")],
)
def test_what_is_no_file_of_ours_is_refused_unread(
    make: Callable[[Path], None], why: str, family: str, tmp_path: Path
) -> None:
    odd = tmp_path / "odd.toml"
    make(odd)
    with pytest.raises(TraviesaError, match=f"^{family}/unreadable: .*{odd}.*{why}"):
        READERS[family](odd)


@pytest.mark.parametrize("text", ["a = 9223372036854775808", "a = [{b = -9223372036854775809}]", f"a = {'9' * 5000}"])
def test_a_whole_number_beyond_what_toml_carries_is_malformed(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError, match="too many digits"):
        parse_toml(text)


def test_what_toml_carries_is_read() -> None:
    text = "a = 9223372036854775807\nb = [{c = -9223372036854775808}]\nd = true"
    assert parse_toml(text) == {"a": 2**63 - 1, "b": [{"c": -(2**63)}], "d": True}


def test_tables_as_deep_as_any_map_or_scenario_are_read_and_deeper_ones_are_malformed() -> None:
    assert parse_toml(f"a = {'[' * 15}{']' * 15}")
    for depth in (16, 100, 5000):
        with pytest.raises(tomllib.TOMLDecodeError, match="too deep"):
            parse_toml(f"a = {'[' * depth}{']' * depth}")


def test_the_mark_some_editors_put_before_a_text_is_no_part_of_it() -> None:
    assert parse_toml("\ufeffa = 1") == {"a": 1}
