"""Single steps: copy, view, resample, new game, final scoring; in compiled loops and through the façade."""

from collections.abc import Iterator
from typing import Any

import numpy as np

import traviesa
from bench.doors import RING
from bench.measuring import Extent, Line, Thing, interleave
from traviesa.engine import Engine, engine
from traviesa.game import Game
from traviesa.lab.plan import make_plan
from traviesa.lab.random_play import batch_of
from traviesa.layout import dtype_of
from traviesa.map_folders import find_map
from traviesa.state import Reckoning, Scratch, State
from traviesa.tally import Tally

PART = "single steps"
SEATS = 5
LOOPS = 20_000
CALLS = 300
BLOCK = 100
"""States copied at a time for the floor: few enough to stay in the cache, as a game does."""
MIDDLE = 150
"""Decisions after which the copied game stands."""


def measure(extent: Extent) -> Iterator[Line]:
    """Measure all steps on Europe with five seats, and tell the sizes."""
    for kind in (State, Scratch, Reckoning):
        yield Line("sizes", f"a {kind.__name__.lower()}", dtype_of(kind).itemsize, "bytes")
    loops, calls = extent.scaled(LOOPS), extent.scaled(CALLS)
    things = _in_loops(loops) | _at_the_facade(calls)
    took = interleave(things, extent.rounds)
    size = dtype_of(State).itemsize
    copied = took.pop("memcpy") / loops
    crossed = took.pop("crossing") / calls
    for name, seconds in took.items():
        if name.startswith("compiled"):
            yield Line(PART, name, seconds / loops * 1e9, "ns", copied * 1e9, f"memcpy of {size} bytes")
        else:
            yield Line(PART, name, seconds / calls * 1e6, "µs", crossed * 1e6, "an empty crossing")


def middle_game() -> Game:
    """Give a game in its middle, by choices that only look random."""
    game = traviesa.new_game("europe", SEATS, seed="bench")
    for step in range(MIDDLE):
        legal = game.actions()
        game.apply(legal[step * 7919 % len(legal)])
    return game


def end_states(name: str, seats: int, count: int) -> Any:
    """Play random games and give their ends."""
    here, plan = engine(), make_plan(find_map(name), seats, count, seed="bench", workers=1)
    states, boards = here.zeros(State, count), plan.setting().boards(here)
    here.doors.play_many(states, here.store(batch_of(plan, 0)), boards, here.scratches, here.zeros(Tally, 1))
    return states


def ring_of(here: Engine, states: Any) -> Any:
    """Put copies of one state into the first half of a ring."""
    ring = here.zeros(State, 2 * RING)
    ring[:RING] = states[0]
    return ring


def _in_loops(loops: int) -> dict[str, Thing]:
    here = engine()
    doors, room = here.doors, here.scratches
    game = middle_game()
    boards, view = game.setting.boards(here), game.view(1)
    games, views = (ring_of(here, here.store(one)) for one in (game.state(), view._engine.plain(State, view._states)))
    empty, source = here.zeros(State, 2 * RING), here.zeros(State, BLOCK)
    target, ends = source.copy(), end_states("europe", SEATS, 100)
    return {
        "memcpy": lambda: _copy_blocks(target.view(np.uint8), source.view(np.uint8), loops // BLOCK),
        "compiled copy": lambda: doors.copy_many(games, loops),
        "compiled view": lambda: doors.view_many(games, loops, 1),
        "compiled resample": lambda: doors.resample_many(views, boards, room, loops, 1),
        "compiled new game": lambda: doors.start_many(empty, boards, room, loops, SEATS),
        "compiled final scoring": lambda: doors.reckon_many(ends, boards, room, here.reckonings, loops),
    }


def _at_the_facade(calls: int) -> dict[str, Thing]:
    here = engine()
    game, room = middle_game(), here.scratches
    boards, view = game.setting.boards(here), game.view(1)
    states, legal, known = here.store(game.state()), game.actions(), game.map_file
    return {
        "crossing": lambda: [here.doors.cross(states, 0, boards, room, 1) for _ in range(calls)],
        "façade actions()": lambda: [game.actions() for _ in range(calls)],
        "façade legal()": lambda: [game.legal() for _ in range(calls)],
        "façade copy()": lambda: [game.copy() for _ in range(calls)],
        "façade copy(), apply()": lambda: _play_copies(game, legal[0], calls),
        "façade view()": lambda: [game.view(1) for _ in range(calls)],
        "façade resample()": lambda: [view.resample(k) for k in range(calls)],
        "façade new_game()": lambda: [traviesa.new_game("europe", SEATS, seed=k) for k in range(calls)],
        "façade new_game(), map read before": lambda: [traviesa.new_game(known, SEATS, seed=k) for k in range(calls)],
        "façade results()": lambda: [game.results() for _ in range(calls)],
    }


def _play_copies(game: Game, action: int, calls: int) -> None:
    for _ in range(calls):
        game.copy().apply(action)


def _copy_blocks(target: Any, source: Any, times: int) -> None:
    for _ in range(times):
        np.copyto(target, source)
