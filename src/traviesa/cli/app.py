"""All commands together. Each imports what it needs only when it runs, so that none waits for another."""

from pathlib import Path
from typing import Annotated

import typer

from traviesa.cli.account import app as account_app
from traviesa.cli.map import app as map_app
from traviesa.cli.refusing import refusing

app = typer.Typer(
    help="The train-route board-game family, open: play, simulate, check.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(map_app)
app.add_typer(account_app)

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


@app.command()
def simulate(
    board: Annotated[str, typer.Option("--map", metavar="MAP", help="A map's id, or a map file.")] = "europe",
    seats: Annotated[int, typer.Option(help="How many seats.")] = 2,
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one for each, with commas.")] = "random",
    workers: Annotated[int | None, typer.Option(help="As many at a time; by default all processors.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")] = False,
    options: Annotated[list[str] | None, typer.Option(help="A rule number of the map, as key=value.")] = None,
    more: Annotated[list[str] | None, typer.Argument(metavar="[KEY=VALUE]...", help="Further rule numbers.")] = None,
    maps: Folders = None,
    lang: Language = None,
) -> None:
    """Play games in bulk, on all cores, and print statistics."""
    from traviesa.cli.simulate import make_asked_plan, run_simulation

    with refusing(lang):
        numbers = {"seats": seats, "games": games, "workers": workers, "seed": seed}
        plan = make_asked_plan(board, maps or (), [*(options or ()), *(more or ())], bots, **numbers)
        run_simulation(plan, as_json, lang)


@app.command()
def signature(lang: Language = None) -> None:
    """Print the number that stands for the behaviour of the rules."""
    from traviesa.cli.simulate import print_signature

    with refusing(lang):
        print_signature(lang)


# --- hosting ------------------------------------------------------------------------------------------------
Config = Annotated[Path | None, typer.Option("--config", help="A TOML file of settings.")]
Data = Annotated[Path | None, typer.Option("--data", help="The folder of the database, where it is SQLite.")]
Database = Annotated[str | None, typer.Option("--database-url", help="postgresql://USER@HOST/NAME, or sqlite:///FILE.")]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at; 127.0.0.1 by default.")] = None,
    port: Annotated[int | None, typer.Option(help="8080 by default; 0 takes one that is free.")] = None,
    database_url: Database = None,
    workers: Annotated[int | None, typer.Option(help="Processes; more than one needs PostgreSQL.")] = None,
    data: Data = None,
    public_url: Annotated[str | None, typer.Option(help="The address people use, behind a proxy.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="For phones in the same room: prints address and QR code.")
    ] = False,
    config: Config = None,
    maps: Folders = None,
    lang: Language = None,
) -> None:
    """Serve tables to players and bots, over HTTP."""
    with refusing(lang):
        from traviesa.cli.serve import serve_as_asked

        given = {"host": host, "port": port, "database_url": database_url, "workers": workers, "data": data}
        serve_as_asked(given | {"public_url": public_url, "maps": maps or None}, config, lan, lang)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A new file.")],
    database_url: Database = None,
    data: Data = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    """Write everything the server's database holds into one file; the server may go on."""
    with refusing(lang):
        from traviesa.cli.database import run_backup

        run_backup(file, {"database_url": database_url, "data": data}, config, lang)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that backup has written.")],
    database_url: Database = None,
    data: Data = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    """Fill an empty database from a backup: SQLite or PostgreSQL, whichever it came from."""
    with refusing(lang):
        from traviesa.cli.database import run_restore

        run_restore(file, {"database_url": database_url, "data": data}, config, lang)


@app.command()
def check(database_url: Database = None, data: Data = None, config: Config = None, lang: Language = None) -> None:
    """Play every game of the database again from its journal, and compare with what is kept about it."""
    with refusing(lang):
        from traviesa.cli.database import run_check

        if not run_check({"database_url": database_url, "data": data}, config, lang):
            raise typer.Exit(1)
