"""Stopping gracefully: streams end first, so that nothing under way waits for readers who would stay for ever."""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


@contextmanager
def hearing_the_end(end: Callable[[], None]) -> Iterator[None]:
    """Call ``end`` in the loop when the process is told to stop, before whoever listens already."""
    if threading.current_thread() is not threading.main_thread():
        yield  # an application within another program: that one hears of its end
        return
    loop = asyncio.get_running_loop()
    before = {one: signal.getsignal(one) for one in SIGNALS}

    def hear(number: int, frame: FrameType | None) -> Any:
        loop.call_soon_threadsafe(end)
        listening = before[signal.Signals(number)]
        return listening(number, frame) if callable(listening) else None

    for one in SIGNALS:
        signal.signal(one, hear)
    try:
        yield
    finally:
        for one, listening in before.items():
            signal.signal(one, listening)
