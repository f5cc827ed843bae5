"""Playing at a server of one's own: go on with a game that was left, or begin a new one."""

import time
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import Final

from traviesa.cli.join import asking, at_screen
from traviesa.client.connection import PATIENCE, Connection
from traviesa.client.far_table import FarTable, be_somebody, open_table
from traviesa.client.messages import OfferMessage, TableInList
from traviesa.client.purse import Purse
from traviesa.language import choose_language, speak
from traviesa.terminal.choosing import USUAL_MAP, Choosing
from traviesa.terminal.far_sitting import FarSitting
from traviesa.terminal.saves import Shelf

USUAL_PLAYERS: Final = "you,bot,bot"
HERE: Final = "play://here"
"""In the purse: the server of this machine, whatever its port."""


@dataclass(frozen=True, slots=True)
class Playing:
    """What was asked for on the command line."""

    map: str | None = None
    players: str | None = None
    lang: str | None = None
    plain: bool | None = None


def play_at(address: str, wishes: Playing) -> None:
    """Be who one was at one's own server, and play there."""
    connection = Connection(address, Purse(HERE, "play"), language=wishes.lang)
    with closing(connection), at_screen(wishes.plain) as (page, lines), suppress(EOFError, KeyboardInterrupt):
        name = speak(wishes.lang)("player-you")
        be_somebody(connection, name, choose_language(wishes.lang))
        offer = connection.get("/api/offer", OfferMessage)
        choosing = Choosing(connection, offer, [name], page, asking(lines), choose_language(wishes.lang))
        if Shelf().games():
            page.line(choosing.say("unfinished"))
        far = _table(wishes, choosing)
        connection.patience = PATIENCE
        FarSitting(far, page, lines, wishes.lang, "play").run()


def _table(wishes: Playing, choosing: Choosing) -> FarTable:
    """Go on with a game that was left, or begin a new one."""
    if not (wishes.map or wishes.players):
        left = [one for one in choosing.listed(mine="true") if one.status == "running"]
        number = choosing.chosen([_said(one, choosing) for one in left], choosing.say("play-new"))
        if number < len(left):
            return open_table(choosing.connection, left[number].id)
    return choosing.create(choosing.map_named(wishes.map or USUAL_MAP), wishes.players or USUAL_PLAYERS)


def _said(one: TableInList, choosing: Choosing) -> str:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.changed_at / 1000))
    return choosing.say("play-left", map=choosing.map_name(one.map), names=", ".join(one.names), when=when)
