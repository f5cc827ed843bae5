"""How the tickets of the other seats divide between the decks, as far as a view can tell.

There are two decks at most, so what a seat has of the first settles what it has of the second. Every seat is given
a guess by itself, such as its own dealing and drawing allow. Then the guesses are put right together: a deck has no
more tickets than it has, and where none can lie in the box all of them must be somewhere else.
"""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.chance import below
from traviesa.state import HIDDEN, UNKNOWN, Scratch, State
from traviesa.variant import TO_BOX
from traviesa.vocabulary import SETUP, TICKETS

FIRST = 0
SECOND = 1
ANY_NUMBER = TICKETS * TICKETS
"""More tickets than there can be."""


@rule
def outside_pile(state: State, board: Board, deck: int) -> int:
    """Count the unknown tickets of a deck that do not lie in its pile: they are offered, held or in the box."""
    count = 0
    for ticket in range(board.tickets):
        count += board.ticket_deck[ticket] == deck and state.ticket_at[ticket] == UNKNOWN
    for k in range(state.ticket_pile_size[deck]):
        count -= state.ticket_pile[deck][k] == HIDDEN
    return count


@rule
def count_offered(state: State, seat: int) -> int:
    """Count the tickets that the other seats have to choose from."""
    count = 0
    for other in range(state.seats):
        count += state.offered_count[other] if other != seat else 0
    return count


@rule
def count_held(state: State, seat: int) -> int:
    """Count the tickets that the other seats hold."""
    count = 0
    for other in range(state.seats):
        count += state.ticket_count[other] if other != seat else 0
    return count


@rule
def sum_of_guesses(state: State, scratch: Scratch) -> int:
    """Add up what is guessed for every seat."""
    total = 0
    for other in range(state.seats):
        total += scratch.guess[other]
    return total


@rule
def settle(state: State, scratch: Scratch, fewest: int, most: int) -> None:
    """Let the guesses rise or fall by one, seat after seat from a random one, until their sum lies in between."""
    total = sum_of_guesses(state, scratch)
    lacking = max(0, fewest - total)
    excess = max(0, total - most) if lacking == 0 else 0
    other = below(state.stream, state.seats) if lacking + excess > 0 else 0
    for _ in range(TICKETS * state.seats):
        if lacking > 0 and scratch.guess[other] < scratch.guess_most[other]:
            scratch.guess[other] += 1
            lacking -= 1
        elif excess > 0 and scratch.guess[other] > scratch.guess_least[other]:
            scratch.guess[other] -= 1
            excess -= 1
        other = (other + 1) % state.seats


@rule
def guess_offered(state: State, board: Board, scratch: Scratch, other: int) -> None:
    """Guess how many of the tickets a seat has to choose from are of the first deck.

    A pile that is not empty has given all that is taken from it at once.
    """
    count = state.offered_count[other]
    first = board.rules.tickets_drawn[FIRST]
    second = board.rules.tickets_drawn[SECOND]
    if state.phase == SETUP:
        first = board.rules.tickets_dealt[FIRST]
        second = board.rules.tickets_dealt[SECOND]
    least = max(0, count - second)
    most = max(least, min(count, first))
    if state.phase != SETUP and state.ticket_pile_size[FIRST] > 0:
        least = most
    elif state.phase != SETUP and state.ticket_pile_size[SECOND] > 0:
        most = least
    scratch.guess_least[other] = least
    scratch.guess_most[other] = most
    scratch.guess[other] = least if least == most else least + below(state.stream, most - least + 1)


@rule
def guess_kept_later(state: State, board: Board, scratch: Scratch, other: int) -> None:
    """Guess how many of the tickets a seat has drawn and kept since set-up are of the first deck."""
    count = state.ticket_count[other] - state.kept_first[other]
    first = board.rules.tickets_drawn[FIRST]
    second = board.rules.tickets_drawn[SECOND]
    least = 0 if second > 0 else count
    most = count if first > 0 else 0
    guess = least
    for _ in range(most - least):
        if below(state.stream, first + second) < first:
            guess += 1
    scratch.guess_least[other] = least
    scratch.guess_most[other] = most
    scratch.guess[other] = guess


@rule
def guess_kept_first(state: State, board: Board, scratch: Scratch, other: int) -> None:
    """Add a guess of how many tickets of the first deck a seat kept in set-up, each with the chance that any had."""
    kept = state.kept_first[other]
    first = board.rules.tickets_dealt[FIRST]
    dealt = first + board.rules.tickets_dealt[SECOND]
    least = max(0, kept - board.rules.tickets_dealt[SECOND])
    most = min(first, kept)
    guess = least
    for _ in range(most - least):
        if below(state.stream, dealt) < kept:
            guess += 1
    scratch.guess_least[other] += least
    scratch.guess_most[other] += most
    scratch.guess[other] += guess


@rule
def accounted_for(state: State, board: Board, scratch: Scratch, seat: int, deck: int) -> int:
    """Count the tickets of a deck that the other seats can have, beyond what they are offered.

    Where what is refused in set-up goes to the box, all that was dealt to them is kept or there, and tells nothing.
    """
    count = outside_pile(state, board, deck)
    for other in range(state.seats):
        if other != seat:
            first = scratch.offered_of_first[other]
            count -= first if deck == FIRST else state.offered_count[other] - first
            if board.rules.refused_first == TO_BOX:
                count -= board.rules.tickets_dealt[deck]
    return count


@rule
def settle_with_decks(state: State, board: Board, scratch: Scratch, seat: int, held: int) -> None:
    """Let what a deck that is drawn from must have given be somewhere: only the box may hold what nobody has."""
    fewest = -ANY_NUMBER
    most = ANY_NUMBER
    if board.rules.tickets_drawn[FIRST] > 0:
        most = accounted_for(state, board, scratch, seat, FIRST)
        if board.rules.refused_later != TO_BOX:
            fewest = most
    if board.rules.tickets_drawn[SECOND] > 0:
        rest = held - accounted_for(state, board, scratch, seat, SECOND)
        fewest = max(fewest, rest)
        if board.rules.refused_later != TO_BOX:
            most = min(most, rest)
    settle(state, scratch, fewest, most)


@rule
def clear_guesses(state: State, scratch: Scratch) -> None:
    """Begin with nothing for every seat; so it stays for the one whose view it is."""
    for other in range(state.seats):
        scratch.guess[other] = 0
        scratch.guess_least[other] = 0
        scratch.guess_most[other] = 0


@rule
def guess_offers(state: State, board: Board, scratch: Scratch, seat: int) -> None:
    """Guess for every other seat how many tickets of the first deck it is offered."""
    clear_guesses(state, scratch)
    for other in range(state.seats):
        if other != seat:
            guess_offered(state, board, scratch, other)
    fewest = count_offered(state, seat) - outside_pile(state, board, SECOND)
    most = outside_pile(state, board, FIRST)
    settle(state, scratch, fewest, most)
    for other in range(state.seats):
        scratch.guess_least[other] = 0
        scratch.guess_most[other] = state.offered_count[other] if other != seat else 0
    settle(state, scratch, fewest, most)
    for other in range(state.seats):
        scratch.offered_of_first[other] = scratch.guess[other]


@rule
def guess_holdings(state: State, board: Board, scratch: Scratch, seat: int) -> None:
    """Guess for every other seat how many tickets of the first deck it holds.

    A position that no game leads to (a scenario may lay one out) breaks what is asked of the guesses; still no deck
    can give more than it has.
    """
    clear_guesses(state, scratch)
    held = 0
    for other in range(state.seats):
        if other != seat:
            guess_kept_later(state, board, scratch, other)
            held += state.ticket_count[other] - state.kept_first[other]
    if board.rules.refused_first == TO_BOX:
        settle_with_decks(state, board, scratch, seat, held)
    for other in range(state.seats):
        if other != seat:
            guess_kept_first(state, board, scratch, other)
    if board.rules.refused_first != TO_BOX:
        settle_with_decks(state, board, scratch, seat, count_held(state, seat))
    offered = 0
    for other in range(state.seats):
        offered += scratch.offered_of_first[other]
        scratch.guess_least[other] = 0
        scratch.guess_most[other] = state.ticket_count[other] if other != seat else 0
    all_of_them = count_offered(state, seat) + count_held(state, seat)
    fewest = all_of_them - outside_pile(state, board, SECOND) - offered
    settle(state, scratch, fewest, outside_pile(state, board, FIRST) - offered)
    for other in range(state.seats):
        scratch.held_of_first[other] = scratch.guess[other]
