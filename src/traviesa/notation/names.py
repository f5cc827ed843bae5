"""The names of a map: cities, routes, tickets, decks and cards as text, and back.

Every number of the map has a converter pair here: ``parse_route`` reads what people write, ``route_name``
gives the one form in which it is printed.

>>> names = Names(["dieppe", "paris"], ["dieppe-paris"], ["paris-dieppe", "paris>"], aliases={"París": 1})
>>> city_name(parse_city("Paris", names), names), city_name(parse_city("parís", names, "es"), names)
('paris', 'paris')
>>> route_name(parse_route("paris-dieppe", names), names)
'dieppe-paris'
>>> [ticket_name(parse_ticket(text, names), names) for text in ("dieppe-paris", "Paris >")]
['paris-dieppe', 'paris>']
>>> card_name(parse_card("RED", names)), card_name(parse_card("roja", names, "es"))
('red', 'red')
>>> deck_name(parse_deck("regular", names), names), phase_name(parse_phase("second-card"))
('regular', 'second-card')
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from traviesa.notation.errors import NotationError, malformed, quoted, unknown
from traviesa.notation.lexicon import fold, in_words, lexicon
from traviesa.vocabulary import CARD_WORDS, PHASE_WORDS

COUNTRY_TICKET: Final = ">"
"""In place of the second end: to whichever other country is reached."""
_BASE_CARDS: Final = frozenset(range(9))


class Names:
    """Hold the names of one map; the number of a thing is its place in the sequence."""

    def __init__(
        self,
        cities: Sequence[str],
        routes: Sequence[str],
        tickets: Sequence[str],
        decks: Sequence[str] = ("regular",),
        cards: frozenset[int] = _BASE_CARDS,
        aliases: Mapping[str, int] | None = None,
        bracket_sizes: Mapping[int, int] | None = None,
    ) -> None:
        self.cities = tuple(cities)
        self.routes = tuple(routes)
        self.tickets = tuple(tickets)
        self.decks = tuple(decks)
        self.cards = cards
        self.bracket_sizes: Mapping[int, int] = bracket_sizes or {}
        """Route → how many cards in brackets stand for one, missing = they are printed in one bracket; a map without
        any has no brackets."""
        self.city_numbers = {city: number for number, city in enumerate(self.cities)}
        self.route_index = _index(self.routes)
        self.ticket_index = _index(self.tickets)
        self.places = _places(self)
        self.spoken = _spoken(self, aliases or {})

    def place(self, text: str, typed: bool) -> str | None:
        """Find the id of a city or country, by its printed names too when ``typed``."""
        if typed:
            return self.spoken.get(spoken_key(text))
        word = text.strip().casefold()
        return word if word in self.places else None


def spoken_key(text: str) -> str:
    """Write a printed name as an id would be: ``La Chaux-de-Fonds`` → ``la_chaux_de_fonds``."""
    letters = "".join(letter if letter.isalnum() else " " for letter in fold(text).replace("'", ""))
    return "_".join(letters.split())


# --- the index: the ends of a route or ticket → its tracks or copies -------------------------------------
Ends = tuple[str, str]
Index = Mapping[Ends, Mapping[int, int]]


def _parts(name: str) -> tuple[Ends, int]:
    """Take a canonical id apart: its ends in order, and its number (0 = it needs none)."""
    base, _, number = name.partition(":")
    first, _, second = base.removesuffix(COUNTRY_TICKET).partition("-")
    ends = sorted((first, second or COUNTRY_TICKET))
    return (ends[0], ends[1]), int(number or 0)


def _index(ids: Iterable[str]) -> Index:
    index: dict[Ends, dict[int, int]] = {}
    for place, name in enumerate(ids):
        ends, number = _parts(name)
        index.setdefault(ends, {})[number] = place
    return index


def _places(names: Names) -> frozenset[str]:
    """Count the ends of tickets as places: countries are no cities."""
    ends = {end for pair in names.ticket_index for end in pair}
    return frozenset((ends | set(names.cities)) - {COUNTRY_TICKET})


def _spoken(names: Names, aliases: Mapping[str, int]) -> Mapping[str, str]:
    printed = {spoken_key(alias): names.cities[city] for alias, city in aliases.items()}
    return printed | {spoken_key(place): place for place in names.places}


# --- cities -----------------------------------------------------------------------------------------------
def parse_city(text: str, names: Names, language: str | None = None) -> int:
    """Read a city (or border stop) and give its number."""
    place = _place(text, names, lexicon(language).typed)
    if place not in names.city_numbers:
        raise unknown("notation/unknown-city", text, "a city of this map", names.cities)
    return names.city_numbers[place]


def city_name(city: int, names: Names) -> str:
    """Give the id of a city."""
    return names.cities[city]


def _place(text: str, names: Names, typed: bool) -> str:
    place = names.place(text, typed)
    if place is None:
        known = names.spoken if typed else names.places
        raise unknown("notation/unknown-city", text.strip(), "a city of this map", known)
    return place


# --- routes and tickets -----------------------------------------------------------------------------------
def parse_route(text: str, names: Names, language: str | None = None) -> int:
    """Read a route in either direction and give its number."""
    body, number = _numbered(text, "<city>-<city>, or <city>-<city>:1 where there are several tracks")
    ends = _ends(body, names, names.route_index, lexicon(language).typed)
    if ends not in names.route_index or COUNTRY_TICKET in ends:
        raise _no_route(text, ends, names)
    return _choose(text, number, names.route_index[ends], names.routes, "notation/unknown-route")


def route_name(route: int, names: Names) -> str:
    """Give the one name of a route, with the number of its track where there are several."""
    return names.routes[route]


def parse_ticket(text: str, names: Names, language: str | None = None) -> int:
    """Read a ticket, its ends in either order, and give its number."""
    body, number = _numbered(text, "<city>-<city>, or <city>> for a ticket to any country")
    ends = _ends(body, names, names.ticket_index, lexicon(language).typed)
    if ends not in names.ticket_index:
        raise _no_ticket(text, ends, names)
    return _choose(text, number, names.ticket_index[ends], names.tickets, "notation/unknown-ticket")


def ticket_name(ticket: int, names: Names) -> str:
    """Give the one name of a ticket, its ends in the order of the map file."""
    return names.tickets[ticket]


def _numbered(text: str, form: str) -> tuple[str, int | None]:
    """Part ``berlin-warszawa:2`` into its ends and its number."""
    body, colon, number = text.strip().partition(":")
    if not colon:
        return body, None
    if not (number.isascii() and number.isdigit() and len(number) <= 2):
        raise malformed(text, f"{quoted(number)} is not the number of a track or copy", form)
    return body, int(number)


def _ends(body: str, names: Names, index: Index, typed: bool) -> Ends:
    """Find two places in ``a-b``; printed names may hold hyphens of their own, so every hyphen is tried."""
    if typed:
        body = fold(body)
    if body.endswith(COUNTRY_TICKET):
        return _sorted(_place(body.removesuffix(COUNTRY_TICKET), names, typed), COUNTRY_TICKET)
    cuts = [place for place, letter in enumerate(body) if letter == "-"]
    if not cuts:
        raise malformed(body, "it has one end", "<city>-<city>")
    found = [ends for cut in cuts if (ends := _known_ends(body[:cut], body[cut + 1 :], names, typed))]
    if not found:
        first, _, second = body.partition("-")
        found = [_sorted(_place(first, names, typed), _place(second, names, typed))]
    return next((ends for ends in found if ends in index), found[0])


def _known_ends(first: str, second: str, names: Names, typed: bool) -> Ends | None:
    one, other = names.place(first, typed), names.place(second, typed)
    return None if one is None or other is None else _sorted(one, other)


def _sorted(first: str, second: str) -> Ends:
    return (first, second) if first <= second else (second, first)


def _from_there(ends: Ends, ids: Sequence[str]) -> tuple[str, ...]:
    """List what begins or ends at either of two places."""
    wanted = set(ends) - {COUNTRY_TICKET}
    return tuple(name for name in ids if wanted & set(_parts(name)[0]))


def _no_route(text: str, ends: Ends, names: Names) -> NotationError:
    possible = _from_there(ends, names.routes)
    message = f"{quoted(text)}: there is no such route; from there: {', '.join(possible) or 'none'}"
    return NotationError("notation/unknown-route", message, asked=text, possible=possible)


def _no_ticket(text: str, ends: Ends, names: Names) -> NotationError:
    possible = _from_there(ends, names.tickets)
    message = f"{quoted(text)}: there is no such ticket; from there: {', '.join(possible) or 'none'}"
    return NotationError("notation/unknown-ticket", message, asked=text, possible=possible)


def _choose(text: str, number: int | None, several: Mapping[int, int], ids: Sequence[str], unknown_code: str) -> int:
    """Choose the track or copy: a number exactly where there are several."""
    if number != 0 and (number or 0) in several:
        return several[number or 0]
    possible = tuple(ids[several[one]] for one in sorted(several))
    if 0 not in several and number is None:
        code, why = "notation/ambiguous", f"there are {len(several)} of them"
    else:
        code = unknown_code
        why = "there is only one" if 0 in several else f"they are numbered 1 to {len(several)}"
    message = f"{quoted(text)}: {why}; write {' or '.join(possible)}"
    raise NotationError(code, message, asked=text, possible=possible)


# --- cards, decks and phases ------------------------------------------------------------------------------
def parse_card(text: str, names: Names, language: str | None = None) -> int:
    """Read a card this map has and give its number."""
    word = spoken_key(text) if language else text.strip().casefold()
    card = lexicon(language).cards.get(word)
    if card is None or CARD_WORDS.index(card) not in names.cards:
        known = [name for number, name in enumerate(CARD_WORDS) if number in names.cards]
        raise unknown("notation/unknown-word", text.strip(), "a card of this map", in_words("cards", known, language))
    return CARD_WORDS.index(card)


def card_name(card: int) -> str:
    """Give the word of a card."""
    return CARD_WORDS[card]


def parse_deck(text: str, names: Names, language: str | None = None) -> int:
    """Read a deck of tickets and give its number."""
    word = fold(text.strip()) if language else text.strip().casefold()
    word = lexicon(language).decks.get(word, word)
    if word not in names.decks:
        raise unknown("notation/unknown-word", text.strip(), "a deck of tickets of this map", names.decks)
    return names.decks.index(word)


def deck_name(deck: int, names: Names) -> str:
    """Give the word of a deck."""
    return names.decks[deck]


def parse_phase(text: str) -> int:
    """Read a phase and give its number."""
    word = text.strip().casefold()
    if word not in PHASE_WORDS:
        raise unknown("notation/unknown-word", text.strip(), "a phase", PHASE_WORDS)
    return PHASE_WORDS.index(word)


def phase_name(phase: int) -> str:
    """Give the word of a phase."""
    return PHASE_WORDS[phase]
