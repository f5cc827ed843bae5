"""Games in bulk: which ones to play, and the tally of what came of them.

A tally holds whole numbers only, and those of two runs are added up field by field: so the same games give
the same tally, whoever played which of them.
"""

from typing import Annotated

from traviesa.layout import I1, I8, Grid, Row, record
from traviesa.state import Reckoning
from traviesa.vocabulary import LENGTHS, SEATS

MEASURES = 13
SCORE = 0
"""Final score of seat 0; those of the other seats follow."""
WINNING_SCORE = 5
DECISIONS = 6
TURNS = 7
TRAIL = 8
"""From here on, one number for each seat of each game."""
TICKETS_KEPT = 9
TICKETS_COMPLETED = 10
STATIONS_BUILT = 11
ROUTES_CLAIMED = 12

BINS = 4096
LOWEST = -1024
"""What the first bin counts; whatever is less is counted there too, and all that is too much in the last."""

PARTS = 4
PART_ROUTES = 0
PART_TICKETS = 1
PART_STATIONS = 2
PART_BONUS = 3


@record
class Batch:
    """Random games with consecutive numbers, to be played one after another."""

    key: Annotated[Row, "i8", 8]
    """The key of the whole run; that of a game is this one with its number mixed in."""
    first: I8
    """The number of the first game."""
    seats: I1
    decisions: I8
    """Decisions of the game that was played last."""
    turns: I8


@record
class Tally:
    """What games came to, added up."""

    games: I8
    count: Annotated[Row, "i8", MEASURES]
    """How often each measure was taken."""
    total: Annotated[Row, "i8", MEASURES]
    squares: Annotated[Row, "i8", MEASURES]
    least: Annotated[Row, "i8", MEASURES]
    most: Annotated[Row, "i8", MEASURES]
    bins: Annotated[Grid, "i8", MEASURES, BINS]
    """``bins[measure][value - LOWEST]``: how often it was so much."""
    sole_wins: Annotated[Row, "i8", SEATS]
    shared_wins: Annotated[Row, "i8", SEATS]
    winners: Annotated[Row, "i8", 8]
    """How many games had so many winners."""
    parts: Annotated[Row, "i8", PARTS]
    """Points of all seats from routes, tickets, stations left and the bonus."""
    routes: Annotated[Row, "i8", LENGTHS]
    """Routes claimed, by length."""
    final_rounds: I8
    """Games that ended with the last turn of a final round."""
    stalemates: I8
    """Games that ended because every seat in turn had to pass."""
    reckoning: Reckoning
    """Of the game that was added last."""
