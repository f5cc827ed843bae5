"""``traviesa verify``: a line for each fact of a sound record, one line and status 2 for a damaged one."""

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from traviesa.archive import Recorder, Start, commitment_of, save_record
from traviesa.cli.app import app
from traviesa.map_folders import find_map
from traviesa.record_text import Seat

SECRET = bytes(range(32))
SEATS = (Seat("Ana", "person"), Seat("Bot", "bot"), Seat("Bot", "bot"))
TOY = Path(__file__).parents[1] / "maps"


def play(deeds: int, board: str = "europe", **start: object) -> Recorder:
    """Play a recorded game at random."""
    recorder = Recorder(Start(find_map(board, (TOY,)), SEATS, seed=SECRET, **start))  # type: ignore[arg-type]
    chance = random.Random(1)
    while deeds and not recorder.game.is_over:
        recorder.apply(chance.choice(recorder.game.actions()))
        deeds -= 1
    return recorder


@pytest.fixture(scope="module")
def whole() -> Recorder:
    """Play a whole game."""
    return play(10_000)


def verify(file: Path, *words: object, lang: str = "en") -> tuple[int, list[str], str]:
    """Run the command; give its exit status, its lines and what it said on standard error."""
    result = CliRunner().invoke(app, ["verify", str(file), "--lang", lang, *map(str, words)])
    return result.exit_code, result.stdout.splitlines(), result.stderr


def test_a_sound_record_is_told_in_a_line_for_each_fact(tmp_path: Path, whole: Recorder) -> None:
    save_record(whole.record(), tmp_path / "game.txt")
    one, two, three = whole.game.scores
    names = ["Ana", "Bot (seat 1)", "Bot (seat 2)"]
    (winner,) = whole.game.winners
    for words in ((), ("--plain-rules",)):
        status, lines, error = verify(tmp_path / "game.txt", *words)
        assert (status, error) == (0, "")
        assert lines == [
            "map: Europe",
            "seats: Ana, person; Bot, bot; Bot, bot",
            f"deeds: {len(whole.deeds)}",
            f"final scores: Ana {one}, Bot (seat 1) {two}, Bot (seat 2) {three}",
            f"winner: {names[winner]}",
            "The game is as recorded.",
        ]


def test_spanish(tmp_path: Path, whole: Recorder) -> None:
    save_record(whole.record(), tmp_path / "game.txt")
    status, lines, _ = verify(tmp_path / "game.txt", lang="es")
    assert status == 0
    assert lines[0] == "mapa: Europa"
    assert lines[4].startswith("gana: ")
    assert lines[-1] == "La partida es como está registrada."


def test_a_game_that_goes_on_is_told_as_such_with_its_commitment_and_who_resigned(tmp_path: Path) -> None:
    recorder = play(12, commitment=commitment_of(SECRET), contributions=("a", "b"))
    recorder.resign(0)
    save_record(recorder.record(), tmp_path / "game.txt")
    names, points = ("Ana", "Bot (seat 1)", "Bot (seat 2)"), recorder.game.points
    status, lines, _ = verify(tmp_path / "game.txt")
    assert status == 0
    assert lines[3:] == [
        "the secret is the one committed to before the game",
        "resigned: Ana",
        f"points so far: Ana {points[0]}, Bot (seat 1) {points[1]}, Bot (seat 2) {points[2]}",
        f"not over: it is the turn of {names[recorder.game.turn]}",
        "The game is as recorded.",
    ]


def test_a_map_of_ones_own_is_found_in_a_folder(tmp_path: Path) -> None:
    save_record(play(10, "toy").record(), tmp_path / "game.txt")
    assert verify(tmp_path / "game.txt")[0] == 2
    assert verify(tmp_path / "game.txt", "--maps", TOY)[0] == 0


@pytest.mark.parametrize(
    ("line", "damaged", "code"),
    [
        ("traviesa: 1", "traviesa: 2", "record/version"),
        ("traviesa: 1", "travesia: 1", "record/malformed"),
        ("map: europe", "map: usa", "record/map-digest"),
        ("map: europe", "map: atlantis", "game/unknown-map"),
        ("map: europe", "", "record/"),
        ("digest: ", "digest: 0", "record/map-digest"),
        ("mode: cards", "mode: dice", "game/mode"),
        ("mode: cards", "mood: cards", "record/unknown-key"),
        ("options: {}", "options: {", "record/malformed"),
        ('"wagons_each": 45', '"wagons_each": 0', "record/rules"),
        ('"hand_dealt": 4, ', "", "record/rules"),
        ("seat: Bot, bot\nseat: Bot, bot\n", "seat: Bot, bot\n", "record/unknown-seat"),
        ("seed: 00", "seed: 01", "record/deed"),
        ("seed: 00", "seed: ", "record/deed"),
        ("seed: ", "commitment: ", "record/no-seed"),
        ('"winners": [', '"winners": [9, ', "record/result"),
        ("\n\n1. ", "\nresigned: [7]\n\n1. ", "record/unknown-seat"),
        ("\n\n1. ", "\nresigned: [1, 2]\n\n1. ", "record/resigned"),
        ("1. Ana: keep ", "1. Ana: keep nothing ; ", "record/deed"),
        ("1. Ana: ", "1. Bot (seat 1): ", "record/deed"),
        ("1. Ana: ", "1. Eva: ", "record/unknown-seat"),
        ("\n4. ", "\n5. ", "record/numbering"),
        ("\n4. ", "\n4 ", "record/malformed"),
    ],
)
def test_each_kind_of_damaged_line_is_one_line_and_status_2(
    tmp_path: Path, whole: Recorder, line: str, damaged: str, code: str
) -> None:
    file = tmp_path / "game.txt"
    save_record(whole.record(), file)
    text = file.read_text()
    assert line in text
    file.write_text(text.replace(line, damaged, 1))
    written = file.read_bytes()
    status, lines, error = verify(file)
    assert (status, lines) == (2, [])
    assert error.startswith(code)
    assert error.count("\n") == 1
    assert file.read_bytes() == written


def test_a_file_that_is_not_there_is_status_2(tmp_path: Path) -> None:
    status, _, error = verify(tmp_path / "none.txt")
    assert status == 2
    assert error == f"record/unreadable: {tmp_path / 'none.txt'} cannot be read: there is no such file or folder\n"


def test_a_deed_that_cannot_be_read_is_told_in_the_readers_language(tmp_path: Path, whole: Recorder) -> None:
    save_record(whole.record(), tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text(encoding="utf-8")
    (tmp_path / "game.txt").write_text(text.replace("1. Ana: keep ", "1. Ana: burn "), encoding="utf-8")
    status, _, error = verify(tmp_path / "game.txt", lang="es")
    assert status == 2
    assert error.startswith(
        "record/deed: la jugada 1 se rechaza: notation/unknown-word: «burn» no es una jugada; posible: "
    )
