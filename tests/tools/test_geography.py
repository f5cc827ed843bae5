"""``tools/geography.py`` packs the world: arcs joined to rings, small things left out, lines simplified."""

import gzip
import json
from typing import Any

from geography import TARGET, pack

SQUARE = [[0, 0], [100, 0], [100, 2], [100, 0], [0, 98]]
"""East, east and a little north, and north, in tenths of a degree."""


def packed(**shapes: list[dict[str, Any]]) -> dict[str, list[list[int]]]:
    """Pack a world of two arcs: a square's two halves."""
    back = [[300, 100], [-300, 0], [0, -100]]
    objects = {kind: {"geometries": shapes.get(kind, [])} for kind in ("land", "lakes", "rivers")}
    transform = {"scale": [0.1, 0.1], "translate": [-10, -5]}
    text = gzip.decompress(pack({"transform": transform, "arcs": [SQUARE, back, [[0, 0], [1, 1]]], "objects": objects}))
    found: dict[str, list[list[int]]] = json.loads(text)
    return found


def test_arcs_are_joined_and_what_hardly_bends_is_left_out() -> None:
    ring = packed(land=[{"type": "Polygon", "arcs": [[0, 1]]}])["land"][0]
    assert ring[:2] == [-1000, -500]
    assert (sum(ring[0::2]), sum(ring[1::2])) == (-1000, -500)
    assert len(ring) == 2 * 7


def test_an_arc_runs_backwards_where_its_number_says_so() -> None:
    forth, back = (packed(rivers=[{"type": "LineString", "arcs": [one]}])["rivers"][0] for one in (0, ~0))
    assert forth[:2] == [-1000, -500]
    assert back[:2] == [2000, 500]
    assert sum(back[0::2]) == -1000


def test_what_is_too_small_is_left_out() -> None:
    world = packed(
        land=[{"type": "MultiPolygon", "arcs": [[[2]]]}], rivers=[{"type": "MultiLineString", "arcs": [[2], [0]]}]
    )
    assert world["land"] == []
    assert len(world["rivers"]) == 1


def test_the_packed_world_is_small() -> None:
    assert TARGET.stat().st_size <= 100_000
