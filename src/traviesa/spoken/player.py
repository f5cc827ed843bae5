"""Who sits at a table: people, and bots."""

from dataclasses import dataclass
from typing import Final

PERSON: Final = "person"
BOTS: Final = ("planner", "random")
"""The first is the one meant by ``bot`` alone."""


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
