"""Tables: create, list, look, sit down, leave, start."""

import json
import secrets
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import QueryParameter
from msgspec import Struct
from sqlalchemy import and_, func, select

from traviesa.archive import commitment_of
from traviesa.bots import BOT_NAMES
from traviesa.errors import TraviesaError
from traviesa.game import check_seats
from traviesa.server import deciding
from traviesa.server.api.answers import problems, ready
from traviesa.server.api.asked import MapId, Mode, Moment, Seats
from traviesa.server.api.requests import Begin, Join, NewTable, Watch
from traviesa.server.fresh import new_id
from traviesa.server.identity import Caller, Player
from traviesa.server.library import Library
from traviesa.server.listing import public_tables, tables_of
from traviesa.server.message import TableMessage
from traviesa.server.people.history import Pool
from traviesa.server.people.names import clean_names
from traviesa.server.schema import TABLES
from traviesa.server.seeing import find_visible, message_bytes
from traviesa.server.settings import Settings
from traviesa.server.setup import PERSON, ClockKind, Setup
from traviesa.server.table import Table
from traviesa.server.tables import Live, Tables, unknown_table
from traviesa.setting import check_mechanics


class TableSummary(Struct):
    """A table in a list."""

    id: str
    status: str
    public: bool
    created_at: int
    changed_at: int
    map: str
    mode: str
    seats: int
    free: int
    names: list[str]
    people: int
    clock: str
    options: int
    due: list[int]


class TableList(Struct):
    """Some tables, the newest first."""

    tables: list[TableSummary]


class TableController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="List tables", responses=problems(400, 401))
    async def list_tables(
        self,
        caller: Caller,
        tables: Tables,
        mine: bool = False,
        status: Annotated[str | None, QueryParameter(pattern="^(open|running|over)$")] = None,
        map_id: MapId = None,
        mode: Mode = None,
        seats: Seats = None,
        clock: ClockKind | None = None,
        free: bool = False,
        before: Moment = None,
    ) -> TableList:
        """List public tables, or one's own, the last changed first; ``before`` gives the next page."""
        wanted = Pool(map_id, mode, seats).conditions()
        if clock:
            wanted.append(TABLES.c.clock == clock)
        if free:
            wanted.append(TABLES.c.free > 0)
        if before is not None:
            wanted.append(TABLES.c.changed_at < before)
        query = tables_of(caller.must_be_somebody("read").id, status, wanted) if mine else public_tables(status, wanted)
        rows = await tables.store.rows(query)
        return TableList([_summary(row) for row in rows])

    @post("/", summary="Create a table", responses=problems(400, 401, 403, 404, 422, 429))
    async def create_table(
        self, data: NewTable, caller: Caller, tables: Tables, library: Library, settings: Settings
    ) -> Response[TableMessage]:
        """Create a table; who creates it hosts it, and sits down where names are given."""
        player = caller.must_be_somebody("tables")
        await _must_have_room(tables, player, settings)
        table, names = _new_table(data, player, library), clean_names(data.names)
        sat = deciding.sit(table, player.id, names, _contributed(data.contribution)) if names else []
        live = await tables.create(table)
        if sat:
            live = await tables.act(table.id, lambda _: sat, player.id)
        return await _shown(tables, live, player, 201)

    @get("/{table_id:str}", summary="Look at a table", responses=problems(400, 401, 404))
    async def look(
        self,
        table_id: str,
        caller: Caller,
        tables: Tables,
        since: Annotated[int | None, QueryParameter(ge=0, le=10**9)] = None,
    ) -> Response[TableMessage]:
        """Look at a table as one may see it, with what happened since an entry."""
        live = await find_visible(tables, table_id, caller.id)
        await tables.hear(table_id, since or 0)
        live.is_news()  # the clocks have gone on
        after = live.table.version if since is None else since
        return ready(TableMessage, await message_bytes(tables, live, caller.id, after))

    @get("/{table_id:str}/setup", summary="What a table was created with", responses=problems(400, 401, 404))
    async def setup(self, table_id: str, caller: Caller, tables: Tables) -> Setup:
        """Tell what never changes at a table: its map by digest, its whole row of rule numbers, its clock."""
        return (await find_visible(tables, table_id, caller.id)).table.setup

    @post("/{table_id:str}/join", summary="Sit down", responses=problems(400, 401, 403, 404, 409, 422, 429))
    async def join(self, table_id: str, data: Join, caller: Caller, tables: Tables) -> Response[TableMessage]:
        """Sit down at an open table, on one chair for each name."""
        player = caller.must_be_somebody("tables")
        live = await tables.find(table_id)
        if not live.table.public and not _is_invited(live.table, data.invitation):
            await find_visible(tables, table_id, player.id)
        names, contribution = clean_names(data.names), _contributed(data.contribution)
        await tables.act(table_id, lambda table: deciding.sit(table, player.id, names, contribution), player.id)
        return await _shown(tables, live, player)

    @post("/{table_id:str}/watch", summary="Be let in to watch", responses=problems(400, 401, 403, 404, 429))
    async def watch(self, table_id: str, data: Watch, caller: Caller, tables: Tables) -> Response[TableMessage]:
        """Be let in to watch a table that is not public, by its invitation."""
        player = caller.must_be_somebody("read")
        live = await tables.find(table_id)
        if not live.table.public and not _is_invited(live.table, data.invitation):
            raise unknown_table(table_id)
        await tables.let_in(table_id, [player.id])
        return await _shown(tables, live, player)

    @post("/{table_id:str}/leave", summary="Leave before the start", responses=problems(400, 401, 403, 404, 409, 429))
    async def leave(self, table_id: str, caller: Caller, tables: Tables) -> Response[TableMessage]:
        """Leave every chair one sits on, before the start."""
        return await _acted(tables, table_id, caller, lambda table, player: deciding.stand(table, player))

    @post("/{table_id:str}/start", summary="Start the game", responses=problems(400, 401, 403, 404, 409, 422, 429))
    async def start(self, table_id: str, data: Begin, caller: Caller, tables: Tables) -> Response[TableMessage]:
        """Start; only who hosts can."""
        if data.fill and data.fill not in BOT_NAMES:
            raise TraviesaError.told("bot/unknown", "fill", asked=data.fill, possible=BOT_NAMES)
        chance = secrets.SystemRandom()
        return await _acted(tables, table_id, caller, lambda t, player: deciding.start(t, player, data.fill, chance))

    @post("/{table_id:str}/close", summary="Give the table up", responses=problems(400, 401, 403, 404, 409, 429))
    async def close(self, table_id: str, caller: Caller, tables: Tables) -> Response[TableMessage]:
        """Give up a table that has not started; only who hosts can."""
        return await _acted(tables, table_id, caller, lambda table, player: deciding.close(table, player))


# --- what several of them do ------------------------------------------------------------------------------------
async def _acted(tables: Tables, table_id: str, caller: Caller, decide: Any) -> Response[TableMessage]:
    player = caller.must_be_somebody("tables")
    await find_visible(tables, table_id, player.id)
    live = await tables.act(table_id, lambda table: decide(table, player.id), player.id)
    return await _shown(tables, live, player)


async def _shown(tables: Tables, live: Live, player: Player, status: int = 201) -> Response[TableMessage]:
    encoded = await message_bytes(tables, live, player.id, live.table.version - 1)
    return ready(TableMessage, encoded, status)


def _is_invited(table: Table, invitation: str) -> bool:
    return bool(invitation) and secrets.compare_digest(table.invitation.encode(), invitation.encode())


def _contributed(given: str) -> str:
    """Take the player's part of the chance, or make one for a player who sent none."""
    return given or new_id(16)


def _summary(row: Any) -> TableSummary:
    known = {"id": row.id, "status": row.status, "public": row.public}
    times = {"created_at": row.created_at, "changed_at": row.changed_at}
    return msgspec.convert(known | times | json.loads(row.card), TableSummary)


async def _must_have_room(tables: Tables, player: Player, settings: Settings) -> None:
    mine = and_(TABLES.c.host == player.id, TABLES.c.status.in_(("open", "running")))
    row = await tables.store.first(select(func.count()).select_from(TABLES).where(mine))
    if row[0] >= settings.tables_per_player:
        raise TraviesaError.told("limit/too-many", "tables", tables=row[0])


def _new_table(data: NewTable, player: Player, library: Library) -> Table:
    map_file = library.find(data.map)
    check_seats(map_file, len(data.chairs), data.mode)
    if not data.clock.can_run:
        raise TraviesaError.told("table/clock", kind=data.clock.kind)
    unknown = [kind for kind in data.chairs if kind != PERSON and kind not in BOT_NAMES]
    if unknown:
        raise TraviesaError.told("bot/unknown", "chair", asked=unknown[0], possible=(PERSON, *BOT_NAMES))
    rules = map_file.rules_with(data.options)
    check_mechanics(map_file, rules)
    secret = secrets.token_bytes(32)
    setup = Setup(
        map=map_file.id,
        digest=map_file.digest,
        mode=data.mode,
        options=data.options,
        rules=rules.as_table(),
        chairs=tuple(data.chairs),
        clock=data.clock,
        shuffle_seats=data.shuffle_seats,
        commitment=commitment_of(secret),
    )
    return Table(new_id(), setup, map_file, secret, player.id, new_id(16), data.public)
