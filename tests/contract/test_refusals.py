"""Everything that is not legal is refused, for a reason, and nothing is changed by asking."""

import functools
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.contract.walking import SCARCE, TABLES, sample
from traviesa import Game, TraviesaError, new_game
from traviesa.action import KEEP_FROM, PAY_FROM
from traviesa.notation.deed import Deed
from traviesa.rules.refusal import REFUSAL_WORDS
from traviesa.vocabulary import CARDS

everywhere = pytest.mark.parametrize(("map_name", "seats"), TABLES)


def deeds_of(game: Game) -> dict[int, Deed]:
    """Give every row of the catalogue that means something now, as a deed."""
    keeps = range(KEEP_FROM, KEEP_FROM + (1 << len(game.offered(game.turn))))
    rows = [row for row, deed in enumerate(game.setting.fixed_deeds) if deed is not None or row in keeps]
    return {row: game.deed_of(row) for row in rows}


@everywhere
def test_a_row_is_legal_exactly_when_its_deed_is_judged_legal(map_name: str, seats: int) -> None:
    """Two ways through the rules agree: listing what is legal, and judging what is asked."""
    for options in ({}, SCARCE):
        for game in sample(map_name, seats, 30, every=40, **options):
            legal, before = set(game.actions()), game.to_bytes()
            for row, deed in deeds_of(game).items():
                code = game._judge(deed, game.turn)
                assert (code == "") == (row in legal), game.action_text(row)
                assert code in REFUSAL_WORDS
            assert game.to_bytes() == before


@everywhere
def test_a_refused_deed_changes_nothing_and_says_what_is_possible(map_name: str, seats: int) -> None:
    choice = random.Random(31)
    for game in sample(map_name, seats, 31, every=20):
        before = game.to_bytes()
        for deed in choice.sample(list(deeds_of(game).values()), 12):
            error = game.refusal(deed)
            if error is None:
                continue
            with pytest.raises(TraviesaError) as caught:
                game.play(deed)
            assert str(caught.value) == str(error)
            possible = set(str(error.facts["possible"]).split("; ")) - {"…"}
            assert possible <= set(game.legal()) | ({"-"} if game.is_over else set())
            assert game.to_bytes() == before


@everywhere
def test_a_deed_of_another_seat_is_refused(map_name: str, seats: int) -> None:
    for game in sample(map_name, seats, 32, every=20):
        before = game.to_bytes()
        for seat in range(seats):
            for text in game.legal()[:2]:
                error = game.refusal(text, seat)
                assert (error is None) == (seat == game.turn)
                assert error is None or error.code == "action/not-your-turn"
        assert game.to_bytes() == before


@functools.cache
def positions() -> list[Game]:
    """Gather positions of all phases, to be asked and never played on."""
    return [game for name, seats in TABLES for game in sample(name, seats, 33, every=30)]


counts = some.lists(some.integers(0, 6), min_size=CARDS, max_size=CARDS).map(tuple)
few = some.dictionaries(some.integers(0, CARDS - 1), some.integers(1, 6), max_size=3).map(
    lambda cards: tuple(cards.get(card, 0) for card in range(CARDS))
)
strange_deeds = some.one_of(
    some.builds(Deed, some.just("claim"), route=some.integers(0, 77), payment=few | counts),
    some.builds(Deed, some.just("claim"), route=some.integers(0, 77), payment=few, any_cards=few),
    some.builds(Deed, some.just("build"), city=some.integers(0, 35), payment=few | counts),
    some.builds(Deed, some.just("pay"), payment=few | counts),
    some.builds(Deed, some.just("draw"), card=some.integers(0, CARDS - 1)),
    some.builds(
        Deed,
        some.just("keep"),
        tickets=some.frozensets(some.integers(0, 29), max_size=5).map(lambda found: tuple(sorted(found))),
    ),
    some.sampled_from([Deed(kind) for kind in ("draw-pile", "tickets", "pass", "withdraw", "stand", "end")]),
)


@given(some.integers(0, 10**6), strange_deeds)
def test_any_deed_is_either_legal_or_refused_with_nothing_changed(which: int, deed: Deed) -> None:
    game = positions()[which % len(positions())]
    before = game.to_bytes()
    error = game.refusal(deed)
    assert game.to_bytes() == before
    if error is None:
        played = game.copy()
        played.play(deed)
        assert played.fault() == 0
        assert game.find_action(deed) in game.actions()


WORDS = ("claim", "keep", "draw", "pile", "pay", "build", "with", "withdraw", "tickets", "pass", "reroll", "move")
NAMES = ("red", "blue", "locomotive", "paris", "dieppe-paris", "chicago", "1", "2", "3", "+", "-1", "(", ")", "9" * 11)
words = some.sampled_from(WORDS + NAMES)


@given(some.integers(0, 10**6), some.lists(words, max_size=7).map(" ".join) | some.text(max_size=20))
def test_any_text_is_either_a_legal_deed_or_refused_by_one_error(which: int, text: str) -> None:
    game = positions()[which % len(positions())]
    before = game.to_bytes()
    error = game.refusal(text)
    assert game.to_bytes() == before
    if error is None:
        assert game.find_action(text) in game.actions()
    else:
        assert "\n" not in str(error)
        assert "/" in error.code


def test_cards_in_brackets_are_refused_where_all_cards_together_would_pay() -> None:
    game = next(game for game in positions() if any(text.startswith("claim") for text in game.legal()))
    for deed in [game.deed_of(row) for row in game.actions()]:
        if deed.kind == "claim":
            error = game.refusal(replace(deed, payment=None, any_cards=deed.payment or ()))
            assert error is not None
            assert error.code == "notation/malformed"


@pytest.mark.parametrize("row", [KEEP_FROM + 7, PAY_FROM])
def test_the_rows_of_decisions_stand_where_they_are_said_to(row: int) -> None:
    deed = new_game("europe", 2).deed_of(row)
    assert deed.kind == ("keep" if row < PAY_FROM else "pay")
