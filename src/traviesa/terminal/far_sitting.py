"""A sitting at a table at a server: typing and hearing at once, until the game is over or everybody here leaves."""

from collections import deque
from typing import NoReturn

from traviesa.client.address import Address
from traviesa.client.connection import Connection
from traviesa.client.far_table import FarTable
from traviesa.client.listener import Listener
from traviesa.client.messages import Happening
from traviesa.errors import TraviesaError
from traviesa.spoken.far_commands import parse_far_command
from traviesa.spoken.news import Reader, tell_news
from traviesa.spoken.page import Page, escape
from traviesa.spoken.story import NOBODY
from traviesa.spoken.words import Words
from traviesa.terminal.far_answers import answer_far
from traviesa.terminal.far_end import end_far
from traviesa.terminal.far_seats import FarSeats
from traviesa.terminal.lines import Lines
from traviesa.terminal.lobby import Lobby
from traviesa.terminal.screen import Screen
from traviesa.terminal.table import Table
from traviesa.terminal.turn import Leaving, Turn
from traviesa.terminal.waiting import Changed, Waiting, waits_for
from traviesa.vocabulary import ONLOOKER


class FarSitting(Screen):
    """People around one screen, at a table at a server."""

    table: FarSeats

    def __init__(self, far: FarTable, page: Page, lines: Lines, language: str | None, way_back: str) -> None:
        super().__init__(page, language)
        self.lines = lines
        self.way_back = way_back
        """The command that comes back to this table."""
        self.muted: set[str] = set()
        self.may_greet = True
        self.ended: set[str] = set()
        """The tables whose end has been told."""
        self._links: deque[bool] = deque()
        self._is_asking = False
        self._has_changed = False
        self._listener: Listener | None = None
        far.connection.on_link = self._note_link
        self.sit_down(far)

    @property
    def connection(self) -> Connection:
        """The connection to the server."""
        return self.table.far.connection

    def sit_down(self, far: FarTable) -> None:
        """Sit down at a table, and listen to it."""
        self.stop_listening()
        self.table = FarSeats(far)
        self.at_screen = -1
        self._told = {one.number for one in far.happened}
        """The entries that have been told here, or were there before."""
        self.is_new_here = True
        self.read_names()
        self._listener = Listener(far.connection, far.id, far.message.version, self.lines.ring)

    def stop_listening(self) -> None:
        """Stop listening to the table."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None

    def read_names(self) -> None:
        """Take the names of those who sit there now."""
        self.words = Words(self.language, self.table.map_file, self.table.players, self.page.plain)

    # --- what a screen is -----------------------------------------------------------------------------------
    def ask(self, prompt: str) -> str:
        """Wait for a line, and tell what happens meanwhile; raises ``Changed`` where it changes what is asked."""
        while True:
            self._is_asking = True
            line = self.lines.read(prompt, self._is_news)
            self._is_asking = False
            if line is None:
                self.hear()
            else:
                self._take()
                self.tell_fresh()  # what was held back while the line was typed comes before what it brings
                return line

    @property
    def is_shared(self) -> bool:
        """Whether several people sit around this screen."""
        return self.table.is_shared

    @property
    def tells_since(self) -> bool:
        """Whether a turn begins with what the others did: who was here has been told, who shares the screen not."""
        return self.is_shared or self.is_new_here

    def keep_game(self) -> bool:
        """Keep the game: the server has done so."""
        return True

    def lingers(self, seat: int) -> bool:
        """Whether a turn waits for Enter at its end: only where the next person sits at this screen."""
        return self.is_shared and self.passes_on(seat) and not self.table.game.is_over

    def forget_lines(self) -> None:
        """Forget what was typed before the next person sits down."""
        super().forget_lines()
        self.lines.forget()

    def answer_beside(self, line: str) -> bool:
        """Answer what can be typed only at a table elsewhere; say whether it was such a thing."""
        command = parse_far_command(line)
        if command is None:
            return False
        return answer_far(self, command)

    def local_table(self) -> NoReturn:
        """Refuse: the game is at the server."""
        raise TraviesaError.told("terminal/elsewhere")

    def change_table(self, table: Table) -> NoReturn:  # noqa: ARG002
        """Refuse: the game is at the server."""
        raise TraviesaError.told("terminal/elsewhere")

    # --- hearing --------------------------------------------------------------------------------------------
    def _note_link(self, is_linked: bool) -> None:
        """Hear that the connection is lost, or there again; told at once unless a line is being typed."""
        if self._is_asking:
            self._links.append(is_linked)
            self.lines.ring()
        else:
            self._tell_link(is_linked)

    def _tell_link(self, is_linked: bool) -> None:
        self.page.line(self.words.say("link-again" if is_linked else "link-lost"))

    def _take(self) -> None:
        """Take in what has come, and note whether it changes what is to be decided here."""
        before = self._situation()
        for message in self._listener.messages() if self._listener else ():
            self.table.far.take(message)
        self._has_changed = self._has_changed or before != self._situation()

    def _situation(self) -> object:
        """Say what matters to whoever is to decide here; other news is told in between."""
        message = self.table.far.message
        if message.status == "open":
            return [chair.name for chair in message.chairs]
        turn = self.table.game.turn if self.table.waits_for_person else None
        return message.status, turn, turn is not None and self.table.far.shown(turn).moment

    def _fresh(self) -> list[Happening]:
        return [one for one in self.table.far.happened if one.number not in self._told]

    def _is_news(self) -> bool:
        self._take()
        return bool(self._links or self._has_changed or any(map(self._is_told, self._fresh())))

    def _is_told(self, one: Happening) -> bool:
        """Whether something is told here: not what was done here, but for what a bot did that sat in."""
        if one.kind == "said":
            return (one.name or "").casefold() not in self.muted
        return one.kind not in ("did", "resigned") or one.seat not in self.table.people

    def hear(self) -> None:
        """Tell what has happened; raise ``Changed`` where it changes what is to be decided here."""
        waited = waits_for(self.table)
        self._take()
        while self._links:
            self._tell_link(self._links.popleft())
        self.tell_fresh()
        if self._has_changed:
            raise Changed
        if waits_for(self.table) != waited:
            self.tell_waiting()

    def tell_fresh(self) -> None:
        """Tell what happened since the last time."""
        fresh = self._fresh()
        if fresh:
            self.read_names()
        for one in filter(self._is_told, fresh):
            for line in tell_news(one, self.table.far.setting, self.words, self._reader()):
                self.page.line(line)
        self.skip_told()

    def _reader(self) -> Reader:
        """Choose who reads: at a shared screen only what everybody saw is told."""
        table = self.table
        seat = NOBODY if table.is_shared or table.first == ONLOOKER else table.first
        return Reader(seat, table.mine, table.people)

    def skip_told(self) -> None:
        """Take everything that happened so far as told."""
        self._told.update(one.number for one in self._fresh())

    def tell_waiting(self) -> None:
        """Say for which people the table waits; bots are quick."""
        people = waits_for(self.table)
        if people:
            self.page.line(self.words.say("waiting-for", names=", ".join(map(self._with_clock, people))))

    def _with_clock(self, seat: int) -> str:
        left = self.table.far.shown().seats[seat].clock
        return self.words.seat(seat) + (f" ({time_said(left)})" if left is not None else "")

    # --- the sitting ----------------------------------------------------------------------------------------
    def run(self) -> None:
        """Play, watch and talk until somebody leaves; leaving loses nothing."""
        try:
            while True:
                try:
                    self._next()
                except Changed:
                    continue
        except (Leaving, EOFError, KeyboardInterrupt):
            self._leave()
        finally:
            self.stop_listening()

    def _next(self) -> None:
        """Do whatever comes next: wait for others, take a turn, tell the end."""
        self._take()
        self._has_changed = False
        self.read_names()
        status = self.table.far.message.status
        if status in ("open", "closed"):
            Lobby(self).run()
            return
        if self.may_greet:
            self.greet()
        if status == "over":
            end_far(self)
        elif self.table.waits_for_person:
            self._take_turn(self.table.game.turn)
        else:
            Waiting(self).run()

    def _take_turn(self, seat: int) -> None:
        self.tell_fresh()
        self.hand_over(seat)
        self.show_clock(seat)
        Turn(self, seat).run()
        self.is_new_here = False

    def show_clock(self, seat: int) -> None:
        """Say how much time a seat has left, where something limits it."""
        left = self.table.far.shown().seats[seat].clock
        if left is not None:
            self.page.line(self.words.say("clock-left", time=time_said(left)))

    def greet(self) -> None:
        """Say who sits at the table, and how to go on."""
        self.may_greet = False
        self.page.line(self.words.say("greet", names=self.words.seats(range(self.table.game.seats))))
        self.page.line(self.words.say("greet-help" if self.table.mine else "watch-greet"))

    def _leave(self) -> None:
        self.page.line()
        status = self.table.far.message.status
        if not self.table.mine or status in ("over", "closed"):
            self.page.line(self.words.say("left-nothing"))
        else:
            self.page.line(escape(self.words.say("left-far", way=self.way_back)))

    def link(self) -> str:
        """Write the link of this table; its invitation lets others in."""
        message = self.table.far.message
        return str(Address(self.connection.server, message.table, message.invitation or ""))


def time_said(milliseconds: int) -> str:
    """Write a time left: days and hours, or minutes and seconds.

    >>> time_said(61_000), time_said(90_000_000)
    ('1:01', '1 d 1 h')
    """
    seconds = milliseconds // 1000
    if seconds >= 86_400:
        return f"{seconds // 86_400} d {seconds % 86_400 // 3600} h"
    hours, minutes = seconds // 3600, seconds % 3600 // 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
