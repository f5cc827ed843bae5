"""Hold ``traviesa simulate`` and ``traviesa signature`` to what they print and refuse."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from traviesa.cli.app import app
from traviesa.cli.simulate import read_options
from traviesa.lab.signature import signature

DOCUMENT = Path(__file__).parents[2] / "docs" / "simulate.md"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["simulate", "--workers", "1", *arguments])


def found(*arguments: str) -> dict[str, Any]:
    result = run("--json", *arguments)
    assert result.exit_code == 0, result.output
    answer: dict[str, Any] = json.loads(result.stdout)
    return answer


def paths(value: Any, prefix: str = "") -> set[str]:
    """List the keys of an object as dotted paths; keys that are numbers as ``*``, lists by their first item."""
    if isinstance(value, list):
        return paths(value[0], prefix + "[]") if value else {prefix}
    if not isinstance(value, dict) or not value:
        return {prefix}
    told: set[str] = set()
    for key, inner in value.items():
        word = "*" if re.fullmatch(r"-?\d+", key) else key
        told |= paths(inner, f"{prefix}.{word}" if prefix else word)
    return told


def test_json_stands_alone_on_standard_output() -> None:
    result = run("--json", "--map", "usa", "--seats", "4", "--games", "12", "--seed", "abc")
    assert result.stderr == ""
    assert result.stdout.count("\n") == 1
    told = json.loads(result.stdout)
    assert (told["map"], told["seats"], told["games"], told["seed"]) == ("usa", 4, 12, "abc")


def test_every_key_of_the_json_is_documented_and_no_other() -> None:
    documented = set(re.findall(r"^\| `([^`-][^`]*)` \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE))
    spread = {f"{key}" for key in ("count", "mean", "sd", "least", "most", "quantiles.*", "histogram.*")}
    spreads = {key.removesuffix(" …") for key in documented if key.endswith(" …")}
    whole = {key for key in documented if not key.endswith(" …")} - spread
    assert paths(found("--games", "3")) - {"options"} == (whole - {"options.*"}) | {
        f"{key}.{part}" for key in spreads for part in spread
    }


def test_options_follow_one_another() -> None:
    told = found("--games", "5", "--options", "wagons_each=20", "cards.locomotive=10", "--seats", "2")
    assert told["options"] == {"wagons_each": 20, "cards": {"locomotive": 10}}
    again = found("--games", "5", "--options", "wagons_each=20", "--options", "cards.locomotive=10")
    assert again["turns"] == told["turns"]


def test_maps_may_come_from_a_folder() -> None:
    maps = str(Path(__file__).parents[1] / "maps")
    assert found("--maps", maps, "--map", "toy", "--games", "3")["map"] == "toy"


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("Victories", "final round")), ("es", ("Victorias", "ronda final"))]
)
def test_people_get_tables_in_their_language(lang: str, words: tuple[str, str]) -> None:
    result = run("--games", "10", "--lang", lang)
    assert result.exit_code == 0
    assert all(word in result.stdout for word in words)
    assert "simulate-" not in result.stdout, "every word has its sentence"
    assert "…" not in result.stdout, "everything fits in eighty columns"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--map", "atlantis"], "game/unknown-map"),
        (["--seats", "9"], "game/seats"),
        (["--games", "0"], "simulate/games"),
        (["--workers", "0"], "simulate/workers"),
        (["--bots", "random,random,random"], "simulate/bots"),
        (["--options", "wagons_each=many"], "simulate/option"),
        (["--options", "wheels=4"], "map/rule-unknown"),
        (["--maps", "no/such/folder"], "map/folder"),
    ],
)
def test_bad_input_is_one_line_with_its_code_and_status_2(arguments: list[str], code: str) -> None:
    result = run("--games", "1", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"{code}: ")
    assert result.stderr.count("\n") == 1


def test_an_unknown_bot_is_refused_in_one_line() -> None:
    result = run("--games", "1", "--bots", "nobody-of-that-name")
    assert result.exit_code == 2
    assert re.fullmatch(r"bot/unknown: .*random.*\n", result.stderr)


def test_options_of_one_table_come_together() -> None:
    assert read_options(["cards.red=1", "cards.blue=2"]) == {"cards": {"red": 1, "blue": 2}}
    assert read_options([]) == {}


def test_signature_prints_one_number() -> None:
    result = CliRunner().invoke(app, ["signature"])
    assert result.stdout == f"{signature()}\n"
