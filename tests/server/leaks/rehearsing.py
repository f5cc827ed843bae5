"""A whole game, played at random beforehand: who did what, and which cards nobody else ever saw."""

import random
from dataclasses import dataclass, field

from traviesa import Game, new_game
from traviesa.chronicle import observe
from traviesa.vocabulary import CARDS

HAND = -1
"""In place of a place in the pile: the card was dealt at the start."""
Hands = list[list[int]]
WEIGHTS = {
    "draw-pile": 9,
    "draw": 3,
    "claim": 5,
    "build": 1,
    "tickets": 0.5,
    "keep": 1,
    "pay": 4,
    "withdraw": 1,
    "pass": 1,
}
"""Hands that nobody sees are what this is about, so most cards are drawn blind."""


@dataclass(frozen=True)
class Step:
    """A deed of the rehearsal."""

    seat: int
    deed: str
    tickets: tuple[int, ...]
    phase: str
    may_be_undone: bool


@dataclass(frozen=True)
class Drawn:
    """A card that came to a seat unseen by the others."""

    seat: int
    card: int
    place: int
    """Where it lay in the first pile."""
    since: int
    """The number of the step after which the seat has it."""


@dataclass
class Rehearsal:
    """What was played, and what was hidden on the way."""

    start: Game
    steps: list[Step] = field(default_factory=list)
    drawn: list[Drawn] = field(default_factory=list)
    hands: list[Hands] = field(default_factory=list)
    """Before the first step and after each."""
    known: list[Hands] = field(default_factory=list)
    tickets_seen: list[set[int]] = field(default_factory=list)
    """For each seat every ticket it was ever shown."""
    left: list[int] = field(default_factory=list)
    """Places in the first pile that were never reached."""


def rehearse(map_name: str, seats: int, seed: str) -> Rehearsal:
    """Play a game to its end at random; it ends in some hundred decisions."""
    chance, game = random.Random(seed), new_game(map_name, seats, seed)
    found = Rehearsal(game.copy(), tickets_seen=[set() for _ in range(seats)])
    state = game.state()
    found.drawn = [
        Drawn(seat, card, HAND, 0)
        for seat in range(seats)
        for card in range(CARDS)
        for _ in range(state.hands[seat][card])
    ]
    renewed = False
    _note(found, game)
    while not game.is_over:
        before, row = game.copy(), _choose(game, chance)
        deed = before.deed_of(row)
        game.apply(row)
        may_be_undone = not observe(before, deed, game).has_spoken
        step = Step(before.turn, before.action_text(row), deed.tickets, before.phase, may_be_undone)
        found.steps.append(step)
        renewed = renewed or game.pile_size > before.pile_size or before.pile_size == 0
        if deed.kind == "draw-pile" and not renewed:
            place = before.pile_size - 1
            found.drawn.append(Drawn(step.seat, before.state().pile[place], place, len(found.steps)))
        _note(found, game)
    found.left = [] if renewed else list(range(game.pile_size))
    return found


def _note(found: Rehearsal, game: Game) -> None:
    state = game.state()
    found.hands.append([list(hand) for hand in state.hands[: game.seats]])
    found.known.append([list(hand) for hand in state.known[: game.seats]])
    for seat, seen in enumerate(found.tickets_seen):
        seen.update(game.tickets(seat), game.offered(seat))


def _choose(game: Game, chance: random.Random) -> int:
    kinds: dict[str, list[int]] = {}
    for row in game.actions():
        kinds.setdefault(game.deed_of(row).kind, []).append(row)
    names = list(kinds)
    return chance.choice(kinds[chance.choices(names, [WEIGHTS[name] for name in names])[0]])
