"""Random play, final scoring included, beside the obvious engine that does the same."""

from collections.abc import Iterator
from pathlib import Path

from bench.measuring import Extent, Line, Thing, interleave
from tests.reference.obvious.board import Board
from tests.reference.obvious.play import random_game
from traviesa.engine import engine
from traviesa.lab.plan import Plan, make_plan
from traviesa.lab.random_play import play_at_random
from traviesa.map_file import MapFile
from traviesa.map_folders import find_map
from traviesa.tally import DECISIONS

PART = "random play"
CASES = (("usa", 2, 3000, 30), ("usa", 5, 1000, 12), ("europe", 2, 1500, 14), ("europe", 5, 700, 8))
"""Map, seats, our games, games of the obvious engine."""


def measure(extent: Extent) -> Iterator[Line]:
    """Measure each map with the fewest and the most seats."""
    for name, seats, games, few in CASES:
        yield from _case(find_map(name), seats, extent.scaled(games), extent.scaled(few), extent)


def _silent(_games: int) -> None:
    """Report no progress."""


def _case(map_file: MapFile, seats: int, games: int, few: int, extent: Extent) -> Iterator[Line]:
    alone = make_plan(map_file, seats, games, seed="bench", workers=1)
    cores = make_plan(map_file, seats, games * make_plan(map_file, seats, 1).workers, seed="bench")
    decisions, many_decisions = _decisions(alone), _decisions(cores)
    board, here = Board.read(Path(map_file.path)), engine()
    obvious_decisions = sum(random_game(board, seats, number).decisions for number in range(few))
    things: dict[str, Thing] = {
        "one": lambda: play_at_random(alone, _silent),
        "cores": lambda: play_at_random(cores, _silent),
        "obvious": lambda: [random_game(board, seats, number) for number in range(few)],
        "floor": lambda: here.doors.draw_many(here.scratches, decisions),
    }
    took = interleave(things, extent.rounds)
    one, floor = decisions / took["one"], decisions / took["floor"]
    obvious, many = obvious_decisions / took["obvious"], many_decisions / took["cores"]
    where = f"{map_file.id}, {seats} seats"
    beside = "random numbers alone"
    ratio = f"{one / obvious:.0f} times the obvious engine"
    yield Line(PART, f"{where}, obvious engine", obvious, "decisions/s", floor, beside)
    yield Line(PART, f"{where}, one thread", one, "decisions/s", floor, beside, ratio)
    yield Line(PART, f"{where}, one thread", games / took["one"], "games/s")
    workers = f"{where}, {cores.workers} workers"
    yield Line(PART, workers, many, "decisions/s", one, "one thread", f"{many / one:.2f} times one thread")
    yield Line(PART, workers, cores.games / took["cores"], "games/s")


def _decisions(plan: Plan) -> int:
    return sum(tally.total[DECISIONS] for tally in play_at_random(plan, _silent))
