"""Layouts that were made before: those that lie beside their map file, and those made since the program began."""

import functools
import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from traviesa.cartography.drawing import FORMAT, Layout, facts_of, lay_out
from traviesa.map_file import MapFile

ENDING: Final = ".layout.json"
"""In place of ``.toml``."""


def layout_of(board: MapFile) -> Layout:
    """Give the layout of a map: the one that lies beside it if it was made from the same facts, or else a new one."""
    return shelved(board) or _laid_out(_Keyed(facts_of(board), board))


def shelved(board: MapFile) -> Layout | None:
    """Give the layout that was made from the same facts: beside the map file, or in the package."""
    facts = facts_of(board)
    packed = Path(str(files("traviesa"))) / "maps" / f"{board.id}{ENDING}"
    for path in (board.path.with_suffix(ENDING), packed):
        found = _read(path)
        if found.get("format") == FORMAT and found.get("facts") == facts:
            return found
    return None


def text_of(layout: Layout) -> str:
    """Write a layout as its file has it: one thing in a line."""
    rows = []
    for key, value in layout.items():
        if isinstance(value, dict) and key in ("cities", "routes"):
            inner = ",\n".join(f"{_compact(name)}:{_compact(of)}" for name, of in value.items())
            rows.append(f"{_compact(key)}:{{\n{inner}}}")
        else:
            rows.append(f"{_compact(key)}:{_compact(value)}")
    return "{" + ",\n".join(rows) + "}\n"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _read(path: Path) -> dict[str, Any]:
    """Read a layout; what is none, or not there, is as good as none."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


class _Keyed:
    """A map, the same as any other that shows the same."""

    def __init__(self, facts: str, board: MapFile) -> None:
        self.facts, self.board = facts, board

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Keyed) and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.facts)


@functools.lru_cache(maxsize=32)
def _laid_out(keyed: _Keyed) -> Layout:
    return lay_out(keyed.board)
