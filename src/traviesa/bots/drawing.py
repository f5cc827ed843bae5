"""Drawing cards: what a plan needs first, the unknown when nothing needed lies open."""

from collections.abc import Sequence

from traviesa import action
from traviesa.bots.situation import Situation
from traviesa.bots.weights import Weights
from traviesa.vocabulary import CARDS, LOCOMOTIVE, NO_CARD

ICON_BONUS = 0.7
"""A locomotive that a ferry waits for is worth so much more."""


class Drawing:
    """Weighs the cards of one situation; ``lacking`` counts those wanted."""

    def __init__(self, situation: Situation, lacking: Sequence[int], weights: Weights) -> None:
        self.situation = situation
        self.lacking = list(lacking)
        self.weights = weights
        self.ends_turn = situation.board.rules.face_up_locomotive_ends_draw == 1

    def choose(self, rows: Sequence[int], is_first: bool) -> int:
        """Choose the card to draw; of equal ones a face-up card, for it lets another be seen."""
        return max(rows, key=lambda row: (round(self._worth(row, is_first), 6), row != action.DRAW_PILE, -row))

    def _worth(self, row: int, is_first: bool) -> float:
        if row == action.DRAW_PILE:
            return self._two_blind_first() if is_first else self._blind()
        card = row - action.DRAW_CARD
        if not is_first or (card == LOCOMOTIVE and self.ends_turn):
            return self._card(card)
        return self._card(card) + self._second_after(card, leaves=card)

    def _two_blind_first(self) -> float:
        """Weigh two cards of which the first is blind: what it may be, and the second chosen knowing it."""
        unseen = self.situation.unseen
        worths = ((self._card(card) + self._second_after(card, leaves=NO_CARD)) * unseen[card] for card in range(CARDS))
        return sum(worths) / max(1, sum(unseen))

    def _second_after(self, card: int, leaves: int) -> float:
        """Weigh the second card of the turn once a card is drawn and another (or none) leaves the market."""
        self.lacking[card] -= 1
        worth = max(self._blind(), self._open(leaves))
        self.lacking[card] += 1
        return worth

    def _open(self, taken: int) -> float:
        """Weigh the best second card that lies open once a card is taken."""
        market = list(self.situation.market)
        if taken in market:
            market.remove(taken)
        barred = (NO_CARD, LOCOMOTIVE) if self.ends_turn else (NO_CARD,)
        return max((self._card(card) for card in market if card not in barred), default=0.0)

    def _blind(self) -> float:
        unseen = self.situation.unseen
        total = sum(unseen)
        return sum(unseen[card] * self._card(card) for card in range(CARDS)) / total if total else 0.0

    def _card(self, card: int) -> float:
        if card != LOCOMOTIVE:
            return 1.0 if self.lacking[card] > 0 else self.weights.idle_card
        if not any(count > 0 for count in self.lacking):
            return 2 * self.weights.idle_card
        return self.weights.locomotive + (ICON_BONUS if self.lacking[LOCOMOTIVE] > 0 else 0.0)
