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
def warm(lang: Language = None) -> None:
    """Compile the rules once for this machine, with a progress line."""
    from traviesa.cli.warm import warm_up

    with refusing(lang):
        warm_up(lang)


@app.command()
def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files in TOML.")],
    plain_rules: Annotated[bool, typer.Option("--plain-rules", help="Run the rules un-compiled.")] = False,
    maps: Folders = None,
    lang: Language = None,
) -> None:
    """Run scenario files: a line for each, what differs, and how many passed and failed."""
    from traviesa.cli.scenario import run_files

    with refusing(lang):
        if run_files(files, tuple(maps or ()), plain_rules, lang):
            raise typer.Exit(1)


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="A game record.")],
    plain_rules: Annotated[bool, typer.Option("--plain-rules", help="Run the rules un-compiled.")] = False,
    maps: Folders = None,
    lang: Language = None,
) -> None:
    """Replay a game record and check that the game is as recorded."""
    from traviesa.cli.verify import verify_record

    with refusing(lang):
        verify_record(record, tuple(maps or ()), plain_rules, lang)
