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
    _must_be(table, "open", "sit down")
    taken = [chair.name.casefold() for chair in table.chairs if chair.player]
    double = [name for name in names if [*taken, *(n.casefold() for n in names)].count(name.casefold()) > 1]
    if double:
        raise TableError("table/name-taken", f"{double[0]!r} asked; somebody here is called so; possible: another name")
    free = [number for number, chair in enumerate(table.chairs) if chair.is_open]
    if len(free) < len(names):
        says = f"{len(names)} chairs asked, {len(free)} free; possible: fewer names, or watch the table"
        raise TableError("table/full", says, free=len(free))
    return [kinds.Sat(chair, player, name, contribution) for chair, name in zip(free, names, strict=False)]


def stand(table: Table, player: str) -> kinds.Stood:
    """Let a player leave before the start."""
    _must_be(table, "open", "leave a chair (a running game is left by resigning, or by letting a bot sit in)")
    _seats(table, player)
    return kinds.Stood(player)


def start(table: Table, player: str, fill: str, chance: random.Random) -> kinds.Started:
    """Let the host start; chairs still empty are given to a bot where one is named."""
    _must_be(table, "open", "start")
    _must_host(table, player)
    empty = sum(chair.is_open for chair in table.chairs)
    if empty and not fill:
        says = f"start asked, {empty} chairs are empty; possible: wait, or name a bot to fill them"
        raise TableError("table/not-full", says, empty=empty)
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
    _must_be(table, "running", "play")
    _must_own(table, player, seat)
    _must_play_on(table, seat)
    if not table.moments[seat] <= moment <= table.version:
        says = f"version {moment} answered, {table.moments[seat]} stands; possible: look again and answer that"
        raise TableError("table/stale", says, version=table.version)
    back: list[kinds.Body] = [kinds.Back(seat)] if table.chairs[seat].away else []
    return [*back, kinds.Did(seat, judge(table, seat, deed))]


def judge(table: Table, seat: int, deed: str) -> str:
    """Give a legal deed in its one form, or refuse it; in set-up each seat chooses once, whoever came first."""
    game = table.playing()
    if game.phase == "setup" and seat in table.sealed:
        raise TableError("table/sealed", "this seat has chosen; possible: undo, or wait for the others")
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
        says = "undo asked; chance, or another seat, has spoken since; possible: ask the others where chance has not"
        raise TableError("table/undo", says)
    return kinds.Undone(seat, table.steps[-1].number)


def ask_back(table: Table, player: str, seat: int) -> list[kinds.Body]:
    """Let a seat ask the others to take back its last deed, though they have moved since; bots do not mind."""
    _must_be(table, "running", "ask")
    _must_own(table, player, seat)
    _must_play_on(table, seat)
    mine = [step.number for step in table.steps if step.seat == seat]
    if not mine:
        says = "take-back asked; chance or something hidden has spoken since; possible: play on"
        raise TableError("table/undo", says)
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
        raise TableError("table/nothing-asked", "an answer given, nothing is asked of this seat; possible: play on")
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
    _must_be(table, "running", "let a bot sit in")
    _must_own(table, player, seat)
    _must_play_on(table, seat)
    if table.is_bot(seat):
        raise TableError("table/away", f"a bot sits in for seat {seat} already; possible: come back")
    return kinds.Away(seat, "asked")


def come_back(table: Table, player: str, seat: int) -> kinds.Back:
    """Hand a seat back to its player."""
    _must_be(table, "running", "come back")
    _must_own(table, player, seat)
    _must_play_on(table, seat)
    if not table.chairs[seat].away:
        raise TableError("table/not-away", f"no bot sits in for seat {seat}; possible: play")
    return kinds.Back(seat)


def say(table: Table, player: str, name: str, text: str, phrase: str) -> kinds.Said:
    """Let somebody who sits here say something."""
    seats = _seats(table, player)
    return kinds.Said(player, name or table.chairs[seats[0]].name, text, phrase)


def names_for_rematch(table: Table, player: str) -> list[str]:
    """Give the names under which a player sits down for a rematch."""
    _must_be(table, "over", "play again")
    return [table.chairs[seat].name for seat in _seats(table, player)]


# --- what all of them ask -------------------------------------------------------------------------------------
def _must_be(table: Table, status: str, what: str) -> None:
    if table.status != status:
        says = f"{what} asked; the table is {table.status}; possible only while it is {status}"
        raise TableError("game/over" if table.status == "over" else f"table/not-{status}", says, status=table.status)


def _must_host(table: Table, player: str) -> None:
    if table.host != player:
        raise TableError("table/not-host", "only who created the table can do that; possible: ask them")


def _seats(table: Table, player: str) -> list[int]:
    seats = table.seats_of(player)
    if not seats:
        raise TableError("table/not-seated", "you sit nowhere at this table; possible: sit down while it is open")
    return seats


def _must_play_on(table: Table, seat: int) -> None:
    if seat in table.playing().resigned:
        raise TableError("table/resigned", f"seat {seat} has resigned; possible: watch")


def _must_own(table: Table, player: str, seat: int) -> None:
    if seat not in _seats(table, player) or table.chairs[seat].kind != PERSON:
        says = f"seat {seat} asked; yours: {', '.join(map(str, table.seats_of(player)))}"
        raise TableError("action/not-your-turn", says, seat=seat)
