"""Maps are found by id in the package, in given folders and in those of the environment."""

import os
from pathlib import Path

import pytest

from traviesa.errors import TraviesaError
from traviesa.map_folders import ENVIRONMENT, find_map, known_maps

TOY = (Path(__file__).parent / "maps" / "toy.toml").read_text(encoding="utf-8")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the toy map as a file and another as a folder."""
    monkeypatch.delenv(ENVIRONMENT, raising=False)
    (tmp_path / "toy.toml").write_text(TOY, encoding="utf-8")
    (tmp_path / "tin").mkdir()
    (tmp_path / "tin" / "map.toml").write_text(TOY.replace('id = "toy"', 'id = "tin"'), encoding="utf-8")
    return tmp_path


@pytest.mark.usefixtures("shelf")
def test_the_package_has_its_own_maps() -> None:
    assert [name for name, _ in known_maps()] == ["europe", "usa"]


def test_a_folder_adds_maps(shelf: Path) -> None:
    assert [name for name, _ in known_maps([shelf])] == ["europe", "tin", "toy", "usa"]
    assert find_map("tin", [shelf]).id == "tin"


def test_the_environment_adds_maps(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (shelf / "more").mkdir()
    monkeypatch.setenv(ENVIRONMENT, os.pathsep.join((str(shelf / "more"), str(shelf))))
    assert find_map("toy").path == shelf / "toy.toml"


def test_the_maps_of_the_package_come_first(shelf: Path) -> None:
    (shelf / "usa.toml").write_text("no map at all", encoding="utf-8")
    assert find_map("usa", [shelf]).name == "USA"


def test_a_path_is_a_map_too(shelf: Path) -> None:
    assert find_map(str(shelf / "toy.toml")).id == "toy"


def test_an_unknown_map_is_refused_with_those_there_are(shelf: Path) -> None:
    with pytest.raises(TraviesaError) as refusal:
        find_map("eurpe", [shelf])
    assert refusal.value.code == "game/unknown-map"
    assert "did you mean europe? Possible: europe, tin, toy, usa" in refusal.value.message


def test_a_folder_that_is_none_is_refused(shelf: Path) -> None:
    with pytest.raises(TraviesaError, match=r"map/folder: .*nowhere is no folder"):
        known_maps([shelf / "nowhere"])
