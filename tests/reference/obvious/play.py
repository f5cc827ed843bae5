"""Play random games: `python -m tests.reference.obvious.play --map FILE --seats 2 --games 50`."""

import argparse
import time
from dataclasses import dataclass

from .board import Board
from .chance import RandomChance
from .game import Game


@dataclass
class Played:
    """A finished game: the final totals by seat, and how many deeds it took."""

    totals: list[int]
    decisions: int


def random_game(board: Board, seats: int, seed: int) -> Played:
    """Play one game, each deed chosen uniformly among the legal ones, and reckon it."""
    chance = RandomChance(seed)
    game = Game(board, seats, chance)
    decisions = 0
    while not game.is_over:
        game.do(chance.random.choice(game.deeds()))
        decisions += 1
    return Played([score.total for score in game.scores()], decisions)


def main() -> None:
    """Play so many games and print how fast that was."""
    parser = argparse.ArgumentParser(description="Play random games with the obvious engine.")
    parser.add_argument("--map", required=True, help="a map file")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    board = Board.read(wanted.map)
    start = time.perf_counter()
    played = [random_game(board, wanted.seats, wanted.seed + number) for number in range(wanted.games)]
    seconds = time.perf_counter() - start
    decisions = sum(game.decisions for game in played)
    print(f"{wanted.games / seconds:.1f} games/s   {decisions / seconds:.0f} decisions/s")


if __name__ == "__main__":
    main()
