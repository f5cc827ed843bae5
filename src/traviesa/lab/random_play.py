"""Random games wholly inside compiled code, on as many threads as there are workers.

The rules hold no lock while they run, so threads keep all processors busy.
"""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

from traviesa.engine import Engine
from traviesa.engine import engine as engine_of
from traviesa.game import key_of
from traviesa.lab.numbering import key_words
from traviesa.lab.plan import Plan
from traviesa.state import State
from traviesa.tally import Batch, Tally

Advance = Callable[[int], None]
CHUNK = 100
"""Games from one call to the next: a hundredth of a second, so that progress and Ctrl-C work, and no thread waits long
for the last of the others."""


def batch_of(plan: Plan, first: int) -> Batch:
    """Describe the games from a number on."""
    batch = Batch()
    batch.key = key_words(key_of(plan.seed))
    batch.first, batch.seats = first, plan.seats
    return batch


def play_at_random(plan: Plan, advance: Advance, plain: bool = False) -> list[Tally]:
    """Play all games of a plan; a tally from each worker."""
    here = engine_of(plain)
    firsts = iter(range(0, plan.games, CHUNK))
    stop = threading.Event()
    with ThreadPoolExecutor(plan.workers) as pool:
        work = [pool.submit(_work, plan, here, firsts, advance, stop) for _ in range(plan.workers)]
        try:
            return [one.result() for one in work]
        finally:
            stop.set()


def _work(plan: Plan, here: Engine, firsts: Iterator[int], advance: Advance, stop: threading.Event) -> Tally:
    """Play one chunk after another until none is left, or somebody has stopped it all."""
    boards, tallies = plan.setting().boards(here), here.zeros(Tally, 1)
    for first in firsts:
        if stop.is_set():
            break
        count = min(CHUNK, plan.games - first)
        states, batches = here.zeros(State, count), here.store(batch_of(plan, first))
        here.doors.play_many(states, batches, boards, here.scratches, tallies)
        advance(count)
    tally: Tally = here.plain(Tally, tallies)
    return tally
