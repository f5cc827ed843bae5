"""The state of a game: one fixed-size record, copied in nanoseconds, hiding nothing and deriving nothing.

A copy is a snapshot, an undo, a node of a search. What a seat may see of it is another matter: ``rules.sight``.
"""

from typing import Annotated

from traviesa.layout import I1, I2, I8, Grid, Row, record
from traviesa.vocabulary import (
    ACTIONS,
    CARDS,
    CITIES,
    DECKS,
    MARKET,
    NEIGHBOURS,
    OFFERED,
    PILE,
    PRICES,
    ROUTES,
    SEATS,
    TICKETS,
)

ROUTE_OPEN = -1
"""In ``State.owner``: nobody's yet."""
ROUTE_CLOSED = -2
"""In ``State.owner``: shut for the rest of the game, because its twin was claimed with few seats."""
NOBODY = -1
IN_PILE = -1
"""In ``State.ticket_at`` (a seat that holds the ticket stands there as its own number)."""
IN_BOX = -2
IS_OFFERED = -3
UNKNOWN = -4
"""In a view only: the seat cannot know where this ticket is."""
HIDDEN = -1
"""In a view only: a card or ticket the seat cannot see lies here."""
NOT_CHOSEN = -1


@record
class Stream:
    """A ChaCha8 keystream: random words nobody can foretell without the key."""

    key: Annotated[Row, "i8", 8]
    """256 bits, as eight words of 32 bits."""
    counter: I8
    """Number of the next block."""
    block: Annotated[Row, "i8", 16]
    """The words of the block in use."""
    at: I8
    """Words of it already used; 16 = a new block is due."""


@record
class State:
    """Everything that decides how a game can go on."""

    stream: Stream
    """Where all chance of this game comes from."""

    seats: I1
    turn: I1
    """The seat whose decision it is."""
    phase: I1
    final_turns: I1
    """Turns left in the final round; 0 before it (and when it is over)."""
    passes: I1
    """Passes in a row, nothing between them."""

    pile: Annotated[Row, "i1", PILE]
    """Cards face down; the top is ``pile[pile_size - 1]``."""
    pile_size: I2
    discards: Annotated[Row, "i1", CARDS]
    """How many of each card lie discarded."""
    market: Annotated[Row, "i1", MARKET]
    """The face-up card of each slot, -1 where the slot is empty."""
    hands: Annotated[Grid, "i1", SEATS, CARDS]
    """``hands[seat][card]``: how many. Cards laid for a pending tunnel are still counted here."""
    hand_size: Annotated[Row, "i2", SEATS]
    known: Annotated[Grid, "i1", SEATS, CARDS]
    """``known[seat][card]``: at least so many are in that hand, as everybody could see."""

    ticket_pile: Annotated[Grid, "i1", DECKS, TICKETS]
    """Tickets of each deck, face down; the top is ``ticket_pile[deck][ticket_pile_size[deck] - 1]``."""
    ticket_pile_size: Annotated[Row, "i1", DECKS]
    ticket_at: Annotated[Row, "i1", TICKETS]
    """Where each ticket is: the seat that holds it, or IN_PILE, IN_BOX, IS_OFFERED."""
    ticket_count: Annotated[Row, "i1", SEATS]
    """Tickets each seat holds (public; their faces are not)."""
    refused_by: Annotated[Row, "i1", TICKETS]
    """The seat that put this ticket away and still knows where it is; -1 = nobody knows."""
    refused_batch: Annotated[Row, "i1", TICKETS]
    """Tickets put under the pile together share a number: their order is unknown even to who did it."""
    batches: I1
    offered: Annotated[Grid, "i1", SEATS, OFFERED]
    """Tickets a seat has to choose from, in the order of their numbers."""
    offered_count: Annotated[Row, "i1", SEATS]
    chosen: Annotated[Row, "i1", SEATS]
    """The sealed first choice: bit k = keeps ``offered[seat][k]``; -1 = not chosen yet."""
    kept_first: Annotated[Row, "i1", SEATS]
    """How many tickets the seat kept in set-up (public once all have chosen)."""

    owner: Annotated[Row, "i1", ROUTES]
    """The seat that claimed each route, ROUTE_OPEN or ROUTE_CLOSED."""
    wagons: Annotated[Row, "i1", SEATS]
    station_at: Annotated[Row, "i1", CITIES]
    """The seat whose station stands in the city, or NOBODY."""
    stations_left: Annotated[Row, "i1", SEATS]
    score: Annotated[Row, "i2", SEATS]
    """Points scored during play; the end adds the rest."""
    resigned: Annotated[Row, "i1", SEATS]
    """1 = this seat's player has given up; it can win nothing."""

    laid: I2
    """In the tunnel phase: the claim whose cards lie on the table."""
    extra: I1
    """In the tunnel phase: further cards asked."""
    revealed: Annotated[Row, "i1", MARKET]
    """In the tunnel phase: the cards turned up, in order."""
    revealed_count: I1


@record
class Scratch:
    """Room to work in, so that rules need not allocate. Nothing in it outlives one call from outside."""

    run_first: Annotated[Row, "i2", ACTIONS]
    """The legal actions found, ascending, as runs: the first of each …"""
    run_from: Annotated[Row, "i2", ACTIONS]
    """… and its place in the list."""
    legal: Annotated[Row, "i2", ACTIONS]
    """The legal actions one by one, where it is asked from outside what is legal."""
    next_row: I8
    """The row that would lengthen the last run."""
    run_count: I8
    action_count: I8
    reach: Annotated[Row, "i8", CARDS]
    """How many cards of each colour the hand can lay, with its locomotives; of its best colour, at GRAY."""
    hand_now: I8
    """The number of the hand that is looked through."""
    hand_at: Annotated[Row, "i8", PRICES]
    """The hand for which each price was last looked at."""
    payable_count: Annotated[Row, "i2", PRICES]
    payable_first: Annotated[Grid, "i2", PRICES, 10]
    """Runs of rows in the block of a price that this hand can pay."""
    payable_length: Annotated[Grid, "i2", PRICES, 10]
    items: Annotated[Row, "i2", PILE]
    """What is being shuffled."""
    guess: Annotated[Row, "i2", SEATS]
    """How many tickets of the first deck each other seat may well have …"""
    guess_least: Annotated[Row, "i2", SEATS]
    """… which is no fewer than so many …"""
    guess_most: Annotated[Row, "i2", SEATS]
    """… and no more than so many."""
    offered_of_first: Annotated[Row, "i2", SEATS]
    """So many of the tickets offered to each other seat are taken to be of the first deck …"""
    held_of_first: Annotated[Row, "i2", SEATS]
    """… and so many of those it holds."""
    payment: Annotated[Row, "i2", CARDS]
    """The cards of a deed that is being judged."""
    label: Annotated[Row, "i2", CITIES]
    """Connected parts: cities with the same label are joined."""
    merged: Annotated[Grid, "i2", 8, CITIES]
    """Labels with borrowed routes added, one row per station."""
    place_city: Annotated[Row, "i2", 8]
    """Cities of the stations being assigned."""
    place_count: I8
    choice_count: Annotated[Row, "i2", 8]
    choice: Annotated[Grid, "i2", 8, NEIGHBOURS]
    """Routes worth trying for each station."""
    chosen: Annotated[Row, "i2", 8]
    best_chosen: Annotated[Row, "i2", 8]
    open_tickets: Annotated[Row, "i2", TICKETS]
    edge_a: Annotated[Row, "i2", ROUTES]
    """Own routes as edges of a graph, for the longest trail."""
    edge_b: Annotated[Row, "i2", ROUTES]
    edge_length: Annotated[Row, "i2", ROUTES]
    edge_route: Annotated[Row, "i2", ROUTES]
    edge_used: Annotated[Row, "i2", ROUTES]
    degree: Annotated[Row, "i2", CITIES]
    adjacent: Annotated[Grid, "i2", CITIES, NEIGHBOURS]
    """Edges at each city."""
    seen: Annotated[Row, "i2", CITIES]
    """1 = the connected part of this city has been searched."""
    starts: Annotated[Row, "i2", CITIES]
    mark: Annotated[Row, "i8", CITIES]
    """The last survey that reached each city."""
    mark_now: I8
    part_count: I8
    part_total: I8
    part_odd: I8
    part_loss: I8
    part_spared: I8
    path_city: Annotated[Row, "i2", ROUTES]
    path_edge: Annotated[Row, "i2", ROUTES]
    path_next: Annotated[Row, "i2", ROUTES]
    best_used: Annotated[Row, "i2", ROUTES]
    """1 = the edge belongs to the longest trail found."""
    best_length: I8
    stack: Annotated[Row, "i2", ROUTES]
    player: Stream
    """Choices of a random player, apart from the game's own chance."""


@record
class Reckoning:
    """What final scoring finds, seat by seat."""

    routes: Annotated[Row, "i2", SEATS]
    tickets: Annotated[Row, "i2", SEATS]
    stations: Annotated[Row, "i2", SEATS]
    bonus: Annotated[Row, "i2", SEATS]
    goods: Annotated[Row, "i2", SEATS]
    total: Annotated[Row, "i2", SEATS]
    completed: Annotated[Row, "i1", TICKETS]
    """1 = the holder of this ticket has completed it."""
    completed_count: Annotated[Row, "i2", SEATS]
    trail: Annotated[Row, "i2", SEATS]
    on_trail: Annotated[Row, "i1", ROUTES]
    """1 = the route belongs to one longest trail of its owner."""
    borrowed: Annotated[Row, "i2", CITIES]
    """The route that the station of this city borrows, -1 = none."""
    winner: Annotated[Row, "i1", SEATS]
