"""``traviesa account``: what only who runs a server can do for its people."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from traviesa.cli.commands import Command, Commands
from traviesa.cli.map import Language
from traviesa.cli.refusing import refusing

if TYPE_CHECKING:
    from traviesa.server.settings import Settings

app = typer.Typer(name="account", cls=Commands)


@app.command(cls=Command)
def reset(
    name: Annotated[str, typer.Argument()],
    database_url: Annotated[str, typer.Option()] = "",
    data: Annotated[Path | None, typer.Option()] = None,
    public_url: Annotated[str, typer.Option()] = "",
    lang: Language = None,
) -> None:
    """Make a link with which somebody who has lost the password sets a new one, once."""
    with refusing(lang):
        from traviesa.server.settings import Settings, data_folder

        settings = Settings(database_url=database_url, public_url=public_url, data=data or data_folder())
        asyncio.run(_offer_reset(name, settings, lang))


@app.command(cls=Command)
def delete(
    name: Annotated[str, typer.Argument()],
    yes: Annotated[bool, typer.Option("--yes")] = False,
    database_url: Annotated[str, typer.Option()] = "",
    data: Annotated[Path | None, typer.Option()] = None,
    lang: Language = None,
) -> None:
    """Delete an account for somebody who asks: name and words go, games stay. No way leads back."""
    with refusing(lang):
        from traviesa.server.people.refusals import PeopleError
        from traviesa.server.settings import Settings, data_folder

        if not yes:
            raise PeopleError.told("account/delete", name=name)
        asyncio.run(_delete(name, Settings(database_url=database_url, data=data or data_folder()), lang))


async def _delete(name: str, settings: "Settings", language: str | None) -> None:
    from traviesa.language import speak
    from traviesa.server.people.history import History
    from traviesa.server.people.leaving import part
    from traviesa.server.people.names import name_key
    from traviesa.server.people.news import News
    from traviesa.server.store import open_store

    store = await open_store(settings.url, may_make=False)
    try:
        account = await History(store).account_named(name_key(name), name)
        await part(store, News(store), account.id, 0)  # long ago: a server that runs sees to it at once
    finally:
        await store.close()
    print(speak(language)("account-deleted", name=account.name))


async def _offer_reset(name: str, settings: "Settings", language: str | None) -> None:
    from traviesa.language import speak
    from traviesa.server.identity import Identity
    from traviesa.server.people.accounts import RESET_HOURS, Accounts
    from traviesa.server.people.passwords import Passwords
    from traviesa.server.store import open_store

    store = await open_store(settings.url, may_make=False)
    try:
        code = await Accounts(store, Identity(store), Passwords()).offer_reset(name)
    finally:
        await store.close()
    where = settings.public_url or f"http://{settings.host}:{settings.port}"
    say = speak(language)
    print(f"{where.rstrip('/')}/reset#{code}")
    print(say("account-reset-how", name=name, hours=RESET_HOURS, code=code))
