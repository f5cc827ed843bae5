"""Layouts of the maps of a server: those that are there already, or made once, in a process of their own."""

import asyncio
import gzip
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from traviesa.cartography.drawing import facts_of
from traviesa.cartography.shelf import shelved, text_of
from traviesa.map_file import MapFile
from traviesa.map_reader import read_map_text
from traviesa.server.library import Library


class Layouts:
    """The layout of every map, made when somebody first asks for it; one at a time, each takes a core for a minute."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._made: dict[str, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Semaphore(1)

    async def packed(self, name: str) -> bytes:
        """Give the layout of a map by its digest, or of an offered one by its id: JSON under gzip."""
        map_id, text = await self._library.found_by(name)
        board = read_map_text(text, Path(f"{map_id}.toml"))
        facts = facts_of(board)
        task = self._made.get(facts)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._made[facts] = asyncio.create_task(self._make(board, text))
        # who goes away does not stop it for the others who wait
        return await asyncio.shield(task)

    async def _make(self, board: MapFile, text: str) -> bytes:
        found = await asyncio.to_thread(_from_shelf, board)
        if found is None:
            async with self._turn:
                found = await _drawn(board.id, text)
        return await asyncio.to_thread(gzip.compress, found, 9, mtime=0)

    async def close(self) -> None:
        """Give up what is being made."""
        for task in self._made.values():
            task.cancel()
        await asyncio.gather(*self._made.values(), return_exceptions=True)


def _from_shelf(board: MapFile) -> bytes | None:
    layout = shelved(board)
    return None if layout is None else text_of(layout).encode()


async def _drawn(map_id: str, text: str) -> bytes:
    """Make a layout by the command that makes it for everybody: no game here waits for it."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / f"{map_id}.toml"
        file.write_text(text, encoding="utf-8")
        words = ("-m", "traviesa", "map", "layout", str(file))
        process = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
        try:
            made, _ = await process.communicate()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    if process.returncode:
        raise RuntimeError(f"the layout of {map_id} could not be made")
    return made
