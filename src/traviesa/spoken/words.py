"""What things of the game are called on the screen, in the reader's language."""

from collections.abc import Mapping, Sequence
from typing import Final

from traviesa.language import FORMER, choose_language, speak
from traviesa.map_file import MapFile
from traviesa.picture_style import LETTERS
from traviesa.spoken.page import escape, in_one_piece
from traviesa.spoken.player import Player
from traviesa.vocabulary import CARD_WORDS, GRAY, KIND_WORDS, LOCOMOTIVE

CARD_LETTERS: Final = dict(zip(CARD_WORDS, (*LETTERS, "L", "+", "p"), strict=True))


class Words:
    """Names of cards, cities, routes, tickets and seats; on a page with colour each card has its letter too."""

    def __init__(self, language: str | None, map_file: MapFile, players: Sequence[Player], plain: bool) -> None:
        self.language = choose_language(language)
        self.say = speak(self.language)
        self.map_file = map_file
        self.players = players
        self.plain = plain

    def say_or(self, sentence: str, otherwise: str, **facts: object) -> str:
        """Say a sentence, or something else where there is no such sentence."""
        try:
            return self.say(sentence, **facts)
        except LookupError:
            return otherwise

    # --- cards ------------------------------------------------------------------------------------------
    def card(self, card: str, count: int = 1) -> str:
        """Name a card; never by colour alone."""
        word = self.say(f"card-{card.replace('_', '-')}", count=count)
        return word if self.plain else in_one_piece(f"[card.{card}] {CARD_LETTERS[card]} [/] {word}")

    def cards(self, counts: Mapping[str, int], between: str = ", ") -> str:
        """List cards with how many there are of each."""
        known = [(card, counts[card]) for card in CARD_WORDS if counts.get(card)]
        return between.join(self._counted(card, count) for card, count in known) or self.say("nothing")

    def payment(self, payment: Sequence[int] | None) -> str:
        """Write what is paid."""
        return " + ".join(self._counted(card, count) for card, count in _known(payment))

    def price(self, payment: Sequence[int] | None) -> str:
        """Write what is paid where there is little room; in words where signs are read aloud."""
        if self.plain:
            return self.payment(payment)
        return in_one_piece(" + ".join(f"{count} {self._sign(card)}" for card, count in _known(payment)))

    def _sign(self, card: str) -> str:
        return f"[card.{card}]{CARD_LETTERS[card]}[/]"

    def _counted(self, card: str, count: int) -> str:
        text = f"{count} {self.card(card, count)}"
        return text if self.plain else in_one_piece(text)

    def colour(self, colour: int) -> str:
        """Name the colour of a route."""
        if colour != GRAY:
            return self.card(CARD_WORDS[colour])
        return self.say("colour-gray") if self.plain else f"[card.gray] * [/] {self.say('colour-gray-short')}"

    def colour_sign(self, colour: int) -> str:
        """Give the sign of a route's colour where there is little room; its name where signs are read aloud."""
        if self.plain:
            return self.colour(colour)
        return self._sign(CARD_WORDS[colour]) if colour != GRAY else "[card.gray]*[/]"

    # --- the map ----------------------------------------------------------------------------------------
    def city(self, city: int) -> str:
        """Name a city."""
        one = self.map_file.cities[city]
        return one.name_es if self.language == "es" else one.name

    def route(self, route: int) -> str:
        """Name a route by its ends, and by the number of its track where there are several."""
        one = self.map_file.routes[route]
        ends = sorted(one.ends, key=lambda city: self.map_file.cities[city].id)
        name = "–".join(self.city(city) for city in ends)
        return f"{name}:{one.track}" if one.track else name

    def kind(self, route: int) -> str:
        """Say what kind of route it is."""
        return self.say(f"kind-{KIND_WORDS[self.map_file.routes[route].kind]}")

    def kind_asking(self, route: int) -> str:
        """Say what kind of route it is, and how many locomotives it asks for."""
        kind, asked = self.kind(route), self.map_file.routes[route].locomotives
        if not asked:
            return kind
        if self.plain:
            return self.say("ferry-asks", kind=kind, count=asked)
        return in_one_piece(f"{kind}, {asked} {self._sign(CARD_WORDS[LOCOMOTIVE])}")

    def ticket(self, ticket: int) -> str:
        """Name a ticket by its places."""
        one = self.map_file.tickets[ticket]
        return f"{self._place(one.from_cities)}–{'/'.join(self._place(group) for group, _ in one.to)}"

    def _place(self, cities: Sequence[int]) -> str:
        country = self.map_file.cities[cities[0]].country
        if country < 0:
            return self.city(cities[0])
        one = self.map_file.countries[country]
        return one.name_es if self.language == "es" else one.name

    # --- seats ------------------------------------------------------------------------------------------
    def seat(self, seat: int) -> str:
        """Name a seat, in its own style."""
        return f"[seat.{'abcde'[seat]}]{escape(self.person(self.players[seat].name))}[/]"

    def person(self, name: str) -> str:
        """Call somebody by name; who left for good has none any more."""
        return self.say("former-player") if name == FORMER else name

    def seats(self, seats: Sequence[int]) -> str:
        """List seats by name."""
        return ", ".join(self.seat(seat) for seat in seats)


def _known(payment: Sequence[int] | None) -> list[tuple[str, int]]:
    return [(CARD_WORDS[card], count) for card, count in enumerate(payment or ()) if count]


def printable(text: str) -> str:
    """Leave out what would steer the screen: others have written it."""
    return "".join(sign for sign in text if sign.isprintable())
