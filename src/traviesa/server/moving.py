"""Backups: everything a database holds as one file, the same for SQLite and PostgreSQL, so that it moves between them.

The file is gzipped lines of JSON: what it is, then one row a line, then how many there were. It holds secrets (what
cookies are signed with, passwords as hashes, shuffles not yet revealed): it is written for its owner's eyes only.
"""

import base64
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, MetaData, Table, func, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from traviesa.errors import TraviesaError
from traviesa.language import Saying
from traviesa.reading import reason
from traviesa.server.fresh import now
from traviesa.server.migrating import migrate, version_of
from traviesa.server.pulse import DEAD
from traviesa.server.schema import METADATA, PROCESSES
from traviesa.server.store import Store

FORMAT: Final = "traviesa backup 1"
LEFT_OUT: Final = frozenset({"processes", "alembic_version"})
"""What is of the moment alone."""
BY_ITSELF: Final = frozenset({"secrets", "outages"})
"""What a server has that nobody has used yet."""
AT_ONCE: Final = 500


# --- writing ------------------------------------------------------------------------------------------------
async def backup(store: Store, path: Path) -> dict[str, int]:
    """Write everything into a new file, as it stands at one moment; say how many rows of what."""
    if path.exists():
        raise TraviesaError.told("server/backup-exists", file=str(path))
    async with store.snapshot() as connection:
        return await connection.run_sync(_write, path)


def _write(connection: Connection, path: Path) -> dict[str, int]:
    partial = path.with_name(path.name + ".partial")
    found = _reflected(connection)
    counts: dict[str, int] = {}
    try:
        with open(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as out:
                head = {"format": FORMAT, "schema": version_of(connection), "at": now()}
                print(json.dumps(head), file=out)
                for table in found:
                    counts[table.name] = 0
                    for row in connection.execute(select(table)).mappings():
                        print(json.dumps([table.name, {name: _text(value) for name, value in row.items()}]), file=out)
                        counts[table.name] += 1
                print(json.dumps({"end": counts}), file=out)
            raw.flush()
            os.fsync(raw.fileno())
        partial.rename(path)
    except SQLAlchemyError:
        partial.unlink(missing_ok=True)
        raise
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise TraviesaError.told("server/backup-file", "write", file=str(path), why=reason(error)) from None
    return counts


def _reflected(connection: Connection) -> list[Table]:
    """List the tables this database has, each after those it refers to."""
    there = MetaData()
    there.reflect(connection)
    return [table for table in there.sorted_tables if table.name not in LEFT_OUT]


def _text(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes | memoryview) else value


# --- reading ------------------------------------------------------------------------------------------------
async def restore(store: Store, path: Path) -> dict[str, int]:
    """Fill an empty database from a backup, all of it or nothing; say how many rows of what."""
    try:
        async with store.write() as connection:
            return await connection.run_sync(_read_into, path)
    except SQLAlchemyError as error:
        raise _damaged(path, Saying("backup-not-taken", error=type(error).__name__)) from None


def _read_into(connection: Connection, path: Path) -> dict[str, int]:
    _must_be_empty(connection)
    lines = _lines(path)
    head = next(lines, None)
    if head is None:
        raise _damaged(path, Saying("backup-no-head", expected=FORMAT))
    _go_to(connection, head["schema"], path)
    tables = {table.name: table for table in _reflected(connection)}
    counts = dict.fromkeys(tables, 0)
    waiting: list[dict[str, Any]] = []
    of = ""
    for line in lines:
        if isinstance(line, dict):
            _flush(connection, tables, of, waiting)
            if line.get("end") != counts:
                raise _damaged(path, Saying("backup-miscounted"))
            migrate(connection)
            return counts
        name, row = line
        if name not in tables:
            raise _damaged(path, Saying("backup-foreign-rows", table=name))
        if name != of or len(waiting) == AT_ONCE:
            _flush(connection, tables, of, waiting)
            of, waiting = name, []
        waiting.append({key: _value(value) for key, value in row.items()})
        counts[name] += 1
    raise _damaged(path, Saying("backup-cut"))


def _must_be_empty(connection: Connection) -> None:
    """Refuse a database that people have used or a server is using; what a server made by itself gives way."""
    for table in METADATA.sorted_tables:
        if table.name in LEFT_OUT | BY_ITSELF:
            continue
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise TraviesaError.told("server/restore-full", table=table.name)
    last = connection.execute(select(func.max(PROCESSES.c.alive_at)).where(~PROCESSES.c.ended)).scalar()
    if (last or 0) > now() - DEAD:
        raise TraviesaError.told("server/running", "restore")
    for name in BY_ITSELF:
        connection.execute(METADATA.tables[name].delete())


def _go_to(connection: Connection, version: str, path: Path) -> None:
    """Make the schema what it was when the backup was written; it is brought up to date afterwards."""
    if version == version_of(connection):
        return
    for table in reversed(_reflected(connection)):
        table.drop(connection)
    if inspect(connection).has_table("alembic_version"):
        connection.execute(text("DELETE FROM alembic_version"))
    for name in LEFT_OUT - {"alembic_version"}:
        connection.execute(text(f"DROP TABLE IF EXISTS {name}"))
    try:
        migrate(connection, version)
    except Exception:
        raise _damaged(path, Saying("backup-version", version=version)) from None


def _flush(connection: Connection, tables: dict[str, Table], of: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(tables[of].insert(), rows)


def _lines(path: Path) -> Iterator[Any]:
    """Read a backup line by line; the first says what it is."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for number, line in enumerate(lines):
                told = json.loads(line)
                if number == 0 and (not isinstance(told, dict) or told.get("format") != FORMAT):
                    raise _damaged(path, Saying("backup-no-head", expected=FORMAT))
                yield told
    except FileNotFoundError:
        raise TraviesaError.told("server/backup-file", "none", file=str(path)) from None
    except TraviesaError:
        raise
    except gzip.BadGzipFile:
        raise _damaged(path, Saying("backup-no-head", expected=FORMAT)) from None
    except OSError as error:
        raise TraviesaError.told("server/backup-file", "read", file=str(path), why=reason(error)) from None
    except (EOFError, ValueError, zlib.error):
        raise _damaged(path, Saying("backup-unreadable")) from None


def _value(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


def _damaged(path: Path, why: Saying) -> TraviesaError:
    return TraviesaError.told("server/backup-damaged", file=str(path), why=why)
