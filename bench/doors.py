"""Doors for measuring alone: a rule many times in one call, so that the crossing does not count.

Importing this before the engine is made adds these doors to it, under a digest of their own.
"""

from traviesa.board import Board
from traviesa.compiled import door
from traviesa.rules.chance import below
from traviesa.rules.resampling import resample
from traviesa.rules.scoring import reckon, reckon_tickets
from traviesa.rules.setup import start
from traviesa.rules.sight import hide
from traviesa.rules.trail import longest_trail
from traviesa.state import Reckoning, Scratch, State

RING = 8
"""Copies go round among so many places, so that none can be left out as done already."""


@door
def cross(states: list[State], i: int, boards: list[Board], scratches: list[Scratch], seat: int) -> int:
    """Do next to nothing: what one crossing costs."""
    return states[i].seats + boards[0].cities + scratches[0].action_count + seat


@door
def draw_many(scratches: list[Scratch], count: int) -> int:
    """Draw random numbers alone: the floor under random play."""
    total = 0
    for _ in range(count):
        total += below(scratches[0].player, 30)
    return total


@door
def copy_many(states: list[State], count: int) -> None:
    """Copy states of the first half of the array to the second."""
    for k in range(count):
        states[RING + (k & 7)] = states[k & 7]


@door
def view_many(states: list[State], count: int, seat: int) -> None:
    """Copy states and hide what the seat may not see."""
    for k in range(count):
        states[RING + (k & 7)] = states[k & 7]
        hide(states[RING + (k & 7)], seat)


@door
def resample_many(states: list[State], boards: list[Board], scratches: list[Scratch], count: int, seat: int) -> None:
    """Copy views of a seat and fill them."""
    for k in range(count):
        states[RING + (k & 7)] = states[k & 7]
        states[RING + (k & 7)].stream.key[0] = k
        resample(states[RING + (k & 7)], boards[0], scratches[0], seat)


@door
def start_many(states: list[State], boards: list[Board], scratches: list[Scratch], count: int, seats: int) -> None:
    """Set up games over copies of empty states."""
    for k in range(count):
        states[RING + (k & 7)] = states[k & 7]
        states[RING + (k & 7)].stream.key[0] = k
        states[RING + (k & 7)].stream.at = 16
        start(states[RING + (k & 7)], boards[0], scratches[0], seats)


@door
def reckon_many(
    states: list[State], boards: list[Board], scratches: list[Scratch], reckonings: list[Reckoning], count: int
) -> None:
    """Reckon one game after another."""
    for k in range(count):
        reckon(states[k % len(states)], boards[0], scratches[0], reckonings[0])


@door
def trail_of(states: list[State], i: int, boards: list[Board], scratches: list[Scratch], seat: int) -> int:
    """Measure the longest trail of one seat."""
    return longest_trail(states[i], boards[0], scratches[0], seat)


@door
def tickets_of(
    states: list[State], boards: list[Board], scratches: list[Scratch], reckonings: list[Reckoning], i_and_seat: int
) -> int:
    """Judge the tickets of one seat with the best its stations can borrow; ``i * 8 + seat``."""
    seat = i_and_seat & 7
    reckonings[0].tickets[seat] = 0
    reckonings[0].completed_count[seat] = 0
    reckon_tickets(states[i_and_seat >> 3], boards[0], scratches[0], reckonings[0], seat)
    return reckonings[0].tickets[seat]
