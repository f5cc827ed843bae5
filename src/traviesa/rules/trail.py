"""The longest trail: the longest way over own routes that uses no route twice.

A longest trail that is no round trip ends, at both ends, in cities with an odd number of own routes: at any
other city one more route would be left to go on by. So where at most two cities are odd, the whole connected
part is the trail; elsewhere a search starts at each odd city and stops at the bound: every odd city but two
must lose a route, and one route serves two of them.
"""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.state import Scratch, State


@rule
def add_edge(board: Board, scratch: Scratch, route: int, edge: int) -> None:
    """Write a route down as an edge of the graph."""
    a = board.route_a[route]
    b = board.route_b[route]
    scratch.edge_a[edge] = a
    scratch.edge_b[edge] = b
    scratch.edge_length[edge] = board.route_length[route]
    scratch.edge_route[edge] = route
    scratch.edge_used[edge] = 0
    scratch.adjacent[a][scratch.degree[a]] = edge
    scratch.adjacent[b][scratch.degree[b]] = edge
    scratch.degree[a] += 1
    scratch.degree[b] += 1


@rule
def draw_graph(state: State, board: Board, scratch: Scratch, seat: int) -> int:
    """EU-TRAIL-1 EU-TRAIL-4 RUL-TRAIL-3 Draw the graph of one seat's own routes; what stations borrow is not in it."""
    for city in range(board.cities):
        scratch.degree[city] = 0
        scratch.seen[city] = 0
    edges = 0
    for route in range(board.routes):
        if state.owner[route] == seat:
            add_edge(board, scratch, route, edges)
            edges += 1
    return edges


@rule
def far_end(scratch: Scratch, edge: int, city: int) -> int:
    """Name the city at the other end of an edge."""
    return scratch.edge_a[edge] + scratch.edge_b[edge] - city


@rule
def survey_city(scratch: Scratch, city: int, start: int) -> None:
    """Add one city of the part to the survey: its unused edges, and what an odd city must lose."""
    unused = 0
    shortest = 1 << 14
    for k in range(scratch.degree[city]):
        edge = scratch.adjacent[city][k]
        if scratch.edge_used[edge] == 0:
            unused += 1
            scratch.part_total += scratch.edge_length[edge]
            shortest = min(shortest, scratch.edge_length[edge])
            there = far_end(scratch, edge, city)
            if scratch.mark[there] != scratch.mark_now:
                scratch.mark[there] = scratch.mark_now
                scratch.stack[scratch.part_count] = there
                scratch.part_count += 1
    if unused & 1 and city != start:
        scratch.part_odd += 1
        scratch.part_loss += shortest
        scratch.part_spared = max(scratch.part_spared, shortest)


@rule
def survey(scratch: Scratch, start: int) -> None:
    """Look over all that can still be reached from a city by unused edges: its length, its odd cities, the bound.

    Every odd city but the start and the end must lose an edge, and one edge can serve two of them.
    """
    scratch.mark_now += 1
    scratch.mark[start] = scratch.mark_now
    scratch.stack[0] = start
    scratch.part_count = 1
    scratch.part_total = 0
    scratch.part_odd = 0
    scratch.part_loss = 0
    scratch.part_spared = 0
    k = 0
    while k < scratch.part_count:
        survey_city(scratch, scratch.stack[k], start)
        k += 1
    scratch.part_total //= 2
    scratch.part_loss = (scratch.part_loss - scratch.part_spared + 1) // 2


@rule
def keep_trail(scratch: Scratch, length: int, edges: int) -> None:
    """TTR-TRAIL-1 EU-TRAIL-2 EU-TRAIL-3 Remember a longer trail: the edges used, and all that is still reached."""
    scratch.best_length = length
    for edge in range(edges):
        reached = scratch.mark[scratch.edge_a[edge]] == scratch.mark_now
        scratch.best_used[edge] = 1 if scratch.edge_used[edge] == 1 or reached else 0


@rule
def judge_city(scratch: Scratch, city: int, length: int, edges: int) -> bool:
    """TTR-TRAIL-2 Say whether to search on from a city: not where the rest is one round or way, nor below the best."""
    survey(scratch, city)
    reach = length + scratch.part_total
    if reach - scratch.part_loss <= scratch.best_length:
        return False
    if scratch.part_odd <= 1:
        keep_trail(scratch, reach, edges)
        return False
    return True


@rule
def search_from(scratch: Scratch, start: int, edges: int) -> None:
    """Search all trails from a city, one edge further at a time, taking edges back when nothing better is ahead."""
    depth = 0
    length = 0
    scratch.path_city[0] = start
    scratch.path_next[0] = 0
    while depth >= 0:
        city = scratch.path_city[depth]
        k = scratch.path_next[depth]
        if k >= scratch.degree[city]:
            depth -= 1
            if depth >= 0:
                length -= scratch.edge_length[scratch.path_edge[depth]]
                scratch.edge_used[scratch.path_edge[depth]] = 0
            continue
        scratch.path_next[depth] = k + 1
        edge = scratch.adjacent[city][k]
        if scratch.edge_used[edge] == 1:
            continue
        scratch.edge_used[edge] = 1
        there = far_end(scratch, edge, city)
        if judge_city(scratch, there, length + scratch.edge_length[edge], edges):
            scratch.path_edge[depth] = edge
            length += scratch.edge_length[edge]
            depth += 1
            scratch.path_city[depth] = there
            scratch.path_next[depth] = 0
        else:
            scratch.edge_used[edge] = 0


@rule
def search_part(scratch: Scratch, city: int, edges: int) -> None:
    """Find the longest trail of the connected part around a city."""
    survey(scratch, city)
    for k in range(scratch.part_count):
        scratch.seen[scratch.stack[k]] = 1
    if scratch.part_total <= scratch.best_length:
        return
    count = scratch.part_count
    for k in range(count):
        scratch.starts[k] = scratch.stack[k]
    odd = count_odd(scratch, count)
    for k in range(count):
        start = scratch.starts[k]
        if (odd == 0 or scratch.degree[start] & 1) and judge_city(scratch, start, 0, edges):
            search_from(scratch, start, edges)
        if odd == 0:
            return


@rule
def count_odd(scratch: Scratch, cities: int) -> int:
    """Count the cities of the part with an odd number of routes."""
    odd = 0
    for k in range(cities):
        odd += scratch.degree[scratch.starts[k]] & 1
    return odd


@rule
def longest_trail(state: State, board: Board, scratch: Scratch, seat: int) -> int:
    """USA-TRAIL-1 RUL-TRAIL-1 EU-TRAIL-2 EU-TRAIL-3 Measure a seat's longest trail; ``best_used`` marks its edges."""
    edges = draw_graph(state, board, scratch, seat)
    scratch.best_length = 0
    for edge in range(edges):
        scratch.best_used[edge] = 0
    for city in range(board.cities):
        if scratch.seen[city] == 0 and scratch.degree[city] > 0:
            search_part(scratch, city, edges)
    return scratch.best_length
