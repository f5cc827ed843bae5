"""Shuffle: the only thing in a game that chance decides."""

import random
from typing import Protocol, TypeVar

Item = TypeVar("Item")


class Chance(Protocol):
    """Whatever puts a list into an order; game.py says when it is asked, and for what."""

    def shuffled(self, items: list[Item]) -> list[Item]:
        """Return the items in the order chance gives them."""
        ...


class RandomChance:
    """Shuffle uniformly, the same way for the same seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def shuffled(self, items: list[Item]) -> list[Item]:
        """Return the items in a random order."""
        order = list(items)
        self.random.shuffle(order)
        return order
