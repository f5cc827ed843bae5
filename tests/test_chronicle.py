"""What is noted of a deed, and what of it may ever be told to others."""

from random import Random

import pytest

from tests.terminal.script import new_table
from tests.terminal.test_turn import rich_table
from traviesa.chronicle import Event
from traviesa.odds import paid_colour
from traviesa.spoken.page import without_markup
from traviesa.spoken.story import NOBODY, tell
from traviesa.spoken.words import Words
from traviesa.terminal.table import Table
from traviesa.vocabulary import CARD_WORDS


def played_at_random(seed: str) -> Table:
    """Play a whole game at random."""
    table, random = new_table("ana,luis,eva", seed=seed), Random(seed)
    while not table.game.is_over:
        table.apply(random.choice(table.game.actions()))
    return table


TABLE = played_at_random("7")


def words_of(table: Table) -> Words:
    """Give English words without colour."""
    return Words("en", table.map_file, table.players, plain=True)


@pytest.mark.rule("TTR-TICKET-7")
def test_nothing_hidden_is_told_to_the_others() -> None:
    words = words_of(TABLE)
    for event in TABLE.events:
        bare = Event(
            event.seat,
            event.deed,
            event.phase,
            revealed=event.revealed,
            extra=event.extra,
            points=event.points,
            notices=event.notices,
        )
        for reader in (NOBODY, (event.seat + 1) % 3):
            told = list(tell([event], words, reader))
            assert told == list(tell([bare], words, reader))
            if event.deed.kind in ("keep", "tickets"):
                assert not [t for t in event.offered if words.ticket(t) in told[0]]


def test_the_own_story_tells_what_was_drawn_unseen() -> None:
    words = words_of(TABLE)
    drawn = [event for event in TABLE.events if event.deed.kind == "draw-pile"]
    assert len(drawn) > 20
    for event in drawn:
        told = without_markup(next(tell([event], words, event.seat)))
        assert told.startswith(f"{TABLE.players[event.seat].name}: drew {event.drawn} from the pile")


def test_the_cards_that_turned_up_match_the_extra_asked() -> None:
    tunnels = [event for event in TABLE.events if event.revealed]
    assert len(tunnels) > 5
    for event in tunnels:
        names = {CARD_WORDS[paid_colour(event.deed.payment or ())], "locomotive"}
        assert sum(card in names for card in event.revealed) == event.extra


def test_every_change_of_market_and_pile_is_told() -> None:
    notices = {notice for event in TABLE.events for notice in event.notices}
    assert {"market", "final", "over"} <= notices


@pytest.mark.rule("TTR-MARKET-1")
def test_a_cleared_market_is_told_exactly_when_more_than_the_taken_card_changed() -> None:
    table = rich_table()
    market = table.game.market
    card = next(card for card in market if card and card != "locomotive")
    event = table.play(f"draw {card}")
    changed = sum(a != b for a, b in zip(market, table.game.market, strict=True))
    assert ("market" in event.notices) == (changed > 1)
