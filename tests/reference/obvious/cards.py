"""Keep the train cards that no seat holds: pile, discards, market."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from .board import CARDS, COLOURS, LOCOMOTIVE
from .chance import Chance


class TrainCards:
    """The pile (top first), the discards and the face-up cards; an empty slot of the market is None."""

    def __init__(self, rules: Mapping[str, Any], chance: Chance) -> None:
        self.rules = rules
        self.chance = chance
        self.discards: Counter[str] = Counter()
        self.market: list[str | None] = [None] * rules["market_size"]
        numbers = dict.fromkeys(COLOURS, rules["cards"]["each_colour"])
        numbers[LOCOMOTIVE] = rules["cards"]["locomotive"]
        self.pile = chance.shuffled([card for card in CARDS for _ in range(numbers[card])])

    def are_left(self) -> bool:
        """RUL-DECK-1 Cards in the pile means pile and discards."""
        return bool(self.pile) or self.discards.total() > 0

    def top(self) -> str | None:
        """TTR-DECK-1, RUL-DECK-1 Take the top card; an empty pile is renewed only when a card is needed."""
        if not self.pile and self.discards.total() > 0:
            self.pile = self.chance.shuffled([card for card in CARDS for _ in range(self.discards[card])])
            self.discards.clear()
        return self.pile.pop(0) if self.pile else None

    def take(self, card: str) -> None:
        """TTR-DRAW-2 A card taken from the market (the leftmost such) is replaced at once."""
        self.market[self.market.index(card)] = self.top()
        self.reset()

    def fill(self) -> None:
        """RUL-MARKET-4 Empty slots are filled, left to right, as soon as there are cards again."""
        if None in self.market and self.are_left():
            self.market = [card or self.top() for card in self.market]
            self.reset()

    def reset(self) -> None:
        """TTR-MARKET-1, RUL-MARKET-1, RUL-MARKET-6 Too many locomotives: all five are renewed."""
        for _ in range(self.rules["market_resets_in_a_row"]):
            if not self._reset_is_due():
                return
            self.discards.update(card for card in self.market if card)
            self.market = [self.top() for _ in self.market]

    def _reset_is_due(self) -> bool:
        """RUL-MARKET-1, RUL-MARKET-2 Enough of the face-up cards count, and there are others."""
        limit = self.rules["market_reset_at"]
        counting = [card for card in self.market if card in self.rules["market_reset_counts"]]
        return 0 < limit <= len(counting) and self.are_left()
