"""A message made into a view again: the one the server had, byte for byte."""

from collections.abc import Sequence

from traviesa.client.messages import ResultMessage, ViewMessage
from traviesa.engine import Engine, engine
from traviesa.game import Result
from traviesa.setting import Setting
from traviesa.state import (
    HIDDEN,
    IN_BOX,
    IN_PILE,
    IS_OFFERED,
    NOBODY,
    NOT_CHOSEN,
    ROUTE_OPEN,
    UNKNOWN,
    State,
)
from traviesa.view import View
from traviesa.vocabulary import CARD_WORDS, ONLOOKER, PHASE_WORDS, SEATS

_CARDS = {word: card for card, word in enumerate(CARD_WORDS)}


def view_of(setting: Setting, message: ViewMessage, here: Engine | None = None) -> View:
    """Make the view that a message shows."""
    seat = ONLOOKER if message.seat is None else message.seat
    state = _blank(setting)
    _put_course(state, setting, message, seat)
    _put_cards(state, message, seat)
    _put_board(state, setting, message)
    _put_seats(state, message)
    _put_tickets(state, setting, message, seat)
    here = here or engine()
    return View(setting, here, here.store(state), seat)


def _blank(setting: Setting) -> State:
    """Give the state that a seat sees of a game in which it knows of nothing."""
    state, rules = State(), setting.board.rules
    state.stream.at = len(state.stream.block)
    state.pile = [HIDDEN] * len(state.pile)
    state.market = [HIDDEN] * len(state.market)
    state.ticket_pile = [[HIDDEN] * len(row) for row in state.ticket_pile]
    state.ticket_at = [UNKNOWN] * len(state.ticket_at)
    state.refused_by = [NOBODY] * len(state.refused_by)
    state.owner = [ROUTE_OPEN] * len(state.owner)
    state.station_at = [NOBODY] * len(state.station_at)
    state.chosen = [NOT_CHOSEN] * SEATS
    state.wagons, state.stations_left = [rules.wagons_each] * SEATS, [rules.stations_each] * SEATS
    return state


def _put_course(state: State, setting: Setting, message: ViewMessage, seat: int) -> None:
    """In set-up all choose at once: a seat that has still to choose sees its own turn."""
    state.seats = len(message.seats)
    state.phase = PHASE_WORDS.index(message.phase)
    state.turn = seat if seat in message.due else message.turn
    state.final_turns, state.passes = message.final_turns, message.passes
    if message.laid:
        state.laid, state.extra = setting.text_rows[message.laid], message.extra
        _put_row(state.revealed, [_CARDS[card] for card in message.revealed])
        state.revealed_count = len(message.revealed)


def _put_cards(state: State, message: ViewMessage, seat: int) -> None:
    state.pile_size = message.pile_size
    for card, count in message.discards.items():
        state.discards[_CARDS[card]] = count
    _put_row(state.market, [HIDDEN if card is None else _CARDS[card] for card in message.market])
    for card, count in message.hand.items():
        state.hands[seat][_CARDS[card]] = count


def _put_board(state: State, setting: Setting, message: ViewMessage) -> None:
    routes = {name: number for number, name in enumerate(setting.names.routes)}
    for route, owner in message.routes.items():
        state.owner[routes[route]] = owner
    for city, owner in message.stations.items():
        state.station_at[setting.names.city_numbers[city]] = owner


def _put_seats(state: State, message: ViewMessage) -> None:
    for number, one in enumerate(message.seats):
        state.score[number], state.resigned[number] = one.points, int(one.resigned)
        state.wagons[number], state.stations_left[number] = one.wagons, one.stations_left
        state.hand_size[number], state.ticket_count[number] = one.cards, one.tickets
        state.offered_count[number], state.kept_first[number] = one.offered, one.kept_first
        _put_row(state.offered[number], [HIDDEN] * one.offered)
        for card, count in one.known.items():
            state.known[number][_CARDS[card]] = count


def _put_tickets(state: State, setting: Setting, message: ViewMessage, seat: int) -> None:
    tickets = {name: number for number, name in enumerate(setting.names.tickets)}
    decks = {name: number for number, name in enumerate(setting.map_file.decks)}
    for deck, size in message.ticket_pile.items():
        state.ticket_pile_size[decks[deck]] = size
    for name in message.tickets:
        state.ticket_at[tickets[name]] = seat
    for name in message.offered:
        state.ticket_at[tickets[name]] = IS_OFFERED
    if message.offered:
        _put_row(state.offered[seat], [tickets[name] for name in message.offered])
    for away in message.put_away:
        ticket = tickets[away.ticket]
        state.ticket_at[ticket] = IN_BOX if away.place is None else IN_PILE
        state.refused_by[ticket], state.refused_batch[ticket] = seat, away.batch
        if away.place is not None:
            state.ticket_pile[setting.board.ticket_deck[ticket]][away.place] = ticket
    state.batches = max((away.batch for away in message.put_away), default=0)


def _put_row(row: list[int], values: Sequence[int]) -> None:
    row[: len(values)] = values


def result_of(setting: Setting, message: ResultMessage) -> Result:
    """Make the reckoning of a seat that a message tells."""
    names = setting.names
    tickets = {name: number for number, name in enumerate(names.tickets)}
    routes = {name: number for number, name in enumerate(names.routes)}
    return Result(
        routes=message.routes,
        tickets=message.tickets,
        stations=message.stations,
        bonus=message.bonus,
        total=message.total,
        completed=tuple(tickets[name] for name in message.completed),
        failed=tuple(tickets[name] for name in message.failed),
        trail=message.trail,
        trail_routes=tuple(routes[name] for name in message.trail_routes),
        borrowed={names.city_numbers[city]: routes[route] for city, route in message.borrowed.items()},
        wins=message.wins,
    )
