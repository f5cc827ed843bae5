"""Who sits at the table: people at this screen, and bots."""

from collections.abc import Callable, Sequence
from typing import Final

from traviesa.errors import TraviesaError
from traviesa.notation.lexicon import fold
from traviesa.spoken.player import BOTS, PERSON, Player

YOU: Final = ("you", "yo", "tu", "me")
LONGEST_NAME: Final = 16

Say = Callable[..., str]


def parse_players(text: str, say: Say) -> tuple[Player, ...]:
    """Read ``you,bot,bot:random`` or ``ana,luis,bot``; the seats are taken in this order."""
    words = [word.strip() for word in text.split(",")]
    people = [word for word in words if fold(word) in YOU]
    players = [_player(word, seat, len(people) == 1, say) for seat, word in enumerate(words)]
    _refuse_same_names(players)
    return tuple(players)


def _player(word: str, seat: int, alone: bool, say: Say) -> Player:
    kind, colon, which = word.partition(":")
    if fold(kind) == "bot":
        if colon and which not in BOTS:
            raise _refused(word)
        return Player(say("player-bot", number=seat + 1), f"bot {which or BOTS[0]}")
    if fold(word) in YOU:
        return Player(say("player-you") if alone else say("player-number", number=seat + 1), PERSON)
    if not word or len(word) > LONGEST_NAME or not word.isprintable() or not any(map(str.isalnum, word)):
        raise _refused(word, "name")
    return Player(word, PERSON)


def _refuse_same_names(players: Sequence[Player]) -> None:
    names = [fold(player.name) for player in players]
    for name in names:
        if names.count(name) > 1:
            raise _refused(name, "same")


def _refused(word: str, case: str = "") -> TraviesaError:
    bots = ", ".join(f"bot:{bot}" for bot in BOTS)
    return TraviesaError.told("terminal/players", case, asked=word, longest=LONGEST_NAME, bots=bots)
