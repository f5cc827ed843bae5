"""Which table of a server: one's own to go on with, an open one to sit down at, or a new one."""

from collections.abc import Sequence
from typing import Final

from traviesa.bots import BOT_NAMES
from traviesa.client.connection import Connection
from traviesa.client.far_table import FarTable, create_table, open_table
from traviesa.client.messages import ListMessage, OfferMessage, TableInList
from traviesa.errors import TraviesaError
from traviesa.language import choose_language, speak
from traviesa.notation.lexicon import fold
from traviesa.spoken.commands import YES, is_quit
from traviesa.spoken.page import Page, escape
from traviesa.spoken.words import printable
from traviesa.terminal.keyboard import Ask
from traviesa.terminal.players import YOU

OPEN: Final = ("open", "free", "libre", "abierta", "abierto")
"""A chair that somebody else may take."""
USUAL_MAP: Final = "europe"


class Choosing:
    """Somebody in front of a server's tables."""

    def __init__(
        self, connection: Connection, offer: OfferMessage, names: Sequence[str], page: Page, ask: Ask, language: str
    ) -> None:
        self.connection = connection
        self.offer = offer
        self.names = names
        """Those who sit down at this screen."""
        self.page = page
        self._ask = ask
        self.language = choose_language(language)
        self.say = speak(language)

    # --- choosing -------------------------------------------------------------------------------------------
    def table(self, watches: bool = False) -> FarTable:
        """Let a table be chosen, or a new one be created."""
        mine = [one for one in self.listed(mine="true") if one.status in ("open", "running")]
        known = {one.id for one in mine}
        others = [one for one in self.listed() if one.id not in known]
        free = [] if watches else [one for one in others if one.status == "open" and one.free]
        running = [one for one in others if one.status == "running"]
        rows = [(self._said("mine", one), one) for one in mine]
        rows += [(self._said("open", one), one) for one in free]
        rows += [(self._said("running", one), one) for one in running]
        number = self.chosen([text for text, _ in rows], self.say("join-new"))
        if number == len(rows):
            return self.new_table()
        far = open_table(self.connection, rows[number][1].id)
        if rows[number][1] in free:
            far.join(self.names)
        return far

    def listed(self, **asked: str) -> list[TableInList]:
        """List public tables, or one's own."""
        return self.connection.get("/api/tables", ListMessage, **asked).tables

    def _said(self, kind: str, one: TableInList) -> str:
        names = ", ".join(printable(name) for name in one.names if name) or "–"
        due = "yes" if one.status == "running" and any(one.names[seat] in self.names for seat in one.due) else "no"
        facts = {"map": self.map_name(one.map), "names": names, "free": one.free, "status": one.status, "due": due}
        return self.say(f"join-{kind}", **facts)

    def map_name(self, map_id: str) -> str:
        """Name a map in the reader's language."""
        for one in self.offer.maps:
            if one.id == map_id:
                return one.name_es if self.language == "es" else one.name
        return map_id

    def chosen(self, rows: Sequence[str], new: str) -> int:
        """Show the rows, something new below them, and ask for one; with no rows the new is meant."""
        if not rows:
            return 0
        self.page.line(self.say("join-title"))
        for number, row in enumerate([*rows, new], 1):
            self.page.line(f"{number}. {escape(row)}")
        while True:
            line = self.question("join-ask", count=len(rows) + 1)
            if not line:
                return 0
            if line.isdecimal() and 1 <= int(line) <= len(rows) + 1:
                return int(line) - 1

    def question(self, sentence: str, **facts: object) -> str:
        """Ask something; who would rather leave may say so."""
        self.page.line(escape(self.say(sentence, **facts)))
        line = self._ask("> ").strip()
        if is_quit(line):
            raise EOFError
        return line

    # --- a new table ----------------------------------------------------------------------------------------
    def new_table(self) -> FarTable:
        """Ask what a new table shall be, and create it; what cannot be is said, and asked again."""
        maps = ", ".join(one.id for one in self.offer.maps)
        usual = USUAL_MAP if USUAL_MAP in maps.split(", ") else self.offer.maps[0].id
        usual_players = ",".join([*self.names, self.say("word-open")])
        while True:
            try:
                map_id = self.map_named(self.question("join-map", maps=maps, usual=usual) or usual)
                players = self.question("join-players", usual=usual_players) or usual_players
                public = fold(self.question("join-public")) in YES
                return self.create(map_id, players, public)
            except TraviesaError as error:
                self.page.line(escape(f"{error.said(self.language)} ({error.code})"))

    def map_named(self, text: str) -> str:
        """Find a map by its id or its name."""
        for one in self.offer.maps:
            if fold(text) in map(fold, (one.id, one.name, one.name_es)):
                return one.id
        raise TraviesaError.told("join/map", asked=text, possible=", ".join(one.id for one in self.offer.maps))

    def create(self, map_id: str, players: str, public: bool = False) -> FarTable:
        """Create a table; whoever is named sits down at this screen, in this order."""
        words = [word.strip() for word in players.split(",")]
        chairs = [self._chair(word) for word in words]
        named = [
            word for word, chair in zip(words, chairs, strict=True) if chair == "person" and fold(word) not in OPEN
        ]
        names = [self.names[0] if fold(word) in YOU else word for word in named]
        return create_table(self.connection, map=map_id, chairs=chairs, names=names, public=public)

    def _chair(self, word: str) -> str:
        """Read who takes a chair: a bot, a name, or whoever comes."""
        kind, _, which = word.partition(":")
        bots = ", ".join(f"bot:{name}" for name in BOT_NAMES)
        if fold(kind) == "bot":
            if which and which not in self.offer.bots:
                raise TraviesaError.told("join/players", asked=word, bots=bots)
            return which or BOT_NAMES[0]
        if not word:
            raise TraviesaError.told("join/players", asked='""', bots=bots)
        return "person"
