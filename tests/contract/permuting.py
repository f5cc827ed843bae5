"""Other positions that a seat cannot tell from the one there is: what is hidden from it is dealt anew.

It works on the whole state, not on a view, and asks nobody what is hidden but the cards everybody saw and the
tickets in a seat's memory.
"""

import random

from traviesa import Game
from traviesa.state import IN_BOX, IN_PILE, State
from traviesa.vocabulary import CARDS, SETUP


def permuted(game: Game, seat: int, known_tickets: set[int], seed: int) -> Game:
    """Make a game that differs from this one only in what the seat may not know."""
    choice = random.Random(seed)
    state = game.state()
    deal_cards(state, seat, choice)
    swap_first_choices(game, state, known_tickets, choice)
    deal_tickets(game, state, known_tickets, choice)
    turn_batches(state, known_tickets, choice)
    seal_choices(game, state, seat, choice)
    state.stream.key[:] = [choice.getrandbits(32) for _ in range(8)]
    state.stream.block[:] = [choice.getrandbits(32) for _ in range(16)]
    state.stream.counter, state.stream.at = choice.randrange(1000), choice.randrange(17)
    return Game(game.setting, game._engine, game._engine.store(state))


def deal_cards(state: State, seat: int, choice: random.Random) -> None:
    """Mix the pile with what is unknown of the other hands."""
    cards = list(state.pile[: state.pile_size])
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        for card in range(CARDS):
            cards += [card] * (state.hands[other][card] - state.known[other][card])
    choice.shuffle(cards)
    for k in range(state.pile_size):
        state.pile[k] = cards.pop()
    for other in others:
        state.hands[other] = list(state.known[other])
        while sum(state.hands[other]) < state.hand_size[other]:
            state.hands[other][cards.pop()] += 1
    state.pile[state.pile_size :] = [choice.randrange(9) for _ in state.pile[state.pile_size :]]


def swap_first_choices(game: Game, state: State, known: set[int], choice: random.Random) -> None:
    """Let another seat have kept what it boxed and boxed what it kept, one ticket for another."""
    if state.phase == SETUP or game.setting.rules.refused_first != "box":
        return
    boxed = [t for t, at in enumerate(state.ticket_at) if at == IN_BOX and state.refused_by[t] >= 0 and t not in known]
    for ticket in boxed:
        seat = state.refused_by[ticket]
        kept = [t for t, at in enumerate(state.ticket_at) if at == seat and t not in known]
        if kept and choice.random() < 0.5:
            other = choice.choice(kept)
            rename(state, {ticket: other, other: ticket})


def deal_tickets(game: Game, state: State, known: set[int], choice: random.Random) -> None:
    """Exchange the tickets that are hidden from the seat, deck by deck, wherever they are."""
    decks: dict[str, list[int]] = {}
    for ticket in game.map_file.tickets:
        if ticket.number not in known:
            decks.setdefault(ticket.deck, []).append(ticket.number)
    names: dict[int, int] = {}
    for hidden in decks.values():
        mixed = list(hidden)
        choice.shuffle(mixed)
        names |= dict(zip(hidden, mixed, strict=True))
    rename(state, names)


def rename(state: State, names: dict[int, int]) -> None:
    """Put each ticket where another was, in every place at once."""
    rows = (state.ticket_at, state.refused_by, state.refused_batch)
    for row in rows:
        old = list(row)
        for ticket, other in names.items():
            row[other] = old[ticket]
    for deck, size in enumerate(state.ticket_pile_size):
        pile = state.ticket_pile[deck]
        pile[:size] = [names.get(ticket, ticket) for ticket in pile[:size]]
    for seat, count in enumerate(state.offered_count):
        offered = state.offered[seat]
        offered[:count] = sorted(names.get(ticket, ticket) for ticket in offered[:count])


def turn_batches(state: State, known: set[int], choice: random.Random) -> None:
    """Change the order among tickets that the seat put under the pile together: it never saw it."""
    for deck, size in enumerate(state.ticket_pile_size):
        pile = state.ticket_pile[deck]
        for k in range(size - 1):
            one, other = pile[k], pile[k + 1]
            together = {one, other} <= known and state.refused_batch[one] == state.refused_batch[other]
            if together and state.ticket_at[one] == state.ticket_at[other] == IN_PILE and choice.random() < 0.5:
                pile[k], pile[k + 1] = other, one


def seal_choices(game: Game, state: State, seat: int, choice: random.Random) -> None:
    """Let the other seats that have chosen have chosen otherwise, in number too."""
    least = game.setting.rules.tickets_keep_first
    for other in range(state.seats):
        if other != seat and state.chosen[other] >= 0:
            every = range(1 << state.offered_count[other])
            state.chosen[other] = choice.choice([bits for bits in every if bits.bit_count() >= least])
