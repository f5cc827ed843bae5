"""Sweeping memory: what only holds itself is found without stopping the server for long.

Left alone, Python searches everything there is whenever a quarter has been added: half a second, every few seconds,
with thousands of streams open. Here what has lived through one search is left out of the next ones. Nothing of ours
that ends leaves such rings behind, so a search of everything is needed once in a long while only.
"""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from traviesa.engine import engine

EVERY: Final = 1.0
"""Seconds between searches through what is new."""
THOROUGH: Final = 3600
"""So many searches from one through everything to the next."""
THRESHOLDS: Final = (5_000, 10, 1_000_000)
"""After so many new objects the youngest are searched, after so many searches their elders; the eldest are ours."""


class Sweeper:
    """Leaves out of a search what has lived through one."""

    def __init__(self, thorough: int = THOROUGH) -> None:
        self._thorough = thorough
        self._count = 0

    def sweep(self) -> None:
        """Search what is new, or now and then everything."""
        self._count += 1
        if self._count % self._thorough == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()


@asynccontextmanager
async def sweeping() -> AsyncIterator[None]:
    """Sweep while the server runs."""
    before = gc.get_threshold()
    gc.set_threshold(*THRESHOLDS)
    task = asyncio.create_task(_sweep_for_ever())
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        gc.set_threshold(*before)
        gc.unfreeze()


async def _sweep_for_ever() -> None:
    await asyncio.to_thread(engine)  # nobody's first move waits for the rules, and the first sweep has them behind it
    sweeper = Sweeper()
    while True:
        sweeper.sweep()
        await asyncio.sleep(EVERY)
