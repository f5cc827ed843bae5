"""A deed: what a player does, one line of notation."""

from dataclasses import dataclass
from typing import Final

DICE_KINDS: Final = ("reroll", "stand", "token", "drop", "end")
DRAW_KINDS: Final = ("draw-pile", "draw")
DEED_KINDS: Final = (
    *("keep", *DRAW_KINDS, "claim", "pay", "withdraw", "tickets", "build", "move", "pass"),
    *DICE_KINDS,
)


@dataclass(frozen=True, slots=True)
class Deed:
    """Hold one deed in the numbers of a map; ``-1``, ``None`` and ``()`` where a kind has no such part."""

    kind: str
    """One of ``DEED_KINDS``."""
    route: int = -1
    """The route to claim."""
    city: int = -1
    """Where to build, or where the passenger stands that is to move."""
    card: int = -1
    """The card to draw from the market."""
    payment: tuple[int, ...] | None = None
    """How many of each card (as ``CARD_WORDS``), without those in brackets."""
    any_cards: tuple[int, ...] = ()
    """How many of each card in brackets: any so many of them stand for one locomotive or card."""
    tickets: tuple[int, ...] = ()
    """The tickets to keep, ascending."""
    mix: tuple[tuple[int, int], ...] = ()
    """(deck, how many) of the tickets announced, in the order of the map's decks."""
    faces: tuple[int, ...] = ()
    """The faces of the dice used or re-rolled (as ``FACE_WORDS``), ascending."""
    tokens: int = 0
    """How many tokens are used."""
    token: int = -1
    """The token to buy or to give back (as ``TOKEN_WORDS``)."""
    passengers: int = 0
    """How many passenger cards are played with a move."""
    via: tuple[int, ...] = ()
    """The cities a passenger passes, in order; the last is where it stays."""
    passenger_city: int = -1
    """Where a claim places a passenger."""

    @property
    def mode(self) -> str:
        """Tell the only mode that has such a deed: ``dice``, ``cards``, or nothing for both."""
        if self.kind in DICE_KINDS or self.faces or self.tokens:
            return "dice"
        named = self.payment is not None or self.passengers or self.kind in DRAW_KINDS
        return "cards" if named else ""
