"""What must hold in every position: pieces are neither made nor lost.

``find_fault`` answers 0, or the number of the first invariant that is broken, with its name in FAULT_WORDS.
"""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.twin import owns_twin
from traviesa.state import IN_BOX, IN_PILE, IS_OFFERED, ROUTE_CLOSED, State
from traviesa.vocabulary import CARDS, OVER

FAULT_WORDS = (
    "sound",
    "cards",
    "hand-size",
    "known",
    "wagons",
    "stations",
    "tickets",
    "score",
    "twins",
    "final-turns",
)
FAULT_CARDS = 1
FAULT_HAND_SIZE = 2
FAULT_KNOWN = 3
FAULT_WAGONS = 4
FAULT_STATIONS = 5
FAULT_TICKETS = 6
FAULT_SCORE = 7
FAULT_TWINS = 8
FAULT_FINAL_TURNS = 9


@rule
def count_card(state: State, board: Board, card: int) -> int:
    """Count a card wherever it may be."""
    count = state.discards[card]
    for k in range(state.pile_size):
        count += state.pile[k] == card
    for slot in range(board.rules.market_size):
        count += state.market[slot] == card
    for k in range(state.revealed_count):
        count += state.revealed[k] == card
    for seat in range(state.seats):
        count += state.hands[seat][card]
    return count


@rule
def are_cards_sound(state: State, board: Board) -> bool:
    """TTR-COMP-1 TTR-COMP-2 Every card of the box is somewhere, once."""
    for card in range(CARDS):
        if state.discards[card] < 0 or count_card(state, board, card) != board.rules.cards[card]:
            return False
    return True


@rule
def find_hand_fault(state: State, seat: int) -> int:
    """TTR-DRAW-4 A hand is as large as it says, and no smaller than everybody knows."""
    size = 0
    for card in range(CARDS):
        size += state.hands[seat][card]
        if state.hands[seat][card] < state.known[seat][card] or state.known[seat][card] < 0:
            return FAULT_KNOWN
    return 0 if size == state.hand_size[seat] else FAULT_HAND_SIZE


@rule
def find_piece_fault(state: State, board: Board, seat: int) -> int:
    """USA-COMP-3 EU-COMP-3 EU-COMP-4 Wagons left and wagons on the board are the seat's all; so are its stations."""
    wagons = state.wagons[seat]
    score = 0
    for route in range(board.routes):
        if state.owner[route] == seat:
            wagons += board.route_length[route]
            score += board.rules.points[board.route_length[route]]
            if owns_twin(state, board, seat, route):
                return FAULT_TWINS
    stations = state.stations_left[seat]
    for city in range(board.cities):
        stations += state.station_at[city] == seat
    if wagons != board.rules.wagons_each or state.wagons[seat] < 0:
        return FAULT_WAGONS
    if stations != board.rules.stations_each:
        return FAULT_STATIONS
    return 0 if score == state.score[seat] else FAULT_SCORE


@rule
def find_twin_fault(state: State, board: Board) -> int:
    """TTR-DOUBLE-5 A closed track has a claimed twin; with few seats no two twins are claimed."""
    few = state.seats < board.rules.twins_open_from_seats
    for route in range(board.routes):
        claimed = 0
        for k in range(board.twin_count[route]):
            claimed += state.owner[board.twin[route][k]] >= 0
        if (state.owner[route] == ROUTE_CLOSED) != (few and claimed > 0):
            return FAULT_TWINS
    return 0


@rule
def find_ticket_fault(state: State, board: Board) -> int:
    """USA-SETUP-4 EU-COMP-7 Every ticket is in one place, and every place counts its tickets."""
    piled = 0
    for deck in range(board.decks):
        for k in range(state.ticket_pile_size[deck]):
            if state.ticket_at[state.ticket_pile[deck][k]] != IN_PILE:
                return FAULT_TICKETS
            piled += 1
    held = 0
    for seat in range(state.seats):
        held += state.ticket_count[seat]
        for k in range(state.offered_count[seat]):
            if state.ticket_at[state.offered[seat][k]] != IS_OFFERED:
                return FAULT_TICKETS
            piled += 1
    for ticket in range(board.tickets):
        if state.ticket_at[ticket] == IN_BOX:
            piled += 1
        elif state.ticket_at[ticket] >= 0:
            held -= 1
            piled += 1
    return 0 if held == 0 and piled == board.tickets else FAULT_TICKETS


@rule
def find_fault(state: State, board: Board) -> int:
    """Name the first invariant that is broken, 0 for none."""
    if not are_cards_sound(state, board):
        return FAULT_CARDS
    for seat in range(state.seats):
        fault = find_hand_fault(state, seat)
        if fault == 0:
            fault = find_piece_fault(state, board, seat)
        if fault != 0:
            return fault
    if state.final_turns < 0 or state.final_turns > state.seats:
        return FAULT_FINAL_TURNS
    if state.phase == OVER and state.final_turns != 0:
        return FAULT_FINAL_TURNS
    fault = find_twin_fault(state, board)
    return fault if fault != 0 else find_ticket_fault(state, board)
