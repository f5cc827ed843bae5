"""Set up positions of the obvious engine for its own tests."""

from collections import Counter
from pathlib import Path
from typing import Any, TypeVar

from tests.reference.obvious.board import Board, Route
from tests.reference.obvious.game import Game

MAPS = Path(__file__).parents[2] / "src" / "traviesa" / "maps"
USA = Board.read(MAPS / "usa.toml")
EUROPE = Board.read(MAPS / "europe.toml")

Item = TypeVar("Item")
Hand = dict[str, int]


class InOrder:
    """A chance that leaves everything as it was, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[list[Any]] = []

    def shuffled(self, items: list[Item]) -> list[Item]:
        self.asked.append(list(items))
        return list(items)


class Reversed(InOrder):
    """A chance that turns everything round."""

    def shuffled(self, items: list[Item]) -> list[Item]:
        return super().shuffled(items)[::-1]


def keep_all(game: Game) -> Game:
    """Let every seat keep every ticket of the first choice."""
    while game.phase == "setup":
        game.play(game.legal()[-1])
    return game


def given(
    board: Board,
    seats: int = 2,
    hands: list[Hand] | None = None,
    market: str = "",
    pile: str = "",
    discards: Hand | None = None,
    overrides: dict[str, Any] | None = None,
) -> Game:
    """Set seat 0 to move with these cards and no others; market and pile are words, top or left first."""
    game = keep_all(Game(board, seats, InOrder(), overrides))
    for seat in game.seats:
        seat.hand.clear()
        seat.tickets.clear()
    for seat, hand in zip(game.seats, hands or [], strict=False):
        seat.hand.update(hand)
    shown: list[str | None] = list(market.split())
    game.cards.market = shown + [None] * (5 - len(shown))
    game.cards.pile = pile.split()
    game.cards.discards = Counter(discards or {})
    return game


def own(game: Game, seat: int, *routes: str) -> None:
    """Give routes to a seat, wagons and points included."""
    for name in routes:
        route = game.board.route(name)
        game.owner[route.number] = seat
        game.seats[seat].wagons -= route.length
        game.seats[seat].score += game.rules["points"][route.length]


def starting(game: Game, words: str) -> list[str]:
    """List the legal deeds that begin with these words, without them."""
    return sorted(line.removeprefix(words).strip() for line in game.legal() if line.startswith(words))


def network(*tracks: tuple[str, str, int]) -> list[Route]:
    """Make routes out of ends and lengths."""
    return [Route(number, f"{a}-{b}", a, b, length, "gray") for number, (a, b, length) in enumerate(tracks)]
