"""Walk through random games: the positions that every promise is tried on."""

import random
from collections.abc import Iterator
from typing import Any

from traviesa import Game, new_game

TABLES = [(map_name, seats) for map_name in ("usa", "europe") for seats in (2, 3, 4, 5)]
"""Both maps with every number of seats."""

MOST_DECISIONS = 5_000
"""No random game comes near: a longer one does not end."""

SCARCE: dict[str, Any] = {"cards": {"each_colour": 4, "locomotive": 6}, "wagons_each": 25}
"""Few cards and wagons: empty piles, gaps in the market, passes and stalemates within a short game."""


def walk(game: Game, seed: int) -> Iterator[Game]:
    """Play random legal actions and show the same game after each, the beginning and the end included."""
    choice = random.Random(seed)
    yield game
    for _ in range(MOST_DECISIONS):
        if game.is_over:
            return
        game.apply(choice.choice(game.actions()))
        yield game
    raise AssertionError("this game does not end")


def sample(map_name: str, seats: int, seed: int, every: int = 7, **options: Any) -> Iterator[Game]:
    """Show copies of one random game: one of so many positions, but every one of the rarer phases."""
    number = random.Random(seed).randrange(every)
    for game in walk(new_game(map_name, seats, seed, options=options), seed):
        number += 1
        if number % every == 0 or game.phase in ("setup", "keep", "tunnel", "over"):
            yield game.copy()
