"""A bot that takes any legal action, each as likely as the others."""

from collections.abc import Sequence
from random import Random

from traviesa.view import View


class RandomBot:
    """Chooses uniformly, by a generator of its own."""

    name = "random"

    def __init__(self, seed: int | str = 0) -> None:
        self._chance = Random(f"traviesa bot {seed}")

    def choose(self, _view: View, legal: Sequence[int], _budget: object = None) -> int:
        """Choose any legal action."""
        return legal[self._chance.randrange(len(legal))]
