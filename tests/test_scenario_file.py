"""Scenario files are read key by key; a slip is answered with file, scenario and key."""

from pathlib import Path

import pytest

from traviesa.scenario_file import (
    GIVEN_KEYS,
    GIVEN_SEAT_KEYS,
    SCENARIO_KEYS,
    STEP_KEYS,
    THEN_KEYS,
    THEN_SEAT_KEYS,
    Expectation,
    Given,
    GivenSeat,
    Step,
    parse_scenarios,
    read_scenarios,
)
from traviesa.scenario_form import ScenarioError

TUNNEL = """
[[scenario]]
shows = ["EU-TUNNEL-5", "EU-TUNNEL-7"]
title = "A revealed locomotive asks one more; paying it claims the tunnel"
map = "europe"
seats = 2

[scenario.given]
market = ["blue", "blue", "white", "white", "black"]
pile = ["locomotive", "red", "black"]        # top first
[scenario.given.seat.0]
hand = { green = 2, locomotive = 1 }

[[scenario.step]]
do = "claim venezia-zurich with 2 green"
then = { phase = "tunnel", turn = 0, extra = 1 }

[[scenario.step]]
do = "pay 1 red"
refused = "pay/wrong-colour"

[scenario.then]
turn = 1
discards = { green = 2, red = 1 }
[scenario.then.seat.0]
hand = {}
final = { total = 1 }
"""

EVERY_KEY = """
[[scenario]]
title = "Every key that the tables name"
shows = []
map = "maerklin"
mode = "dice"
seats = 3
seed = 7
options = { tunnel_reveal = 2, cards = { locomotive = 10 } }
[scenario.given]
turn = 2
phase = "roll"
market = []
pile = ["plus_four"]
discards = { passenger = 1 }
rest = "seat 1"
ticket_pile = { short = ["berlin-emden"] }
ticket_rest = "box"
goods_left = { berlin = [7, 5] }
final_turns = 3
dice = ["single", "station"]
rolls = [["double"], ["locomotive", "single"]]
tunnel_symbols = [2, 0]
[scenario.given.seat.1]
hand = { red = 1 }
routes = ["berlin-emden"]
stations = ["emden"]
tickets = ["berlin-emden"]
offered = []
passengers = ["berlin"]
goods = [4]
tokens = ["single", "single"]
wagons = 3
score = -1
[[scenario.step]]
do = "stand"
seat = 2
refused = true
[scenario.step.then]
phase = "dice"
[scenario.then]
turn = 0
phase = "second-card"
extra = 0
market = ["red"]
pile_size = 3
discards = {}
ticket_pile_size = { short = 4 }
ticket_pile_bottom = ["berlin-emden"]
final_turns = 0
over = false
winners = [0, 2]
legal = ["pass"]
illegal = ["stand"]
legal_count = 12
dice = ["double"]
[scenario.then.seat.2]
hand = { red = 1 }
hand_size = 1
wagons = 2
score = 0
routes = []
stations = []
stations_left = 3
tickets = []
offered = []
completed = []
trail = 0
tokens = []
passengers = []
goods = []
final = { routes = 1, tickets = -2, stations = 0, bonus = 10, goods = 3, total = 12 }
"""


def one(body: str, title: str = "T") -> str:
    """Write a scenario that needs no more than this body."""
    return f'[[scenario]]\ntitle = "{title}"\nmap = "usa"\nseats = 2\n{body}\n'


def test_a_scenario_is_read_into_words() -> None:
    (scenario,) = parse_scenarios(TUNNEL, "tunnel.toml")
    assert (scenario.map, scenario.mode, scenario.seats, scenario.seed) == ("europe", "cards", 2, 1)
    assert scenario.given.market == ("blue", "blue", "white", "white", "black")
    assert scenario.given.seats == {0: GivenSeat(hand={"green": 2, "locomotive": 1})}
    assert scenario.steps == (
        Step("claim venezia-zurich with 2 green", then=Expectation({"phase": "tunnel", "turn": 0, "extra": 1})),
        Step("pay 1 red", refused="pay/wrong-colour"),
    )
    assert scenario.then.values == {"turn": 1, "discards": {"green": 2, "red": 1}}
    assert scenario.then.seats == {0: {"hand": {}, "final": {"total": 1}}}


def test_what_is_not_said_stays_unsaid() -> None:
    (scenario,) = parse_scenarios(one(""), "bare.toml")
    assert scenario.given == Given()
    assert scenario.given.market is None
    assert scenario.then == Expectation()
    assert parse_scenarios(one("given.market = []"), "empty.toml")[0].given.market == ()


def test_every_key_of_the_tables_is_read() -> None:
    (scenario,) = parse_scenarios(EVERY_KEY, "every.toml")
    assert scenario.given.rolls == (("double",), ("locomotive", "single"))
    assert scenario.given.ticket_pile == {"short": ("berlin-emden",)}
    assert set(scenario.then.values) == set(THEN_KEYS) - {"seat"}
    assert set(scenario.then.seats[2]) == set(THEN_SEAT_KEYS)
    assert scenario.given.seats[1].score == -1
    for keys in (SCENARIO_KEYS, GIVEN_KEYS, GIVEN_SEAT_KEYS, STEP_KEYS):
        assert all(f"{key} =" in EVERY_KEY or f"scenario.{key}" in EVERY_KEY for key in set(keys) - {"seat"})


REFUSED = [
    ("x = 1", "scenario/unknown-key", "x"),
    ("given.makret = []", "scenario/unknown-key", "given.makret: no such key; perhaps market"),
    ("given.seat.0.hnd = {}", "scenario/unknown-key", "given.seat.0.hnd"),
    ("given.seat.2.hand = {}", "scenario/unknown-key", "given.seat.2"),
    ("then.seat.0.final = { sum = 1 }", "scenario/unknown-key", "then.seat.0.final.sum"),
    ('step = [{ do = "pass", because = 1 }]', "scenario/unknown-key", "step 1.because"),
    ("step = [{ seat = 1 }]", "scenario/missing-key", "step 1.do"),
    ("shows = 3", "scenario/wrong-type", "shows: expected a list, found 3"),
    ("seed = true", "scenario/wrong-type", "seed: expected a whole number"),
    ("seed = 1.0", "scenario/wrong-type", "seed"),
    ("options = 1", "scenario/wrong-type", "options: expected a table"),
    ("given = 1", "scenario/wrong-type", "given: expected a table"),
    ("given.seat = []", "scenario/wrong-type", "given.seat"),
    ("given.discards = { red = '2' }", "scenario/wrong-type", "given.discards"),
    ("then.over = 1", "scenario/wrong-type", "then.over: expected true or false"),
    ("step = 1", "scenario/wrong-type", "step: expected a list"),
    ('step = ["pass"]', "scenario/wrong-type", "step 1: expected a table"),
    ('step = [{ do = "pass", refused = false }]', "scenario/wrong-type", "step 1.refused"),
    ('mode = "poker"', "scenario/wrong-value", "mode: expected one of cards, dice, found 'poker'"),
    ("given.turn = -1", "scenario/wrong-value", "given.turn"),
    ('given.phase = "keep"', "scenario/wrong-value", "given.phase"),
    ('given.rest = "box"', "scenario/wrong-value", "'seat N'"),
    ('given.rest = "seat 2"', "scenario/wrong-value", "there is no seat 2"),
    ('given.ticket_rest = "out"', "scenario/wrong-value", "pile, box"),
    ('then.phase = "late"', "scenario/wrong-value", "then.phase"),
    ('step = [{ do = "pass", seat = 5 }]', "scenario/wrong-value", "step 1.seat"),
    ('given.market = ["red", "pink"]', "scenario/unknown-word", "found 'pink'"),
    ("then.discards = { pink = 1 }", "scenario/unknown-word", "then.discards.pink"),
    ('given.dice = ["triple"]', "scenario/unknown-word", "given.dice"),
]


@pytest.mark.parametrize(("body", "code", "why"), REFUSED)
def test_a_wrong_key_is_refused_with_its_place(body: str, code: str, why: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_scenarios(one("", "good") + one(body, "bad"), "slip.toml")
    assert caught.value.code == code
    assert caught.value.message.startswith("slip.toml: scenario 2 ('bad'): ")
    assert why in caught.value.message


@pytest.mark.parametrize("key", ["title", "map", "seats"])
def test_what_every_scenario_needs(key: str) -> None:
    lines = [line for line in one("").splitlines() if not line.startswith(key)]
    with pytest.raises(ScenarioError, match=f"scenario/missing-key: f.toml: scenario 1.*{key}"):
        parse_scenarios("\n".join(lines), "f.toml")


@pytest.mark.parametrize(
    ("text", "code", "why"),
    [
        ("", "scenario/missing-key", "no scenario"),
        ("scenarios = []", "scenario/unknown-key", "perhaps scenario"),
        ("scenario = 1", "scenario/wrong-type", "expected a list"),
        ("scenario = [1]", "scenario/wrong-type", "expected a table, found 1"),
        ("a = 1\nb = = 2\n", "scenario/malformed", "line 2: not TOML"),
        ("a = 1\nb = [1,", "scenario/malformed", "not TOML"),
    ],
)
def test_files_that_are_no_scenarios_are_refused(text: str, code: str, why: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_scenarios(text, "odd.toml")
    assert caught.value.code == code
    assert caught.value.message.startswith("odd.toml: ")
    assert why in caught.value.message


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="scenario/unreadable"):
        read_scenarios(tmp_path / "none.toml")
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'# one\n# two\ntitle = "Z\xfcrich"\n')
    with pytest.raises(ScenarioError, match=r"scenario/malformed.*line 3: it is not a text in UTF-8"):
        read_scenarios(latin)


def test_a_file_on_disk_is_read(tmp_path: Path) -> None:
    path = tmp_path / "tunnel.toml"
    path.write_text(TUNNEL + one("", "second"), encoding="utf-8")
    assert [scenario.place.number for scenario in read_scenarios(path)] == [1, 2]
    assert read_scenarios(path)[0].place.file == str(path)


def test_the_example_of_the_documentation_is_read() -> None:
    page = (Path(__file__).parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
    (scenario,) = parse_scenarios(page.split("```toml\n")[1].split("```")[0], "notation.md")
    assert scenario.then.seats[0]["wagons"] == 44
