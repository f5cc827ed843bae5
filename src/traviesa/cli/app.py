"""All commands together. Each imports what it needs only when it runs, so that none waits for another."""

from pathlib import Path
from typing import Annotated

import typer

from traviesa.cli.account import app as account_app
from traviesa.cli.commands import Command, Commands, is_typed, need_other, refuse_together
from traviesa.cli.map import Folders, Language
from traviesa.cli.map import app as map_app
from traviesa.cli.refusing import refusing

app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False)
app.add_typer(map_app)
app.add_typer(account_app)


@app.callback()
@map_app.callback()
@account_app.callback()
def together(lang: Language = None) -> None:
    """Let the language stand before the name of a command, too; it is read before all else."""


@app.command(cls=Command)
def terminal(
    ctx: typer.Context,
    map: Annotated[str, typer.Option()] = "europe",
    players: Annotated[str, typer.Option()] = "you,bot,bot",
    seed: Annotated[str | None, typer.Option()] = None,
    lang: Language = None,
    plain: Annotated[bool | None, typer.Option()] = None,
    maps: Folders = None,
    load: Annotated[Path | None, typer.Option()] = None,
    save: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    join: Annotated[str | None, typer.Option(metavar="URL")] = None,
    name: Annotated[str | None, typer.Option()] = None,
    token: Annotated[str | None, typer.Option()] = None,
    watch: Annotated[bool, typer.Option("--watch")] = False,
) -> None:
    """Play at a table on this screen, with people around it and bots; or at a table of a server."""
    with refusing(lang):
        if join is not None:
            for one in ("load", "save", "resume", "seed", "maps"):
                refuse_together(ctx, "join", one)
            from traviesa.cli.join import Joining, run_join

            asked = {one: ctx.params[one] for one in ("map", "players") if is_typed(ctx, one)}
            run_join(Joining(join, name or "", token or "", watch, lang=lang, plain=plain, **asked))
            return
        need_other(ctx, "join", "name", "token", "watch")
        refuse_together(ctx, "load", "resume", "map", "players", "seed")
        refuse_together(ctx, "resume", "map", "players", "seed")
        from traviesa.cli.terminal import Wishes, run_terminal

        run_terminal(Wishes(map, players, seed, lang, plain, maps or (), load, save, resume))


@app.command(cls=Command)
def play(
    map: Annotated[str | None, typer.Option()] = None,
    players: Annotated[str | None, typer.Option()] = None,
    lang: Language = None,
    plain: Annotated[bool | None, typer.Option()] = None,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
) -> None:
    """Play at once, at a server of your own: in the browser, or at this terminal with the game that was left."""
    with refusing(lang):
        from traviesa.cli.play import run_play

        run_play(map, players, lang, plain, terminal)


@app.command(cls=Command)
def warm(lang: Language = None) -> None:
    """Compile the rules once for this machine, with a progress line."""
    from traviesa.cli.warm import warm_up

    with refusing(lang):
        warm_up(lang)


@app.command(cls=Command)
def scenario(
    files: Annotated[list[Path], typer.Argument()],
    plain_rules: Annotated[bool, typer.Option("--plain-rules")] = False,
    maps: Folders = None,
    lang: Language = None,
) -> None:
    """Run scenario files: a line for each, what differs, and how many passed and failed."""
    from traviesa.cli.scenario import run_files

    with refusing(lang):
        if run_files(files, tuple(maps or ()), plain_rules, lang):
            raise typer.Exit(1)


@app.command(cls=Command)
def verify(
    record: Annotated[Path, typer.Argument()],
    plain_rules: Annotated[bool, typer.Option("--plain-rules")] = False,
    maps: Folders = None,
    lang: Language = None,
) -> None:
    """Replay a game record and check that the game is as recorded."""
    from traviesa.cli.verify import verify_record

    with refusing(lang):
        verify_record(record, tuple(maps or ()), plain_rules, lang)


@app.command(cls=Command)
def simulate(
    board: Annotated[str, typer.Option("--map", metavar="MAP")] = "europe",
    seats: Annotated[int, typer.Option()] = 2,
    games: Annotated[int, typer.Option()] = 10_000,
    bots: Annotated[str, typer.Option()] = "random",
    workers: Annotated[int | None, typer.Option()] = None,
    seed: Annotated[str, typer.Option()] = "1",
    as_json: Annotated[bool, typer.Option("--json")] = False,
    options: Annotated[list[str] | None, typer.Option()] = None,
    more: Annotated[list[str] | None, typer.Argument(metavar="[KEY=VALUE]...")] = None,
    maps: Folders = None,
    lang: Language = None,
) -> None:
    """Play games in bulk, on all cores, and print statistics."""
    from traviesa.cli.simulate import make_asked_plan, run_simulation

    with refusing(lang):
        numbers = {"seats": seats, "games": games, "workers": workers, "seed": seed}
        plan = make_asked_plan(board, maps or (), [*(options or ()), *(more or ())], bots, **numbers)
        run_simulation(plan, as_json, lang)


@app.command(cls=Command)
def signature(lang: Language = None) -> None:
    """Print the number that stands for the behaviour of the rules."""
    from traviesa.cli.simulate import print_signature

    with refusing(lang):
        print_signature(lang)


# --- hosting ------------------------------------------------------------------------------------------------
Config = Annotated[Path | None, typer.Option("--config")]
Data = Annotated[Path | None, typer.Option("--data")]
Database = Annotated[str | None, typer.Option("--database-url")]


@app.command(cls=Command)
def serve(
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option()] = None,
    database_url: Database = None,
    workers: Annotated[int | None, typer.Option()] = None,
    data: Data = None,
    public_url: Annotated[str | None, typer.Option()] = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    config: Config = None,
    maps: Folders = None,
    lang: Language = None,
) -> None:
    """Serve tables to players and bots, over HTTP."""
    with refusing(lang):
        from traviesa.cli.serve import serve_as_asked

        given = {"host": host, "port": port, "database_url": database_url, "workers": workers, "data": data}
        serve_as_asked(given | {"public_url": public_url, "maps": maps or None}, config, lan, lang)


@app.command(cls=Command)
def backup(
    file: Annotated[Path, typer.Argument()],
    database_url: Database = None,
    data: Data = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    """Write everything the server's database holds into one file; the server may go on."""
    with refusing(lang):
        from traviesa.cli.database import run_backup

        run_backup(file, {"database_url": database_url, "data": data}, config, lang)


@app.command(cls=Command)
def restore(
    file: Annotated[Path, typer.Argument()],
    database_url: Database = None,
    data: Data = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    """Fill an empty database from a backup: SQLite or PostgreSQL, whichever it came from."""
    with refusing(lang):
        from traviesa.cli.database import run_restore

        run_restore(file, {"database_url": database_url, "data": data}, config, lang)


@app.command(cls=Command)
def check(database_url: Database = None, data: Data = None, config: Config = None, lang: Language = None) -> None:
    """Play every game of the database again from its journal, and compare with what is kept about it."""
    with refusing(lang):
        from traviesa.cli.database import run_check

        if not run_check({"database_url": database_url, "data": data}, config, lang):
            raise typer.Exit(1)
