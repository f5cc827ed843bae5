"""A seat of a table here that asks in words: it is answered from its view, and of the past from what it may be told."""

from collections.abc import Iterable, Sequence

import msgspec

from traviesa.chronicle import Event
from traviesa.client.messages import Happening as Heard
from traviesa.client.told import events_of
from traviesa.errors import TraviesaError
from traviesa.notation.deed import Deed
from traviesa.server.deciding import TableError
from traviesa.server.setup import PERSON
from traviesa.server.table import Happening, Table
from traviesa.server.telling import told
from traviesa.spoken.asker import Pieces
from traviesa.spoken.choices import Choice
from traviesa.spoken.end_shown import Reckoned
from traviesa.spoken.news import Reader, tell_news
from traviesa.spoken.page import SaidPage, without_markup
from traviesa.spoken.player import Player
from traviesa.spoken.possible import show_all_possible
from traviesa.spoken.turn_shown import show_turn
from traviesa.spoken.why import why_deed
from traviesa.spoken.words import Words, printable
from traviesa.view import View


class SeatAsking:
    """A seat that asks, as ``traviesa.spoken`` knows one."""

    def __init__(self, table: Table, seat: int, language: str, happened: Iterable[Happening] = ()) -> None:
        if table.game is None:
            raise TableError.told("table/not-running", "asking", status=table.status)
        self.seat = seat
        self.words = words_of(table, language)
        self.page = SaidPage()
        self.listed: list[Choice] = []
        self.view: View = table.view(seat)
        self.over: Reckoned | None = table.game if table.status == "over" else None
        self._due = table.due
        self._is_sealed = seat in table.sealed and self.view.phase == "setup"
        self._happened = [as_told(table, one, [seat]) for one in happened]

    @property
    def pieces(self) -> Pieces:
        """What everybody sees."""
        return self.view

    @property
    def events(self) -> Sequence[Event]:
        """Every deed that stands, as this seat may be told it."""
        return events_of(self._happened, self.view.setting)

    def events_since(self, number: int) -> Sequence[Event]:
        """List the deeds after an entry."""
        return events_of([one for one in self._happened if one.number > number], self.view.setting)

    def refusal(self, deed: Deed) -> TraviesaError | None:
        """Say why a deed of this seat would be refused."""
        if self._is_sealed:
            return TableError.told("table/sealed")
        return self.view.refusal(deed)

    def tell_reason(self, deed: Deed) -> None:
        """Say what speaks against a deed: the reason that helps."""
        self.page.line(why_deed(self, deed).text)

    def show_possible(self) -> None:
        """Show everything that is possible now, or for whom the table waits."""
        if self.seat in self._due:
            self.listed = show_all_possible(self)
        elif self._due:
            names = self.words.seats(self._due)
            self.page.line(self.words.say("turn-of", count=len(self._due), names=names))
        else:
            self.page.line(self.words.say("notice-over"))

    def look(self) -> None:
        """Show the whole table and what is possible."""
        show_turn(self)
        self.show_possible()


def words_of(table: Table, language: str) -> Words:
    """Give the words for what is at a table: names, cards, cities."""
    players = [
        Player(printable(chair.name), PERSON if chair.kind == PERSON else f"bot {chair.kind}") for chair in table.chairs
    ]
    return Words(language, table.map_file, players, plain=True)


def as_told(table: Table, happening: Happening, mine: Sequence[int]) -> Heard:
    """Give what happened as the owner of some seats is told it, in every message alike."""
    return msgspec.convert(told(table, happening, mine), Heard, from_attributes=True)


def story_of(table: Table, happening: Happening, words: Words, reader: Reader) -> str:
    """Tell one thing that happened, in sentences; nothing where there is nothing to tell."""
    setting = table.game.setting if table.game else None
    lines = tell_news(as_told(table, happening, [reader.seat]), setting, words, reader)
    return " ".join(without_markup(line).strip() for line in lines)
