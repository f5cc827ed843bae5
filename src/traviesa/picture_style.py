"""The look of a map's picture: colours by light and by dark, and a pattern and a letter for each."""

from typing import Final

LETTERS: Final = "PBOWGYKR"
"""By number of colour; black is K, as printers have it, for B is blue."""

FILLS: Final = {
    "purple": "#b884c9",
    "blue": "#3f87d6",
    "orange": "#ee8f2d",
    "white": "#fdfdfb",
    "green": "#4fa550",
    "yellow": "#f6d53b",
    "black": "#33363b",
    "red": "#d8403a",
    "gray": "#b9bcbd",
}

PATTERNS: Final = {
    "purple": '<path d="M0 8L8 0M-2 2L2-2M6 10L10 6" stroke="#7d4b92" stroke-width="1.6"/>',
    "blue": '<path d="M0 2h8M0 6h8" stroke="#1f5aa3" stroke-width="1.4"/>',
    "orange": '<circle cx="2" cy="2" r="1.3" fill="#a9560b"/><circle cx="6" cy="6" r="1.3" fill="#a9560b"/>',
    "white": '<path d="M4 2v4M2 4h4" stroke="#b9bab4" stroke-width="1"/>',
    "green": '<path d="M0 4L2 1L6 7L8 4" fill="none" stroke="#256b2b" stroke-width="1.3"/>',
    "yellow": '<path d="M2 0v8M6 0v8" stroke="#c79f10" stroke-width="1.4"/>',
    "black": '<path d="M0 0L8 8M-2 6L2 10M6-2L10 2" stroke="#64696f" stroke-width="1.2"/>',
    "red": '<path d="M0 0L8 8M8 0L0 8" stroke="#8f1d1a" stroke-width="1.1"/>',
}

LOCOMOTIVE: Final = (
    '<g id="locomotive"><path class="wheels" d="M-7.5 2.2v-6.4h2.6v-1h5v3h4.4v-3.4h2v3.4h1.2v4.4z"/>'
    '<circle class="wheels" cx="-4.6" cy="3.2" r="1.9"/><circle class="wheels" cx="0.2" cy="3.2" r="1.9"/>'
    '<circle class="wheels" cx="5" cy="3.2" r="1.9"/></g>'
)

MARKS: Final = LOCOMOTIVE + "".join(
    f'<pattern id="{word}" width="8" height="8" patternUnits="userSpaceOnUse">{mark}</pattern>'
    for word, mark in PATTERNS.items()
)

LIGHT: Final = """
text{font-family:"Alegreya Sans","Gill Sans","Gill Sans MT",Cabin,"Noto Sans","DejaVu Sans",sans-serif}
.paper{fill:#f5efe0}.water,.lakes{fill:#d9e4e0}.land{fill:#f5efe0;stroke:#b9ab8a;fill-rule:evenodd}
.rivers{fill:none;stroke:#d3deda;stroke-width:1.4}.rule{stroke:#cdbf9f;stroke-width:1.5}
.bed{fill:none;stroke:#8b8069;stroke-width:2}
.bed.tunnel{stroke:#6d5a43;stroke-width:19;stroke-dasharray:4.5 4}
.bed.tunnel-over{stroke:#f5efe0;stroke-width:15}
.bed.ferry{stroke:#79b4d2;stroke-width:19}
.bed.ferry-over{stroke:#d5ebf4;stroke-width:16;stroke-dasharray:1.5 5}
.edge{fill:none;stroke:#3d3a33;stroke-width:1}
.tunnel-edge{stroke:#3f3122;stroke-width:1.8}
.ferry-edge{stroke:#1d5675;stroke-width:1.4}
.letter{font-size:10px;font-weight:700;text-anchor:middle;stroke-width:3px;paint-order:stroke;stroke-linejoin:round}
.city{fill:#fffdf6;stroke:#7c2f24;stroke-width:3}.heart{fill:#7c2f24}.wheels{fill:#26282b}
.name{font-weight:700;fill:#2b2620;stroke:#f5efe0;stroke-width:4px;paint-order:stroke;
stroke-linejoin:round}
.border{font-style:italic;font-weight:400}
.title{font-size:26px;font-weight:600;fill:#2b2620}.caption{font-size:13px;fill:#4c4538}
"""

DARK: Final = """
.paper{fill:#1b2229}.water,.lakes{fill:#141a20}.land{fill:#222b33;stroke:#3c4853}.rivers{stroke:#1a2128}.rule{stroke:#3c4853}
.bed{stroke:#7d8891}.bed.tunnel{stroke:#a3917a}.bed.tunnel-over{stroke:#1b2229}
.bed.ferry{stroke:#2f6e90}.bed.ferry-over{stroke:#17445c}
.edge{stroke:#0c0f12}.tunnel-edge{stroke:#d8c7ae}.ferry-edge{stroke:#9ed2ec}
.black{fill:#16181b}.black+*+.edge{stroke:#8d949b}
.city{fill:#1b2229;stroke:#f0b56b}.heart{fill:#f0b56b}
.name{fill:#f2ece0;stroke:#1b2229}.title{fill:#f2ece0}.caption{fill:#c3bcae}
"""


def _letter(word: str) -> str:
    """White on dark colours, dark on light ones; a halo of the colour parts it from the pattern."""
    ink = "#fff" if word in ("blue", "green", "black", "red") else "#1d1d1f"
    return f".on-{word}{{fill:{ink};stroke:{FILLS[word]}}}"


STYLE: Final = (
    LIGHT
    + "".join(f".{word}{{fill:{fill}}}" for word, fill in FILLS.items())
    + "".join(_letter(word) for word in PATTERNS)
    + f"\n@media (prefers-color-scheme:dark){{{DARK}}}"
)
