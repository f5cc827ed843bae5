"""A server as it is, in a world where time, names and deals are given, so that two worlds differ in the deals alone.

``python -m tests.server.leaks.world FOLDER/WORLD/SETTINGS``: the world ``one`` deals as the seed says, the ``other`` as
``FOLDER/SEED.json`` says. The seed of a table is its first contribution.
"""

import hashlib
import itertools
import json
import random
import struct
import sys
import time
from pathlib import Path
from typing import Any

BEGINNING = 1_800_000_000
"""Seconds since 1970 when both worlds begin."""


def give_time_and_chance(folder: Path) -> None:
    """Let time be what the test says, nothing take any, and chance come in the same order in both worlds."""

    def given() -> int:
        (milliseconds,) = struct.unpack("q", (folder / "time").read_bytes())
        return int(milliseconds) * 1_000_000

    time.time, time.time_ns, time.perf_counter = lambda: float(BEGINNING), given, lambda: 0.0
    numbers, begun = itertools.count(), given()

    def chance(size: int) -> bytes:
        return hashlib.shake_256(b"world %d %d" % (begun, next(numbers))).digest(size)

    random._urandom = chance  # type: ignore[attr-defined]  # what ``secrets`` takes everything from


def give_deals(folder: Path, world: str) -> None:
    """Let tables begin with the deal of their seed, or with the other one."""
    from tests.server.leaks.otherwise import dealt
    from traviesa import Game, new_game
    from traviesa.server import folding

    def deal(map_file: Any, seats: int, key: Any, mode: str, rules: Any) -> Game:
        game = new_game(map_file, seats, key, mode, rules)
        return game if world == "one" else dealt(game, json.loads((folder / f"{key}.json").read_text()))

    vars(folding).update(key_from=lambda _secret, contributions: contributions[0], new_game=deal)


def main() -> None:
    """Serve in this world."""
    here = Path(sys.argv[1]).parent
    folder, world = here.parent, here.name
    give_time_and_chance(folder)
    give_deals(folder, world)
    from bench.load.real import read_settings
    from tests.server.leaks.leaking import plant
    from traviesa.server.run import run_server

    plant(folder / "leak")
    run_server(read_settings())


if __name__ == "__main__":
    main()
