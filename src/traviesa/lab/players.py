"""Who sits in the seats of a simulation: random choice, or a bot by its name."""

from collections.abc import Sequence
from typing import Any, Protocol

from traviesa.bots import make_bot
from traviesa.lab.numbering import game_key, player_stream
from traviesa.rules.chance import below
from traviesa.state import Stream
from traviesa.view import View

RANDOM = "random"


class Player(Protocol):
    """Chooses for one seat, from what that seat may see."""

    def choose(self, view: View, legal: Sequence[int], budget: Any = None) -> int:
        """Choose one of the legal actions."""


class RandomPlayer:
    """Chooses uniformly, from the stream of the game's random players: just as compiled random play does."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def choose(self, view: View, legal: Sequence[int], budget: Any = None) -> int:  # noqa: ARG002
        """Choose any of the legal actions."""
        return legal[below(self.stream, len(legal))]


def check_player(name: str) -> None:
    """Refuse a name no bot has."""
    make_bot(name)


def make_players(names: Sequence[str], seed: str, number: int) -> list[Player]:
    """Seat the players of one game; each bot has a seed of its own, from the game's key."""
    at_random = RandomPlayer(player_stream(seed, number))
    base = int.from_bytes(game_key(seed, number)[:6], "little") ^ number << 8
    return [at_random if name == RANDOM else make_bot(name, base + seat) for seat, name in enumerate(names)]
