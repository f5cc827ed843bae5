"""Find maps by their id: those of the package, those of given folders, those of the environment."""

import functools
import os
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from typing import Final

from traviesa.errors import TraviesaError
from traviesa.map_file import MapFile
from traviesa.map_reader import FOLDER_FILE, read_map

ENVIRONMENT: Final = "TRAVIESA_MAPS"
"""Folders with more maps, joined as in PATH."""


def find_map(name: str, folders: Sequence[Path] = ()) -> MapFile:
    """Read the map of that id, or the map file of that path.

    >>> find_map("europe").name
    'Europe'
    """
    if name.endswith(".toml"):
        return _read_again(Path(name))
    maps = dict(known_maps(folders))
    if name not in maps:
        near = ", ".join(get_close_matches(name, maps, n=3))
        possible = ", ".join(maps)
        raise TraviesaError.told("game/unknown-map", "near" if near else "", asked=name, near=near, possible=possible)
    return _read_again(maps[name])


def _read_again(path: Path) -> MapFile:
    """Read a map file, unless it has been read before and not been written since."""
    try:
        stamp = path.stat()
    except OSError:
        return read_map(path)
    return _read_once(path, stamp.st_mtime_ns, stamp.st_size)


@functools.lru_cache(maxsize=64)
def _read_once(path: Path, _written: int, _size: int) -> MapFile:
    return read_map(path)


def known_maps(folders: Sequence[Path] = ()) -> list[tuple[str, Path]]:
    """List the maps that can be played as (id, path), by id; of two with one id, the one found first."""
    found: dict[str, Path] = {}
    for folder in (Path(str(files("traviesa"))) / "maps", *folders, *_folders_of_environment()):
        for path in _maps_in(folder):
            name = path.parent.name if path.name == FOLDER_FILE else path.stem
            found.setdefault(name, path)
    return sorted(found.items())


def _folders_of_environment() -> list[Path]:
    return [Path(folder) for folder in os.environ.get(ENVIRONMENT, "").split(os.pathsep) if folder]


def _maps_in(folder: Path) -> Iterator[Path]:
    """A map is ``<id>.toml`` or ``<id>/map.toml``."""
    if not folder.is_dir():
        raise TraviesaError.told("map/folder", folder=str(folder), file=FOLDER_FILE)
    yield from (path for path in sorted(folder.glob("*.toml")) if path.name != FOLDER_FILE)
    yield from sorted(folder.glob(f"*/{FOLDER_FILE}"))
