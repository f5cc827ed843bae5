"""Draw a map as one self-contained SVG, from the coordinates of its cities."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from traviesa.cartography.drawing import Layout
from traviesa.cartography.lettering import LINE, width_of
from traviesa.cartography.shelf import layout_of
from traviesa.cartography.strands import BREADTH, CITY
from traviesa.map_file import MapFile, Route
from traviesa.picture_style import LETTERS, MARKS, STYLE
from traviesa.vocabulary import COLOUR_WORDS, FERRY, GRAY, KIND_WORDS, TRACK, TUNNEL

Space = Sequence[float]
"""x and y of its middle, its angle, its length."""
ROW: Final = 30.0
"""Height of a row of the legend."""


def draw_map(board: MapFile, say: Callable[..., str], spanish: bool = False) -> str:
    """Draw the whole board: ground, routes, cities, legend; it follows the reader's light or dark setting."""
    layout = layout_of(board)
    title = say("map-picture-title", name=board.name_es if spanish else board.name)
    samples = _samples(board, layout, title, say)
    size = f"{layout['width']} {layout['height'] + (samples[-1].row + 2) * ROW:.0f}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f"<defs>{MARKS}</defs>",
        *_ground(layout),
        *_routes(board, layout),
        *_cities(board, layout, spanish),
        *_legend(layout, title, samples),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _ground(layout: Layout) -> Iterator[str]:
    """Paper, and on it water, land, lakes and rivers."""
    yield '<rect class="paper" width="100%" height="100%"/>'
    # coasts run on past the sheet, where the legend is
    width, height = layout["width"], layout["height"]
    yield f'<svg width="{width}" height="{height}">'
    for kind in ("water", "land", "lakes", "rivers"):
        yield f'<path class="{kind}" d="{layout[kind]}"/>'
    yield "</svg>"


def _routes(board: MapFile, layout: Layout) -> Iterator[str]:
    """All lines first, so that no line runs over a space."""
    for route in board.routes:
        line = layout["routes"][route.id]["path"]
        kind = KIND_WORDS[route.kind]
        yield f'<path class="bed {kind}" d="{line}"/>'
        if route.kind in (TUNNEL, FERRY):
            yield f'<path class="bed {kind}-over" d="{line}"/>'
    for route in board.routes:
        yield f'<g id="{route.id}"><title>{_route_title(route)}</title>'
        for number, space in enumerate(layout["routes"][route.id]["spaces"]):
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
    x, y, angle, length = space
    corner = f'x="{-length / 2:.1f}" y="{-BREADTH / 2:.1f}"'
    box = f'{corner} width="{length:.1f}" height="{BREADTH:g}" rx="2.5"'
    parts = [f'<rect class="{word}" {box}/>']
    if colour != GRAY:
        parts.append(f'<rect fill="url(#{word})" {box}/>')
    parts.append(f'<rect class="edge {KIND_WORDS[kind]}-edge" {box}/>')
    if locomotive:
        parts.append('<use href="#locomotive"/>')
    elif colour != GRAY:
        parts.append(f'<text class="letter on-{word}" y="3.6">{LETTERS[colour]}</text>')
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({angle:.1f})">{"".join(parts)}</g>'


def _cities(board: MapFile, layout: Layout, spanish: bool) -> Iterator[str]:
    for number, city in enumerate(board.cities):
        x, y = layout["cities"][city.id]["x"], layout["cities"][city.id]["y"]
        if number < board.stops_from:
            yield f'<circle class="city" cx="{x}" cy="{y}" r="{CITY:g}"/>'
            yield f'<circle class="heart" cx="{x}" cy="{y}" r="{CITY / 2.6:.1f}"/>'
        else:
            side = CITY * 1.5
            corner = f'x="{x - side / 2:.1f}" y="{y - side / 2:.1f}"'
            yield f'<rect class="city" {corner} width="{side}" height="{side}"/>'
    size = layout["font"]["size"]
    for number, city in enumerate(board.cities):
        label = layout["cities"][city.id]["label_es" if spanish else "label"]
        kind = "name" if number < board.stops_from else "name border"
        for row, line in enumerate(label["lines"]):
            x, y, anchor = label["x"], label["y"] + row * LINE * size, label["anchor"]
            at = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
            # whatever font there is, a name is as broad as it was measured
            broad = f'textLength="{width_of(line):.1f}" lengthAdjust="spacingAndGlyphs"'
            yield f'<text class="{kind}" font-size="{size:g}" {at} {broad}>{escape(line)}</text>'


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
        if x + breadth > layout["width"] and x > begin:
            x, row = begin, row + 1
        samples.append(_Sample(colour, kind, word, x, row))
        x += breadth
    return samples


def _legend(layout: Layout, title: str, samples: list[_Sample]) -> Iterator[str]:
    """At the foot the title, every colour with its pattern and letter, every kind of route there is."""
    base, end = layout["height"] + ROW, layout["width"] - 28
    yield f'<path class="rule" d="M28 {base - ROW:.0f}H{end}"/>'
    yield f'<text class="title" x="28" y="{base + 8:.1f}">{escape(title)}</text>'
    for sample in samples:
        y, kind = base + sample.row * ROW, KIND_WORDS[sample.kind]
        if sample.kind != TRACK:
            line = f"M{sample.x - 6:.1f} {y:.1f}h42"
            yield f'<path class="bed {kind}" d="{line}"/><path class="bed {kind}-over" d="{line}"/>'
        yield _space((sample.x + 15, y, 0, 30), sample.colour, sample.kind, sample.kind == FERRY)
        at = f'x="{sample.x + 41:.1f}" y="{y + 4.5:.1f}"'
        yield f'<text class="caption" {at}>{escape(sample.word)}</text>'
