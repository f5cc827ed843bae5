"""A record replays to the same final position, byte for byte; a game goes on from it, and back."""

import random
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from traviesa import new_game
from traviesa.archive import (
    UNFINISHED,
    Recorder,
    Start,
    commitment_of,
    key_from,
    load_record,
    parse_seed,
    replay,
    save_record,
    seed_text,
)
from traviesa.errors import TraviesaError
from traviesa.game import key_of
from traviesa.map_folders import find_map
from traviesa.record_text import Record, RecordError, Seat, read_record, write_record

TOY = Path(__file__).parent / "maps"
SEATS = (Seat("Ana", "person"), *[Seat("Bot", "bot")] * 4)


def begin(board: str = "europe", seats: int = 3, **start: object) -> Recorder:
    """Begin a recorded game."""
    map_file = find_map(board, (TOY,))
    return Recorder(Start(map_file, SEATS[:seats], **start))  # type: ignore[arg-type]


def play_on(recorder: Recorder, deeds: int, seed: int = 1) -> Recorder:
    """Play at random, so many deeds or to the end."""
    chance = random.Random(seed)
    while deeds and not recorder.game.is_over:
        recorder.apply(chance.choice(recorder.game.actions()))
        deeds -= 1
    return recorder


@pytest.fixture(scope="module")
def finished() -> Record:
    """Give the record of a whole game on Europe."""
    return play_on(begin(), 10_000).record()


# --- there and back ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("board", ["usa", "europe", "toy"])
@pytest.mark.parametrize("deeds", [0, 3, 40, 10_000])
def test_a_record_replays_to_the_same_final_position(board: str, deeds: int) -> None:
    recorder = play_on(begin(board, 2, seed=f"{board} {deeds}"), deeds, seed=deeds)
    record = read_record(write_record(recorder.record()))
    assert record == recorder.record()
    assert replay(record, (TOY,)).to_bytes() == recorder.game.to_bytes()
    assert recorder.game.is_over == (deeds == 10_000)


def test_the_plain_engine_replays_to_the_same_bytes(finished: Record) -> None:
    assert replay(finished, plain=True).to_bytes() == replay(finished).to_bytes()


def test_a_record_tells_who_wins_only_when_the_game_is_over(finished: Record) -> None:
    assert isinstance(finished.result, dict)
    game = replay(finished)
    assert finished.result == {"scores": game.scores, "winners": game.winners}
    assert begin().record().result == UNFINISHED


def test_a_record_is_played_by_the_rule_numbers_it_was_begun_with(tmp_path: Path) -> None:
    """Also when the file of the map has other defaults by then."""
    text = (TOY / "toy.toml").read_text()
    (tmp_path / "toy.toml").write_text(text)
    recorder = Recorder(Start(find_map("toy", (tmp_path,)), SEATS[:2], options={"wagons_each": 12}))
    record = play_on(recorder, 20).record()
    (tmp_path / "toy.toml").write_text(text.replace("rules.hand_dealt = 4", "rules.hand_dealt = 2"))
    assert find_map("toy", (tmp_path,)).rules.hand_dealt == 2
    again = replay(record, (tmp_path,))
    assert again.to_bytes() == recorder.game.to_bytes()
    assert again.setting.rules.hand_dealt == 4
    assert again.setting.rules.wagons_each == 12


@given(st.one_of(st.integers(), st.text(st.characters(exclude_categories=["Cs"])), st.binary(max_size=40)))
def test_a_seed_of_any_kind_is_written_such_that_it_gives_the_same_key(seed: int | str | bytes) -> None:
    assert key_of(parse_seed(seed_text(seed))) == key_of(seed)


@pytest.mark.parametrize("seed", [bytes(range(32)), "00" * 32, "AB" * 32])
def test_a_key_is_written_in_hexadecimal_and_a_text_that_looks_like_one_is_not_taken_for_it(seed: str | bytes) -> None:
    assert key_of(parse_seed(seed_text(seed))) == key_of(seed)
    assert len(seed_text(seed)) == 64
    recorder = begin(seed=seed)
    assert replay(recorder.record()).to_bytes() == new_game("europe", 3, seed).to_bytes()


# --- going back, going on, giving up ----------------------------------------------------------------------
def test_undo_goes_back_to_the_position_before() -> None:
    recorder = begin(seed=9)
    positions = [play_on(recorder, min(deeds, 1)).game.to_bytes() for deeds in range(31)]
    recorder.undo()
    assert recorder.game.to_bytes() == positions[29]
    recorder.undo(9)
    assert recorder.game.to_bytes() == positions[20]
    assert len(recorder.record().deeds) == 20
    with pytest.raises(TraviesaError, match="record/nothing-to-undo: 21 deeds asked"):
        recorder.undo(21)
    with pytest.raises(TraviesaError, match="record/nothing-to-undo"):
        recorder.undo(0)
    assert recorder.game.to_bytes() == positions[20]


def test_a_refused_deed_leaves_no_trace() -> None:
    recorder = begin()
    before = recorder.game.to_bytes()
    with pytest.raises(TraviesaError, match="action/wrong-phase"):
        recorder.play("draw pile")
    assert (recorder.deeds, recorder.game.to_bytes()) == ([], before)


def test_a_game_goes_on_from_its_record() -> None:
    whole = play_on(begin(seed=4), 60)
    part = Recorder.resume(replace(whole.record(), deeds=tuple(whole.deeds[:35]), result=UNFINISHED))
    for line in whole.deeds[35:]:
        part.play(line.deed, line.seat)
    assert part.record() == whole.record()
    assert part.game.to_bytes() == whole.game.to_bytes()


def test_end_5_a_seat_that_resigns_is_played_on_and_wins_nothing() -> None:
    recorder = play_on(begin(seed=2), 20)
    recorder.resign(1)
    play_on(recorder, 10_000)
    record = read_record(write_record(recorder.record()))
    assert record.resigned == (1,)
    again = replay(record)
    assert again.to_bytes() == recorder.game.to_bytes()
    assert 1 not in again.winners


def test_end_5_the_last_to_stay_wins_and_the_game_is_over() -> None:
    recorder = play_on(begin(seed=2), 20)
    recorder.resign(0)
    play_on(recorder, 5)
    recorder.resign(2)
    record = recorder.record()
    assert record.result == {"scores": recorder.game.scores, "winners": [1]}
    assert replay(record).to_bytes() == recorder.game.to_bytes()
    recorder.undo(3)
    assert replay(recorder.record()).to_bytes() == recorder.game.to_bytes()


# --- commitments ------------------------------------------------------------------------------------------
SECRET = bytes(range(32))


def test_a_key_comes_from_the_secret_and_from_every_contribution_in_order() -> None:
    length = (32).to_bytes(4, "little")
    by_hand = b"traviesa key 1\n" + length + SECRET + b"\x03\0\0\0one" + b"\x03\0\0\0two"
    assert key_from(SECRET, ("one", "two")) == sha256(by_hand).digest()
    others = (("two", "one"), ("onetwo",), ("one",), ("one", "two", ""), ())
    assert len({key_from(SECRET, parts) for parts in (("one", "two"), *others)}) == 6


def test_a_committed_game_replays_once_its_secret_is_revealed() -> None:
    recorder = begin(seed=SECRET, commitment=commitment_of(SECRET), contributions=("one", "two", "three"))
    assert recorder.game.to_bytes() == new_game("europe", 3, key_from(SECRET, ("one", "two", "three"))).to_bytes()
    record = read_record(write_record(play_on(recorder, 12).record()))
    assert record.seed == SECRET.hex()
    assert replay(record).to_bytes() == recorder.game.to_bytes()


# --- files ------------------------------------------------------------------------------------------------
def test_a_record_is_saved_whole_and_read_back(tmp_path: Path, finished: Record) -> None:
    file = tmp_path / "game.txt"
    save_record(finished, file)
    assert load_record(file) == finished
    save_record(begin().record(), file)
    assert load_record(file) == begin().record()
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_what_cannot_be_read_or_written_is_refused_and_files_are_untouched(tmp_path: Path, finished: Record) -> None:
    with pytest.raises(RecordError, match=r"record/unreadable: .* cannot be read: there is no such file"):
        load_record(tmp_path / "none.txt")
    (tmp_path / "bytes.txt").write_bytes(b"traviesa: 1\nmap: \xff\n")
    with pytest.raises(RecordError, match=r"record/malformed: .* is not UTF-8"):
        load_record(tmp_path / "bytes.txt")
    with pytest.raises(RecordError, match="record/unwritable: "):
        save_record(finished, tmp_path / "none" / "game.txt")
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(RecordError, match="record/unwritable: "):
        save_record(finished, folder)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bytes.txt", "folder"]
