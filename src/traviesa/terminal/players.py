"""Who sits at the table: people at this screen, and bots."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from traviesa.errors import TraviesaError
from traviesa.notation.lexicon import fold

PERSON: Final = "person"
BOTS: Final = ("planner", "random")
"""The first is the one meant by ``bot`` alone."""
YOU: Final = ("you", "yo", "tu", "me")
LONGEST_NAME: Final = 16

Say = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Player:
    """A person or a bot, by name."""

    name: str
    kind: str
    """``person``, or ``bot`` and which one."""

    @property
    def is_person(self) -> bool:
        """Whether somebody at this screen decides."""
        return self.kind == PERSON

    @property
    def bot(self) -> str:
        """Which bot it is; the usual one for a kind this version does not know."""
        word = self.kind.rpartition(" ")[2]
        return word if word in BOTS else BOTS[0]


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
