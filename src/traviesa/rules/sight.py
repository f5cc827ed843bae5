"""What a seat may see: all that it may not is blanked.

A view has the shape of a state. What its seat cannot know is blank: other hands (all but what everybody saw
them take or show), the order of the pile, tickets, sealed choices, and the stream of chance itself.
"""

from traviesa.compiled import rule
from traviesa.state import HIDDEN, IS_OFFERED, NOBODY, NOT_CHOSEN, UNKNOWN, State
from traviesa.vocabulary import CARDS


@rule
def hide(state: State, seat: int) -> None:
    """TTR-TICKET-7 RUL-TICKET-5 Blank all that a seat may not see; counts stay, contents go.

    ONLOOKER, who sits nowhere, is told what everybody is told.
    """
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
    if seat >= state.seats:
        return False
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
