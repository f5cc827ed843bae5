"""The odds of a tunnel: against every case counted one by one, and against games resampled and played."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from traviesa.game import Game, new_game
from traviesa.odds import TunnelOdds, paid_colour, tunnel_odds, ways_to_draw
from traviesa.state import State
from traviesa.view import View
from traviesa.vocabulary import CARD_WORDS, CARDS, LOCOMOTIVE

GREEN, RED = CARD_WORDS.index("green"), CARD_WORDS.index("red")


def position(green: int, locomotives: int, pile: int | None = None, discards: int = 0) -> Game:
    """Make a game in which seat 0 is to move with such a hand, the pile cut down and red and green discarded."""
    game = new_game("europe", 2, seed=11)
    for _ in range(2):
        game.play(game.legal()[-1])
    state: State = game.state()
    cards = Counter({card: count for card, count in enumerate(game.setting.rules.card_counts) if count})
    cards -= Counter(state.market[:5])
    hand = Counter({GREEN: green, LOCOMOTIVE: locomotives})
    other = Counter({card: state.hands[1][card] for card in range(CARDS)})
    cards -= other
    assert all(cards[card] >= hand[card] for card in hand)
    cards -= hand
    rest = sorted(cards.elements(), key=lambda card: (card * 7) % 5)
    gone = Counter([card for card in rest if card in (GREEN, RED)][:discards])
    pool = list((Counter(rest) - gone).elements())
    kept = pool if pile is None else pool[:: max(1, len(pool) // pile)][:pile]
    # what is neither in the pile nor discarded sits in the other hand, where seat 0 does not see it
    hidden = Counter(pool) - Counter(kept) + other
    for card in range(CARDS):
        state.hands[0][card], state.hands[1][card] = hand[card], hidden[card]
        state.discards[card] = gone[card]
    state.hand_size[0], state.hand_size[1] = hand.total(), hidden.total()
    for place, card in enumerate(kept):
        state.pile[place] = card
    state.pile_size = len(kept)
    made = Game(game.setting, game._engine, game._engine.store(state))
    assert made.fault() == 0
    return made


def odds_of(game: Game, text: str) -> tuple[View, TunnelOdds]:
    """Reckon the odds of a claim of seat 0."""
    view = game.view(0)
    return view, tunnel_odds(view, view.deed_of(view.find_action(text)))


def counted(view: View, matching: set[str]) -> list[Fraction]:
    """Count every way in which cards can turn up: each part of the unseen cards, then of the discards."""
    unseen = [card for card, count in zip(CARD_WORDS, view.unseen, strict=True) for _ in range(count)]
    discards = [card for card, count in view.discards.items() for _ in range(count)]
    from_pile = min(3, view.pile_size)
    from_discards = min(3 - from_pile, len(discards))
    first = Counter(sum(card in matching for card in some) for some in combinations(unseen, from_pile))
    then = Counter(sum(card in matching for card in some) for some in combinations(discards, from_discards))
    ways: Counter[int] = Counter()
    for a, many in first.items():
        for b, also in then.items():
            ways[a + b] += many * also
    return [Fraction(ways[count], ways.total()) for count in range(4)]


CASES = [(4, 0, None, 0), (3, 1, None, 9), (2, 2, 2, 6), (4, 1, 1, 12), (2, 2, 1, 1)]


@pytest.mark.rule("EU-TUNNEL-3", "EU-TUNNEL-4", "EU-TUNNEL-12", "RUL-TUNNEL-1")
@pytest.mark.parametrize(("green", "locomotives", "pile", "discards"), CASES)
def test_odds_equal_every_case_counted(green: int, locomotives: int, pile: int | None, discards: int) -> None:
    view, odds = odds_of(position(green, locomotives, pile, discards), "claim venezia-zurich with 2 green")
    assert list(odds.extra) == counted(view, {"green", "locomotive"})
    assert sum(odds.extra) == 1


@pytest.mark.rule("EU-TUNNEL-10", "RUL-TUNNEL-5")
def test_only_locomotives_match_where_they_pay_alone() -> None:
    view, odds = odds_of(position(2, 3), "claim venezia-zurich with 2 locomotive")
    assert list(odds.extra) == counted(view, {"locomotive"})
    assert odds.spare == 1


@pytest.mark.parametrize(("pile", "discards"), [(None, 0), (2, 6)])
def test_odds_agree_with_resampled_games_played(pile: int | None, discards: int) -> None:
    game = position(3, 1, pile, discards)
    view, odds = odds_of(game, "claim venezia-zurich with 2 green")
    tries = 1500
    found: Counter[int] = Counter()
    for seed in range(tries):
        sample = view.resample(seed)
        sample.play("claim venezia-zurich with 2 green")
        found[sample.extra] += 1
    for count, chance in enumerate(odds.extra):
        spread = 4.5 * (float(chance) * (1 - float(chance)) / tries) ** 0.5
        assert abs(found[count] / tries - float(chance)) <= spread, (count, found, odds)


def test_success_is_what_the_spare_cards_can_pay() -> None:
    _, odds = odds_of(position(3, 1), "claim venezia-zurich with 2 green")
    assert odds.spare == 2
    assert odds.success == odds.extra[0] + odds.extra[1] + odds.extra[2]
    assert odds.expected == odds.extra[1] + 2 * odds.extra[2] + 3 * odds.extra[3]


def test_a_pile_and_discards_too_small_reveal_less() -> None:
    _, odds = odds_of(position(2, 2, 1, 1), "claim venezia-zurich with 2 green")
    assert odds.extra[3] == 0


@pytest.mark.rule("EU-TUNNEL-11")
def test_the_colour_of_a_mixed_payment_is_its_colour() -> None:
    payment = [0] * CARDS
    payment[RED], payment[LOCOMOTIVE] = 1, 2
    assert paid_colour(payment) == RED
    payment[RED] = 0
    assert paid_colour(payment) == LOCOMOTIVE


def test_every_way_to_draw_is_counted_once() -> None:
    ways, every = ways_to_draw(20, 7, 3)
    assert sum(ways) == every
    assert ways_to_draw(5, 0, 3) == ([10, 0, 0, 0], 10)
