"""Set-up: pieces, hands, the market, and the sealed first choice of tickets."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.chance import shuffle
from traviesa.rules.hand import gain_card
from traviesa.rules.market import open_market
from traviesa.rules.pile import make_pile, take_from_pile
from traviesa.rules.ticket import count_bits, keep_tickets, put_away, take_tickets
from traviesa.state import IN_BOX, IN_PILE, NOBODY, NOT_CHOSEN, ROUTE_OPEN, Scratch, State
from traviesa.vocabulary import SETUP, TURN


@rule
def clear_board(state: State, board: Board) -> None:
    """TTR-SETUP-1 TTR-SETUP-2 EU-SETUP-1 Every seat has its wagons and stations and no point yet."""
    for route in range(len(state.owner)):
        state.owner[route] = ROUTE_OPEN
    for city in range(len(state.station_at)):
        state.station_at[city] = NOBODY
    for seat in range(len(state.wagons)):
        state.wagons[seat] = board.rules.wagons_each
        state.stations_left[seat] = board.rules.stations_each
        state.chosen[seat] = NOT_CHOSEN


@rule
def deal_hands(state: State, board: Board, scratch: Scratch) -> None:
    """TTR-SETUP-4 Deal each seat its cards, unseen."""
    for seat in range(state.seats):
        for _ in range(board.rules.hand_dealt):
            gain_card(state, seat, take_from_pile(state, scratch), 0)


@rule
def make_ticket_pile(state: State, board: Board, scratch: Scratch, deck: int) -> None:
    """USA-SETUP-1 EU-SETUP-4 USA-SETUP-4 Shuffle the tickets of a deck into its pile."""
    count = 0
    for ticket in range(board.tickets):
        if board.ticket_deck[ticket] == deck:
            scratch.items[count] = ticket
            count += 1
    shuffle(state.stream, scratch, count)
    for k in range(count):
        state.ticket_pile[deck][count - 1 - k] = scratch.items[k]
    state.ticket_pile_size[deck] = count


@rule
def box_pile(state: State, deck: int) -> None:
    """EU-SETUP-3 What is left of a deck that is not drawn from later goes to the box, unseen."""
    for k in range(state.ticket_pile_size[deck]):
        state.ticket_at[state.ticket_pile[deck][k]] = IN_BOX
        state.ticket_pile[deck][k] = 0
    state.ticket_pile_size[deck] = 0


@rule
def deal_tickets(state: State, board: Board, scratch: Scratch) -> None:
    """USA-SETUP-1 EU-SETUP-2 EU-SETUP-4 Deal each seat its tickets from every deck, to choose from."""
    for ticket in range(len(state.ticket_at)):
        state.ticket_at[ticket] = IN_PILE
        state.refused_by[ticket] = NOBODY
    for deck in range(board.decks):
        make_ticket_pile(state, board, scratch, deck)
        for seat in range(state.seats):
            take_tickets(state, board, seat, deck, board.rules.tickets_dealt[deck])
        if board.rules.tickets_drawn[deck] == 0:
            box_pile(state, deck)


@rule
def start(state: State, board: Board, scratch: Scratch, seats: int) -> None:
    """RUL-SETUP-1 Set up a game from its key; seat 0 is asked first and will begin."""
    state.seats = seats
    clear_board(state, board)
    make_pile(state, board, scratch)
    deal_hands(state, board, scratch)
    open_market(state, board, scratch)
    deal_tickets(state, board, scratch)
    state.phase = SETUP
    state.turn = 0


@rule
def choose_first(state: State, board: Board, scratch: Scratch, bits: int) -> None:
    """RUL-SETUP-3 Seal a seat's first choice; nothing is shown or put away before the last seat has chosen."""
    state.chosen[state.turn] = bits
    state.turn += 1
    if state.turn == state.seats:
        settle_first_choices(state, board, scratch)


@rule
def settle_first_choices(state: State, board: Board, scratch: Scratch) -> None:
    """RUL-SETUP-3 RUL-SETUP-4 All have chosen: take the kept, put the refused away in seat order; seat 0 begins."""
    for seat in range(state.seats):
        state.kept_first[seat] = count_bits(state.chosen[seat])
        keep_tickets(state, seat, state.chosen[seat])
        put_away(state, board, scratch, seat, board.rules.refused_first)
        state.chosen[seat] = NOT_CHOSEN
    state.turn = 0
    state.phase = TURN
