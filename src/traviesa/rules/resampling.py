"""Filling what a view hides with something that may well be so."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.chance import below, shuffle
from traviesa.rules.holdings import guess_holdings
from traviesa.rules.ticket import count_bits
from traviesa.state import HIDDEN, IN_BOX, IN_PILE, IS_OFFERED, UNKNOWN, Scratch, State
from traviesa.vocabulary import CARDS, SETUP


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
