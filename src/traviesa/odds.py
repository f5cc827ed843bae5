"""The odds of a tunnel, exactly, from what one seat may know.

The cards a seat has not seen are equally likely to be anywhere, but for those that everybody saw go to a hand:
the pile is a random part of them. Where it is too short for the reveal it runs out whole, and the rest comes
from the discards, shuffled.
"""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import NamedTuple

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


class Case(NamedTuple):
    """All that the odds of a payment depend on."""

    reveal: int
    """So many cards are turned up …"""
    from_pile: int
    from_discards: int
    unseen: int
    """… of so many that may lie in the pile …"""
    unseen_matching: int
    discards: int
    """… and of so many that are shuffled where it is too short."""
    discards_matching: int
    spare: int


class TunnelGauge:
    """The odds of any tunnel from one view: what is unseen is counted once."""

    def __init__(self, view: View) -> None:
        hand, discards = view.hand, view.discards
        self._hand = [hand.get(card, 0) for card in CARD_WORDS]
        self._discards = [discards.get(card, 0) for card in CARD_WORDS]
        self._unseen = view.unseen
        reveal, there = view.setting.rules.tunnel_reveal, sum(self._discards)
        from_pile = min(reveal, view.pile_size)
        self._turned = reveal, from_pile, min(reveal - from_pile, there)
        self._there = sum(self._unseen), there

    def odds(self, payment: Sequence[int]) -> TunnelOdds:
        """EU-TUNNEL-4 EU-TUNNEL-10 EU-TUNNEL-12 Reckon what laying this payment would bring."""
        return odds_in(self.case(payment))

    def case(self, payment: Sequence[int]) -> Case:
        """Say what the odds of this payment depend on."""
        colour, (unseen, discards) = paid_colour(payment), self._there
        matching = _count(self._unseen, colour), _count(self._discards, colour)
        spare = _count(self._hand, colour) - _count(payment, colour)
        return Case(*self._turned, unseen, matching[0], discards, matching[1], spare)


@functools.lru_cache(maxsize=4096)
def odds_in(case: Case) -> TunnelOdds:
    """Tell how likely 0, 1, 2, … of the cards turned up match."""
    extra = hypergeometric(case.unseen, case.unseen_matching, case.from_pile)
    if case.from_discards:
        extra = _sum_of(extra, hypergeometric(case.discards, case.discards_matching, case.from_discards))
    return TunnelOdds(extra + (Fraction(0),) * (case.reveal + 1 - len(extra)), case.spare)


def paid_colour(payment: Sequence[int]) -> int:
    """EU-TUNNEL-11 Name the card that counts as the payment's colour: the locomotive only where it pays alone."""
    return next((card for card in range(LOCOMOTIVE) if card < len(payment) and payment[card]), LOCOMOTIVE)


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


def _count(cards: Sequence[int], colour: int) -> int:
    """Count the cards that match a colour: its own, and locomotives."""
    return cards[LOCOMOTIVE] + (cards[colour] if colour != LOCOMOTIVE else 0)
