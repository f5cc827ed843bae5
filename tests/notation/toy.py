"""A small map of names that has every kind of name: several tracks, countries, copies, blanks and hyphens."""

from traviesa.notation import Names

CITIES = ("berlin", "dieppe", "la_chaux_de_fonds", "los_angeles", "new_york", "paris", "warszawa", "munchen")
ROUTES = (
    "dieppe-paris",
    "berlin-warszawa:1",
    "berlin-warszawa:2",
    "la_chaux_de_fonds-paris",
    "los_angeles-new_york",
    "paris-warszawa",
)
TICKETS = ("dieppe-berlin", "los_angeles-new_york", "austria>:1", "austria>:2", "berlin>", "paris-france")
PRINTED = {
    "La Chaux-de-Fonds": 2,
    "Los Ángeles": 3,
    "Nueva York": 4,
    "París": 5,
    "Varsovia": 6,
    "München": 7,
    "Múnich": 7,
}

EVERY_CARD = frozenset(range(11))
TOY = Names(CITIES, ROUTES, TICKETS, ("short", "long"), EVERY_CARD, PRINTED, {0: 3, 5: 4})
PLAIN = Names(CITIES, ROUTES, TICKETS)
