"""All commands together. Each imports what it needs only when it runs, so that none waits for another."""

from pathlib import Path
from typing import Annotated

import typer

from traviesa.cli.map import app as map_app
from traviesa.cli.refusing import refusing

app = typer.Typer(
    help="The train-route board-game family, open: play, simulate, check.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(map_app)

Language = Annotated[str | None, typer.Option("--lang", help="en or es; the locale by default.")]
Folders = Annotated[list[Path] | None, typer.Option("--maps", help="A folder with more maps; may be repeated.")]


@app.command()
def terminal(
    map: Annotated[str, typer.Option(help="A map's id, or a map file.")] = "europe",
    players: Annotated[str, typer.Option(help="Who sits there: you, names, bot, bot:random.")] = "you,bot,bot",
    seed: Annotated[str | None, typer.Option(help="Shuffles the same way each time.")] = None,
    lang: Language = None,
    plain: Annotated[bool | None, typer.Option(help="Plain lines for screen readers; so where no screen is.")] = None,
    maps: Folders = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save the game into this new file when leaving.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was left last.")] = False,
) -> None:
    """Play at a table on this screen, with people around it and bots."""
    with refusing(lang):
        from traviesa.cli.terminal import Wishes, run_terminal

        run_terminal(Wishes(map, players, seed, lang, plain, maps or (), load, save, resume))


@app.command()
def play(lang: Language = None) -> None:
    """Play at once: Europe, you against two bots."""
    with refusing(lang):
        from traviesa.cli.terminal import Wishes, run_terminal

        run_terminal(Wishes(lang=lang))


@app.command()
def warm(lang: Language = None) -> None:
    """Compile the rules once for this machine, with a progress line."""
    from traviesa.cli.warm import warm_up

    with refusing(lang):
        warm_up(lang)
