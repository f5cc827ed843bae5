"""The notation: names, payments and deeds as plain text, and back."""

from traviesa.notation.deed import DEED_KINDS, Deed
from traviesa.notation.errors import NotationError
from traviesa.notation.names import (
    Names,
    card_name,
    city_name,
    deck_name,
    parse_card,
    parse_city,
    parse_deck,
    parse_phase,
    parse_route,
    parse_ticket,
    phase_name,
    route_name,
    ticket_name,
)
from traviesa.notation.parse import parse_deed
from traviesa.notation.payment import parse_payment, payment_name
from traviesa.notation.printing import deed_name

__all__ = [
    "DEED_KINDS",
    "Deed",
    "Names",
    "NotationError",
    "card_name",
    "city_name",
    "deck_name",
    "deed_name",
    "parse_card",
    "parse_city",
    "parse_deck",
    "parse_deed",
    "parse_payment",
    "parse_phase",
    "parse_route",
    "parse_ticket",
    "payment_name",
    "phase_name",
    "route_name",
    "ticket_name",
]
