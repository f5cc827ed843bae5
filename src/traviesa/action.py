"""The action catalogue: every decision a game can ask for, one numbered row each.

0            draw pile
1 … 11       draw <card>, by card
12           tickets
13           pass
14           withdraw
16 … 47      keep, by the set of offered tickets: row 16 + bits
48 …         pay, for a tunnel's extra      ┐ every exact payment is a row of its own, in blocks:
claims_from  claim, route after route       │   a colour's rows by rising number of locomotives,
builds_from  build, city after city         ┘   colour after colour, and last the one of locomotives only
"""

from typing import Annotated

from traviesa.layout import I2, Row, record
from traviesa.vocabulary import ACTIONS, PRICES

DRAW_PILE = 0
DRAW_CARD = 1
DRAW_TICKETS = 12
PASS = 13
WITHDRAW = 14
KEEP_FROM = 16
PAY_FROM = 48

KIND_DRAW_PILE = 0
KIND_DRAW_CARD = 1
KIND_TICKETS = 2
KIND_PASS = 3
KIND_WITHDRAW = 4
KIND_KEEP = 5
KIND_PAY = 6
KIND_CLAIM = 7
KIND_BUILD = 8


@record
class Catalogue:
    """The rows: what each action is and what it pays."""

    count: I2
    claims_from: I2
    builds_from: I2
    kind: Annotated[Row, "i1", ACTIONS]
    target: Annotated[Row, "i1", ACTIONS]
    """The card drawn, the set kept, the route claimed or the city built in."""
    colour: Annotated[Row, "i1", ACTIONS]
    """The colour paid, LOCOMOTIVE where locomotives pay alone."""
    colour_cards: Annotated[Row, "i1", ACTIONS]
    locomotives: Annotated[Row, "i1", ACTIONS]


@record
class Prices:
    """What can be paid for what: a price is a length, its colours and how many locomotives may or must be in it."""

    count: I2
    length: Annotated[Row, "i1", PRICES]
    first_colour: Annotated[Row, "i1", PRICES]
    last_colour: Annotated[Row, "i1", PRICES]
    """Colours from first to last; none where last < first."""
    least: Annotated[Row, "i1", PRICES]
    """Locomotives asked (a ferry's icons)."""
    most: Annotated[Row, "i1", PRICES]
    """Locomotives allowed."""
    width: Annotated[Row, "i1", PRICES]
    """Rows of one colour."""
    base_colour: Annotated[Row, "i1", PRICES]
    """The colour whose rows stand first in the block."""
    alone: Annotated[Row, "i2", PRICES]
    """Where in the block the row of locomotives only stands; -1 = there is none."""
