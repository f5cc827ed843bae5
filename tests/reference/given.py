"""Positions made to measure: games whose state a test has edited, and graphs of its own making."""

import functools
from collections.abc import Callable, Mapping, Sequence

from tests.reference.obvious.board import CARDS, Route
from traviesa import Game, new_game
from traviesa.board import Board
from traviesa.state import ROUTE_OPEN, Scratch, State
from traviesa.vocabulary import TURN

Track = tuple[int, int, int]
"""The two cities and the length of a route."""


@functools.cache
def opened(map_name: str, seats: int) -> Game:
    """Give a game whose first tickets have been chosen."""
    game = new_game(map_name, seats, 60)
    while game.phase == "setup":
        game.apply(game.actions()[-1])
    return game


def edited(map_name: str, seats: int, edit: Callable[[State], None]) -> Game:
    """Give a game in the phase of a turn, with its state edited."""
    game = opened(map_name, seats)
    state = game.state()
    assert state.phase == TURN
    edit(state)
    return Game(game.setting, game._engine, game._engine.store(state))


def set_owners(state: State, owners: Sequence[int]) -> None:
    """Give routes to seats (-1: to nobody)."""
    state.owner[: len(owners)] = owners


def set_hand(state: State, seat: int, hand: Mapping[str, int]) -> None:
    """Give a seat these cards and no others."""
    state.hands[seat] = [hand.get(card, 0) for card in CARDS] + [0] * (len(state.hands[seat]) - len(CARDS))
    state.hand_size[seat] = sum(state.hands[seat])


def set_tickets(state: State, seat: int, tickets: Sequence[int]) -> None:
    """Give a seat these tickets and no others."""
    for ticket, at in enumerate(state.ticket_at):
        if at == seat:
            state.ticket_at[ticket] = -2
    for ticket in tickets:
        state.ticket_at[ticket] = seat
    state.ticket_count[seat] = len(tickets)


@functools.cache
def bare_records() -> tuple[Board, State, Scratch]:
    """Make the records of a graph once: they are large, and each graph writes over the last."""
    return Board(), State(), Scratch()


class Graph:
    """Routes of one seat on a board of their own, for the rules as they are written; one at a time."""

    def __init__(self, tracks: Sequence[Track]) -> None:
        self.tracks = tracks
        self.board, self.state, self.scratch = bare_records()
        self.board.cities = 1 + max((max(a, b) for a, b, _ in tracks), default=0)
        self.board.routes = len(tracks)
        self.state.owner = [ROUTE_OPEN] * len(self.state.owner)
        for number, (a, b, length) in enumerate(tracks):
            self.board.route_a[number], self.board.route_b[number] = a, b
            self.board.route_length[number] = length
            self.state.owner[number] = 0

    def obvious(self) -> list[Route]:
        """Give the same routes to the obvious engine."""
        return [Route(n, f"{n}", str(a), str(b), length, "gray") for n, (a, b, length) in enumerate(self.tracks)]
