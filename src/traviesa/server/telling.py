"""Making messages: what a table looks like to one player, and what of a happening that player may be told."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import astuple

from traviesa.chronicle import Event
from traviesa.game import Game, Result
from traviesa.language import FORMER
from traviesa.map_file import MapFile
from traviesa.notation.printing import deed_name
from traviesa.reckoned import tie_steps, trail_cities, ways_of
from traviesa.server import entry as kinds
from traviesa.server.message import (
    ChairMessage,
    ClockMessage,
    HappeningMessage,
    OwnMessage,
    PublicPart,
    PutAwayMessage,
    ResultMessage,
    SeatMessage,
    TableMessage,
    ViewMessage,
)
from traviesa.server.offers import offers_of
from traviesa.server.setup import PERSON
from traviesa.server.table import Chair, Happening, Table
from traviesa.view import View
from traviesa.vocabulary import ONLOOKER


def table_message(
    table: Table, player: str | None, happened: Iterable[Happening], public: PublicPart | None, now: int
) -> TableMessage:
    """Show a table to a player, or to nobody in particular; ``public`` is the part that everybody is shown."""
    mine = table.seats_of(player)
    setup, clock = table.setup, table.setup.clock
    return TableMessage(
        table=table.id,
        version=table.version,
        status=table.status,
        map=setup.map,
        mode=setup.mode,
        options=setup.options,
        clock=ClockMessage(clock.kind, clock.bank, clock.increment, clock.days),
        public=table.public,
        mine=tuple(mine),
        hosts=player is not None and player == table.host,
        chairs=tuple(_chair_message(chair, number in mine) for number, chair in enumerate(table.chairs)),
        commitment=setup.commitment,
        contributions=table.contributions() if table.game is not None else (),
        at=now,
        happened=tuple(told(table, one, mine) for one in happened),
        views=tuple(view_message(public, table, seat) for seat in mine or [ONLOOKER]) if public else (),
        rematch=table.rematch,
        invitation=table.invitation if mine or player == table.host else None,
    )


def _chair_message(chair: Chair, is_mine: bool) -> ChairMessage:
    player = "" if chair.name == FORMER else chair.player
    return ChairMessage(chair.kind, chair.name, is_mine, chair.is_open, player)


# --- the game as everybody sees it, and as a seat does -----------------------------------------------------------
def public_part(table: Table, now: int) -> PublicPart:
    """Show what everybody may see of the game: what an onlooker sees, whoever is shown it."""
    view, facts, due = table.view(ONLOOKER), table.map_file, table.due
    return PublicPart(
        phase=view.phase,
        turn=due[0] if due else view.turn,
        due=tuple(due),
        final_turns=view.final_turns,
        passes=view.passes,
        market=view.market,
        pile_size=view.pile_size,
        discards=view.discards,
        ticket_pile=view.ticket_pile_sizes,
        routes={facts.routes[number].id: owner for number, owner in enumerate(view.owners) if owner != -1},
        stations={facts.cities[city].id: owner for city, owner in view.stations.items()},
        seats=_seat_messages(table, view, now),
        laid=deed_name(view.laid, view.setting.names) if view.laid else "",
        extra=view.extra,
        revealed=view.revealed,
        asked_back=table.asking.seat if table.asking else None,
        results=_results(table) if table.status == "over" else None,
    )


def view_message(public: PublicPart, table: Table, seat: int) -> ViewMessage:
    """Show the game to a seat, or to an onlooker: what everybody sees, and what is the seat's own."""
    if seat == ONLOOKER:
        nothing: tuple[Any, ...] = (None, table.version, {}, (), (), (), "", (), None, False)
        return ViewMessage(*astuple(public), *nothing)
    view = table.view(seat)
    names = view.setting.names.tickets
    decides = seat in table.due and seat not in table.playing().resigned
    own: tuple[Any, ...] = (
        seat,
        table.moments[seat],
        view.hand,
        tuple(names[ticket] for ticket in view.tickets),
        tuple(names[ticket] for ticket in view.completed),
        tuple(names[ticket] for ticket in view.offered),
        table.sealed.get(seat, "") if view.phase == "setup" else "",
        tuple(PutAwayMessage(names[ticket], batch, place) for ticket, batch, place in view.put_away),
        offers_of(view) if decides else None,
        _may_undo(table, seat),
    )
    return ViewMessage(*astuple(public), *own)


def own_message(table: Table, seat: int, shows_sealed: bool) -> OwnMessage:
    """Show what is a seat's own, as it stands; what it sealed only to those it is for."""
    view = table.view(seat)
    names = view.setting.names.tickets
    return OwnMessage(
        seat=seat,
        hand=view.hand,
        tickets=tuple(names[ticket] for ticket in view.tickets),
        completed=tuple(names[ticket] for ticket in view.completed),
        offered=tuple(names[ticket] for ticket in view.offered),
        sealed=table.sealed.get(seat, "") if view.phase == "setup" and shows_sealed else "",
        put_away=tuple(PutAwayMessage(names[ticket], batch, place) for ticket, batch, place in view.put_away),
    )


def _may_undo(table: Table, seat: int) -> bool:
    if table.status != "running":
        return False
    return (
        seat in table.sealed if table.playing().phase == "setup" else bool(table.steps and table.steps[-1].seat == seat)
    )


def _seat_messages(table: Table, view: View, now: int) -> tuple[SeatMessage, ...]:
    points, wagons, stations = view.points, view.wagons, view.stations_left
    cards, tickets, resigned = view.hand_sizes, view.ticket_counts, view.resigned
    offered, kept_first = view.offered_counts, view.kept_first
    return tuple(
        SeatMessage(
            name=chair.name,
            kind="person" if chair.kind == PERSON else "bot",
            bot=chair.kind if chair.kind != PERSON else ("planner" if table.is_bot(seat) else ""),
            away=chair.away,
            resigned=seat in resigned,
            has_chosen=seat in table.sealed or view.phase != "setup",
            points=points[seat],
            wagons=wagons[seat],
            stations_left=stations[seat],
            cards=cards[seat],
            known=view.known_cards(seat),
            tickets=tickets[seat],
            offered=offered[seat],
            kept_first=kept_first[seat],
            clock=table.clocks.left_at(seat, now),
        )
        for seat, chair in enumerate(table.chairs)
    )


def _results(table: Table) -> tuple[ResultMessage, ...]:
    game = table.playing()
    found = game.results()
    ties = tie_steps(game.setting.rules.ties, found, game.stations_left, game.resigned)
    return tuple(
        _result(table.map_file, game, seat, one, {step: shown[seat] for step, shown in ties if seat in shown})
        for seat, one in enumerate(found)
    )


def _result(map_file: MapFile, game: Game, seat: int, one: Result, ties: Mapping[str, int]) -> ResultMessage:
    tickets, routes, cities = game.setting.names.tickets, map_file.routes, map_file.cities
    ways = ways_of(game, seat, one)
    return ResultMessage(
        routes=one.routes,
        tickets=one.tickets,
        stations=one.stations,
        bonus=one.bonus,
        total=one.total,
        completed=tuple(tickets[ticket] for ticket in one.completed),
        failed=tuple(tickets[ticket] for ticket in one.failed),
        trail=one.trail,
        trail_routes=tuple(routes[route].id for route in one.trail_routes),
        trail_cities=tuple(cities[city].id for city in trail_cities(map_file, one.trail_routes)),
        borrowed={cities[city].id: routes[route].id for city, route in one.borrowed.items()},
        ways={tickets[ticket]: tuple(routes[r].id for r in way.routes) for ticket, way in ways.items()},
        worth={tickets[ticket]: way.worth for ticket, way in ways.items()},
        lacking={
            tickets[ticket]: tuple(routes[r].id for r in way.lacking) for ticket, way in ways.items() if way.lacking
        },
        ties=ties,
        wins=one.wins,
    )


# --- what happened ----------------------------------------------------------------------------------------------
def told(table: Table, happening: Happening, mine: Sequence[int]) -> HappeningMessage:
    """Tell what happened as far as the owner of these seats may know it: the one place where that is decided."""
    body, number, at = happening.body, happening.number, happening.at
    if isinstance(body, kinds.Did):
        return _deed_told(table, happening, body, body.seat in mine)
    facts = _FACTS.get(type(body), {})
    seat = _seats_named(table, body.player) if isinstance(body, kinds.Said | kinds.Sat | kinds.Left) else []
    return HappeningMessage(
        number,
        at,
        kind=str(type(body).__struct_config__.tag),
        seat=getattr(body, "seat", seat[0] if seat else None),
        **{name: getattr(body, field) for name, field in facts.items()},
    )


def _seats_named(table: Table, player: str) -> list[int]:
    return [number for number, chair in enumerate(table.chairs) if chair.player == player]


_FACTS: Mapping[type, Mapping[str, str]] = {
    kinds.Sat: {"name": "name"},
    kinds.Undone: {"to": "to"},
    kinds.Asked: {"to": "to"},
    kinds.Answered: {"agrees": "agrees"},
    kinds.Away: {"why": "why"},
    kinds.Said: {"name": "name", "text": "text", "phrase": "phrase"},
    kinds.Again: {"table": "table"},
}
"""What everybody is told of each kind of entry: names of the message → of the entry."""


def _deed_told(table: Table, happening: Happening, body: kinds.Did, is_own: bool) -> HappeningMessage:
    event = happening.event
    if event is None:  # a first choice, sealed: that it was made, and to its owner alone what
        return HappeningMessage(
            happening.number, happening.at, "did", seat=body.seat, deed=body.deed if is_own else "keep", phase="setup"
        )
    tickets = table.playing().setting.names.tickets
    return HappeningMessage(
        happening.number,
        happening.at,
        "did",
        seat=body.seat,
        deed=body.deed if is_own or event.deed.kind != "keep" else "keep",
        phase=event.phase,
        drawn=event.drawn or None if is_own else None,
        offered=tuple(tickets[t] for t in event.offered) if is_own and _shows_tickets(event) else None,
        kept=len(event.deed.tickets) if event.deed.kind == "keep" else None,
        revealed=event.revealed,
        extra=event.extra,
        points=event.points,
        notices=event.notices,
    )


def _shows_tickets(event: Event) -> bool:
    return event.deed.kind in ("tickets", "keep")
