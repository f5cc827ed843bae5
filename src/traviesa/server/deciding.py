"""What may be done at a table: each question is answered by an entry for the journal, or refused with a code.

Nothing is changed here. The rules of the game itself are asked of the game (``Game.find_action``).
"""

import random
from collections.abc import Sequence

from traviesa.errors import TraviesaError
from traviesa.server import entry as kinds
from traviesa.server.setup import PERSON
from traviesa.server.table import Table


class TableError(TraviesaError):
    """Say why something cannot be done at a table, and what can."""


# --- before the start ---------------------------------------------------------------------------------------
def sit(table: Table, player: str, names: Sequence[str], contribution: str) -> list[kinds.Sat]:
    """Let a player take a chair for each name."""
    _must_be(table, "open", "sit")
    taken = [chair.name.casefold() for chair in table.chairs if chair.player]
    double = [name for name in names if [*taken, *(n.casefold() for n in names)].count(name.casefold()) > 1]
    if double:
        raise TableError.told("table/name-taken", asked=double[0])
    free = [number for number, chair in enumerate(table.chairs) if chair.is_open]
    if len(free) < len(names):
        raise TableError.told("table/full", asked=len(names), free=len(free))
    return [kinds.Sat(chair, player, name, contribution) for chair, name in zip(free, names, strict=False)]


def stand(table: Table, player: str) -> kinds.Stood:
    """Let a player leave before the start."""
    _must_be(table, "open", "stand")
    _seats(table, player)
    return kinds.Stood(player)


def start(table: Table, player: str, fill: str, chance: random.Random) -> kinds.Started:
    """Let the host start; chairs still empty are given to a bot where one is named."""
    _must_be(table, "open", "start")
    _must_host(table, player)
    empty = sum(chair.is_open for chair in table.chairs)
    if empty and not fill:
        raise TableError.told("table/not-full", empty=empty)
    order = list(range(len(table.chairs)))
    if table.setup.shuffle_seats:
        chance.shuffle(order)
    return kinds.Started(tuple(order), fill if empty else "")


def close(table: Table, player: str) -> kinds.Closed:
    """Let the host give up a table nobody has started."""
    _must_be(table, "open", "close")
    _must_host(table, player)
    return kinds.Closed()


def leave_for_good(table: Table, player: str) -> list[kinds.Body]:
    """Forget a player, once; a table that nobody else can start is given up."""
    if player in table.gone:
        return []
    closed: list[kinds.Body] = [kinds.Closed()] if table.host == player and table.status == "open" else []
    return [*closed, kinds.Left(player)]


# --- play -----------------------------------------------------------------------------------------------------
def do(table: Table, player: str, seat: int, deed: str, moment: int) -> list[kinds.Body]:
    """Let a player do a deed that answers what the seat was last shown; who was away is back with it."""
    _must_be(table, "running", "do")
    _must_own(table, player, seat)
    _must_play_on(table, seat)
    if not table.moments[seat] <= moment <= table.version:
        raise TableError.told("table/stale", answered=moment, stands=table.moments[seat], version=table.version)
    back: list[kinds.Body] = [kinds.Back(seat)] if table.chairs[seat].away else []
    return [*back, kinds.Did(seat, judge(table, seat, deed))]


def judge(table: Table, seat: int, deed: str) -> str:
    """Give a legal deed in its one form, or refuse it; in set-up each seat chooses once, whoever came first."""
    game = table.playing()
    if game.phase == "setup" and seat in table.sealed:
        raise TableError.told("table/sealed")
    ahead = table.at_turn(seat)
    return ahead.action_text(ahead.find_action(deed, seat))


def undo(table: Table, player: str, seat: int) -> kinds.Undone:
    """Let a seat take back its last deed, until chance, hidden things or another seat have spoken."""
    _must_be(table, "running", "undo")
    _must_own(table, player, seat)
    _must_play_on(table, seat)
    if table.playing().phase == "setup" and seat in table.sealed:
        return kinds.Undone(seat, table.moments[seat])
    if not table.steps or table.steps[-1].seat != seat:
        raise TableError.told("table/undo")
    return kinds.Undone(seat, table.steps[-1].number)


def ask_back(table: Table, player: str, seat: int) -> list[kinds.Body]:
    """Let a seat ask the others to take back its last deed, though they have moved since; bots do not mind."""
    _must_be(table, "running", "ask")
    _must_own(table, player, seat)
    _must_play_on(table, seat)
    mine = [step.number for step in table.steps if step.seat == seat]
    if not mine:
        raise TableError.told("table/undo", "asking")
    asked: list[kinds.Body] = [kinds.Asked(seat, mine[-1])]
    others = [other for other in table.people if other != seat and not table.is_bot(other)]
    return asked if others else [*asked, kinds.Undone(seat, mine[-1])]


def answer_back(table: Table, player: str, seat: int, agrees: bool) -> list[kinds.Body]:
    """Let a seat answer what was asked; with the last yes the deed is taken back."""
    _must_be(table, "running", "answer")
    _must_own(table, player, seat)
    _must_play_on(table, seat)
    asking = table.asking
    if asking is None or seat in table.agreed:
        raise TableError.told("table/nothing-asked")
    answered: list[kinds.Body] = [kinds.Answered(seat, agrees)]
    if agrees and has_all_agreed(table, seat):
        answered.append(kinds.Undone(asking.seat, asking.to))
    return answered


def has_all_agreed(table: Table, also: int = -1) -> bool:
    """Say whether everybody at the table who plays for themselves has agreed."""
    asked = [seat for seat in table.people if not table.is_bot(seat)]
    return all(seat in table.agreed or seat == also for seat in asked)


def resign(table: Table, player: str, seat: int) -> kinds.Resigned:
    """RUL-END-5 Let a player give up a seat."""
    _must_be(table, "running", "resign")
    _must_own(table, player, seat)
    _must_play_on(table, seat)
    return kinds.Resigned(seat)


def leave_to_bot(table: Table, player: str, seat: int) -> kinds.Away:
    """Let a bot sit in for a seat as long as its player wishes."""
    _must_be(table, "running", "away")
    _must_own(table, player, seat)
    _must_play_on(table, seat)
    if table.is_bot(seat):
        raise TableError.told("table/away", seat=seat)
    return kinds.Away(seat, "asked")


def come_back(table: Table, player: str, seat: int) -> kinds.Back:
    """Hand a seat back to its player."""
    _must_be(table, "running", "back")
    _must_own(table, player, seat)
    _must_play_on(table, seat)
    if not table.chairs[seat].away:
        raise TableError.told("table/not-away", seat=seat)
    return kinds.Back(seat)


def say(table: Table, player: str, name: str, text: str, phrase: str) -> kinds.Said:
    """Let somebody who sits here say something."""
    seats = _seats(table, player)
    return kinds.Said(player, name or table.chairs[seats[0]].name, text, phrase)


def names_for_rematch(table: Table, player: str) -> list[str]:
    """Give the names under which a player sits down for a rematch."""
    _must_be(table, "over", "rematch")
    return [table.chairs[seat].name for seat in _seats(table, player)]


# --- what all of them ask -------------------------------------------------------------------------------------
def _must_be(table: Table, status: str, what: str) -> None:
    """Refuse what does not fit the state of a table; ``what`` is one of the words of ``table-asked``."""
    if table.status == status:
        return
    if table.status == "over":
        raise TableError.told("game/over", "table", what=what, status=table.status)
    if status == "open":
        raise TableError.told("table/not-open", what=what, status=table.status)
    if status == "running":
        raise TableError.told("table/not-running", what=what, status=table.status)
    raise TableError.told("table/not-over", "rematch", what=what, status=table.status)


def _must_host(table: Table, player: str) -> None:
    if table.host != player:
        raise TableError.told("table/not-host")


def _seats(table: Table, player: str) -> list[int]:
    seats = table.seats_of(player)
    if not seats:
        raise TableError.told("table/not-seated")
    return seats


def _must_play_on(table: Table, seat: int) -> None:
    if seat in table.playing().resigned:
        raise TableError.told("table/resigned", seat=seat)


def _must_own(table: Table, player: str, seat: int) -> None:
    if seat not in _seats(table, player) or table.chairs[seat].kind != PERSON:
        raise TableError.told("action/not-your-turn", "seat", seat=seat, yours=table.seats_of(player))
