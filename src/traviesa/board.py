"""A board: one map and one row of rule numbers, laid out as arrays for the rules to read."""

from typing import Annotated

from traviesa.action import Catalogue, Prices
from traviesa.layout import I2, Grid, Row, record
from traviesa.variant import Variant
from traviesa.vocabulary import CITIES, COLOURS, LENGTHS, NEIGHBOURS, PLACES, ROUTES, TICKETS

PRICE_KEYS = COLOURS + 1
"""Colours a tunnel's extra can have: the eight, and locomotives only."""


@record
class Board:
    """What never changes during a game."""

    rules: Variant
    catalogue: Catalogue
    prices: Prices

    cities: I2
    """Cities and, behind them, border stops."""
    stops_from: I2
    """The first border stop: stations stand in cities only."""
    routes: I2
    tickets: I2
    decks: I2

    route_a: Annotated[Row, "i1", ROUTES]
    route_b: Annotated[Row, "i1", ROUTES]
    route_length: Annotated[Row, "i1", ROUTES]
    route_colour: Annotated[Row, "i1", ROUTES]
    route_kind: Annotated[Row, "i1", ROUTES]
    route_locomotives: Annotated[Row, "i1", ROUTES]
    route_price: Annotated[Row, "i2", ROUTES]
    route_first: Annotated[Row, "i2", ROUTES]
    """The first action of the route in the catalogue."""
    twin_count: Annotated[Row, "i1", ROUTES]
    twin: Annotated[Grid, "i1", ROUTES, 2]
    """The other tracks of a double or triple route."""
    city_degree: Annotated[Row, "i1", CITIES]
    city_route: Annotated[Grid, "i1", CITIES, NEIGHBOURS]
    """The routes that end in a city, in the order of the map file."""

    station_price: Annotated[Row, "i2", LENGTHS]
    """The price of the first, second, … station, at [1], [2], …"""
    station_first: Annotated[Row, "i2", LENGTHS]
    """Where its payments begin among the build actions of a city."""
    station_rows: I2
    """Build actions of each city."""
    extra_price: Annotated[Grid, "i2", PRICE_KEYS, LENGTHS]
    """``extra_price[colour laid][cards asked]``: what a tunnel's extra may be paid with."""
    extra_first: Annotated[Grid, "i2", PRICE_KEYS, LENGTHS]

    place_size: Annotated[Row, "i1", PLACES]
    place_city: Annotated[Grid, "i1", PLACES, 8]
    """Cities any of which serves as this end of a ticket."""
    ticket_from: Annotated[Row, "i1", TICKETS]
    ticket_targets: Annotated[Row, "i1", TICKETS]
    ticket_to: Annotated[Grid, "i1", TICKETS, 8]
    """Places; joining any of them completes the ticket."""
    ticket_value: Annotated[Grid, "i1", TICKETS, 8]
    ticket_penalty: Annotated[Row, "i1", TICKETS]
    ticket_deck: Annotated[Row, "i1", TICKETS]
