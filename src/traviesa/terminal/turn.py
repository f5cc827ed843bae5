"""One person's turn: what is asked, what is typed, what is done, what can be taken back."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from traviesa.chronicle import Event
from traviesa.errors import TraviesaError
from traviesa.notation.deed import Deed
from traviesa.notation.lexicon import fold
from traviesa.spoken import typed
from traviesa.spoken.asker import Pieces
from traviesa.spoken.choices import Choice
from traviesa.spoken.choices_shown import EVERYTHING, show_payments
from traviesa.spoken.commands import NO, YES, parse_command
from traviesa.spoken.meaning import Everything, Meaning, RoutesOf, Stations, Ways, Whole, kept, meaning_of
from traviesa.spoken.page import escape
from traviesa.spoken.possible import show_all_possible
from traviesa.spoken.reasons import reason_against
from traviesa.spoken.refused import refusal_text
from traviesa.spoken.routes_shown import show_odds, show_routes
from traviesa.spoken.story import tell_deed
from traviesa.spoken.turn_shown import hand_said, show_turn
from traviesa.view import View
from traviesa.vocabulary import TUNNEL

if TYPE_CHECKING:
    from traviesa.terminal.screen import Screen


NOT_WHEN_DONE: Final = ("what", "look", "why", "odds")
"""Commands about what this seat could do, when its turn is done."""


class Leaving(Exception):  # noqa: N818  (leaving is no error)
    """Somebody leaves the table."""


class Turn:
    """The turn of a person, from the first look to the word that ends it."""

    def __init__(self, sitting: "Screen", seat: int) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.page = sitting.page
        self.words = sitting.words
        self.seat = seat
        self.listed: list[Choice] = []
        """The numbered choices last shown."""
        self.station_paid: Deed | None = None
        """How a station is to be paid, while its city is not named yet."""
        self.pending = ""
        """What was typed in place of yes or no: it is answered next."""

    @property
    def view(self) -> View:
        """The game as this seat sees it now."""
        return self.table.game.view(self.seat)

    @property
    def pieces(self) -> Pieces:
        """What everybody sees."""
        return self.table.game

    @property
    def events(self) -> Sequence[Event]:
        """Every deed that stands, as this screen may be told it."""
        return self.table.events

    def events_since(self, number: int) -> Sequence[Event]:
        """List the deeds after so many."""
        return self.table.events[number:]

    def refusal(self, deed: Deed) -> TraviesaError | None:
        """Say why a deed would be refused."""
        return self.table.game.refusal(deed)

    def tell_reason(self, deed: Deed) -> None:
        """Say what speaks against a deed, with its code for those who look it up."""
        self.page.line(reason_against(self, deed))

    def is_mine(self) -> bool:
        """Whether this seat still decides, at this table."""
        return self.sitting.table is self.table and self.table.waits_for_person and self.table.game.turn == self.seat

    def say(self, sentence: str, **facts: object) -> None:
        """Say a sentence on the page."""
        self.page.line(self.words.say(sentence, **facts))

    # --- the turn ---------------------------------------------------------------------------------------
    def run(self) -> None:
        """Ask until the turn has passed on and cannot come back."""
        self.look(self.sitting.tells_since)
        while self.is_mine():
            line, self.pending = self.pending, ""
            self.answer(line or self.sitting.ask(self._prompt()))
            if not self.is_mine() and self.sitting.table is self.table and not self.table.game.is_over:
                self._close()

    def _prompt(self) -> str:
        return f"{self.table.players[self.seat].name}> " if self.sitting.is_shared else "> "

    def _close(self) -> None:
        """Let a deed that taught nobody anything be taken back, before the next seat sees the screen."""
        while self.sitting.lingers(self.seat):
            key = "close-undo" if self.table.may_undo else "close-shared"
            line = self.sitting.question(self.words.say(key))
            command = parse_command(line)
            if not line.strip():
                break
            if command and command.name not in NOT_WHEN_DONE:
                self.answer(line)
                if self.is_mine() or self.sitting.table is not self.table:
                    return
            else:
                self.say("close-first")
        self.table.close_turn()

    def look(self, since: bool = True) -> None:
        """Show the whole table and what is possible; ``since``: also what the others did."""
        show_turn(self, since)
        self.show_possible(self.page.room)

    def show_possible(self, most: int = EVERYTHING, told: bool = False) -> None:
        """Show what is possible now, numbered; ``told``: what led to it stands above already."""
        self.station_paid = None
        self.listed = show_all_possible(self, most, told)

    # --- what is typed ----------------------------------------------------------------------------------
    def answer(self, line: str) -> None:
        """Carry out a line, or say why not."""
        from traviesa.terminal.answers import ANSWERS

        text = line.strip()
        names, keeping = self.view.setting.names, self.view.phase in ("setup", "keep")
        try:
            command = parse_command(text, keeping, lambda rest: typed.is_ticket_list(rest, names))
            if self.sitting.answer_beside(text):
                return
            if not text:
                self.show_possible(self.page.room)
            elif command:
                ANSWERS[command.name](self, command.rest)
            else:
                self._do(text)
        except TraviesaError as error:
            self.page.line(escape(refusal_text(error, self.words)))

    def _do(self, text: str) -> None:
        """Read a line as a deed, a number, or the missing part of a deed."""
        view = self.view
        if self.station_paid is not None and (city := typed.city_named(text, view.setting.names)) >= 0:
            self.commit(Deed("build", city=city, payment=self.station_paid.payment))
            return
        if keep := kept(text, view):
            self.commit(keep)
        elif text.isdecimal():
            self._choose(int(text))
        else:
            self._mean(meaning_of(text, view, self.words.language, self.refusal))

    def _mean(self, meaning: Meaning) -> None:
        match meaning:
            case Whole(deed):
                self.commit(deed)
            case Ways(deeds, asked):
                self._offer_ways(deeds, asked)
            case Stations(deeds):
                self._offer_stations(deeds)
            case RoutesOf(city):
                show_routes(self.page, self.words, self.view, city)
            case Everything():
                self.show_possible()

    def _choose(self, number: int) -> None:
        if not 1 <= number <= len(self.listed):
            raise TraviesaError.told("terminal/number", asked=number, count=len(self.listed))
        choice = self.listed[number - 1]
        if choice.kind == "station":
            self._ask_city(choice.deed)
        elif choice.kind == "build":
            self._offer_stations(choice.deeds)
        elif len(choice.deeds) > 1:
            self._offer_ways(choice.deeds, choice.deed)
        else:
            self.commit(choice.deed)

    # --- parts that are still missing -------------------------------------------------------------------
    def _offer_ways(self, deeds: Sequence[Deed], asked: Deed) -> None:
        """Let a way of paying be chosen; a single one is taken, none is refused with its reason."""
        if not deeds:
            self.tell_reason(asked)
        elif len(deeds) == 1:
            self.commit(deeds[0])
        else:
            self.listed = [Choice("way", (deed,)) for deed in deeds]
            show_payments(self.page, self.words, self.listed)

    def _offer_stations(self, deeds: Sequence[Deed]) -> None:
        if len(deeds) == 1:
            self._ask_city(deeds[0])
            return
        self.listed = [Choice("station", (deed,)) for deed in deeds]
        show_payments(self.page, self.words, self.listed)

    def _ask_city(self, deed: Deed) -> None:
        self.station_paid, self.listed = deed, []
        self.say("which-city", payment=self.words.payment(deed.payment))

    # --- doing ------------------------------------------------------------------------------------------
    def commit(self, deed: Deed) -> None:
        """Carry out a deed, after a question where a slip would hurt."""
        action = self.table.game.find_action(deed)
        returned = [ticket for ticket in self.view.offered if ticket not in deed.tickets]
        if self._is_sure(deed, returned):
            self._tell(self.table.apply(action))
            if deed.kind == "keep" and returned:
                self.table.close_turn()
            self.sitting.keep_game()
            if self.is_mine():
                self.show_possible(told=True)
        else:
            self.say("not-done")

    def _is_sure(self, deed: Deed, back: Sequence[int]) -> bool:
        view = self.view
        if deed.kind == "claim" and view.map_file.routes[deed.route].kind == TUNNEL:
            show_odds(self.page, self.words, view, [deed])
            return self.confirm("confirm-tunnel", route=self.words.route(deed.route))
        if deed.kind == "keep" and back:
            kept, returned = (", ".join(map(self.words.ticket, some)) for some in (deed.tickets, back))
            return self.confirm("confirm-keep", kept=kept or self.words.say("nothing"), returned=returned)
        return True

    def confirm(self, sentence: str, **facts: object) -> bool:
        """Ask for a yes in words; anything else is a no, and what is neither is answered afterwards."""
        line = self.sitting.question(escape(self.words.say(sentence, **facts)))
        if fold(line) in YES:
            return True
        self.pending = "" if fold(line) in NO else line
        return False

    def _tell(self, event: Event) -> None:
        self.listed, self.station_paid = [], None
        name = self.words.seat(self.seat)
        self.page.line(f"{name}: {tell_deed(event, self.words, self.seat)}.")
        for notice in event.notices:
            self.page.line(f"  {self.words.say(f'notice-{notice}')}")
        if event.phase in ("turn", "second-card") and event.deed.kind.startswith("draw"):
            self.page.line(f"{self.words.say('label-hand')}: {hand_said(self.words, self.view)}.")
