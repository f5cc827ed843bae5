"""Which cities a seat has joined, and which tickets that completes."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.state import Scratch, State


@rule
def root_of(scratch: Scratch, city: int) -> int:
    """Follow the labels to the one that stands for the whole connected part, shortening the way."""
    label = scratch.label
    while label[city] != city:
        label[city] = label[label[city]]
        city = label[city]
    return city


@rule
def join_cities(state: State, board: Board, scratch: Scratch, seat: int) -> None:
    """TTR-TICKET-8 TTR-TICKET-9 Label the cities: those joined by own wagons, whatever the way, share a label."""
    for city in range(board.cities):
        scratch.label[city] = city
    for route in range(board.routes):
        if state.owner[route] == seat:
            a = root_of(scratch, board.route_a[route])
            b = root_of(scratch, board.route_b[route])
            scratch.label[max(a, b)] = min(a, b)
    for city in range(board.cities):
        scratch.label[city] = root_of(scratch, city)


@rule
def are_joined(board: Board, scratch: Scratch, one: int, other: int) -> bool:
    """Say whether any city of one place is joined to any city of the other."""
    for j in range(board.place_size[one]):
        a = scratch.label[board.place_city[one][j]]
        for k in range(board.place_size[other]):
            if scratch.label[board.place_city[other][k]] == a:
                return True
    return False


@rule
def best_value(board: Board, scratch: Scratch, ticket: int) -> int:
    """TTR-TICKET-8 Find what a ticket is worth under the labels: its best value reached, 0 where none is."""
    best = 0
    for k in range(board.ticket_targets[ticket]):
        value = board.ticket_value[ticket][k]
        if value > best and are_joined(board, scratch, board.ticket_from[ticket], board.ticket_to[ticket][k]):
            best = value
    return best


@rule
def most_value(board: Board, ticket: int) -> int:
    """Find the most a ticket can score."""
    most = 0
    for k in range(board.ticket_targets[ticket]):
        most = max(most, board.ticket_value[ticket][k])
    return most


@rule
def score_of(board: Board, scratch: Scratch, ticket: int) -> int:
    """TTR-SCORE-2 A completed ticket adds its value, any other subtracts it."""
    value = best_value(board, scratch, ticket)
    if value > 0:
        return value
    return -board.ticket_penalty[ticket]
