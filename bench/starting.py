"""Starting: the cold compilation, and how soon a new process answers when it has been done."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version

from bench.measuring import Extent, Line, Thing, interleave, seconds_of

PART = "starting"
VERSION = ("-m", "traviesa", "--version")
FIRST_MOVE = ("-c", "import traviesa; game = traviesa.new_game('europe', 3); game.apply(game.actions()[0])")
NOTHING = ("-c", "pass")
LIBRARIES = ("-c", "import numba, numpy")


def measure(extent: Extent) -> Iterator[Line]:
    """Measure starts in processes of their own; the cold compilation once, and not when it must be quick."""
    things: dict[str, Thing] = {
        "nothing": lambda: run(*NOTHING),
        "libraries": lambda: run(*LIBRARIES),
        "move": lambda: run(*FIRST_MOVE),
    }
    if is_installed():
        things["version"] = lambda: run(*VERSION)
    took = interleave(things, extent.rounds)
    if "version" in took:
        yield Line(PART, "traviesa --version", took["version"], "s", took["nothing"], "Python alone")
    yield Line(PART, "first compiled move, cached", took["move"], "s", took["libraries"], "importing NumPy and Numba")
    if not extent.quick:
        with tempfile.TemporaryDirectory() as empty:
            cold = seconds_of(lambda: run("-m", "traviesa", "warm", cache=empty))
        yield Line(PART, "cold compilation", cold, "s", took["libraries"], "importing NumPy and Numba", "once")


def is_installed() -> bool:
    """Say whether the package has been installed; run from its sources it has no version to tell."""
    try:
        return bool(version("traviesa"))
    except PackageNotFoundError:
        return False


def run(*arguments: str, cache: str | None = None) -> None:
    """Run Python in a process of its own."""
    environment = dict(os.environ) | ({"XDG_CACHE_HOME": cache} if cache else {})
    subprocess.run([sys.executable, *arguments], env=environment, check=True, capture_output=True)
