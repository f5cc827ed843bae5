"""What a bot is: a name, and a choice out of the legal actions of a view."""

from collections.abc import Sequence
from typing import Protocol

from traviesa.view import View


class Bot(Protocol):
    """Chooses for one seat, from what that seat may know."""

    name: str

    def choose(self, view: View, legal: Sequence[int], budget: object = None) -> int:
        """Choose one action out of ``legal``, which holds at least one; ``budget`` is for bots that search."""
