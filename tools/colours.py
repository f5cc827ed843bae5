"""State the contrasts of the page's colours in docs/colours.md, as its tokens are; --check asks whether that is so.

A ratio is that of WCAG 2.2: text needs 4.5, a line or a mark that carries meaning 3.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOKENS = ROOT / "web" / "src" / "style" / "tokens.css"
DOCUMENT = ROOT / "docs" / "colours.md"

TEXT, MARK = 4.5, 3.0
PAPERS = ("paper", "paper-2", "paper-3")
TEXTS = ("ink", "ink-2", "ink-3", "accent", "good", "warn", "bad")
MARKS = ("line", "focus", "space-edge", "tunnel", "ferry")
CARDS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive", "gray")
SEATS = range(5)
LOOKS = ("light", "dark")

_TOKEN = re.compile(r"^  --([\w-]+):\s*(?:light-dark\((#\w+), (#\w+)\)|(#\w+));", re.MULTILINE)

INTRODUCTION = """# The colours of the page, and their contrasts

Made from `web/src/style/tokens.css` by `python tools/colours.py`; a test keeps it current. Ratios are those of
WCAG 2.2: text needs 4.5, lines and marks that carry meaning need 3. `--rule` and `--water` carry none: what they
part or fill is told by something else too.

Nothing is told by colour alone. A card has a colour, a shape, a pattern and a letter; a seat has a colour, a shape, a
pattern and a Roman numeral. `tests/page/test_colours.py` looks at each of them alone, in grey and as people with
protanopia, deuteranopia and tritanopia see them, and measures that every two differ.
"""

Rgb = tuple[float, float, float]


def read_tokens(css: str) -> dict[str, dict[str, str]]:
    """Read the colours of each look from the style sheet, by the names of their tokens."""
    found: dict[str, dict[str, str]] = {look: {} for look in LOOKS}
    for name, light, dark, both in _TOKEN.findall(css):
        found["light"][name] = light or both
        found["dark"][name] = dark or both
    return found


def parse_colour(text: str) -> Rgb:
    """Read a colour.

    >>> parse_colour("#fff")
    (1.0, 1.0, 1.0)
    """
    digits = text.lstrip("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    red, green, blue = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return red, green, blue


def luminance(colour: str) -> float:
    """Give the relative luminance of a colour: 0 is black, 1 is white."""
    red, green, blue = map(_light, parse_colour(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _light(level: float) -> float:
    return level / 12.92 if level <= 0.04045 else float(((level + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """Give the ratio of contrast.

    >>> contrast("#000", "#ffffff")
    21.0
    """
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def pairs() -> Iterator[tuple[str, str, float]]:
    """Name what is seen on what, and the ratio that it needs."""
    for paper in PAPERS:
        yield from ((text, paper, TEXT) for text in TEXTS)
        yield from ((mark, paper, MARK) for mark in MARKS)
    yield "accent-ink", "accent", TEXT
    yield "ink", "water", TEXT
    yield "card-ink", "card-paper", TEXT
    for card in CARDS:
        yield f"card-{card}-ink", f"card-{card}", TEXT
        yield f"card-{card}-deep", "card-paper", MARK
    for seat in SEATS:
        yield f"seat-{seat}-ink", f"seat-{seat}", TEXT


def too_weak(tokens: dict[str, dict[str, str]]) -> list[str]:
    """List every pair whose contrast does not suffice."""
    return [
        f"{look}: --{seen} on --{ground} has {contrast(colours[seen], colours[ground]):.2f}, needs {needed}"
        for look, colours in tokens.items()
        for seen, ground, needed in pairs()
        if contrast(colours[seen], colours[ground]) < needed
    ]


def document(tokens: dict[str, dict[str, str]]) -> str:
    """Write the document."""
    parts = [INTRODUCTION]
    for look, colours in tokens.items():
        parts.append(f"\n## {look.capitalize()}: text and lines on paper\n\n" + _papers(colours))
        parts.append(f"\n## {look.capitalize()}: what is printed\n\n" + _printed(colours))
    return "".join(parts)


def _papers(colours: dict[str, str]) -> str:
    lines = ["| token | " + " | ".join(f"on `--{paper}` {colours[paper]}" for paper in PAPERS) + " | needs |"]
    lines.append("| --- |" + " ---: |" * (len(PAPERS) + 1))
    for name, needed in [*((text, TEXT) for text in TEXTS), *((mark, MARK) for mark in MARKS)]:
        ratios = " | ".join(f"{contrast(colours[name], colours[paper]):.2f}" for paper in PAPERS)
        lines.append(f"| `--{name}` {colours[name]} | {ratios} | {needed:g} |")
    return "\n".join(lines) + "\n"


def _printed(colours: dict[str, str]) -> str:
    lines = ["| what | on | contrast | needs |", "| --- | --- | ---: | ---: |"]
    for seen, ground, needed in pairs():
        if ground not in PAPERS:
            ratio = contrast(colours[seen], colours[ground])
            lines.append(f"| `--{seen}` {colours[seen]} | `--{ground}` {colours[ground]} | {ratio:.2f} | {needed:g} |")
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Write the document, or say that it is not current."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the document is not current")
    asked = parser.parse_args(arguments)
    tokens = read_tokens(TOKENS.read_text("utf-8"))
    written = document(tokens)
    weak = too_weak(tokens)
    print("\n".join(weak), end="\n" if weak else "")
    if not asked.check:
        DOCUMENT.write_text(written, "utf-8")
    elif DOCUMENT.read_text("utf-8") != written:
        print("docs/colours.md is not current: python tools/colours.py")
        return 1
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main())
