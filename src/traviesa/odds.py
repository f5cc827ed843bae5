"""The odds of a tunnel, exactly, from what one seat may know.

The cards a seat has not seen are equally likely to be anywhere, but for those that everybody saw go to a hand:
the pile is a random part of them. Where it is too short for the reveal it runs out whole, and the rest comes
from the discards, shuffled.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from traviesa.notation.deed import Deed
from traviesa.view import View
from traviesa.vocabulary import LOCOMOTIVE


@dataclass(frozen=True, slots=True)
class TunnelOdds:
    """How likely a tunnel asks for so many cards, and what the hand has for them."""

    ways: tuple[int, ...]
    """``ways[n]``: in so many of all ways in which cards can be turned up exactly n further ones are asked."""
    every: int
    """All those ways."""
    spare: int
    """Cards left in the hand that could pay the extra."""

    @property
    def extra(self) -> tuple[Fraction, ...]:
        """``extra[n]``: how likely exactly n further cards are asked."""
        return tuple(Fraction(ways, self.every) for ways in self.ways)

    @property
    def success(self) -> Fraction:
        """That the hand can pay whatever is asked."""
        return Fraction(sum(self.ways[: self.spare + 1]), self.every)

    @property
    def expected(self) -> Fraction:
        """Cards asked on average."""
        return Fraction(sum(count * ways for count, ways in enumerate(self.ways)), self.every)


def tunnel_odds(view: View, claim: Deed) -> TunnelOdds:
    """Reckon what laying this payment for a tunnel would bring."""
    return TunnelGauge(view).odds(claim.payment or ())


class Chance(NamedTuple):
    """All that decides what a tunnel asks; ``matching`` cards have the colour paid, or are locomotives."""

    unseen: int
    matching: int
    from_pile: int
    """Cards turned up from the pile …"""
    discards: int
    matching_discards: int
    from_discards: int
    """… and, where it is too short, from the discards, shuffled."""
    reveal: int


class TunnelGauge:
    """The odds of any tunnel from one view: what is unseen is counted once."""

    def __init__(self, view: View) -> None:
        self._hand, self._discards, self._unseen = view.hand_row, view.discards_row, view.unseen
        self._reveal = view.setting.rules.tunnel_reveal
        self._from_pile = min(self._reveal, view.pile_size)
        self._there = sum(self._unseen), sum(self._discards)
        self._from_discards = min(self._reveal - self._from_pile, self._there[1])

    def odds(self, payment: Sequence[int]) -> TunnelOdds:
        """EU-TUNNEL-4 EU-TUNNEL-10 EU-TUNNEL-12 Reckon what laying this payment would bring."""
        colour = paid_colour(payment)
        return TunnelOdds(*ways_to_turn_up(self.chance(colour)), self.spare(colour, _count(payment, colour)))

    def chance(self, colour: int) -> Chance:
        """Gather what decides how many cards are asked of who pays in a colour."""
        unseen, discards = self._there
        matching = _count(self._unseen, colour)
        if not self._from_discards:
            return Chance(unseen, matching, self._from_pile, 0, 0, 0, self._reveal)
        also = _count(self._discards, colour)
        return Chance(unseen, matching, self._from_pile, discards, also, self._from_discards, self._reveal)

    def spare(self, colour: int, laid: int) -> int:
        """Count the cards left for the extra where so many of a colour, locomotives with them, are laid."""
        return _count(self._hand, colour) - laid


@lru_cache(maxsize=10_000)
def ways_to_turn_up(chance: Chance) -> tuple[tuple[int, ...], int]:
    """Count in how many ways 0, 1, 2, … of the cards turned up match a colour, and all ways."""
    ways, every = ways_to_draw(chance.unseen, chance.matching, chance.from_pile)
    if chance.from_discards:
        more, besides = ways_to_draw(chance.discards, chance.matching_discards, chance.from_discards)
        ways, every = _sum_of(ways, more), every * besides
    return tuple(ways) + (0,) * (chance.reveal + 1 - len(ways)), every


def paid_colour(payment: Sequence[int]) -> int:
    """EU-TUNNEL-11 Name the card that counts as the payment's colour: the locomotive only where it pays alone."""
    return next((card for card in range(LOCOMOTIVE) if card < len(payment) and payment[card]), LOCOMOTIVE)


def ways_to_draw(cards: int, matching: int, drawn: int) -> tuple[list[int], int]:
    """Count in how many ways 0, 1, 2, … of the cards drawn match, and in how many they can be drawn at all.

    >>> ways_to_draw(4, 2, 2)
    ([1, 4, 1], 6)
    """
    others = cards - matching
    return [comb(matching, count) * comb(others, drawn - count) for count in range(drawn + 1)], comb(cards, drawn)


def _sum_of(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """Add two independent counts."""
    total = [0] * (len(one) + len(other) - 1)
    for a, ways in enumerate(one):
        for b, also in enumerate(other):
            total[a + b] += ways * also
    return total


def _count(cards: Sequence[int], colour: int) -> int:
    """Count the cards that match a colour: its own, and locomotives."""
    return cards[LOCOMOTIVE] + (cards[colour] if colour != LOCOMOTIVE else 0)
