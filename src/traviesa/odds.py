"""The odds of a tunnel, exactly, from what one seat may know.

The cards a seat has not seen are equally likely to be anywhere, but for those that everybody saw go to a hand:
the pile is a random part of them. Where it is too short for the reveal it runs out whole, and the rest comes
from the discards, shuffled.
"""

import functools
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from traviesa.notation.deed import Deed
from traviesa.view import View
from traviesa.vocabulary import CARD_WORDS, LOCOMOTIVE


@dataclass(frozen=True, slots=True)
class TunnelOdds:
    """How likely a tunnel asks for so many cards, and what the hand has for them."""

    extra: tuple[Fraction, ...]
    """``extra[n]``: that exactly n further cards are asked."""
    spare: int
    """Cards left in the hand that could pay the extra."""

    @property
    def success(self) -> Fraction:
        """That the hand can pay whatever is asked."""
        return sum(self.extra[: self.spare + 1], Fraction(0))

    @property
    def expected(self) -> Fraction:
        """Cards asked on average."""
        return sum((count * chance for count, chance in enumerate(self.extra)), Fraction(0))


def tunnel_odds(view: View, claim: Deed) -> TunnelOdds:
    """Reckon what laying this payment for a tunnel would bring."""
    return TunnelGauge(view).odds(claim.payment or ())


class TunnelGauge:
    """The odds of any tunnel from one view: what is unseen is counted once."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._hand = view.hand
        self._unseen = unseen_cards(view)
        self._discards = view.discards
        self._extra: dict[int, tuple[Fraction, ...]] = {}

    def odds(self, payment: Sequence[int]) -> TunnelOdds:
        """EU-TUNNEL-4 EU-TUNNEL-10 EU-TUNNEL-12 Reckon what laying this payment would bring."""
        colour = paid_colour(payment)
        if colour not in self._extra:
            self._extra[colour] = self._reveal(_matching(colour))
        left = [self._hand.get(card, 0) - payment[CARD_WORDS.index(card)] for card in _matching(colour)]
        return TunnelOdds(self._extra[colour], sum(left))

    def _reveal(self, matching: set[str]) -> tuple[Fraction, ...]:
        """Tell how likely 0, 1, 2, … of the cards turned up match."""
        reveal, unseen, discards = self._view.setting.rules.tunnel_reveal, self._unseen, self._discards
        from_pile = min(reveal, self._view.pile_size)
        from_discards = min(reveal - from_pile, sum(discards.values()))
        extra = hypergeometric(sum(unseen.values()), _count(unseen, matching), from_pile)
        if from_discards:
            more = hypergeometric(sum(discards.values()), _count(discards, matching), from_discards)
            extra = _sum_of(extra, more)
        return extra + (Fraction(0),) * (reveal + 1 - len(extra))


def _matching(colour: int) -> set[str]:
    return {CARD_WORDS[colour], CARD_WORDS[LOCOMOTIVE]}


def paid_colour(payment: Sequence[int]) -> int:
    """EU-TUNNEL-11 Name the card that counts as the payment's colour: the locomotive only where it pays alone."""
    return next((card for card in range(LOCOMOTIVE) if card < len(payment) and payment[card]), LOCOMOTIVE)


def unseen_cards(view: View) -> dict[str, int]:
    """Count by card what lies in the pile or unknown in other hands."""
    unseen = dict(zip(CARD_WORDS, view.setting.rules.card_counts, strict=False))
    seen = [view.discards, view.hand, Counter(filter(None, view.market)), Counter(view.revealed)]
    seen += [view.known_cards(seat) for seat in range(view.seats) if seat != view.seat]
    for cards in seen:
        for card, count in cards.items():
            unseen[card] -= count
    return unseen


@functools.lru_cache(maxsize=4096)
def hypergeometric(cards: int, matching: int, drawn: int) -> tuple[Fraction, ...]:
    """Tell how likely 0, 1, 2, … of the cards drawn match.

    >>> [str(chance) for chance in hypergeometric(4, 2, 2)]
    ['1/6', '2/3', '1/6']
    """
    every = comb(cards, drawn)
    return tuple(
        Fraction(comb(matching, count) * comb(cards - matching, drawn - count), every) for count in range(drawn + 1)
    )


def _sum_of(one: Sequence[Fraction], other: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """Add two independent counts."""
    total = [Fraction(0)] * (len(one) + len(other) - 1)
    for a, chance in enumerate(one):
        for b, also in enumerate(other):
            total[a + b] += chance * also
    return tuple(total)


def _count(cards: Mapping[str, int], wanted: set[str]) -> int:
    return sum(cards.get(card, 0) for card in wanted)
