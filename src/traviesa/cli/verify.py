"""``traviesa verify``: replay a record, check it, and say what the game was, a line for each fact."""

from collections.abc import Iterator
from pathlib import Path

from traviesa.archive import load_record, replay, start_of
from traviesa.cli.warm import warm_up
from traviesa.game import Game
from traviesa.language import choose_language, speak
from traviesa.record_text import Record, seat_labels


def verify_record(file: Path, folders: tuple[Path, ...], plain: bool, language: str | None) -> None:
    """Replay a record and print what is true of the game; a damaged one is refused."""
    record = load_record(file)
    start_of(record, folders)
    if not plain:
        warm_up(language)
    for line in _facts(record, replay(record, folders, plain), language):
        print(line)


def _facts(record: Record, game: Game, language: str | None) -> Iterator[str]:
    say = speak(language)
    names = seat_labels(record.seats)
    spanish = choose_language(language) == "es"
    yield say("verify-map", map=game.map_file.name_es if spanish else game.map_file.name)
    yield say("verify-seats", seats="; ".join(f"{seat.name}, {seat.kind}" for seat in record.seats))
    yield say("verify-deeds", deeds=len(record.deeds))
    if record.commitment is not None:
        yield say("verify-commitment")
    if record.resigned:
        yield say("verify-resigned", seats=", ".join(names[seat] for seat in record.resigned))
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, game.scores, strict=True))
    yield say("verify-scores" if game.is_over else "verify-scores-so-far", scores=scores)
    winners = game.winners
    if game.is_over:
        yield say("verify-winners", count=len(winners), winners=", ".join(names[seat] for seat in winners))
    else:
        yield say("verify-turn", seat=names[game.turn])
    yield say("verify-as-recorded")
