"""Play: deeds, taking back, resigning, letting a bot sit in, talking, and the stream of events."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import QueryParameter
from litestar.response import Stream
from msgspec import Struct

from traviesa.record_text import write_record
from traviesa.server import deciding
from traviesa.server.api.answers import problems, ready
from traviesa.server.api.guarding import address_of
from traviesa.server.api.requests import Answer, OfSeat, Play, Say
from traviesa.server.closing import record_of_table
from traviesa.server.deciding import TableError
from traviesa.server.entry import Body
from traviesa.server.identity import Caller
from traviesa.server.message import TableMessage
from traviesa.server.people.names import clean_words
from traviesa.server.seeing import find_visible, message_bytes
from traviesa.server.stream import parse_since
from traviesa.server.streams import Streams
from traviesa.server.table import Table
from traviesa.server.tables import Tables

REFUSALS = (400, 401, 403, 404, 409, 422, 429)
Decide = Callable[[Table, str, int], Body | Sequence[Body]]


class LegalDeeds(Struct):
    """Every legal deed of a seat, as the notation writes it."""

    moment: int
    deeds: list[str]


class PlayController(Controller):
    """Play at a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("play",)

    @post("/deeds", summary="Do a deed", responses=problems(*REFUSALS))
    async def do(self, table_id: str, data: Play, caller: Caller, tables: Tables) -> Response[TableMessage]:
        """Do a deed. It is durable when this answers; sent again with the same request id it is done once."""
        deed, moment = data.deed, data.moment
        return await _act(
            tables, table_id, caller, data.seat, lambda t, p, seat: deciding.do(t, p, seat, deed, moment), data.request
        )

    @get("/legal", summary="List legal deeds", responses=problems(400, 401, 403, 404, 409, 422))
    async def legal(
        self,
        table_id: str,
        caller: Caller,
        tables: Tables,
        seat: Annotated[int | None, QueryParameter(ge=0, le=4)] = None,
    ) -> LegalDeeds:
        """List the legal deeds of one's seat; none when it has nothing to decide."""
        player = caller.must_be_somebody("read")
        table = (await find_visible(tables, table_id, player.id)).table
        own = seat_meant(table, player.id, seat)
        if table.status != "running" or own not in table.due:
            return LegalDeeds(table.moments[own] if table.moments else 0, [])
        return LegalDeeds(table.moments[own], table.view(own).legal())

    @post("/undo", summary="Take back one's last deed", responses=problems(*REFUSALS))
    async def undo(self, table_id: str, data: OfSeat, caller: Caller, tables: Tables) -> Response[TableMessage]:
        """Take back one's last deed, until chance, hidden things or another seat have spoken."""
        return await _act(tables, table_id, caller, data.seat, deciding.undo, data.request)

    @post("/take-back", summary="Ask to take a deed back", responses=problems(*REFUSALS))
    async def ask_back(self, table_id: str, data: OfSeat, caller: Caller, tables: Tables) -> Response[TableMessage]:
        """Ask the others to let one take back one's last deed though they have moved since."""
        return await _act(tables, table_id, caller, data.seat, deciding.ask_back, data.request)

    @post("/take-back/answer", summary="Answer who asks to take back", responses=problems(*REFUSALS))
    async def answer_back(self, table_id: str, data: Answer, caller: Caller, tables: Tables) -> Response[TableMessage]:
        """Agree or not; with the last yes the deed is taken back."""
        agrees = data.agrees
        return await _act(
            tables, table_id, caller, data.seat, lambda t, p, s: deciding.answer_back(t, p, s, agrees), data.request
        )

    @post("/resign", summary="Give up", responses=problems(*REFUSALS))
    async def resign(self, table_id: str, data: OfSeat, caller: Caller, tables: Tables) -> Response[TableMessage]:
        """Give up: a bot plays on, or the other wins where two sat at the table."""
        return await _act(tables, table_id, caller, data.seat, deciding.resign, data.request)

    @post("/away", summary="Let a bot sit in", responses=problems(*REFUSALS))
    async def away(self, table_id: str, data: OfSeat, caller: Caller, tables: Tables) -> Response[TableMessage]:
        """Let a bot sit in until one comes back."""
        return await _act(tables, table_id, caller, data.seat, deciding.leave_to_bot, data.request)

    @post("/back", summary="Come back", responses=problems(*REFUSALS))
    async def back(self, table_id: str, data: OfSeat, caller: Caller, tables: Tables) -> Response[TableMessage]:
        """Take one's seat back from the bot that sat in."""
        return await _act(tables, table_id, caller, data.seat, deciding.come_back, data.request)

    @post("/chat", summary="Say something", responses=problems(*REFUSALS))
    async def chat(self, table_id: str, data: Say, caller: Caller, tables: Tables) -> Response[TableMessage]:
        """Say something to the table: own words, or a ready phrase."""
        text = clean_words(data.text)
        if bool(text) == bool(data.phrase):
            raise TableError.told("chat/empty")
        player = caller.must_be_somebody()
        live = await find_visible(tables, table_id, player.id)
        await tables.act(
            table_id, lambda table: deciding.say(table, player.id, "", text, data.phrase or ""), player.id, data.request
        )
        encoded = await message_bytes(tables, live, player.id, live.table.version - 1)
        return ready(TableMessage, encoded, 201)

    @get("/record", summary="Download the record", responses=problems(400, 401, 404, 409), media_type="text/plain")
    async def record(self, table_id: str, caller: Caller, tables: Tables) -> str:
        """Download the record of a game that is over, the secret of its shuffle included."""
        table = (await find_visible(tables, table_id, caller.id)).table
        if table.status != "over":
            raise TableError.told("table/not-over", "record", status=table.status)
        return write_record(record_of_table(table, await tables.journals.read(table_id)))


async def _act(
    tables: Tables, table_id: str, caller: Caller, seat: int | None, decide: Decide, request: str | None = None
) -> Response[TableMessage]:
    """Let a player do something with a seat, and show what came of it."""
    player = caller.must_be_somebody()
    live = await find_visible(tables, table_id, player.id)
    before = live.table.version
    await tables.act(
        table_id, lambda table: decide(table, player.id, seat_meant(table, player.id, seat)), player.id, request
    )
    return ready(TableMessage, await message_bytes(tables, live, player.id, before), 201)


def seat_meant(table: Table, player: str, asked: int | None) -> int:
    """Choose the seat that is meant: the one named, or the only one."""
    mine = table.seats_of(player)
    if asked is not None and asked in mine:
        return asked
    if not mine:
        raise TableError.told("table/not-seated")
    if asked is None and len(mine) == 1:
        return mine[0]
    if asked is None:
        raise TableError.told("action/not-your-turn", "which", yours=mine)
    raise TableError.told("action/not-your-turn", "seat", seat=asked, yours=mine)


@get(
    "/api/events",
    summary="Stream of events",
    tags=["play"],
    responses=problems(400, 401, 404, 422, 429),
    media_type="text/event-stream",
)
async def events(
    request: Request[Any, Any, Any],
    caller: Caller,
    streams: Streams,
    watch: Annotated[str, QueryParameter(max_length=1000)],
) -> Stream:
    """Listen to tables (``TABLE:NUMBER`` with commas: what happened after that entry); resumes by Last-Event-ID."""
    since = parse_since(request.headers.get("last-event-id", "")) or parse_since(watch)
    stream = await streams.open(caller.id, since, address_of(request))
    if caller.player is not None and "play" in caller.scopes:
        await streams.welcome(caller.player.id, since)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(streams.chunks(stream), media_type="text/event-stream", headers=headers)
