"""Building stations."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.ending import end_turn
from traviesa.rules.payment import can_pay, offer_payments, pay
from traviesa.state import NOBODY, Scratch, State


@rule
def next_station(state: State, board: Board, seat: int) -> int:
    """EU-STATION-4 Say which station the seat would build next, 1 for the first: so many cards it costs."""
    return board.rules.stations_each - state.stations_left[seat] + 1


@rule
def may_build_in(state: State, city: int) -> bool:
    """EU-STATION-2 EU-STATION-3 RUL-STATION-5 Any city without a station will do, whoever's the station is."""
    return state.station_at[city] == NOBODY


@rule
def offer_builds(state: State, board: Board, scratch: Scratch) -> None:
    """EU-STATION-1 EU-STATION-4 EU-STATION-5 EU-STATION-9 Offer every free city with every payment."""
    if state.stations_left[state.turn] == 0:
        return
    nth = next_station(state, board, state.turn)
    price = board.station_price[nth]
    first = board.catalogue.builds_from + board.station_first[nth]
    if not can_pay(state, board, scratch, price):
        return
    for city in range(board.stops_from):
        if may_build_in(state, city):
            offer_payments(scratch, price, first + city * board.station_rows)


@rule
def build(state: State, board: Board, scratch: Scratch, action: int) -> None:
    """EU-STATION-1 EU-STATION-11 Build one station, once a turn; it places no wagons and scores nothing."""
    pay(state, board, action)
    state.station_at[board.catalogue.target[action]] = state.turn
    state.stations_left[state.turn] -= 1
    end_turn(state, board, scratch)
