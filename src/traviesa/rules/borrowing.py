"""What stations borrow at the end: one foreign route each, chosen so that the tickets are worth most.

Every combination of one route a station is tried, in the order of the map file, station after station in
the order of the cities, and the first of the best is kept. Routes that lead a station into the same
connected part are alike, so only the earliest of them is tried; tickets that all routes together could not
help are left out; and the search stops when every other ticket is completed.
"""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.connection import best_value, most_value, score_of
from traviesa.state import Reckoning, Scratch, State

NO_ROUTE = -1


@rule
def other_end(board: Board, route: int, city: int) -> int:
    """Name the city at the other end of a route."""
    if board.route_a[route] == city:
        return board.route_b[route]
    return board.route_a[route]


@rule
def is_foreign(state: State, seat: int, route: int) -> bool:
    """EU-STATION-6 RUL-STATION-7 Say whether the route is another seat's; one's own, open and closed ones are not."""
    return state.owner[route] >= 0 and state.owner[route] != seat


@rule
def list_choices(state: State, board: Board, scratch: Scratch, seat: int, place: int) -> None:
    """RUL-STATION-4 List the routes worth trying for one station; there may be none."""
    city = scratch.place_city[place]
    count = 0
    for k in range(board.city_degree[city]):
        route = board.city_route[city][k]
        if is_foreign(state, seat, route):
            label = scratch.label[other_end(board, route, city)]
            fresh = True
            for j in range(count):
                if scratch.label[other_end(board, scratch.choice[place][j], city)] == label:
                    fresh = False
            if fresh:
                scratch.choice[place][count] = route
                count += 1
    scratch.choice_count[place] = count


@rule
def list_stations(state: State, board: Board, scratch: Scratch, seat: int) -> None:
    """List the stations of a seat and what each could borrow."""
    scratch.place_count = 0
    for city in range(board.stops_from):
        if state.station_at[city] == seat:
            place = scratch.place_count
            scratch.place_city[place] = city
            scratch.chosen[place] = NO_ROUTE
            scratch.best_chosen[place] = NO_ROUTE
            list_choices(state, board, scratch, seat, place)
            scratch.place_count = place + 1


@rule
def relabel(board: Board, scratch: Scratch, one: int, other: int) -> None:
    """Join two connected parts."""
    a = scratch.label[one]
    b = scratch.label[other]
    if a == b:
        return
    for city in range(board.cities):
        if scratch.label[city] == b:
            scratch.label[city] = a


@rule
def keep_labels(board: Board, scratch: Scratch, level: int) -> None:
    """Keep the labels of this level of the search."""
    for city in range(board.cities):
        scratch.merged[level][city] = scratch.label[city]


@rule
def restore_labels(board: Board, scratch: Scratch, level: int) -> None:
    """Take the labels of this level of the search again."""
    for city in range(board.cities):
        scratch.label[city] = scratch.merged[level][city]


@rule
def list_open_tickets(state: State, board: Board, scratch: Scratch, seat: int) -> int:
    """List the tickets that borrowing could improve at all: those it improves if every choice were borrowed at once."""
    keep_labels(board, scratch, 0)
    count = 0
    for ticket in range(board.tickets):
        if state.ticket_at[ticket] == seat and best_value(board, scratch, ticket) < most_value(board, ticket):
            scratch.open_tickets[count] = ticket
            count += 1
    for place in range(scratch.place_count):
        city = scratch.place_city[place]
        for k in range(scratch.choice_count[place]):
            relabel(board, scratch, city, other_end(board, scratch.choice[place][k], city))
    helped = 0
    for k in range(count):
        if best_value(board, scratch, scratch.open_tickets[k]) > 0:
            scratch.open_tickets[helped] = scratch.open_tickets[k]
            helped += 1
    restore_labels(board, scratch, 0)
    return helped


@rule
def worth(board: Board, scratch: Scratch, count: int) -> int:
    """RUL-STATION-1 Weigh the open tickets under the labels: points first, then how many are completed."""
    total = 0
    for k in range(count):
        value = score_of(board, scratch, scratch.open_tickets[k])
        total += 256 * value
        if value > 0:
            total += 1
    return total


@rule
def most_worth(board: Board, scratch: Scratch, count: int) -> int:
    """Weigh the open tickets as if all were completed at their best."""
    total = 0
    for k in range(count):
        total += 256 * most_value(board, scratch.open_tickets[k]) + 1
    return total


@rule
def take_choice(board: Board, scratch: Scratch, place: int, k: int) -> None:
    """Let a station borrow its choice number k, on top of what the stations before it borrow."""
    restore_labels(board, scratch, place)
    scratch.chosen[place] = NO_ROUTE
    if k < scratch.choice_count[place]:
        city = scratch.place_city[place]
        scratch.chosen[place] = scratch.choice[place][k]
        relabel(board, scratch, city, other_end(board, scratch.chosen[place], city))
    keep_labels(board, scratch, place + 1)


@rule
def search_choices(board: Board, scratch: Scratch, count: int) -> None:
    """EU-STATION-7 EU-STATION-8 RUL-STATION-1 RUL-STATION-2 Try all combinations of one route a station."""
    last = scratch.place_count - 1
    goal = most_worth(board, scratch, count)
    best = -(1 << 40)
    for place in range(last + 1):
        scratch.stack[place] = 0
    place = 0
    while place >= 0:
        k = scratch.stack[place]
        if k >= max(1, scratch.choice_count[place]):
            scratch.stack[place] = 0
            place -= 1
            continue
        scratch.stack[place] = k + 1
        take_choice(board, scratch, place, k)
        if place < last:
            place += 1
            continue
        found = worth(board, scratch, count)
        if found > best:
            best = found
            for p in range(last + 1):
                scratch.best_chosen[p] = scratch.chosen[p]
            if best == goal:
                return


@rule
def borrow(state: State, board: Board, scratch: Scratch, seat: int, reckoning: Reckoning) -> None:
    """EU-STATION-6 RUL-STATION-3 EU-TICKET-2 Add to a seat's labels what its stations borrow: one route, no further."""
    list_stations(state, board, scratch, seat)
    if scratch.place_count == 0:
        return
    count = list_open_tickets(state, board, scratch, seat)
    search_choices(board, scratch, count)
    restore_labels(board, scratch, 0)
    for place in range(scratch.place_count):
        city = scratch.place_city[place]
        route = scratch.best_chosen[place]
        reckoning.borrowed[city] = route
        if route != NO_ROUTE:
            relabel(board, scratch, city, other_end(board, route, city))
