"""The server itself: alive, ready, its maps and bots."""

import asyncio
import gzip
from typing import Any, Final

from litestar import Request, Response, get
from msgspec import Struct
from sqlalchemy import text

from traviesa.bots import BOT_NAMES
from traviesa.server.api.answers import problems
from traviesa.server.api.answers import ready as ready_made
from traviesa.server.api.requests import PHRASES
from traviesa.server.layouts import Layouts
from traviesa.server.library import Library
from traviesa.server.store import Store

KEPT: Final = "public, max-age=86400, stale-while-revalidate=2592000"
"""How long a browser keeps a layout: the map of a digest never changes, how it is drawn may with a new release."""


class Status(Struct):
    """How the server is."""

    status: str


class MapSummary(Struct):
    """A map one can play on."""

    id: str
    name: str
    name_es: str
    seats: tuple[int, int]
    digest: str
    reconstructed: list[str]
    rules: dict[str, Any]


class Offer(Struct):
    """What one can play here."""

    maps: list[MapSummary]
    modes: list[str]
    bots: list[str]
    phrases: list[str]


@get("/health", summary="Alive", tags=["server"])
async def health() -> Status:
    """Say that the process answers."""
    return Status("alive")


@get("/ready", summary="Ready", tags=["server"], responses=problems(503))
async def ready(store: Store) -> Status:
    """Say that the database answers, too."""
    async with store.read() as connection:
        await connection.execute(text("SELECT 1"))
    return Status("ready")


@get("/api/offer", summary="Maps, modes and bots", tags=["tables"])
async def offer(library: Library) -> Offer:
    """List what a table can be created with."""
    maps = [
        MapSummary(m.id, m.name, m.name_es, m.seats, m.digest, list(m.reconstructed), m.rules.as_table())
        for m in library.offered()
    ]
    return Offer(maps, ["cards"], list(BOT_NAMES), list(PHRASES))


@get(
    "/api/maps/{digest:str}", summary="A map's file", tags=["tables"], responses=problems(404), media_type="text/plain"
)
async def map_text(digest: str, library: Library) -> str:
    """Give the text of a map a table is played on, by its digest, or of a map one can play on, by its id."""
    return await library.text_by(digest)


@get("/api/maps/{digest:str}/layout", summary="A map's layout", tags=["tables"], responses=problems(404))
async def map_layout(request: Request[Any, Any, Any], digest: str, layouts: Layouts) -> Response[dict[str, Any]]:
    """Give where everything of a map stands on a sheet; named as its file is. A new map's takes up to a minute."""
    packed = await layouts.packed(digest)
    headers = {"cache-control": KEPT, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return ready_made(dict[str, Any], packed, headers={**headers, "content-encoding": "gzip"})
    return ready_made(dict[str, Any], await asyncio.to_thread(gzip.decompress, packed), headers=headers)
