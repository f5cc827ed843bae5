"""Records of games: kept while a game is played, written, replayed to the same final position, verified.

>>> from traviesa.archive import Recorder, Start, replay
>>> from traviesa.map_folders import find_map
>>> from traviesa.record_text import Seat
>>> recorder = Recorder(Start(find_map("usa"), (Seat("Ana", "person"), Seat("Bot", "bot")), seed=7))
>>> for _ in range(2):
...     recorder.play(recorder.game.legal()[-1])
>>> recorder.play("draw pile")
>>> replay(recorder.record()).to_bytes() == recorder.game.to_bytes()
True
"""

import hashlib
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from string import hexdigits
from typing import Any, Final

from traviesa.chance_note import chance_note
from traviesa.errors import TraviesaError
from traviesa.game import Game, key_of, new_game
from traviesa.map_file import MapFile
from traviesa.map_folders import find_map
from traviesa.notation.deed import Deed
from traviesa.reading import bytes_of, reason
from traviesa.record_text import DeedLine, Record, RecordError, Seat, read_record, write_record

UNFINISHED: Final = "unfinished"
"""The result of a game that is not over."""
SECRET: Final = 32
"""Bytes of a secret that is committed to."""


# --- keys ---------------------------------------------------------------------------------------------------
def seed_text(seed: int | str | bytes) -> str:
    """Write a seed as a record has it: a key of 32 bytes as 64 hexadecimal digits, anything else as it is.

    >>> seed_text(7), seed_text(bytes(32)) == "00" * 32
    ('7', True)
    """
    text = str(seed)
    return key_of(seed).hex() if isinstance(seed, bytes) or _is_key(text) else text


def parse_seed(text: str) -> str | bytes:
    """Read a seed as a record has it: ``key_of`` gives the same key as for the seed that was written.

    >>> parse_seed("7"), parse_seed("00" * 32) == bytes(32)
    ('7', True)
    """
    return bytes.fromhex(text) if _is_key(text) else text


def _is_key(text: str) -> bool:
    return len(text) == 64 and set(text) <= set(hexdigits)


def commitment_of(secret: bytes) -> str:
    """Commit to a secret before the game: its sha256, which can be published at once."""
    return hashlib.sha256(secret).hexdigest()


def key_from(secret: bytes, contributions: Sequence[str]) -> bytes:
    """Derive the key of a game from the committed secret and what each player contributed, in their order.

    sha256 over a fixed first word, then the secret and each contribution (UTF-8), every one of them preceded by
    its length in four bytes, lowest first: no other secret and contributions give the same bytes.
    """
    digest = hashlib.sha256(b"traviesa key 1\n")
    for part in (secret, *(text.encode() for text in contributions)):
        digest.update(len(part).to_bytes(4, "little") + part)
    return digest.digest()


# --- what a game is begun with --------------------------------------------------------------------------------
@dataclass(frozen=True)
class Start:
    """All that a game is begun with: the same start and the same deeds are the same game."""

    map_file: MapFile
    seats: tuple[Seat, ...]
    seed: int | str | bytes = 1
    """With a commitment: the secret, 32 bytes, that the key is derived from."""
    mode: str = "cards"
    options: Mapping[str, Any] = field(default_factory=dict)
    rules: Mapping[str, Any] | None = None
    """The whole row of rule numbers; None = the map's, with the options."""
    commitment: str | None = None
    contributions: tuple[str, ...] = ()
    date: str | None = None

    def game(self, plain: bool = False) -> Game:
        """Begin the game."""
        rules = self.options if self.rules is None else self.rules
        return new_game(self.map_file, len(self.seats), self._key(), self.mode, rules, plain=plain)

    def _key(self) -> bytes:
        if self.commitment is None and not self.contributions:
            return key_of(self.seed)
        secret = self.seed if isinstance(self.seed, bytes) else b""
        if len(secret) != SECRET or self.commitment != commitment_of(secret):
            raise RecordError.told("record/commitment")
        return key_from(secret, self.contributions)


def result_of(game: Game) -> dict[str, list[int]] | str:
    """Give the result as a record has it."""
    return {"scores": game.scores, "winners": game.winners} if game.is_over else UNFINISHED


def record_of(start: Start, game: Game, deeds: Sequence[DeedLine], resigned: Sequence[int] = ()) -> Record:
    """Make the record of a game that has come so far from its start by these deeds."""
    return Record(
        map=start.map_file.id,
        digest=start.map_file.digest,
        mode=start.mode,
        options=start.options,
        rules=game.setting.rules.as_table(),
        seats=start.seats,
        seed=seed_text(start.seed),
        commitment=start.commitment,
        contributions=start.contributions,
        date=start.date,
        result=result_of(game),
        resigned=tuple(resigned),
        deeds=tuple(deeds),
    )


# --- replaying ------------------------------------------------------------------------------------------------
def start_of(record: Record, folders: Sequence[Path] = ()) -> Start:
    """Find what a recorded game was begun with; its map must be the one it was played on."""
    map_file = find_map(record.map, folders)
    if map_file.digest != record.digest:
        raise RecordError.told("record/map-digest", map=record.map, here=map_file.digest, recorded=record.digest)
    if record.seed is None:
        raise RecordError.told("record/no-seed")
    return Start(
        map_file=map_file,
        seats=record.seats,
        seed=parse_seed(record.seed),
        mode=record.mode,
        options=record.options,
        rules=record.rules,
        commitment=record.commitment,
        contributions=record.contributions,
        date=record.date,
    )


def replay(record: Record, folders: Sequence[Path] = (), plain: bool = False, start: Start | None = None) -> Game:
    """Replay a record to its final position, checking the map, the rule numbers, every deed and the result.

    Whoever has kept what the game was begun with gives it as ``start``; else it is found from the record.
    """
    start = start or start_of(record, folders)
    game = _begin(start, plain)
    _replay(game, record.deeds, record.resigned)
    if record.result is not None and record.result != result_of(game):
        raise RecordError.told("record/result", recorded=str(record.result), found=str(result_of(game)))
    return game


def _begin(start: Start, plain: bool) -> Game:
    """Begin a game; where its whole row of rule numbers was recorded, they must be the ones it is played by."""
    try:
        game = start.game(plain)
    except TraviesaError as error:
        if start.rules is not None and error.code.startswith("map/"):
            raise RecordError.told("record/rules", "unplayable", why=error) from None
        raise
    row = game.setting.rules.as_table()
    differing = [key for key in row if start.rules is not None and start.rules.get(key) != row[key]]
    if differing:
        raise RecordError.told("record/rules", lacking=", ".join(differing))
    return game


def _replay(game: Game, deeds: Sequence[DeedLine], resigned: Sequence[int]) -> None:
    """Do the deeds. Resigning changes nothing but who can win, until one seat is left: that ends the game."""
    ends = len(resigned) >= game.seats - 1
    early, last = (resigned[:-1], resigned[-1:]) if ends else (resigned, ())
    for seat in early:
        _resign(game, seat)
    for number, line in enumerate(deeds, 1):
        try:
            game.play(line.deed, line.seat)
        except TraviesaError as error:
            raise RecordError.told("record/deed", number=number, refusal=error) from error
    for seat in last:
        _resign(game, seat)


def _resign(game: Game, seat: int) -> None:
    try:
        game.resign(seat)
    except TraviesaError as error:
        raise RecordError.told("record/resigned", seat=seat, refusal=error) from error


class Recorder:
    """A game, what it was begun with and every deed: it can go on, go back and be written down."""

    def __init__(self, start: Start, plain: bool = False) -> None:
        self.start = start
        self.plain = plain
        self.game = _begin(start, plain)
        self.deeds: list[DeedLine] = []
        self.resigned: list[int] = []
        self.taken_up: list[int] = []

    @classmethod
    def resume(cls, record: Record, folders: Sequence[Path] = (), plain: bool = False) -> "Recorder":
        """Go on from a record."""
        recorder = cls.__new__(cls)
        recorder.start, recorder.plain = start_of(record, folders), plain
        recorder.game = replay(record, folders, plain)
        recorder.deeds, recorder.resigned = list(record.deeds), list(record.resigned)
        recorder.taken_up = list(record.taken_up)
        return recorder

    def play(self, deed: Deed | str, seat: int | None = None) -> None:
        """Carry out a deed and note it; one that is refused leaves no trace."""
        self.apply(self.game.find_action(deed, seat))

    def apply(self, action: int) -> None:
        """Carry out an action that is known to be legal, and note it."""
        before = self.game.copy()
        self.game.apply(action)
        self.deeds.append(DeedLine(before.turn, before.action_text(action), chance_note(before, self.game, action)))

    def undo(self, count: int = 1) -> None:
        """Take back the last deeds, by replaying all before them."""
        if not 1 <= count <= len(self.deeds):
            raise TraviesaError.told("record/nothing-to-undo", asked=count, most=len(self.deeds))
        game = _begin(self.start, self.plain)
        _replay(game, self.deeds[:-count], self.resigned)
        self.game = game
        del self.deeds[-count:]

    def resign(self, seat: int) -> None:
        """RUL-END-5 Let a seat resign, and note it."""
        self.game.resign(seat)
        self.resigned.append(seat)

    def record(self) -> Record:
        """Give the record of the game so far."""
        record = record_of(self.start, self.game, self.deeds, self.resigned)
        return replace(record, taken_up=tuple(self.taken_up))


# --- files ----------------------------------------------------------------------------------------------------
def load_record(path: Path | str) -> Record:
    """Read a record from a file."""
    try:
        text = bytes_of(Path(path)).decode("utf-8")
    except OSError as error:
        raise RecordError.told("record/unreadable", file=str(path), why=reason(error)) from None
    except UnicodeDecodeError:
        raise RecordError.told("record/malformed", "bytes", file=str(path)) from None
    return read_record(text)


def save_record(record: Record, path: Path | str) -> None:
    """Write a record to a file, whole or not at all: what was there before is replaced only by the finished text."""
    whole = Path(path)
    unfinished = whole.with_name(f".{whole.name}.{os.getpid()}")
    try:
        unfinished.write_text(write_record(record), encoding="utf-8")
        unfinished.replace(whole)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise RecordError.told("record/unwritable", file=str(path), why=reason(error)) from None
