"""What a seat sees does not depend on what it may not know."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.asking import every_deed
from tests.contract.memory import Memory, deck_of, drawn_decks
from tests.contract.permuting import permuted
from tests.contract.walking import MOST_DECISIONS, TABLES, sample, walk
from tests.test_scenarios import SCENARIOS
from traviesa import Game, View, new_game
from traviesa.refusing import Refusal
from traviesa.scenario import prepare
from traviesa.scenario_file import Scenario
from traviesa.state import IN_BOX, UNKNOWN
from traviesa.vocabulary import ONLOOKER

everywhere = pytest.mark.parametrize(("map_name", "seats"), TABLES)
PHASES = {"setup", "turn", "second-card", "keep", "over"}


def remembered(
    map_name: str, seats: int, seed: int, every: int, options: dict[str, Any] | None = None
) -> Iterator[tuple[Game, Memory]]:
    """Play a random game in which tickets are drawn often, with the memory of what could be followed."""
    choice = random.Random(seed)
    game, memory = new_game(map_name, seats, seed, options=options), Memory(seats)
    for number in range(MOST_DECISIONS):
        if number % every == 0 or game.phase in ("setup", "keep", "tunnel", "over"):
            yield game.copy(), memory
        if game.is_over:
            return
        rows = game.actions()
        tickets = [row for row in rows if game.deed_of(row).kind == "tickets"]
        row = tickets[0] if tickets and choice.random() < 0.1 else choice.choice(rows)
        memory.follow(game, row)
        game.apply(row)


def places_of(view: View) -> list[int]:
    """List where each ticket is, as the view tells it."""
    places: list[int] = view._read("ticket_at")
    return places[: len(view.map_file.tickets)]


@everywhere
def test_two_positions_a_seat_cannot_tell_apart_look_the_same(map_name: str, seats: int) -> None:
    """TTR-TICKET-7 RUL-TICKET-5 RUL-SETUP-3 What is hidden leaves no trace in a view."""
    phases = set()
    for game, memory in remembered(map_name, seats, 20, every=8):
        phases.add(game.phase)
        for seat in (*range(seats), ONLOOKER):
            seen = game.view(seat).to_bytes()
            known = set() if seat == ONLOOKER else memory.known(game, seat)
            for seed in range(3):
                other = permuted(game, seat, known, seed)
                assert other.fault() == 0
                assert other.to_bytes() != game.to_bytes()
                assert other.view(seat).to_bytes() == seen
    assert phases >= PHASES | ({"tunnel"} if map_name == "europe" else set())


@everywhere
def test_a_seat_is_shown_all_the_tickets_it_can_know(map_name: str, seats: int) -> None:
    """EU-SETUP-7 RUL-SETUP-4 What it put in the box or under the pile it still knows, until another draws from it."""
    known_in_pile = 0
    for game, memory in remembered(map_name, seats, 21, every=9):
        for seat in range(seats):
            shown = {ticket for ticket, at in enumerate(places_of(game.view(seat))) if at != UNKNOWN}
            assert shown == memory.known(game, seat)
            known_in_pile += len(shown - set(game.tickets(seat)) - set(game.offered(seat)))
    assert known_in_pile > 0


TWO_DECKS: dict[str, Any] = {"tickets_drawn": {"long": 1, "regular": 2}}
"""Tickets of both decks of Europe are drawn in the course of the game."""
DRAWS: list[tuple[str, dict[str, Any]]] = [
    ("usa", {}),
    ("europe", {}),
    ("europe", TWO_DECKS),
    ("europe", {"tickets_drawn": {"long": 2, "regular": 2}, "tickets_dealt": {"regular": 3}, "tickets_keep_first": 1}),
]


@pytest.mark.parametrize("later", ["bottom", "box", "shuffle"])
@pytest.mark.parametrize("first", ["bottom", "box", "shuffle"])
@pytest.mark.parametrize(("map_name", "draw"), DRAWS, ids=["usa", "europe", "both-decks", "long-ones-later"])
def test_nothing_hidden_shows_wherever_refused_tickets_go(
    map_name: str, draw: dict[str, Any], first: str, later: str
) -> None:
    options = {"refused_first": first, "refused_later": later, **draw}
    for game, memory in remembered(map_name, 3, 27, 12, options):
        for seat in (*range(3), ONLOOKER):
            seen, known = game.view(seat), set() if seat == ONLOOKER else memory.known(game, seat)
            assert {t for t, at in enumerate(places_of(seen)) if at != UNKNOWN} == known
            for seed in range(2):
                other = permuted(game, seat, known, seed)
                assert other.fault() == 0
                assert other.view(seat).to_bytes() == seen.to_bytes()
                made = seen.resample(seed)
                assert made.fault() == 0
                assert made.view(seat).to_bytes() == seen.to_bytes()
                assert made.actions() == game.actions() or seat != game.turn
                if "box" not in (first, later):
                    assert set(boxed(made)) <= decks_not_drawn(game)


def boxed(game: Game) -> list[str]:
    """Name the deck of every ticket in the box."""
    found = game.state().ticket_at
    return [ticket.deck for ticket in game.map_file.tickets if found[ticket.number] == IN_BOX]


def decks_not_drawn(game: Game) -> set[str]:
    """Name the decks that are not drawn from during play: they alone are boxed when set-up is over."""
    return set(game.map_file.decks) - set(drawn_decks(game))


@pytest.mark.parametrize("first", ["bottom", "box", "shuffle"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_resample_divides_what_others_hold_between_the_decks_as_it_can_be(seats: int, first: str) -> None:
    """What was dealt in set-up and drawn since sets bounds for every seat; nothing else is known of the split."""
    found = set()
    for game, _ in remembered("europe", seats, 31, 9, {"refused_first": first, **TWO_DECKS}):
        sizes, kept_first = game.ticket_counts, game.state().kept_first
        for seat in (*range(seats), ONLOOKER):
            for seed in range(3):
                made = game.view(seat).resample(seed)
                for other in range(seats):
                    long = sum(deck_of(game, ticket) == "long" for ticket in made.tickets(other))
                    found.add(long)
                    assert (
                        max(0, kept_first[other] - 3)
                        <= long
                        <= min(1, kept_first[other]) + sizes[other] - kept_first[other]
                    )
                    if game.phase == "setup" or (game.phase == "keep" and other == game.turn):
                        offers = sum(deck_of(game, ticket) == "long" for ticket in made.offered(other))
                        assert offers == min(1, len(made.offered(other))) or not game.ticket_pile_sizes["long"]
    assert found >= {0, 1, 2}


@pytest.mark.parametrize("scenario", [pytest.param(s, id=s.title) for _, s in SCENARIOS])
def test_any_position_that_can_be_laid_out_can_be_resampled(scenario: Scenario) -> None:
    """A scenario's position need not come from a game; its views still give whole games that look the same."""
    game = prepare(scenario).game()
    for seat in (*range(game.seats), ONLOOKER):
        view = game.view(seat)
        made = view.resample(1)
        assert made.view(seat).to_bytes() == view.to_bytes()
        assert made.fault() == game.fault()


def test_a_resample_deals_the_decks_as_a_view_says_they_are() -> None:
    """Where the deck drawn from is not the one dealt at the start, all a seat kept first is of the latter."""
    options = {
        "tickets_dealt": {"regular": 3},
        "tickets_keep_first": 1,
        "tickets_drawn": {"long": 1},
        "tickets_keep": 1,
    }
    for game in sample("europe", 5, 29, 3, **options):
        for seat in range(5):
            made = game.view(seat).resample(7)
            assert made.fault() == 0
            for other in range(5):
                long = [t for t in made.tickets(other) if made.map_file.tickets[t].deck == "long"]
                assert len(long) <= made.ticket_counts[other] - made.state().kept_first[other] or game.phase == "setup"


def test_a_ticket_in_the_box_does_not_tell_with_which_others_it_once_lay_under_the_pile() -> None:
    """Who drew it from there saw three tickets, not which of them had been put away together."""
    options = {"refused_first": "bottom", "refused_later": "box", "tickets_drawn": {"regular": 5}}
    came_from_a_batch = set()
    for game, memory in remembered("usa", 5, 28, 3, options):
        came_from_a_batch |= {ticket for _, tickets in memory.batches for ticket in tickets}
        for seat in range(5):
            batches = game.view(seat)._read("refused_batch")
            assert {batches[ticket] for ticket in game.view(seat).boxed} <= {0}
    boxed = {ticket for seat in range(5) for ticket in game.view(seat).boxed}
    assert boxed & came_from_a_batch, "such tickets were boxed in this game"


@everywhere
def test_a_view_shows_what_its_seat_has(map_name: str, seats: int) -> None:
    for game in sample(map_name, seats, 22):
        for seat in range(seats):
            view = game.view(seat)
            assert (view.hand, view.tickets, view.offered) == (game.hand(seat), game.tickets(seat), game.offered(seat))
            assert (view.market, view.discards, view.owners) == (game.market, game.discards, game.owners)
            assert view.actions() == (game.actions() if game.turn == seat and not game.is_over else [])


@everywhere
def test_a_resampled_game_agrees_with_the_view(map_name: str, seats: int) -> None:
    """Known cards and tickets stay, nothing is made or lost, and the view of it is the same to the last byte."""
    for game, memory in remembered(map_name, seats, 23, every=11):
        for seat in range(seats):
            view = game.view(seat)
            before = view.to_bytes()
            made = view.resample(f"{seat} {game.turn}")
            assert made.fault() == 0
            assert made.view(seat).to_bytes() == before == view.to_bytes()
            assert made.actions() == game.actions() or game.turn != seat
            for ticket in memory.known(game, seat):
                assert made.state().ticket_at[ticket] == game.state().ticket_at[ticket]
            for other in range(seats):
                hand = made.hand(other)
                assert all(hand.get(card, 0) >= count for card, count in game.known_cards(other).items())


@everywhere
def test_a_resample_depends_on_the_view_and_the_seed_alone(map_name: str, seats: int) -> None:
    for game, memory in remembered(map_name, seats, 24, every=60):
        for seat in range(seats):
            twin = permuted(game, seat, memory.known(game, seat), 5)
            made = game.view(seat).resample(1)
            assert made.to_bytes() == twin.view(seat).resample(1).to_bytes()
            assert made.to_bytes() != game.view(seat).resample(2).to_bytes()


@everywhere
def test_a_resampled_game_can_be_played_to_its_end(map_name: str, seats: int) -> None:
    for game in sample(map_name, seats, 25, every=150):
        made = game.view(game.turn).resample(3)
        for position in walk(made, 25):
            assert position.fault() == 0


@everywhere
def test_a_refusal_says_nothing_hidden(map_name: str, seats: int) -> None:
    """Whatever a seat asks, in its turn or out of it, of the game or of a view: the hands of others are not told."""
    for game, memory in remembered(map_name, seats, 26, every=40):
        deeds = [*every_deed(game), *game.legal()[-1:]]
        for seat in range(seats):
            twin = permuted(game, seat, memory.known(game, seat), 6)
            for text in deeds:
                assert str(game.view(seat).refusal(text)) == str(twin.view(seat).refusal(text))
                one, other = game.refusal(text, seat), twin.refusal(text, seat)
                assert str(one) == str(other)
                assert getattr(one, "facts", None) == getattr(other, "facts", None)
                assert seat == game.turn or one is not None
                if isinstance(one, Refusal) and seat != game.turn:
                    assert one.facts["possible"] == "-"
