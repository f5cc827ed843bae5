"""Draw a map as one self-contained SVG, from the coordinates of its cities."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from typing import Final

from traviesa.map_file import MapFile, Route
from traviesa.picture_layout import WAGON, Layout, Space
from traviesa.picture_names import CITY
from traviesa.picture_style import LETTERS, MARKS, STYLE
from traviesa.vocabulary import COLOUR_WORDS, FERRY, GRAY, KIND_WORDS, TRACK, TUNNEL

BREADTH: Final = WAGON[1]
LETTER_FROM: Final = 11.0
"""A shorter space has no room for a letter."""
ROW: Final = 30.0
"""Height of a row of the legend."""


def draw_map(board: MapFile, say: Callable[..., str], spanish: bool = False) -> str:
    """Draw the whole board: ground, routes, cities, legend; it follows the reader's light or dark setting."""
    names = tuple(city.name_es if spanish else city.name for city in board.cities)
    layout = Layout.of(board, names)
    title = say("map-picture-title", name=board.name_es if spanish else board.name)
    samples = _samples(board, layout, title, say)
    size = f"{layout.width:.0f} {layout.height + (samples[-1].row + 2) * ROW:.0f}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f"<defs>{MARKS}</defs>",
        *_ground(layout),
        *_routes(board, layout),
        *_cities(board, layout, names),
        *_legend(layout, title, samples),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _ground(layout: Layout) -> Iterator[str]:
    """Paper, and the net of meridians and parallels that tells where on Earth this is."""
    yield '<rect class="paper" width="100%" height="100%"/>'
    net = [f"M{x:.1f} 0V{layout.height:.1f}" for x in layout.meridians]
    net += [f"M0 {y:.1f}H{layout.width:.1f}" for y in layout.parallels]
    yield f'<path class="net" d="{"".join(net)}"/>'


def _routes(board: MapFile, layout: Layout) -> Iterator[str]:
    """All lines first, so that no line runs over a space."""
    for route, track in zip(board.routes, layout.tracks, strict=True):
        line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in track[::4] + track[-1:])
        kind = KIND_WORDS[route.kind]
        yield f'<path class="bed {kind}" d="{line}"/>'
        if route.kind in (TUNNEL, FERRY):
            yield f'<path class="bed {kind}-over" d="{line}"/>'
    for route, spaces in zip(board.routes, layout.spaces, strict=True):
        yield f'<g id="{route.id}"><title>{_route_title(route)}</title>'
        for number, space in enumerate(spaces):
            yield _space(space, route.colour, route.kind, _asks_locomotive(route, number))
        yield "</g>"


def _route_title(route: Route) -> str:
    colour = (*COLOUR_WORDS, "gray")[route.colour]
    return f"{route.id}: {route.length} {colour} {KIND_WORDS[route.kind]}"


def _asks_locomotive(route: Route, number: int) -> bool:
    """The spaces of a ferry that ask for a locomotive stand in its middle."""
    first = (route.length - route.locomotives) // 2
    return first <= number < first + route.locomotives


def _space(space: Space, colour: int, kind: int, locomotive: bool) -> str:
    """One wagon space: colour, pattern and letter, so that no one has to tell colours apart."""
    word = (*COLOUR_WORDS, "gray")[colour]
    corner = f'x="{-space.length / 2:.1f}" y="{-BREADTH / 2:.1f}"'
    box = f'{corner} width="{space.length:.1f}" height="{BREADTH:g}" rx="2.5"'
    parts = [f'<rect class="{word}" {box}/>']
    if colour != GRAY:
        parts.append(f'<rect fill="url(#{word})" {box}/>')
    parts.append(f'<rect class="edge {KIND_WORDS[kind]}-edge" {box}/>')
    if locomotive:
        parts.append('<use href="#locomotive"/>')
    elif colour != GRAY and space.length >= LETTER_FROM:
        parts.append(f'<text class="letter on-{word}" y="3.6">{LETTERS[colour]}</text>')
    where = f"translate({space.x:.1f} {space.y:.1f}) rotate({space.angle:.1f})"
    return f'<g transform="{where}">{"".join(parts)}</g>'


def _cities(board: MapFile, layout: Layout, names: tuple[str, ...]) -> Iterator[str]:
    for number, (x, y) in enumerate(layout.cities):
        if number < board.stops_from:
            yield f'<circle class="city" cx="{x:.1f}" cy="{y:.1f}" r="{CITY:g}"/>'
            yield f'<circle class="heart" cx="{x:.1f}" cy="{y:.1f}" r="{CITY / 2.6:.1f}"/>'
        else:
            side = CITY * 1.5
            corner = f'x="{x - side / 2:.1f}" y="{y - side / 2:.1f}"'
            yield f'<rect class="city" {corner} width="{side}" height="{side}"/>'
    for number, (name, at) in enumerate(zip(names, layout.names, strict=True)):
        kind = "name" if number < board.stops_from else "name border"
        where = f'x="{at.x:.1f}" y="{at.y:.1f}" text-anchor="{at.anchor}"'
        yield f'<text class="{kind}" {where}>{escape(name)}</text>'


@dataclass(frozen=True, slots=True)
class _Sample:
    """One entry of the legend: a colour or a kind of route, its word, and where it stands."""

    colour: int
    kind: int
    word: str
    x: float
    row: int


def _samples(board: MapFile, layout: Layout, title: str, say: Callable[..., str]) -> list[_Sample]:
    """Put the entries of the legend behind the title, in as many rows as they need."""
    kinds = sorted({route.kind for route in board.routes} & {TUNNEL, FERRY})
    entries = [(colour, TRACK, f"colour-{word}") for colour, word in enumerate((*COLOUR_WORDS, "gray"))]
    entries += [(GRAY, kind, f"kind-{KIND_WORDS[kind]}") for kind in kinds]
    begin = x = 28.0 + len(title) * 14 + 30
    row, samples = 0, []
    for colour, kind, sentence in entries:
        word = say(sentence)
        breadth = 60 + len(word) * 7.4
        if x + breadth > layout.width and x > begin:
            x, row = begin, row + 1
        samples.append(_Sample(colour, kind, word, x, row))
        x += breadth
    return samples


def _legend(layout: Layout, title: str, samples: list[_Sample]) -> Iterator[str]:
    """At the foot the title, every colour with its pattern and letter, every kind of route there is."""
    base = layout.height + ROW
    yield f'<path class="rule" d="M28 {layout.height:.0f}H{layout.width - 28:.0f}"/>'
    yield f'<text class="title" x="28" y="{base + 8:.1f}">{escape(title)}</text>'
    for sample in samples:
        y, kind = base + sample.row * ROW, KIND_WORDS[sample.kind]
        if sample.kind != TRACK:
            line = f"M{sample.x - 6:.1f} {y:.1f}h42"
            yield f'<path class="bed {kind}" d="{line}"/><path class="bed {kind}-over" d="{line}"/>'
        yield _space(Space(sample.x + 15, y, 30, 0), sample.colour, sample.kind, sample.kind == FERRY)
        at = f'x="{sample.x + 41:.1f}" y="{y + 4.5:.1f}"'
        yield f'<text class="caption" {at}>{escape(sample.word)}</text>'
