"""``traviesa map``: check a map file, show a map as tables and as a picture."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from traviesa.cartography.drawing import lay_out
from traviesa.cartography.shelf import text_of
from traviesa.cli.commands import Command, Commands
from traviesa.cli.map_tables import map_tables
from traviesa.cli.refusing import refusing
from traviesa.errors import TraviesaError
from traviesa.language import choose_language, speak
from traviesa.map_file import MapFile
from traviesa.map_folders import find_map
from traviesa.map_reader import read_map
from traviesa.picture import draw_map
from traviesa.reading import reason

STANDARD_OUTPUT = Path("-")

app = typer.Typer(name="map", cls=Commands)

Language = Annotated[str | None, typer.Option("--lang")]
Folders = Annotated[list[Path] | None, typer.Option("--maps")]


@app.command(cls=Command)
def check(
    file: Annotated[Path, typer.Argument()],
    lang: Language = None,
) -> None:
    """Check a map file: ok with its counts, or every mistake in it."""
    with refusing(lang):
        board = read_map(file)
        decks = ", ".join(f"{deck} {many}" for deck, many in board.deck_sizes.items())
        print(
            speak(lang)(
                "map-checked",
                name=_name(board, lang),
                cities=board.stops_from,
                routes=len(board.routes),
                tickets=len(board.tickets),
                spaces=sum(route.length for route in board.routes),
                decks=decks,
            )
        )


@app.command(cls=Command)
def show(
    board: Annotated[str, typer.Argument(metavar="MAP")],
    svg: Annotated[Path | None, typer.Option()] = None,
    lang: Language = None,
    maps: Folders = None,
) -> None:
    """Show a map's cities, routes, tickets and rule numbers; with --svg also its picture."""
    with refusing(lang):
        found = find_map(board, maps or ())
        say = speak(lang)
        if svg is None:
            _print_tables(found, lang)
            return
        picture = draw_map(found, say, spanish=choose_language(lang) == "es")
        if svg == STANDARD_OUTPUT:
            # a picture is a file, of which every reader expects UTF-8
            sys.stdout.buffer.write(picture.encode())
            return
        _write(svg, picture)
        _print_tables(found, lang)
        print(say("map-picture-written", file=str(svg)))


@app.command(cls=Command)
def layout(
    board: Annotated[str, typer.Argument(metavar="MAP")],
    out: Annotated[Path | None, typer.Option()] = None,
    lang: Language = None,
    maps: Folders = None,
) -> None:
    """Lay a map out anew: where cities, wagon spaces, names and coasts stand."""
    with refusing(lang):
        text = text_of(lay_out(find_map(board, maps or ())))
        if out is None or out == STANDARD_OUTPUT:
            sys.stdout.buffer.write(text.encode())
            return
        _write(out, text)
        print(speak(lang)("map-layout-written", file=str(out)))


def _print_tables(board: MapFile, lang: str | None) -> None:
    say, console = speak(lang), Console()
    low, high = board.seats
    title = say("map-title", name=_name(board, lang), year=str(board.year), low=low, high=high)
    console.print(f"[bold]{escape(title)}[/bold]")
    if board.reconstructed:
        console.print(escape(say("map-reconstructed", parts=", ".join(board.reconstructed))))
    for table in map_tables(board, say, choose_language(lang) == "es"):
        console.print(table)


def _name(board: MapFile, lang: str | None) -> str:
    return board.name_es if choose_language(lang) == "es" else board.name


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise TraviesaError.told("map/unwritable", file=str(file), why=reason(error)) from error
