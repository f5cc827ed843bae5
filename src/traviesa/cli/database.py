"""``traviesa backup``, ``restore`` and ``check``: what a host does with a database, while the server runs or stands."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.exc import DatabaseError

from traviesa.cli.warm import warm_up
from traviesa.language import speak
from traviesa.server.checking import check, check_ratings, count_tables
from traviesa.server.journal import Journals
from traviesa.server.library import Library
from traviesa.server.moving import backup, restore
from traviesa.server.settings import Settings, read_settings
from traviesa.server.store import Store, open_store, unreachable
from traviesa.server.tables import Tables

T = TypeVar("T")


def run_backup(file: Path, given: dict[str, Any], config: Path | None, language: str | None) -> None:
    """Write a backup, and say what is in it."""
    settings = read_settings(given, config)
    counts = _with_store(settings, lambda store: backup(store, file))
    print(speak(language)("backup-written", file=str(file), **_told(counts)))


def run_restore(file: Path, given: dict[str, Any], config: Path | None, language: str | None) -> None:
    """Fill an empty database from a backup."""
    settings = read_settings(given, config)
    counts = _with_store(settings, lambda store: restore(store, file), may_make=True)
    print(speak(language)("backup-restored", file=str(file), **_told(counts)))


def _told(counts: Mapping[str, int]) -> dict[str, int]:
    return {"tables": counts.get("tables", 0), "players": counts.get("players", 0), "rows": sum(counts.values())}


def run_check(given: dict[str, Any], config: Path | None, language: str | None) -> bool:
    """Play every game again and compare; say whether all is well."""
    settings = read_settings(given, config)
    warm_up(language)
    return _with_store(settings, lambda store: _check_all(store, settings, language))


async def _check_all(store: Store, settings: Settings, language: str | None) -> bool:
    say = speak(language)
    tables = Tables(store, Journals(store), Library(store, settings.maps))
    await tables.learn_outages()
    every, done, entries, wrong = await count_tables(tables), 0, 0, 0
    async for found in check(tables):
        done, entries, wrong = done + 1, entries + found.entries, wrong + bool(found.wrong)
        for what in found.wrong:
            print(say("check-wrong", table=found.table, what=what.said(language)))
        if sys.stderr.isatty():
            print(f"\r{done}/{every}\x1b[K", end="\r", file=sys.stderr)
    for whose, what in await check_ratings(store):
        wrong += 1
        print(say("check-wrong-rating", whose=whose, what=what.said(language)))
    print(say("check-done", tables=done, entries=entries, wrong=wrong))
    return not wrong


def _with_store(settings: Settings, work: Callable[[Store], Awaitable[T]], may_make: bool = False) -> T:
    async def run() -> T:
        store = await open_store(settings.url, may_make)
        try:
            return await work(store)
        except DatabaseError as error:  # a page of the file is damaged, which shows when it is read
            raise unreachable(store.engine.url.render_as_string(), error) from None
        finally:
            await store.close()

    return asyncio.run(run())
