"""Filling what a view hides with something that may well be so."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.chance import below, shuffle
from traviesa.rules.holdings import FIRST, guess_holdings, guess_offers
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
    """Give the tickets that could be anywhere a place, deck by deck, each seat as many of it as is guessed."""
    guess_offers(state, board, scratch, seat)
    guess_holdings(state, board, scratch, seat)
    for deck in range(board.decks):
        fill_deck(state, board, scratch, seat, deck)


@rule
def fill_deck(state: State, board: Board, scratch: Scratch, seat: int, deck: int) -> None:
    """Hand out the unknown tickets of one deck: offered, held, in the pile; what is left is in the box."""
    count = list_unknown(state, board, scratch, deck)
    for other in range(state.seats):
        if other != seat:
            count = fill_offered(state, scratch, other, deck, count)
            held = scratch.held_of_first[other]
            for _ in range(held if deck == FIRST else state.ticket_count[other] - held):
                count -= 1
                state.ticket_at[scratch.items[count]] = other
    row = state.ticket_pile[deck]
    for k in range(state.ticket_pile_size[deck]):
        if row[k] == HIDDEN:
            count -= 1
            row[k] = scratch.items[count]
            state.ticket_at[row[k]] = IN_PILE
    for k in range(count):
        state.ticket_at[scratch.items[k]] = IN_BOX


@rule
def fill_offered(state: State, scratch: Scratch, seat: int, deck: int, count: int) -> int:
    """Give a seat its offered tickets of a deck; what is left of the unknown ones is told back."""
    offered = scratch.offered_of_first[seat]
    lacking = offered if deck == FIRST else state.offered_count[seat] - offered
    row = state.offered[seat]
    for k in range(state.offered_count[seat]):
        if row[k] == HIDDEN and lacking > 0:
            lacking -= 1
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
