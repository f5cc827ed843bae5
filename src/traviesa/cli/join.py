"""``traviesa terminal --join``: play from this screen at a table of a server."""

import getpass
import os
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass

from traviesa.client.address import Address, parse_address
from traviesa.client.connection import PATIENCE, Connection
from traviesa.client.far_table import FarTable, be_somebody, open_table
from traviesa.client.messages import OfferMessage
from traviesa.client.purse import Purse, last_name
from traviesa.errors import TraviesaError
from traviesa.language import choose_language, speak
from traviesa.spoken.page import Page, PlainPage, escape
from traviesa.terminal.choosing import Choosing
from traviesa.terminal.far_sitting import FarSitting
from traviesa.terminal.keyboard import Ask
from traviesa.terminal.lines import Lines
from traviesa.terminal.rich_page import RichPage

FIRST_PATIENCE = 3.0
"""Seconds in which a server must answer at first: an address may be mistyped."""

TOO_LATE = ("table/full", "table/not-open", "game/over")
"""Refusals of a chair after which one can still look on."""


@dataclass(frozen=True, slots=True)
class Joining:
    """What was asked for on the command line."""

    url: str
    names: str = ""
    """Who sits down at this screen, with commas between."""
    token: str = ""
    watch: bool = False
    map: str | None = None
    players: str | None = None
    """With a map or players a new table is created, without asking."""
    lang: str | None = None
    plain: bool | None = None


def run_join(wishes: Joining) -> None:
    """Go to a server, find the table that is meant, and play."""
    address = parse_address(wishes.url)
    with at_screen(wishes.plain) as (page, lines):
        try:
            connection, names = _come_in(wishes, address, page, asking(lines))
        except (EOFError, KeyboardInterrupt):
            return
        with closing(connection):
            sit(connection, wishes, address, names, page, lines)


@contextmanager
def at_screen(plain: bool | None) -> Iterator[tuple[Page, Lines]]:
    """Give what is shown on and typed at; told to end, the screen is left as it was found."""
    is_plain = not sys.stdout.isatty() if plain is None else plain
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _frame: sys.exit(128 + number))
    with closing(Lines(is_plain)) as lines:
        yield PlainPage() if is_plain else RichPage(), lines


def asking(lines: Lines) -> Ask:
    """Give the function that asks for a line while there is nothing to hear."""

    def ask(prompt: str) -> str:
        line = lines.read(prompt, lambda: False)
        assert line is not None
        return line

    return ask


def _come_in(wishes: Joining, address: Address, page: Page, ask: Ask) -> tuple[Connection, list[str]]:
    """Be somebody there: who one was, by a token, or a new guest."""
    token = wishes.token or os.environ.get("TRAVIESA_TOKEN", "")
    names = [name.strip() for name in wishes.names.split(",") if name.strip()]
    known = last_name(address.server) if not names and not token else ""
    probe = Connection(address.server, token=token, language=wishes.lang, patience=FIRST_PATIENCE)
    with closing(probe):
        probe.get("/api/offer", OfferMessage)  # before anything is asked: is this a server at all?
    if not names:
        names = [known or (_login_name() if token else _asked_name(page, ask, wishes.lang))]
    purse = None if token else Purse(address.server, names[0])
    connection = Connection(address.server, purse, token, wishes.lang, FIRST_PATIENCE)
    player = be_somebody(connection, names[0], choose_language(wishes.lang))
    if token and not wishes.names:
        names = [player.name]
    page.line(escape(speak(wishes.lang)("join-as", name=", ".join(names), server=address.server)))
    return connection, names


def _asked_name(page: Page, ask: Ask, language: str | None) -> str:
    usual = _login_name()
    page.line(escape(speak(language)("join-name", name=usual)))
    return ask("> ").strip() or usual


def _login_name() -> str:
    with suppress(OSError, KeyError):
        return getpass.getuser().capitalize()[:24]
    return "Traviesa"


def sit(
    connection: Connection,
    wishes: Joining,
    address: Address,
    names: list[str],
    page: Page,
    lines: Lines,
    back: str = "",
) -> None:
    """Find the table and sit there until one leaves."""
    try:
        far = _table(
            connection,
            wishes,
            address,
            names,
            Choosing(
                connection,
                connection.get("/api/offer", OfferMessage),
                names,
                page,
                asking(lines),
                choose_language(wishes.lang),
            ),
        )
    except (EOFError, KeyboardInterrupt):
        return
    connection.patience = PATIENCE
    by_name = "" if wishes.token else f" --name {shlex.quote(names[0])}"
    way_back = back or f"terminal --join {address.server}/tables/{far.id}{by_name}"
    FarSitting(far, page, lines, wishes.lang, way_back).run()


def _table(connection: Connection, wishes: Joining, address: Address, names: list[str], choosing: Choosing) -> FarTable:
    if not address.table:
        if wishes.map or wishes.players:
            players = wishes.players or ",".join([*names, "open"])
            return choosing.create(choosing.map_named(wishes.map or "europe"), players)
        return choosing.table(wishes.watch)
    far = open_table(connection, address.table, address.invitation)
    if not far.message.mine and not wishes.watch and far.message.status != "over":
        try:
            far.join(names, address.invitation)
        except TraviesaError as error:
            if error.code not in TOO_LATE:
                raise
            why = speak(wishes.lang)("join-late", why=error.said(wishes.lang))
            raise TraviesaError(error.code, why) from None
    return far
