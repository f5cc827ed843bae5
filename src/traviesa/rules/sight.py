"""What a seat may see: hiding the rest of a state, and filling what is hidden with something that may well be so.

A view has the shape of a state. What its seat cannot know is blank: other hands (all but what everybody saw
them take or show), the order of the pile, tickets, sealed choices, and the stream of chance itself.
"""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.chance import below, shuffle
from traviesa.rules.holdings import guess_holdings
from traviesa.rules.ticket import count_bits
from traviesa.state import (
    IN_BOX,
    IN_PILE,
    IS_OFFERED,
    NOBODY,
    NOT_CHOSEN,
    UNKNOWN,
    Scratch,
    State,
)
from traviesa.vocabulary import CARDS, SETUP

HIDDEN = -1


@rule
def hide(state: State, seat: int) -> None:
    """TTR-TICKET-7 RUL-TICKET-5 Blank all that a seat may not see; counts stay, contents go."""
    hide_chance(state)
    hide_cards(state, seat)
    hide_ticket_piles(state, seat)
    hide_tickets(state, seat)
    hide_choices(state, seat)


@rule
def hide_chance(state: State) -> None:
    """Blank the stream: who knew it could foretell every shuffle."""
    for word in range(8):
        state.stream.key[word] = 0
    for word in range(16):
        state.stream.block[word] = 0
    state.stream.counter = 0
    state.stream.at = 16


@rule
def hide_cards(state: State, seat: int) -> None:
    """Blank the pile and the other hands."""
    for k in range(len(state.pile)):
        state.pile[k] = HIDDEN
    for other in range(state.seats):
        if other != seat:
            for card in range(CARDS):
                state.hands[other][card] = 0


@rule
def hide_ticket_piles(state: State, seat: int) -> None:
    """Blank the ticket piles, but for what the seat itself put there and nobody else has drawn from.

    RUL-SETUP-4 Tickets put away together lie in an order even that seat does not know: they are shown in
    the order of their numbers.
    """
    for deck in range(len(state.ticket_pile)):
        row = state.ticket_pile[deck]
        size = state.ticket_pile_size[deck]
        for k in range(len(row)):
            if k >= size or state.refused_by[row[k]] != seat:
                row[k] = HIDDEN
        for k in range(1, size):
            at = k
            while at > 0 and are_out_of_order(state, row[at - 1], row[at]):
                lower = row[at]
                row[at] = row[at - 1]
                row[at - 1] = lower
                at -= 1


@rule
def are_out_of_order(state: State, below_it: int, above: int) -> bool:
    """Say whether two known neighbours of one batch stand against the order of their numbers."""
    if below_it == HIDDEN or above == HIDDEN:
        return False
    return state.refused_batch[below_it] == state.refused_batch[above] and below_it > above


@rule
def hide_tickets(state: State, seat: int) -> None:
    """Blank where every ticket is that is not the seat's own, nor put away by it."""
    for ticket in range(len(state.ticket_at)):
        is_own = state.ticket_at[ticket] == seat or state.refused_by[ticket] == seat
        if state.ticket_at[ticket] == IS_OFFERED:
            is_own = is_offered_to(state, seat, ticket)
        if not is_own:
            state.ticket_at[ticket] = UNKNOWN
        if state.refused_by[ticket] != seat:
            state.refused_by[ticket] = NOBODY
            state.refused_batch[ticket] = 0
    renumber_batches(state)


@rule
def renumber_batches(state: State) -> None:
    """Number the batches the seat knows 1, 2, … as they were put away, so that the numbers tell nothing else."""
    number = 0
    for batch in range(1, state.batches + 1):
        found = 0
        for ticket in range(len(state.refused_batch)):
            if state.refused_batch[ticket] == batch:
                found = 1
                state.refused_batch[ticket] = number + 1
        number += found
    state.batches = number


@rule
def is_offered_to(state: State, seat: int, ticket: int) -> bool:
    """Say whether a ticket is among those a seat has to choose from."""
    for k in range(state.offered_count[seat]):
        if state.offered[seat][k] == ticket:
            return True
    return False


@rule
def hide_choices(state: State, seat: int) -> None:
    """RUL-SETUP-3 Blank what the others are offered and what they have sealed."""
    for other in range(state.seats):
        if other != seat:
            state.chosen[other] = NOT_CHOSEN
            for k in range(state.offered_count[other]):
                state.offered[other][k] = HIDDEN


@rule
def resample(state: State, board: Board, scratch: Scratch, seat: int) -> None:
    """Fill a view of a seat with what may well be so, drawn from the stream that has been put into it.

    Every hand has its size and what was seen to go there; the rest of the cards is dealt at random.
    """
    fill_cards(state, board, scratch, seat)
    fill_batches(state, board, scratch)
    fill_tickets(state, board, scratch, seat)
    fill_choices(state, board, seat)


@rule
def unseen_cards(state: State, board: Board, card: int) -> int:
    """Count the cards of a kind that lie face down or in a hand the view does not show."""
    count = board.rules.cards[card] - state.discards[card]
    for slot in range(board.rules.market_size):
        count -= state.market[slot] == card
    for k in range(state.revealed_count):
        count -= state.revealed[k] == card
    for other in range(state.seats):
        count -= state.hands[other][card]
    return count


@rule
def fill_cards(state: State, board: Board, scratch: Scratch, seat: int) -> None:
    """Deal the unseen cards to the other hands and to the pile."""
    for other in range(state.seats):
        if other != seat:
            for card in range(CARDS):
                state.hands[other][card] = state.known[other][card]
    count = 0
    for card in range(CARDS):
        for _ in range(unseen_cards(state, board, card)):
            scratch.items[count] = card
            count += 1
    shuffle(state.stream, scratch, count)
    for other in range(state.seats):
        if other != seat:
            missing = state.hand_size[other]
            for card in range(CARDS):
                missing -= state.hands[other][card]
            for _ in range(missing):
                count -= 1
                state.hands[other][scratch.items[count]] += 1
    for k in range(state.pile_size):
        state.pile[k] = scratch.items[k]


@rule
def fill_batches(state: State, board: Board, scratch: Scratch) -> None:
    """Shuffle the tickets of each batch the seat knows among the places they lie in."""
    for deck in range(board.decks):
        row = state.ticket_pile[deck]
        start = 0
        for k in range(1, state.ticket_pile_size[deck] + 1):
            if k == state.ticket_pile_size[deck] or batch_of(state, row[k]) != batch_of(state, row[start]):
                if row[start] != HIDDEN:
                    for j in range(k - start):
                        scratch.items[j] = row[start + j]
                    shuffle(state.stream, scratch, k - start)
                    for j in range(k - start):
                        row[start + j] = scratch.items[j]
                start = k


@rule
def batch_of(state: State, ticket: int) -> int:
    """Name the batch of a ticket in a pile; 0 for one that is hidden."""
    return 0 if ticket == HIDDEN else state.refused_batch[ticket]


@rule
def list_unknown(state: State, board: Board, scratch: Scratch, deck: int) -> int:
    """Shuffle the tickets of a deck that could be anywhere onto the scratch pad and count them."""
    count = 0
    for ticket in range(board.tickets):
        if board.ticket_deck[ticket] == deck and state.ticket_at[ticket] == UNKNOWN:
            scratch.items[count] = ticket
            count += 1
    shuffle(state.stream, scratch, count)
    return count


@rule
def fill_tickets(state: State, board: Board, scratch: Scratch, seat: int) -> None:
    """Give the tickets that could be anywhere a place: decks not drawn from later first, since few can hold them."""
    for other in range(state.seats):
        scratch.stack[other] = 0 if other == seat else state.ticket_count[other]
    for deck in range(board.decks):
        if board.rules.tickets_drawn[deck] == 0:
            guess_holdings(state, board, scratch, seat, deck)
            fill_deck(state, board, scratch, seat, deck)
    for deck in range(board.decks):
        if board.rules.tickets_drawn[deck] > 0:
            fill_deck(state, board, scratch, seat, deck)


@rule
def fill_deck(state: State, board: Board, scratch: Scratch, seat: int, deck: int) -> None:
    """Hand out the unknown tickets of one deck: offered, held, in the pile; what is left is in the box."""
    count = list_unknown(state, board, scratch, deck)
    for other in range(state.seats):
        if other != seat:
            count = fill_offered(state, board, scratch, other * board.decks + deck, count)
    for other in range(state.seats):
        if other != seat:
            held = scratch.stack[other] if board.rules.tickets_drawn[deck] > 0 else scratch.starts[other]
            for _ in range(held):
                if count > 0:
                    count -= 1
                    state.ticket_at[scratch.items[count]] = other
                    scratch.stack[other] -= 1
    row = state.ticket_pile[deck]
    for k in range(state.ticket_pile_size[deck]):
        if row[k] == HIDDEN:
            count -= 1
            row[k] = scratch.items[count]
            state.ticket_at[row[k]] = IN_PILE
    for k in range(count):
        state.ticket_at[scratch.items[k]] = IN_BOX


@rule
def fill_offered(state: State, board: Board, scratch: Scratch, seat_and_deck: int, count: int) -> int:
    """Give a seat its offered tickets of a deck; what is left of the unknown ones is told back."""
    seat = seat_and_deck // board.decks
    deck = seat_and_deck % board.decks
    dealt = board.rules.tickets_dealt[deck]
    if state.phase != SETUP:
        dealt = state.offered_count[seat] if board.rules.tickets_drawn[deck] > 0 else 0
    row = state.offered[seat]
    for k in range(state.offered_count[seat]):
        if row[k] == HIDDEN and dealt > 0 and count > 0:
            dealt -= 1
            count -= 1
            row[k] = scratch.items[count]
            state.ticket_at[row[k]] = IS_OFFERED
    sort_offered(state, seat)
    return count


@rule
def sort_offered(state: State, seat: int) -> None:
    """Put the offered tickets of a seat in the order of their numbers, hidden ones last."""
    row = state.offered[seat]
    for k in range(1, state.offered_count[seat]):
        at = k
        while at > 0 and row[at] != HIDDEN and (row[at - 1] == HIDDEN or row[at - 1] > row[at]):
            lower = row[at]
            row[at] = row[at - 1]
            row[at - 1] = lower
            at -= 1


@rule
def fill_choices(state: State, board: Board, seat: int) -> None:
    """Seal for every seat before the one to choose some first choice it may have made."""
    if state.phase != SETUP:
        return
    for other in range(state.turn):
        if other != seat:
            every = 1 << state.offered_count[other]
            bits = below(state.stream, every)
            while count_bits(bits) < min(board.rules.tickets_keep_first, state.offered_count[other]):
                bits = below(state.stream, every)
            state.chosen[other] = bits
