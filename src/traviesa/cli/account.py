"""``traviesa account``: what only who runs a server can do for its people."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from traviesa.cli.refusing import refusing

if TYPE_CHECKING:
    from traviesa.server.settings import Settings

app = typer.Typer(name="account", help="Accounts of a server: for whoever runs it.", no_args_is_help=True)

Language = Annotated[str | None, typer.Option("--lang", help="en or es; the locale by default.")]


@app.callback()
def group() -> None:
    """Accounts of a server: for whoever runs it."""


@app.command()
def reset(
    name: Annotated[str, typer.Argument(help="The account's name.")],
    database_url: Annotated[str, typer.Option(help="The server's database; else SQLite in the data folder.")] = "",
    data: Annotated[Path | None, typer.Option(help="The server's data folder.")] = None,
    public_url: Annotated[str, typer.Option(help="The address at which people reach the server.")] = "",
    lang: Language = None,
) -> None:
    """Make a link with which somebody who has lost the password sets a new one, once."""
    with refusing(lang):
        from traviesa.server.settings import Settings, data_folder

        settings = Settings(database_url=database_url, public_url=public_url, data=data or data_folder())
        asyncio.run(_offer_reset(name, settings, lang))


async def _offer_reset(name: str, settings: "Settings", language: str | None) -> None:
    from traviesa.language import speak
    from traviesa.server.identity import Identity
    from traviesa.server.people.accounts import RESET_HOURS, Accounts
    from traviesa.server.people.passwords import Passwords
    from traviesa.server.store import open_store

    store = await open_store(settings.url)
    try:
        code = await Accounts(store, Identity(store), Passwords()).offer_reset(name)
    finally:
        await store.close()
    where = settings.public_url or f"http://{settings.host}:{settings.port}"
    say = speak(language)
    print(f"{where.rstrip('/')}/reset#{code}")
    print(say("account-reset-how", name=name, hours=RESET_HOURS, code=code))
