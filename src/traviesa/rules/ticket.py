"""Drawing tickets, keeping some and putting the others away."""

from traviesa.action import DRAW_TICKETS, KEEP_FROM
from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.chance import shuffle
from traviesa.rules.ending import end_turn
from traviesa.rules.payment import offer
from traviesa.state import IN_BOX, IN_PILE, IS_OFFERED, NOBODY, Scratch, State
from traviesa.variant import TO_BOTTOM, TO_BOX
from traviesa.vocabulary import KEEP, SETUP


@rule
def tickets_to_draw(state: State, board: Board) -> int:
    """TTR-TICKET-1 TTR-TICKET-2 EU-TICKET-1 Count what would be drawn: three of the regular deck, or what is left."""
    count = 0
    for deck in range(board.decks):
        count += min(board.rules.tickets_drawn[deck], state.ticket_pile_size[deck])
    return count


@rule
def forget_batch(state: State, board: Board, ticket: int, seat: int) -> None:
    """Once another seat draws from tickets put under a pile together, who put them there knows the rest no longer."""
    owner = state.refused_by[ticket]
    if owner != NOBODY and owner != seat:
        batch = state.refused_batch[ticket]
        for other in range(len(state.refused_by)):
            together = state.refused_batch[other] == batch and state.refused_by[other] == owner
            if together and board.ticket_deck[other] == board.ticket_deck[ticket]:
                state.refused_by[other] = NOBODY
    state.refused_by[ticket] = NOBODY


@rule
def offer_ticket(state: State, board: Board, seat: int, ticket: int) -> None:
    """Put a ticket among those a seat has to choose from, in the order of their numbers."""
    forget_batch(state, board, ticket, seat)
    state.ticket_at[ticket] = IS_OFFERED
    row = state.offered[seat]
    k = state.offered_count[seat]
    while k > 0 and row[k - 1] > ticket:
        row[k] = row[k - 1]
        k -= 1
    row[k] = ticket
    state.offered_count[seat] += 1


@rule
def take_tickets(state: State, board: Board, seat: int, deck: int, count: int) -> None:
    """TTR-TICKET-1 Take tickets from the top of a deck, as many as there are."""
    for _ in range(min(count, state.ticket_pile_size[deck])):
        state.ticket_pile_size[deck] -= 1
        offer_ticket(state, board, seat, state.ticket_pile[deck][state.ticket_pile_size[deck]])


@rule
def draw_tickets(state: State, board: Board) -> None:
    """TTR-TICKET-1 RUL-TICKET-3 Draw from the top; tickets once put under the pile come up again in time."""
    for deck in range(board.decks):
        take_tickets(state, board, state.turn, deck, board.rules.tickets_drawn[deck])
    state.phase = KEEP


@rule
def offer_draw_tickets(state: State, board: Board, scratch: Scratch) -> None:
    """RUL-TICKET-2 With the ticket pile empty the action does not exist."""
    if tickets_to_draw(state, board) > 0:
        offer(scratch, DRAW_TICKETS, 1)


@rule
def least_to_keep(state: State, board: Board) -> int:
    """TTR-TICKET-3 At least one of those drawn; USA-SETUP-2 EU-SETUP-5 RUL-TICKET-1 at least two of those dealt."""
    if state.phase == SETUP:
        return min(board.rules.tickets_keep_first, state.offered_count[state.turn])
    return min(board.rules.tickets_keep, state.offered_count[state.turn])


@rule
def count_bits(bits: int) -> int:
    """Count the members of a set of offered tickets."""
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


@rule
def offer_keeps(state: State, board: Board, scratch: Scratch) -> None:
    """USA-SETUP-2 EU-SETUP-6 TTR-TICKET-3 TTR-TICKET-6 Offer every set of the offered tickets that is large enough."""
    least = least_to_keep(state, board)
    for bits in range(1 << state.offered_count[state.turn]):
        if count_bits(bits) >= least:
            offer(scratch, KEEP_FROM + bits, 1)


@rule
def put_in_box(state: State, seat: int, ticket: int) -> None:
    """EU-SETUP-7 A ticket put in the box never returns; only who put it there has seen it."""
    state.ticket_at[ticket] = IN_BOX
    state.refused_by[ticket] = seat
    state.refused_batch[ticket] = 0


@rule
def put_under_pile(state: State, board: Board, scratch: Scratch, count: int) -> None:
    """TTR-TICKET-4 RUL-SETUP-4 Put tickets under their piles in random order; each next one goes lowest."""
    shuffle(state.stream, scratch, count)
    state.batches += 1
    for k in range(count):
        ticket = scratch.items[k]
        row = state.ticket_pile[board.ticket_deck[ticket]]
        size = state.ticket_pile_size[board.ticket_deck[ticket]]
        for above in range(size, 0, -1):
            row[above] = row[above - 1]
        row[0] = ticket
        state.ticket_pile_size[board.ticket_deck[ticket]] = size + 1
        state.ticket_at[ticket] = IN_PILE
        state.refused_batch[ticket] = state.batches


@rule
def shuffle_deck(state: State, scratch: Scratch, deck: int) -> None:
    """Shuffle one ticket deck as it lies; what anybody knew of it is gone."""
    row = state.ticket_pile[deck]
    size = state.ticket_pile_size[deck]
    for k in range(size):
        scratch.items[k] = row[size - 1 - k]
    shuffle(state.stream, scratch, size)
    for k in range(size):
        row[size - 1 - k] = scratch.items[k]
        state.refused_by[scratch.items[k]] = NOBODY


@rule
def is_drawn_later(board: Board, ticket: int) -> bool:
    """EU-TICKET-1 Say whether the ticket's deck is drawn from during play: long tickets are not."""
    return board.rules.tickets_drawn[board.ticket_deck[ticket]] > 0


@rule
def put_away(state: State, board: Board, scratch: Scratch, seat: int, where: int) -> None:
    """USA-SETUP-3 EU-SETUP-7 TTR-TICKET-4 Put the refused tickets of a seat where the map sends them."""
    count = 0
    for k in range(state.offered_count[seat]):
        ticket = state.offered[seat][k]
        if state.ticket_at[ticket] == IS_OFFERED:
            if where == TO_BOX or not is_drawn_later(board, ticket):
                put_in_box(state, seat, ticket)
            else:
                scratch.items[count] = ticket
                state.refused_by[ticket] = seat
                count += 1
        state.offered[seat][k] = 0
    state.offered_count[seat] = 0
    put_under_pile(state, board, scratch, count)
    if where != TO_BOX and where != TO_BOTTOM:
        for deck in range(board.decks):
            shuffle_deck(state, scratch, deck)


@rule
def keep_tickets(state: State, seat: int, bits: int) -> None:
    """TTR-TICKET-5 TTR-TICKET-6 EU-SETUP-8 Take the chosen tickets into the hand, where they stay to the end."""
    for k in range(state.offered_count[seat]):
        if (bits >> k) & 1:
            state.ticket_at[state.offered[seat][k]] = seat
            state.ticket_count[seat] += 1


@rule
def keep(state: State, board: Board, scratch: Scratch, bits: int) -> None:
    """TTR-TICKET-3 TTR-TICKET-4 Keep some of the drawn tickets; the others go under the pile and the turn ends."""
    keep_tickets(state, state.turn, bits)
    put_away(state, board, scratch, state.turn, board.rules.refused_later)
    end_turn(state, board, scratch)
