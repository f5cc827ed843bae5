"""How long a worst position takes, by the doors for measuring."""

import time

import bench.doors  # noqa: F401  (adds the doors for measuring)
from bench.worst_position import TRAIL, Position
from traviesa.engine import engine


def milliseconds_of(position: Position, tries: int = 3) -> float:
    """Time what the position is the worst of; the best of some tries, so that the machine's other work is left out."""
    here, boards = engine(), position.setting().boards(engine())
    states, doors = here.store(position.state()), engine().doors
    best = float("inf")
    for _ in range(tries):
        began = time.perf_counter()
        if position.kind == TRAIL:
            doors.trail_of(states, 0, boards, here.scratches, 0)
        else:
            doors.tickets_of(states, boards, here.scratches, here.reckonings, 0)
        best = min(best, time.perf_counter() - began)
    return 1000 * best
