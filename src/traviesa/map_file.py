"""A map as the rules see it: cities, countries, routes, tickets and rule numbers, all resolved to plain ints.

Numbers are places in the lists: city 3 is ``cities[3]``. Border stops stand behind the cities in the same
list, from ``stops_from`` on, so that a route's end is always one number.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from traviesa.language import Saying
from traviesa.map_mistakes import Notebook
from traviesa.map_rules import Rules, check_rules_against
from traviesa.map_table import Table


@dataclass(frozen=True, slots=True)
class City:
    """A city, or a border stop of a country (which bears the country's name)."""

    id: str
    name: str
    name_es: str
    lat: float
    lon: float
    country: int = -1
    """The number of the country whose border stop this is; -1 for a city."""


@dataclass(frozen=True, slots=True)
class Country:
    """A country that tickets name; it is reached at any of its border stops."""

    id: str
    name: str
    name_es: str
    stops: tuple[int, ...]
    """Numbers of cities."""


@dataclass(frozen=True, slots=True)
class Route:
    """One track between two cities."""

    number: int
    id: str
    """Its name in the notation: ``dieppe-paris``, or ``berlin-warszawa:1`` for one track of several."""
    ends: tuple[int, int]
    """Numbers of cities, as the file has them."""
    length: int
    colour: int
    """The number of the card that pays for it; GRAY for any colour."""
    kind: int
    locomotives: int
    """Locomotives that a ferry asks for; 0 on other kinds."""
    any_cards_per_card: int
    """So many cards of any kind stand for one of the colour; 0 when none do."""
    track: int
    """1, 2 or 3 among the tracks with the same ends, in the order of the file; 0 when it is the only one."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a ticket asks: to join any city of ``from_cities`` with any city of one of the groups ``to``."""

    number: int
    id: str
    """Its name in the notation: ``brest-petrograd``, ``lugano>``, ``austria>:1``."""
    from_cities: tuple[int, ...]
    to: tuple[tuple[tuple[int, ...], int], ...]
    """(group of cities any of which serves, points); the best group reached is scored."""
    deck: str
    points: int
    """The most it can score."""
    penalty: int
    """What is lost when no group is reached: the lowest of its values."""


@dataclass(frozen=True)
class MapFile:
    """One map, read and found sound."""

    id: str
    name: str
    name_es: str
    year: int
    seats: tuple[int, int]
    """Fewest and most."""
    reconstructed: tuple[str, ...]
    """Parts that no source states."""
    rules: Rules
    cities: tuple[City, ...]
    stops_from: int
    """The number of the first border stop; the count of cities proper."""
    countries: tuple[Country, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    decks: tuple[str, ...]
    """The decks of the tickets, sorted."""
    goods: tuple[tuple[int, tuple[int, ...]], ...]
    """(city, values of its stack, highest first)."""
    digest: str
    """The sha256 of what is played on: ids, routes, tickets, goods; not of names, coordinates or rules."""
    path: Path

    @cached_property
    def city_numbers(self) -> Mapping[str, int]:
        """Id of a city or border stop → its number."""
        return {city.id: number for number, city in enumerate(self.cities)}

    @cached_property
    def route_numbers(self) -> Mapping[str, int]:
        """Name of a route in the notation → its number."""
        return {route.id: route.number for route in self.routes}

    @cached_property
    def ticket_numbers(self) -> Mapping[str, int]:
        """Name of a ticket in the notation → its number."""
        return {ticket.id: ticket.number for ticket in self.tickets}

    @cached_property
    def deck_sizes(self) -> Mapping[str, int]:
        """Deck → how many tickets it has."""
        return count_decks(self.tickets)

    def rules_with(self, options: Mapping[str, object]) -> Rules:
        """Override rule numbers for one game on this map; refused when board and numbers do not agree."""
        rules = self.rules.override(options)
        notes = Notebook(Saying("mistake-where-options"))
        check_rules_against(Table(notes, "rules", rules.as_table()), rules, self.deck_sizes, self.seats[1])
        lengths = {route.length for route in self.routes} - set(rules.points)
        if lengths:
            says = Saying("mistake-lengths-without-points", lengths=sorted(lengths))
            notes.note("map/length-without-points", "rules.points", says)
        notes.refuse_if_any()
        return rules


def count_decks(tickets: Sequence[Ticket]) -> dict[str, int]:
    """Count the tickets of each deck; decks sorted."""
    return dict(sorted(Counter(ticket.deck for ticket in tickets).items()))
