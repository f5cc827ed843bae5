"""The engine and the obvious one side by side: the same shuffles, deed after deed."""

import random
from typing import Any, TypeVar

from tests.reference.obvious.board import CARDS, Board
from tests.reference.obvious.game import Game as ObviousGame
from tests.reference.obvious.scoring import Reckoning
from tests.reference.table import EUROPE, USA
from traviesa import Game, Result, new_game
from traviesa.game import key_of, put_key
from traviesa.rules.chance import shuffle
from traviesa.state import Scratch, State

Item = TypeVar("Item")
BOARDS: dict[str, Board] = {"usa": USA, "europe": EUROPE}


class SameChance:
    """Put lists into the orders that the engine's stream gives them, one after the other."""

    def __init__(self, seed: int) -> None:
        state = State()
        put_key(state, key_of(seed))
        self.stream, self.scratch = state.stream, Scratch()

    def shuffled(self, items: list[Item]) -> list[Item]:
        """Return the items in the order of the stream."""
        self.scratch.items[: len(items)] = range(len(items))
        shuffle(self.stream, self.scratch, len(items))
        return [items[self.scratch.items[k]] for k in range(len(items))]


def both(map_name: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> tuple[Game, ObviousGame]:
    """Begin the same game twice."""
    game = new_game(map_name, seats, seed, options=options)
    return game, ObviousGame(BOARDS[map_name], seats, SameChance(seed), options)


def play_both(map_name: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> tuple[Game, ObviousGame]:
    """Play a random game to its end in both engines, comparing them before every deed and in the end."""
    game, obvious = both(map_name, seats, seed, options)
    choice = random.Random(seed)
    while not game.is_over:
        assert_same_position(game, obvious)
        legal = game.legal()
        assert sorted(legal) == sorted(obvious.legal())
        text = choice.choice(legal)
        game.play(text)
        obvious.play(text)
    assert_same_position(game, obvious)
    assert_same_end(game, obvious)
    return game, obvious


def assert_same_position(game: Game, obvious: ObviousGame) -> None:
    """Compare all that both engines show."""
    expected = obvious.position()
    found = position_of(game)
    if game.phase == "setup":  # sealed choices are laid aside in other ways until all have chosen
        for key in ("tickets", "offered"):
            expected.pop(key)
            found.pop(key)
    if game.is_over:  # whose turn it would be means nothing any more
        expected.pop("turn")
        found.pop("turn")
    assert found == expected


def position_of(game: Game) -> dict[str, Any]:
    """Show a game as the obvious engine shows it."""
    state, facts = game.state(), game.map_file
    names = [ticket.id for ticket in facts.tickets]
    pile = state.pile[: state.pile_size][::-1]
    (deck,) = [d for d, name in enumerate(facts.decks) if name in dict(game.setting.rules.tickets_drawn)]
    tickets = state.ticket_pile[deck][: state.ticket_pile_size[deck]][::-1]
    return {
        "turn": game.turn,
        "phase": game.phase,
        "hands": [game.hand(seat) for seat in range(game.seats)],
        "market": game.market,
        "pile": [CARDS[card] for card in pile],
        "discards": game.discards,
        "ticket_pile": [names[ticket] for ticket in tickets],
        "tickets": [[names[ticket] for ticket in game.tickets(seat)] for seat in range(game.seats)],
        "offered": [[names[ticket] for ticket in game.offered(seat)] for seat in range(game.seats)],
        "owner": {r.id: o if o >= 0 else None for r, o in zip(facts.routes, game.owners, strict=True)},
        "stations": {facts.cities[city].id: seat for city, seat in game.stations.items()},
        "wagons": game.wagons,
        "score": game.points,
        "extra": game.extra,
        "final_turns": game.final_turns,
    }


def assert_same_end(game: Game, obvious: ObviousGame) -> None:
    """Compare the reckonings, seat by seat, and the winners."""
    for seat, (found, expected) in enumerate(zip(game.results(), obvious.scores(), strict=True)):
        assert as_row(game, seat, found) == obvious_row(expected)
    assert game.winners == obvious.winners()


def as_row(game: Game, seat: int, found: Result) -> dict[str, Any]:
    """Show what a seat has in the end."""
    cities = [city for city, owner in sorted(game.stations.items()) if owner == seat]
    return {
        "routes": found.routes,
        "tickets": found.tickets,
        "stations": found.stations,
        "bonus": found.bonus,
        "total": found.total,
        "completed": list(found.completed),
        "trail": found.trail,
        "borrowed": [found.borrowed.get(city) for city in cities],
    }


def obvious_row(found: Reckoning) -> dict[str, Any]:
    """Show the same of the obvious engine."""
    return {
        "routes": found.routes,
        "tickets": found.tickets,
        "stations": found.stations,
        "bonus": found.bonus,
        "total": found.total,
        "completed": sorted(ticket.number for ticket in found.completed),
        "trail": found.trail,
        "borrowed": [route.number if route else None for route in found.borrowed],
    }
