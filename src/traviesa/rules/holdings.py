"""How many tickets of a deck that is dealt at the start only the other seats may hold, as far as a view can tell.

Each ticket a seat was dealt was kept with the chance that any dealt to it was. Where the tickets of the other
deck are all accounted for (none can be in the box), or would not suffice, the guesses are put right.
"""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.chance import below
from traviesa.state import HIDDEN, UNKNOWN, Scratch, State
from traviesa.variant import TO_BOX
from traviesa.vocabulary import SETUP


@rule
def least_held(state: State, board: Board, seat: int, deck: int) -> int:
    """Count what a seat must have kept of a deck: all that it kept beyond what the others dealt to it."""
    least = state.kept_first[seat]
    for other in range(board.decks):
        if other != deck:
            least -= board.rules.tickets_dealt[other]
    return max(0, least)


@rule
def guess_held(state: State, board: Board, seat: int, deck: int) -> int:
    """Guess how many tickets of a deck a seat kept in set-up."""
    dealt = 0
    for any_deck in range(board.decks):
        dealt += board.rules.tickets_dealt[any_deck]
    held = least_held(state, board, seat, deck)
    for _ in range(board.rules.tickets_dealt[deck] - held):
        if held < state.kept_first[seat] and below(state.stream, dealt) < state.kept_first[seat]:
            held += 1
    return held


@rule
def count_asked_too_much(state: State, board: Board, scratch: Scratch, seat: int) -> int:
    """Count how many more tickets of the decks drawn from the other seats would have to hold than there are."""
    over = 0
    for other in range(state.seats):
        if other != seat:
            over += scratch.stack[other] - scratch.starts[other]
            if state.phase != SETUP:
                over += state.offered_count[other]
    for deck in range(board.decks):
        if board.rules.tickets_drawn[deck] > 0:
            for k in range(state.ticket_pile_size[deck]):
                over += state.ticket_pile[deck][k] == HIDDEN
    for ticket in range(board.tickets):
        over -= state.ticket_at[ticket] == UNKNOWN and board.rules.tickets_drawn[board.ticket_deck[ticket]] > 0
    return over


@rule
def shift_guesses(state: State, board: Board, scratch: Scratch, seat_and_deck: int, by: int) -> None:
    """Let the guesses rise or fall by so many in all, seat after seat from a random one."""
    seat = seat_and_deck // board.decks
    deck = seat_and_deck % board.decks
    dealt = board.rules.tickets_dealt[deck]
    first = below(state.stream, state.seats)
    for step in range(dealt * state.seats):
        other = (first + step) % state.seats
        held = scratch.starts[other]
        if other != seat and by > 0 and held < min(dealt, state.kept_first[other]):
            scratch.starts[other] = held + 1
            by -= 1
        elif other != seat and by < 0 and held > least_held(state, board, other, deck):
            scratch.starts[other] = held - 1
            by += 1


@rule
def guess_holdings(state: State, board: Board, scratch: Scratch, seat: int, deck: int) -> None:
    """Guess for every other seat how many tickets it holds of a deck dealt at the start only."""
    for other in range(state.seats):
        scratch.starts[other] = 0 if other == seat else guess_held(state, board, other, deck)
    over = count_asked_too_much(state, board, scratch, seat)
    may_be_boxed = board.rules.refused_first == TO_BOX or board.rules.refused_later == TO_BOX
    if over > 0 or (over < 0 and not may_be_boxed):
        shift_guesses(state, board, scratch, seat * board.decks + deck, over)
