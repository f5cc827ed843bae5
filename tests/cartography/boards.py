"""Small maps given as data alone, anywhere on Earth."""

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from traviesa.map_file import MapFile
from traviesa.map_folders import find_map
from traviesa.map_reader import read_map_text

MAPS = Path(__file__).parent.parent / "maps"
Place = tuple[str, float, float]
Track = tuple[str, str, int]


def toy() -> MapFile:
    """The toy map of seven cities."""
    return find_map(str(MAPS / "toy.toml"))


def board_of(places: Sequence[Place], tracks: Sequence[Track], names: Sequence[str] = ()) -> MapFile:
    """Make a map of cities (id, lat, lon) and routes (from, to, length), with the rules of the toy map."""
    text = (MAPS / "toy.toml").read_text(encoding="utf-8")
    lengths = ", ".join(f"{length} = {length}" for length in sorted({track[2] for track in tracks}))
    text = text[: text.index("cities = [")].replace("{ 2 = 2, 3 = 4, 4 = 7 }", f"{{ {lengths} }}")
    for old, new in (
        ('id = "toy"', 'id = "made"'),
        ("seats = [2, 3]", "seats = [2, 2]"),
        ("{ long = 1, short = 2 }", "{ short = 1 }"),
        ("tickets_keep_first = 2", "tickets_keep_first = 1"),
        ("{ short = 2 }", "{ short = 1 }"),
        ("wagons_each = 14", "wagons_each = 6"),
    ):
        text = text.replace(old, new)
    text += "cities = [\n"
    for (city, lat, lon), name in zip(places, names or [city for city, _, _ in places], strict=True):
        text += f'  {{ id = "{city}", name = "{name}", name_es = "{name}", lat = {lat}, lon = {lon} }},\n'
    text += "]\nroutes = [\n"
    for a, b, length in tracks:
        text += f'  {{ a = "{a}", b = "{b}", length = {length}, colour = "gray", kind = "track" }},\n'
    text += "]\ntickets = [\n"
    for (a, *_), (b, *_) in combinations(places, 2):
        text += f'  {{ a = "{a}", b = "{b}", points = 1, deck = "short" }},\n'
    return read_map_text(text + "]\n", Path("made.toml"))


FIJI = board_of(
    [("suva", -18.14, 178.44), ("taveuni", -16.83, -179.97), ("apia", -13.83, -171.77), ("tonga", -21.14, -175.2)],
    [("suva", "taveuni", 2), ("suva", "tonga", 3), ("taveuni", "apia", 4), ("apia", "tonga", 4), ("suva", "apia", 6)],
)
"""Across the meridian of 180 degrees."""
ANDES = board_of(
    [("quito", -0.18, -78.47), ("lima", -12.05, -77.04), ("bogota", 4.71, -74.07), ("manaus", -3.12, -60.02)],
    [
        ("quito", "lima", 4),
        ("quito", "bogota", 2),
        ("quito", "bogota", 2),
        ("bogota", "manaus", 5),
        ("lima", "manaus", 6),
    ],
)
"""Across the equator."""
LINE = board_of(
    [("here", 10.0, 20.0), ("there", 10.0, 21.0), ("yonder", 10.0, 24.0)],
    [("here", "there", 2), ("there", "yonder", 6)],
)
"""All on one parallel."""
