"""``traviesa map check`` and ``traviesa map show``, as they are typed."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from traviesa.cartography.shelf import layout_of, shelved, text_of
from traviesa.cli.app import app
from traviesa.map_folders import find_map

TOY = Path(__file__).parent.parent / "maps" / "toy.toml"
SVG = "{http://www.w3.org/2000/svg}"


def typed(*words: object) -> Result:
    return CliRunner().invoke(
        app, ["map", *[str(word) for word in words]], env={"COLUMNS": "200", "TRAVIESA_LANG": "en"}
    )


def test_check_tells_the_counts_of_a_sound_map() -> None:
    result = typed("check", TOY)
    assert result.exit_code == 0
    assert result.output == "ok: Toy Iberia, 7 cities, 11 routes, 10 tickets (long 3, short 7), 28 spaces\n"


def test_check_speaks_spanish() -> None:
    assert typed("check", TOY, "--lang", "es").output.startswith("correcto: Iberia de juguete, 7 ciudades")


def test_check_tells_every_mistake_and_leaves_with_2(tmp_path: Path) -> None:
    wrong = TOY.read_text(encoding="utf-8").replace('"orange"', '"orang"').replace("points = 8", "points = 0")
    (tmp_path / "toy.toml").write_text(wrong, encoding="utf-8")
    result = typed("check", tmp_path / "toy.toml")
    assert result.exit_code == 2
    assert "toy.toml has 2 mistakes" in result.stderr
    assert "did you mean orange?" in result.stderr
    assert "points is 0; expected a whole number" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("words", [("check", "nowhere.toml"), ("show", "nowhere"), ("show", "nowhere.toml")])
def test_a_map_that_is_not_there_is_refused_with_2(words: tuple[str, ...]) -> None:
    result = typed(*words)
    assert result.exit_code == 2
    assert "nowhere" in result.stderr
    assert "Traceback" not in result.output


def test_show_has_tables_of_cities_routes_tickets_and_rules() -> None:
    output = typed("show", TOY).stdout
    for word in ("Seville", "barcelona-zaragoza:2", "orange", "bilbao-palma", "long", "wagons_each", "14"):
        assert word in output


def test_show_speaks_spanish() -> None:
    output = typed("show", TOY, "--lang", "es").stdout
    for word in ("Iberia de juguete", "Sevilla", "naranja", "túnel", "Billetes de destino"):
        assert word in output


def test_show_adds_maps_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "toy.toml").write_text(TOY.read_text(encoding="utf-8"), encoding="utf-8")
    assert "Toy Iberia" in typed("show", "toy", "--maps", tmp_path).stdout


def test_the_picture_has_every_space_city_and_name() -> None:
    for name in ("usa", "europe", str(TOY)):
        board = find_map(name)
        picture = ElementTree.fromstring(typed("show", name, "--svg", "-").stdout)
        groups = {group.get("id"): group for group in picture.iter(f"{SVG}g")}
        for route in board.routes:
            assert len(groups[route.id].findall(f"{SVG}g")) == route.length
        words = " ".join(text.text or "" for text in picture.iter(f"{SVG}text"))
        assert all(city.name in words for city in board.cities)
        assert len([dot for dot in picture.iter(f"{SVG}circle") if dot.get("class") == "city"]) == len(board.cities)


def test_the_picture_is_written_only_where_it_was_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typed("show", TOY)
    assert list(tmp_path.iterdir()) == []
    assert "The picture is in toy.svg" in typed("show", TOY, "--svg", "toy.svg").stdout
    assert (tmp_path / "toy.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_layout_is_printed_or_written(tmp_path: Path) -> None:
    printed = json.loads(typed("layout", TOY).stdout)
    assert printed["map"] == "toy"
    file = tmp_path / "toy.layout.json"
    assert f"The layout is in {file}" in typed("layout", TOY, "--out", file).stdout.replace("\n", "")
    assert json.loads(file.read_text(encoding="utf-8")) == printed


def test_a_layout_that_lies_beside_its_map_is_taken(tmp_path: Path) -> None:
    (tmp_path / "toy.toml").write_text(TOY.read_text(encoding="utf-8"), encoding="utf-8")
    laid = dict(layout_of(find_map(str(TOY))))
    beside = tmp_path / "toy.layout.json"
    beside.write_text(text_of({**laid, "width": 4321}), encoding="utf-8")
    board = find_map(str(tmp_path / "toy.toml"))
    assert layout_of(board)["width"] == 4321
    for wrong in ("", "[]", "{", text_of({**laid, "width": 4321, "facts": "others"})):
        beside.write_text(wrong, encoding="utf-8")
        assert shelved(board) is None


def test_a_picture_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    result = typed("show", TOY, "--svg", tmp_path / "nowhere" / "toy.svg")
    assert result.exit_code == 2
    assert "map/unwritable" in result.stderr
