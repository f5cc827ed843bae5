"""Bots think outside the request path: in processes of their own, from a view, with a time limit.

A bot that fails, thinks too long or answers nonsense hurts nobody: the planner decides in its place.
"""

import asyncio
import json
import logging
import multiprocessing
import os
import signal
import threading
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

from traviesa.bots import make_bot
from traviesa.engine import engine
from traviesa.map_reader import read_map_text
from traviesa.setting import Setting, setting_of
from traviesa.view import View

TIME: Final = 10.0
"""Seconds after which a bot is no longer waited for."""
STAND_IN: Final = "planner"
log = logging.getLogger(__name__)


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._woken: asyncio.Future[None] | None = None

    def wake(self) -> "asyncio.Future[None]":
        """Start the processes and load the rules there, so that no bot's first thought waits for it."""
        if self._pool is None or self._woken is None:
            self._pool = ProcessPoolExecutor(self._workers, mp_context=multiprocessing.get_context("spawn"))
            self._woken = asyncio.get_running_loop().run_in_executor(self._pool, load_rules)
        return self._woken

    async def choose(self, bot: str, seed: str, view: View, map_text: str) -> str:
        """Let a bot choose a deed for the seat of a view."""
        rules = json.dumps(view.setting.rules.as_table())
        question = (seed, view.seat, view.to_bytes(), view.map_file.id, map_text, rules)
        for name in dict.fromkeys((bot, STAND_IN)):
            try:
                row = await self._ask(name, *question)
                if row in view.actions():
                    return view.action_text(row)
                log.warning("bot %s chose what is not legal", name)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("bot %s is given up: %s", name, type(error).__name__)
                self.close()
            except Exception:
                log.exception("bot %s failed", name)
        return view.legal()[0]

    async def _ask(self, *question: Any) -> int:
        await asyncio.shield(self.wake())
        asked = asyncio.get_running_loop().run_in_executor(self._pool, partial(think, *question))
        return await asyncio.wait_for(asked, TIME)

    def close(self) -> None:
        """Let the processes go, whatever they are thinking of."""
        pool, self._pool, self._woken = self._pool, None, None
        if pool is not None:
            for process in list((getattr(pool, "_processes", None) or {}).values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def load_rules() -> None:
    """Load the compiled rules in a process for thinking; a Ctrl-C is the server's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    engine()


def _end_with_the_server() -> None:
    """End this process when the server is gone, also where it was killed and could tell nobody."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(bot: str, seed: str, seat: int, view_bytes: bytes, map_id: str, map_text: str, rules: str) -> int:
    """Choose an action, in a process for thinking."""
    setting = _setting(map_id, map_text, rules)
    here = engine()
    view = View(setting, here, here.from_bytes(view_bytes), seat)
    return make_bot(bot, zlib.crc32(seed.encode())).choose(view, view.actions())


@lru_cache(maxsize=64)
def _setting(map_id: str, map_text: str, rules: str) -> Setting:
    return setting_of(read_map_text(map_text, Path(f"{map_id}.toml")), json.loads(rules))
