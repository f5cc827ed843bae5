"""The table on a screen with colour and alignment."""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from traviesa.spoken.page import GLUE, Row, without_markup
from traviesa.vocabulary import CARD_WORDS

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

_TRAILING: Final = re.compile(r" +$", re.MULTILINE)
WIDEST: Final = 100
"""Longer lines are hard to read, however wide the window."""

CHIPS: Final = {
    "purple": "#ffffff on #8a3fa0",
    "blue": "#ffffff on #1f63c4",
    "orange": "#000000 on #f08c1e",
    "white": "#000000 on #f4f4f0",
    "green": "#ffffff on #2d7d33",
    "yellow": "#000000 on #f2d22e",
    "black": "#ffffff on #26282b",
    "red": "#ffffff on #c62f2a",
    "locomotive": "#000000 on #9fd8e8",
    "plus_four": "#000000 on #c8b08a",
    "passenger": "#000000 on #c8b08a",
    "gray": "#000000 on #a8abaf",
}
SEATS: Final = ("bold #008290", "bold #c038c0", "bold #9b6d00", "bold #1d8826", "bold #d53e39")
"""Like the other colours of letters, halfway between black and white: nobody can tell what they are shown on."""
LETTERING: Final = {
    "done": "bold #1d8826",
    "lost": "bold #d53e39",
    "still": "#9b6d00",
    "soft": "#767676",
    "number": "bold",
}


class RichPage:
    """Colour, alignment, rules."""

    plain = False

    def __init__(self, console: "Console | None" = None) -> None:
        from rich.console import Console
        from rich.theme import Theme

        styles = {f"card.{word}": CHIPS[word] for word in (*CARD_WORDS, "gray")}
        styles |= {f"seat.{'abcde'[seat]}": style for seat, style in enumerate(SEATS)} | LETTERING
        self.console = console or Console(highlight=False)
        self.console.push_theme(Theme(styles))
        self.width = min(self.console.width, WIDEST)
        self.room = max(5, self.console.height - 26)

    def line(self, text: str = "") -> None:
        from rich.padding import Padding
        from rich.text import Text

        said = text.lstrip(" ")
        # what goes on in a further line stands below its beginning
        self._print(Padding(Text.from_markup(said), (0, 0, 0, len(text) - len(said))))

    def heading(self, text: str, aside: str = "") -> None:
        room = self.width - len(without_markup(text)) - len(without_markup(aside)) - 5
        dashes = "─" * max(2, room)
        end = f" [soft]{aside}[/]" if aside else ""
        self._print("")
        self._print(f"[soft]──[/] [bold]{text}[/] [soft]{dashes}[/]{end}")

    def table(self, heads: Sequence[str], rows: Iterable[Row], sentences: Iterable[str]) -> None:  # noqa: ARG002
        from rich.padding import Padding
        from rich.table import Table

        shown = Table(box=None, padding=(0, 1, 0, 1), pad_edge=False, header_style="soft", show_header=any(heads))
        for head in heads:
            number = head.startswith(">")
            shown.add_column(head.lstrip(">"), justify="right" if number else "left", no_wrap=head != heads[-1])
        for row in rows:
            shown.add_row(*map(str, row.values()))
        self._print(Padding(shown, (0, 0, 0, 1), expand=False))

    def _print(self, shown: "RenderableType") -> None:
        with self.console.capture() as caught:
            self.console.print(shown, width=self.width, highlight=False)
        self.console.file.write(_TRAILING.sub("", caught.get().replace(GLUE, " ")))
        self.console.file.flush()

    def hide(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        self.console.file.flush()
