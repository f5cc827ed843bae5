"""How the tickets of a seat stand: what a page lights when a ticket is looked at."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter
from msgspec import Struct

from traviesa.outlook import Outlook, outlook_of
from traviesa.server.api.answers import problems
from traviesa.server.api.play import seat_meant
from traviesa.server.identity import Caller
from traviesa.server.seeing import find_visible
from traviesa.server.tables import Tables
from traviesa.view import View


class TicketOutlook(Struct, frozen=True):
    """How a ticket stands, and the shortest way that is left to it."""

    ticket: str
    state: str
    """``done``, ``borrowed`` (done thanks to a station), ``open``, ``station`` (only with stations that are not built
    yet) or ``lost``."""
    wagons: int
    """Wagons that the way still asks for."""
    routes: tuple[str, ...]
    """The routes still to claim."""
    stations: int
    """Stations still to build."""
    cities: tuple[str, ...]
    """The cities of the way, in order."""


class TicketOutlooks(Struct, frozen=True):
    """How all the tickets of a seat stand: those it holds, then those it is offered."""

    moment: int
    tickets: tuple[TicketOutlook, ...]


@get(
    "/api/tables/{table_id:str}/outlooks",
    summary="How one's tickets stand",
    tags=["play"],
    responses=problems(400, 401, 403, 404, 409, 422),
)
async def outlooks(
    table_id: str, caller: Caller, tables: Tables, seat: Annotated[int | None, QueryParameter(ge=0, le=4)] = None
) -> TicketOutlooks:
    """Tell of each of one's tickets whether it is done, and by which way it could still be."""
    player = caller.must_be_somebody("read")
    table = (await find_visible(tables, table_id, player.id)).table
    own = seat_meant(table, player.id, seat)
    if table.game is None:
        return TicketOutlooks(0, ())
    view = table.view(own)
    found = [_told(view, outlook_of(view, ticket)) for ticket in (*view.tickets, *view.offered)]
    return TicketOutlooks(table.moments[own], tuple(found))


def _told(view: View, found: Outlook) -> TicketOutlook:
    facts, names = view.map_file, view.setting.names.tickets
    return TicketOutlook(
        names[found.ticket],
        found.state,
        found.wagons,
        tuple(facts.routes[route].id for route in found.routes),
        found.stations,
        tuple(facts.cities[city].id for city in found.cities),
    )
