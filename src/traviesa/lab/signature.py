"""The signature: one number for the behaviour of the rules.

It is a digest of how a fixed set of random games ends. A change that is to keep the behaviour keeps the number;
one that changes the behaviour says so, and names the new number.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import Any

from traviesa.engine import Engine, engine
from traviesa.lab.plan import Plan, make_plan
from traviesa.lab.random_play import batch_of
from traviesa.map_folders import find_map
from traviesa.state import State
from traviesa.tally import Tally

MAPS = ("usa", "europe")
GAMES = 100
"""Of each map and number of seats."""
SEED = "signature"
DIGITS = 12


def signature(maps: Sequence[str] = MAPS, games: int = GAMES, plain: bool = False) -> int:
    """Play the games and give the number; compiled and plain rules give the same.

    >>> signature(["usa"], games=1) == signature(["usa"], games=1, plain=True)
    True
    """
    here = engine(plain)
    digest = hashlib.sha256()
    for plan in plans(maps, games):
        for line in _lines(plan, here):
            digest.update(line.encode() + b"\n")
    number: int = int(digest.hexdigest(), 16) % 10**DIGITS
    return number


def plans(maps: Sequence[str], games: int) -> Iterator[Plan]:
    """List what is played: each map with each number of seats."""
    for name in maps:
        map_file = find_map(name)
        low, high = map_file.seats
        for seats in range(low, high + 1):
            yield make_plan(map_file, seats, games, seed=SEED)


def _lines(plan: Plan, here: Engine) -> Iterator[str]:
    """Write the end of each game, and the tally of all, as lines that do not depend on how a state is laid out."""
    states, tallies = here.zeros(State, plan.games), here.zeros(Tally, 1)
    boards, batches = plan.setting().boards(here), here.store(batch_of(plan, 0))
    here.doors.play_many(states, batches, boards, here.scratches, tallies)
    for k in range(plan.games):
        yield json.dumps(_facts(here.plain(State, states[k : k + 1])))
    tally: Tally = here.plain(Tally, tallies)
    yield json.dumps([tally.count, tally.total, tally.squares, tally.winners, tally.final_rounds])


def _facts(state: State) -> list[Any]:
    """List what a position comes to: every card, ticket, route and station, and how much chance was used."""
    return [
        *(state.turn, state.pile[: state.pile_size], state.discards, state.market, state.hands[: state.seats]),
        *(state.ticket_at, state.owner, state.station_at, state.score[: state.seats], state.stream.counter),
    ]
