"""The row of rule numbers: what a map, or one game, may set differently.

Every number has its meaning in ``docs/maps.md``; the rules read them and never ask for a map's name.
"""

from typing import Annotated

from traviesa.layout import I1, I2, Row, record
from traviesa.vocabulary import CARDS, DECKS, LENGTHS

TO_BOTTOM = 0
TO_BOX = 1
TO_SHUFFLE = 2
"""Where refused tickets go."""

LONGEST_TRAIL = 0
MOST_TICKETS = 1
"""What the bonus rewards."""

TIE_TICKETS = 0
TIE_FEWEST_STATIONS = 1
TIE_BONUS = 2
TIE_LONGEST_TRAIL = 3
TIE_GOODS = 4
TIE_WORDS = ("tickets", "fewest_stations", "bonus", "longest_trail", "goods")
REFUSED_WORDS = ("bottom", "box", "shuffle")
BONUS_WORDS = ("longest_trail", "most_tickets")

FINAL_ROUND_AT = 2
"""So few wagons at the end of one's turn begin the final round."""


@record
class Variant:
    """The rule numbers of one game."""

    wagons_each: I2
    stations_each: I1
    unused_station_points: I1
    points: Annotated[Row, "i2", LENGTHS]
    cards: Annotated[Row, "i1", CARDS]
    hand_dealt: I1
    market_size: I1
    market_reset_at: I1
    market_reset_counts: Annotated[Row, "i1", CARDS]
    """1 = so many of this card in the market renew it."""
    market_resets_in_a_row: I1
    draw_market_without_pile: I1
    locomotive_on: Annotated[Row, "i1", 3]
    """By kind of route: 1 = a locomotive stands for a colour there."""
    face_up_locomotive_ends_draw: I1
    twins_open_from_seats: I1
    unequal_twins: I1
    tunnel_reveal: I1
    tickets_dealt: Annotated[Row, "i1", DECKS]
    tickets_keep_first: I1
    tickets_drawn: Annotated[Row, "i1", DECKS]
    tickets_keep: I1
    refused_first: I1
    refused_later: I1
    bonus_kind: I1
    bonus_points: I2
    ties: Annotated[Row, "i1", 8]
    tie_count: I1
