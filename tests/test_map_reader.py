"""Every mistake of a map file is refused with its place, what is wrong and what is expected."""

import re
import tomllib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from traviesa.map_mistakes import MapError
from traviesa.map_reader import read_map

MAPS = Path(__file__).parent / "maps"
TOY = (MAPS / "toy.toml").read_text(encoding="utf-8")
MISTAKES = tomllib.loads((MAPS / "mistakes.toml").read_text(encoding="utf-8"))["mistake"]
ALL_TRACKS = '{ a = "zaragoza" , b = "barcelona", length = 2, colour = "orange", kind = "track" },'

Edit = tuple[str, str]


def noted(refusal: MapError) -> list[dict[str, Any]]:
    mistakes = refusal.facts["mistakes"]
    assert isinstance(mistakes, list)
    return mistakes


@pytest.fixture
def mistakes_of(tmp_path: Path) -> Callable[..., MapError]:
    """Write the toy map with some words changed, and return how it is refused."""

    def refuse(*edits: Edit) -> MapError:
        text = TOY
        for old, new in edits:
            assert old in text, f"the toy map has no {old}"
            text = text.replace(old, new, 1)
        file = tmp_path / "toy.toml"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(MapError) as refusal:
            read_map(file)
        return refusal.value

    return refuse


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake["title"] for mistake in MISTAKES])
def test_a_mistake_is_refused_with_its_code_place_and_expectation(
    mistakes_of: Callable[..., MapError], mistake: dict[str, str]
) -> None:
    refusal = mistakes_of((mistake["old"], mistake["new"]))
    told = [each for each in noted(refusal) if each["code"] == mistake["code"]]
    assert told, refusal
    assert mistake["expected"] in str(told[0]["says"])
    assert "toy.toml" in refusal.message
    in_spanish = re.sub(r"map/[a-z-]+:", "", refusal.said("es"))
    assert "toy.toml" in in_spanish
    assert not re.search(r"\b(expected|line|row|did you|unknown|there|at most)\b", in_spanish), in_spanish


def test_a_map_without_rows_or_without_its_end_is_refused(mistakes_of: Callable[..., MapError]) -> None:
    tickets = TOY[TOY.index("tickets = [") :]
    assert "0 tickets; expected 1 to 64" in mistakes_of((tickets, "tickets = []")).message
    assert mistakes_of((tickets, "tickets = [")).code == "map/malformed"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('colour = "orange"', 'colour = "orang"'),
        ("hand_dealt = 4", "hand_dealt = -4"),
        ("seats = [2, 3]", "seats = [2]"),
        ("lat = 37.39", "lat = 91"),
        ("locomotive = 6", "locomotive = -6"),
        ('b = "zaragoza" , points = 5', 'b = "zara" , points = 5'),
        ("lat = 41.39", "lat = 41,39"),
    ],
)
def test_a_mistake_is_told_with_its_line(mistakes_of: Callable[..., MapError], old: str, new: str) -> None:
    refusal = mistakes_of((old, new))
    line = TOY[: TOY.index(old)].count("\n") + 1
    assert noted(refusal)[0]["line"] == line
    assert f"line {line}" in refusal.message


def test_a_row_is_told_with_its_number_and_words(mistakes_of: Callable[..., MapError]) -> None:
    refusal = mistakes_of(('colour = "orange"', 'colour = "orang"'))
    row = '{ a = "zaragoza", b = "barcelona", length = 2, colour = "orang", kind = "track" }'
    assert f"routes row 4: {row}" in refusal.message


def test_all_mistakes_of_a_file_are_told_at_once(mistakes_of: Callable[..., MapError]) -> None:
    refusal = mistakes_of(
        ("hand_dealt = 4", "hand_dealt = 99"),
        ('colour = "red"', 'colour = "rad"'),
        ("points = 8", "points = -8"),
        ("tickets_drawn = { short", "tickets_drawn = { shirt"),
    )
    codes = [mistake["code"] for mistake in noted(refusal)]
    assert codes == ["map/rule-value", "map/unknown-deck", "map/colour", "map/value"]
    assert refusal.code == "map/rule-value"
    assert len(refusal.message.splitlines()) == 1 + len(codes)


def test_a_fourth_track_between_the_same_ends_is_refused(mistakes_of: Callable[..., MapError]) -> None:
    """Also when it is written the other way round."""
    turned = '{ a = "barcelona", b = "zaragoza", length = 2, colour = "red", kind = "track" },'
    refusal = mistakes_of((ALL_TRACKS, f"{ALL_TRACKS}\n{ALL_TRACKS}\n{turned}"))
    assert refusal.code == "map/too-many-tracks"
    assert "routes row 6" in refusal.message


def test_a_city_without_a_way_to_the_others_is_refused(mistakes_of: Callable[..., MapError]) -> None:
    to_palma = [line for line in TOY.splitlines() if '"ferry" ' in line]
    refusal = mistakes_of(*((line, "") for line in to_palma))
    assert refusal.code == "map/unconnected-city"
    assert '"palma" cannot be reached from "barcelona"' in refusal.message


def test_a_board_too_large_for_the_state_is_refused(mistakes_of: Callable[..., MapError]) -> None:
    row = '{{ id = "place_{0}", name = "P", name_es = "P", lat = 40.0, lon = 0.0 }},\n'
    more = "".join(row.format(number) for number in range(58))
    refusal = mistakes_of(("cities = [", f"cities = [\n{more}"))
    assert refusal.code == "map/too-many"
    assert "65 cities and stops; expected 1 to 64" in refusal.message


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("9" * 5000, "too many digits"),
        ("9" * 400, "too many digits"),
        ("0x" + "f" * 5000, "too many digits"),
        ("[" * 40 + "]" * 40, "too deep"),
        ("[" * 5000, "too deep"),
        ("{a = " * 3000 + "1" + "}" * 3000, "too deep"),
        ("1\n" + ".".join(["a"] * 100_000) + " = 1", "more than 1000 dots"),
    ],
)
def test_what_would_overwhelm_a_reader_is_malformed(value: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "toy.toml").write_text(f"map = {value}\n", encoding="utf-8")
    with pytest.raises(MapError, match=rf"^map/malformed: \S+toy.toml, file: malformed TOML: .*{says}"):
        read_map(tmp_path / "toy.toml")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MapError, match=r"map/unreadable.*no such file"):
        read_map(tmp_path / "nowhere.toml")
    latin = tmp_path / "latin.toml"
    latin.write_bytes("name = 'Ávila'".encode("latin-1"))
    with pytest.raises(MapError, match=r"map/unreadable.*UTF-8"):
        read_map(latin)


def test_a_map_in_a_folder_bears_the_name_of_the_folder(tmp_path: Path) -> None:
    for name in ("toy", "tin"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "map.toml").write_text(TOY, encoding="utf-8")
    assert read_map(tmp_path / "toy" / "map.toml").id == "toy"
    with pytest.raises(MapError, match=r'map/id.*expected id = "tin"'):
        read_map(tmp_path / "tin" / "map.toml")


VALUES = [match.span() for match in re.finditer(r'(?<== )("[^"]*"|-?[\d.]+|true|false|\[[^][]*\]|{[^{}]*})', TOY)]
STRANGE = (
    "",
    "[]",
    "{}",
    '"x"',
    "-1",
    "0",
    "true",
    "nan",
    "[[1]]",
    "[{}]",
    "9" * 30,
    "1979-05-27",
    "\x00",
    "é =",
)


@settings(max_examples=200, deadline=None)
@given(value=st.sampled_from(VALUES), strange=st.sampled_from(STRANGE))
def test_no_value_however_strange_breaks_the_reader(
    tmp_path_factory: pytest.TempPathFactory, value: tuple[int, int], strange: str
) -> None:
    file = tmp_path_factory.getbasetemp() / "toy.toml"
    file.write_text(TOY[: value[0]] + strange + TOY[value[1] :], encoding="utf-8")
    with suppress(MapError):
        assert read_map(file).id == "toy"
