"""Another deal that one seat cannot tell from the real one, not in the whole game: the same deeds lead through it.

Cards that the others drew unseen are exchanged where nobody ever played or showed the difference; tickets the seat
never saw are exchanged deck by deck. That a seat sees the same after every deed is checked by playing it all.
"""

import copy
import random
from dataclasses import dataclass
from typing import Any

from tests.contract.permuting import rename
from tests.server.leaks.rehearsing import HAND, Drawn, Hands, Rehearsal
from traviesa import Game
from traviesa.vocabulary import ONLOOKER

TRIES = (400, 40, 12, 4)
"""So many pairs of cards are tried; fewer, where more cannot be."""


@dataclass(frozen=True)
class Deal:
    """What is dealt otherwise, as JSON holds it."""

    pile: list[list[int]]
    """Place in the first pile, and the card there."""
    hands: list[list[int]]
    tickets: list[list[int]]
    """Each ticket, and which one stands in its place."""

    @property
    def names(self) -> dict[int, int]:
        """Each ticket, and the one that stands in its place."""
        return {pair[0]: pair[1] for pair in self.tickets}

    def as_json(self) -> dict[str, Any]:
        """Give it for a file."""
        return vars(self)


def dealt(game: Game, deal: dict[str, Any]) -> Game:
    """Make the game that is dealt otherwise."""
    state = game.state()
    for place, card in deal["pile"]:
        state.pile[place] = card
    for seat, hand in enumerate(deal["hands"]):
        state.hands[seat] = list(hand)
    rename(state, Deal(**deal).names)
    return Game(game.setting, game._engine, game._engine.store(state))


def deal_otherwise(found: Rehearsal, seat: int, seed: int) -> Deal:
    """Find a deal that differs as much as can be in what a seat, or an onlooker, never learns."""
    for tries in TRIES:
        deal = _exchanged(found, seat, random.Random(f"{seed} {tries}"), tries)
        if looks_the_same(found, seat, deal):
            return deal
    raise AssertionError("no other deal leads through this game")


def looks_the_same(found: Rehearsal, seat: int, deal: Deal) -> bool:
    """Say whether the same deeds are legal from the other deal, and look the same until the end shows everything."""
    one, other = found.start.copy(), dealt(found.start, deal.as_json())
    names, differs = deal.names, 0
    for step in found.steps:
        if any(one.view(who).to_bytes() != other.view(who).to_bytes() for who in (seat, ONLOOKER)):
            return False
        differs += one.to_bytes() != other.to_bytes()
        text = keep_text(other, step.tickets, names) if step.tickets else step.deed
        if other.refusal(text) is not None:
            return False
        one.play(step.deed)
        other.play(text)
    assert one.is_over
    assert other.is_over
    assert differs == len(found.steps)
    return True


def keep_text(game: Game, tickets: tuple[int, ...], names: dict[int, int]) -> str:
    """Write which tickets are kept, by the names they have in the other deal."""
    kept = sorted(names.get(ticket, ticket) for ticket in tickets)
    return "keep " + " ".join(game.setting.names.tickets[ticket] for ticket in kept)


def _exchanged(found: Rehearsal, seat: int, chance: random.Random, tries: int) -> Deal:
    hands = copy.deepcopy(found.hands)
    cards = [drawn for drawn in found.drawn if drawn.seat != seat]
    pile = found.start.state().pile
    cards += [Drawn(-1, pile[place], place, 0) for place in found.left]
    now = [drawn.card for drawn in cards]
    for _ in range(tries):
        one, other = chance.sample(range(len(cards)), 2)
        _exchange(hands, cards[one], now[one], now[other])
        _exchange(hands, cards[other], now[other], now[one])
        now[one], now[other] = now[other], now[one]
        if not all(_is_possible(found, hands, cards[k]) for k in (one, other)):
            _exchange(hands, cards[one], now[one], now[other])
            _exchange(hands, cards[other], now[other], now[one])
            now[one], now[other] = now[other], now[one]
    changed = [[drawn.place, card] for drawn, card in zip(cards, now, strict=True) if drawn.place != HAND]
    return Deal(changed, hands[0], _ticket_names(found, seat, chance))


def _exchange(hands: list[Hands], drawn: Drawn, card: int, instead: int) -> None:
    """Let another card be drawn, which stays in that hand until the end."""
    if drawn.seat >= 0:
        for hand in hands[drawn.since :]:
            hand[drawn.seat][card] -= 1
            hand[drawn.seat][instead] += 1


def _is_possible(found: Rehearsal, hands: list[Hands], drawn: Drawn) -> bool:
    """Say whether a seat has at any time what it shows and plays."""
    seat = drawn.seat
    return seat < 0 or all(
        has >= shown
        for hand, known in zip(hands, found.known, strict=True)
        for has, shown in zip(hand[seat], known[seat], strict=True)
    )


def _ticket_names(found: Rehearsal, seat: int, chance: random.Random) -> list[list[int]]:
    decks: dict[str, list[int]] = {}
    for ticket in found.start.map_file.tickets:
        if ticket.number not in found.tickets_seen[seat]:
            decks.setdefault(ticket.deck, []).append(ticket.number)
    names = []
    for hidden in decks.values():
        names += [list(pair) for pair in zip(hidden, chance.sample(hidden, len(hidden)), strict=True)]
    return names


def hands_exchanged(start: Game, seat: int) -> Deal:
    """Let the two seats beside one have each other's cards and tickets."""
    hands = [list(hand) for hand in start.state().hands[: start.seats]]
    one, other = (place for place in range(start.seats) if place != seat)
    hands[one], hands[other] = hands[other], hands[one]
    pairs = list(zip(start.offered(one), start.offered(other), strict=True))
    return Deal([], hands, [list(pair) for pair in pairs] + [list(pair[::-1]) for pair in pairs])
