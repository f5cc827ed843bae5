"""Payments as text: ``2 red + (1 blue + 2 white)``.

Cards in brackets are any cards, so many of which stand for one locomotive or one card of the colour; how they
are divided into brackets changes nothing.

>>> names = Names([], [], [])
>>> payment_name(*parse_payment("1 locomotive + 2 red + (2 white + 1 blue)", names))
'2 red + 1 locomotive + (1 blue + 2 white)'
"""

from collections.abc import Sequence
from typing import Final

from traviesa.notation.line import Line
from traviesa.notation.names import Names, parse_card
from traviesa.vocabulary import CARD_WORDS, CARDS, PILE

PAYMENT_FORM: Final = "2 red + 1 locomotive"
PRINTED: Final = (0, 1, 2, 3, 4, 5, 6, 7, 9, 8, 10)
"""The order of cards in a payment: colours, plus_four, locomotive, passenger."""

Counts = tuple[int, ...]


def parse_payment(text: str, names: Names, language: str | None = None) -> tuple[Counts, Counts]:
    """Read a payment: the cards outside brackets, and those inside (nothing when there are none)."""
    line = Line(text, names, language)
    payment = read_payment(line)
    line.finish(PAYMENT_FORM)
    return payment


def payment_name(payment: Sequence[int], any_cards: Sequence[int] = (), bracket_size: int = 0) -> str:
    """Write a payment in its one form, brackets of ``bracket_size`` filled in card order."""
    brackets = [f"({_row(bracket)})" for bracket in _brackets(any_cards, bracket_size)]
    outside = [_row(payment)] if any(payment) else []
    return " + ".join(outside + brackets)


def read_payment(line: Line) -> tuple[Counts, Counts]:
    """Take a payment from a line, as far as it goes."""
    outside, inside = [0] * CARDS, [0] * CARDS
    _read_part(line, outside, inside)
    while line.takes("+"):
        _read_part(line, outside, inside)
    if max(outside + inside) > PILE:
        raise line.malformed(f"a payment has at most {PILE} cards of a kind", PAYMENT_FORM)
    return tuple(outside), tuple(inside) if any(inside) else ()


def _read_part(line: Line, outside: list[int], inside: list[int]) -> None:
    """Take some cards, or a bracket of them."""
    if line.word != "(":
        _read_cards(line, outside)
        return
    line.take()
    _read_cards(line, inside)
    while line.takes("+"):
        _read_cards(line, inside)
    if line.word != ")":
        raise line.malformed("a bracket is not closed", "2 red + (1 blue + 2 white)")
    line.take()


def _read_cards(line: Line, counts: list[int]) -> None:
    count = line.number(PAYMENT_FORM)
    if not line.word:
        raise line.malformed(f"{count} of which card is not said", PAYMENT_FORM)
    counts[parse_card(line.take(), line.names, line.language)] += count


def _row(counts: Sequence[int]) -> str:
    return " + ".join(f"{counts[card]} {CARD_WORDS[card]}" for card in PRINTED if counts[card])


def _brackets(any_cards: Sequence[int], size: int) -> list[list[int]]:
    """Fill brackets in card order."""
    cards = [card for card in PRINTED if any_cards for _ in range(any_cards[card])]
    size = size or len(cards) or 1
    groups = [cards[start : start + size] for start in range(0, len(cards), size)]
    return [[group.count(card) for card in range(CARDS)] for group in groups]
