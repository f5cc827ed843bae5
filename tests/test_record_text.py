"""Records are text that reads back exactly, and damage is answered with its line."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from traviesa.record_text import DeedLine, Record, RecordError, Seat, read_record, write_record

GAME = """traviesa: 1
map: europe
digest: sha256:5f1d
mode: cards
options: {"tunnel_reveal": 2}
rules: {"points": {"1": 1}, "wagons_each": 45}
seat: Ana, person
seat: "Bo: the bot", bot
seed: 12345
date: 2026-11-18T21:41:01Z
result: {"scores": [3, 4], "winners": [1]}
resigned: [0]

1. Ana: draw pile ; green
2. "Bo: the bot": claim dieppe-paris with 1 red
3. Ana: pass
"""


def damaged(old: str, new: str) -> str:
    """Damage the game in one place."""
    assert old in GAME
    return GAME.replace(old, new, 1)


def test_the_one_form_of_a_record() -> None:
    record = read_record(GAME)
    assert record.seats == (Seat("Ana", "person"), Seat("Bo: the bot", "bot"))
    assert record.options == {"tunnel_reveal": 2}
    assert record.resigned == (0,)
    assert record.deeds[0] == DeedLine(0, "draw pile", "green")
    assert record.deeds[1] == DeedLine(1, "claim dieppe-paris with 1 red")
    assert write_record(record) == GAME


def test_what_editors_and_mail_do_to_text_is_forgiven() -> None:
    record = read_record(GAME)
    assert read_record("\ufeff" + GAME.replace("\n", "\r\n")) == record
    assert read_record(GAME.rstrip("\n")) == record
    assert read_record(GAME + "\n\n") == record
    assert read_record(GAME.replace("map: europe\nd", "d").replace("mode: c", "map: europe\nmode: c")) == record


def test_seats_of_one_name_are_told_apart_by_number() -> None:
    seats = (Seat("Ana", "person"), Seat("Ana", "person"))
    record = Record("usa", "d", "cards", {}, {}, seats, deeds=(DeedLine(1, "pass"), DeedLine(0, "pass")))
    assert "1. Ana (seat 1): pass\n2. Ana (seat 0): pass\n" in write_record(record)
    assert read_record(write_record(record)) == record


words = st.text(max_size=12)
names = st.one_of(
    words,
    st.sampled_from(["Ana", 'a"b', "a: b ; c", "x\ny", "Ana (seat 0)", "", " a", "7", "\u2028", "\ud800"]),
)
leaves = st.none() | st.booleans() | st.integers(-9, 10**20) | words
rows = st.dictionaries(words, st.recursive(leaves, lambda inner: st.lists(inner, max_size=3), max_leaves=5))
lines = st.from_regex(r"[a-z]+( [a-z0-9+():>-]+){0,4}", fullmatch=True)
notes = st.just("") | st.from_regex(r"[a-z]+( [a-z;:,]+){0,3}", fullmatch=True)
seat_lists = st.lists(st.builds(Seat, names, names), min_size=1, max_size=5).map(tuple)
somewhat = st.none() | names


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(seat_lists)
    numbers = st.integers(0, len(seats) - 1)
    return Record(
        map=draw(names),
        digest=draw(names),
        mode=draw(st.sampled_from(["cards", "dice"])),
        options=draw(rows),
        rules=draw(rows),
        seats=seats,
        seed=draw(somewhat),
        commitment=draw(somewhat),
        contributions=tuple(draw(st.lists(words, max_size=3))),
        date=draw(somewhat),
        result=draw(somewhat | rows),
        resigned=tuple(draw(st.lists(numbers, max_size=2))),
        deeds=tuple(draw(st.lists(st.builds(DeedLine, numbers, lines, notes), max_size=5))),
    )


@given(records())
def test_records_read_back_exactly(record: Record) -> None:
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    text.encode("utf-8")


@given(st.integers(0, len(GAME) - 1), st.characters())
@example(GAME.index("claim"), "\ud7fc")
def test_no_damage_goes_further_than_a_refusal(place: int, letter: str) -> None:
    text = GAME[:place] + letter + GAME[place + 1 :]
    record = None
    with suppress(RecordError):
        record = read_record(text)
    assert record is None or read_record(write_record(record)) == record


def test_tables_are_kept_as_they_will_be_read() -> None:
    record = Record("usa", "d", "cards", {"points": {1: 2}}, {"on": ("track",)}, (Seat("A", "bot"),))
    assert record.options == {"points": {"1": 2}}
    assert record.rules == {"on": ["track"]}


@pytest.mark.parametrize(
    ("text", "code", "why"),
    [
        ("", "record/malformed", "line 1: expected 'traviesa: 1'"),
        ("hello\n", "record/malformed", "line 1"),
        (damaged("traviesa: 1", "traviesa: 2"), "record/version", "line 1: expected version 1"),
        (damaged("mode: cards", "mode cards"), "record/malformed", "line 4: expected 'key: value'"),
        (damaged("mode: cards", "mood: cards"), "record/unknown-key", "line 4"),
        (damaged("mode: cards", "mode:"), "record/malformed", "line 4: expected text"),
        (damaged("mode: cards", 'mode: "cards'), "record/malformed", "line 4: expected text"),
        (damaged("mode: cards", "map: europe"), "record/repeated-key", "line 4: expected map once"),
        (damaged("mode: cards\n", ""), "record/missing-key", "'mode: ...'"),
        (damaged('seat: Ana, person\nseat: "Bo: the bot", bot\n', ""), "record/missing-key", "'seat: ...'"),
        (damaged("seat: Ana, person", "seat: Ana"), "record/malformed", "line 7: expected a name and a kind"),
        (damaged('{"tunnel_reveal": 2}', "[2]"), "record/malformed", "line 5: expected a table"),
        (damaged('{"tunnel_reveal": 2}', "[" * 100_000), "record/malformed", "line 5: expected a table"),
        (damaged('{"tunnel_reveal": 2}', '{"a": NaN}'), "record/value", "options cannot be written"),
        (damaged("[0]", "[true]"), "record/malformed", "line 12: expected a list of seats"),
        (damaged("[0]", "[2]"), "record/unknown-seat", "no seat 2"),
        (damaged("3. Ana", "4. Ana"), "record/numbering", "line 16: expected deed 3"),
        (damaged("3. Ana", "3. Eva"), "record/unknown-seat", "line 16: expected one of Ana"),
        (damaged("3. Ana: pass", "3. Ana pass"), "record/malformed", "line 16: expected a deed"),
        (damaged("3. Ana: pass", "3. Ana:"), "record/malformed", "line 16"),
        (damaged("3. Ana", "\n3. Ana"), "record/malformed", "line 16"),
    ],
)
def test_damage_is_answered_with_its_line(text: str, code: str, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert caught.value.code == code
    assert why in caught.value.message
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    "line",
    [
        DeedLine(1, "pass"),
        DeedLine(-1, "pass"),
        DeedLine(0, ""),
        DeedLine(0, "pass ; red"),
        DeedLine(0, "pass\n2. A: pass"),
        DeedLine(0, " pass"),
        DeedLine(0, "pass", "red\nblue"),
        DeedLine(0, "pass", " "),
    ],
)
def test_deeds_that_would_not_read_back_are_not_written(line: DeedLine) -> None:
    record = Record("usa", "d", "cards", {}, {}, (Seat("A", "bot"),), deeds=(line,))
    with pytest.raises(RecordError, match="record/value: deed 1"):
        write_record(record)


def test_rules_that_are_no_plain_values_are_refused() -> None:
    with pytest.raises(RecordError, match="record/value: rules"):
        Record("usa", "d", "cards", {}, {"odd": {1, 2}}, (Seat("A", "bot"),))


def test_the_example_of_the_documentation_is_read() -> None:
    page = (Path(__file__).parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
    example = next(part for part in page.split("```text\n") if part.startswith("traviesa")).split("```")[0]
    assert write_record(read_record(example)) == example
