"""Folding: what each entry of a journal does to its table.

Nothing here asks the clock of the machine, chance or the database: the same setup, secret and entries give the
same table, on any process, for ever.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from traviesa.archive import key_from
from traviesa.chronicle import Event, observe
from traviesa.game import new_game
from traviesa.language import FORMER
from traviesa.server import entry as kinds
from traviesa.server.entry import Entry
from traviesa.server.forgetting import forgotten
from traviesa.server.setup import PERSON
from traviesa.server.table import Chair, Happening, Step, Table


def fold(table: Table, entry: Entry) -> None:
    """Fold the next entry of its journal into a table."""
    assert entry.number == table.version + 1, (table.id, entry.number, table.version)
    table.version, table.at = entry.number, entry.at
    event = _FOLDS[type(entry.body)](table, entry, entry.body)
    table.recent.append(Happening(entry.number, entry.at, entry.body, event))


def foreseen(table: Table, entries: Iterable[Entry]) -> Table:
    """Give the table as it will be with these entries; the table itself stays as it is."""
    ahead = table.copy()
    for entry in entries:
        fold(ahead, entry)
    return ahead


def _sit(table: Table, _entry: Entry, body: kinds.Sat) -> None:
    chair = table.chairs[body.chair]
    chair.player, chair.name, chair.contribution = body.player, body.name, body.contribution


def _stand(table: Table, _entry: Entry, body: kinds.Stood) -> None:
    for number in table.seats_of(body.player):
        table.chairs[number] = Chair(PERSON)


def _start(table: Table, entry: Entry, body: kinds.Started) -> None:
    for chair in table.chairs:
        if chair.is_open:
            chair.kind = body.fill
    table.chairs = [table.chairs[number] for number in body.order]
    _name_bots(table.chairs)
    key = key_from(table.secret, table.contributions())
    table.game = new_game(table.map_file, len(table.chairs), key, table.setup.mode, table.setup.rules)
    table.status = "running"
    table.moments = [entry.number] * len(table.chairs)
    table.clocks.start(len(table.chairs), table.due, entry.at)


def _name_bots(chairs: list[Chair]) -> None:
    """Name each bot for its kind, numbered where there are several."""
    bots = [chair for chair in chairs if chair.kind != PERSON]
    for chair in bots:
        alike = [other for other in bots if other.kind == chair.kind]
        chair.name = chair.kind.capitalize() + (f" {alike.index(chair) + 1}" if len(alike) > 1 else "")


def _close(table: Table, _entry: Entry, _body: kinds.Closed) -> None:
    table.status = "closed"


def _do(table: Table, entry: Entry, body: kinds.Did) -> Event | None:
    game = table.playing()
    table.asking = None
    if game.phase == "setup":
        return _seal(table, entry, body)
    event = apply_deed(table, entry.number, body.seat, body.deed)
    table.moved(entry.at)
    return event


def apply_deed(table: Table, number: int, seat: int, deed: str) -> Event:
    """Let the game do a deed, and keep the position before it as long as the deed can be taken back."""
    game = table.playing()
    before = game.copy()
    row = game.setting.text_rows.get(deed, -1)  # what is in a journal has been judged
    if row < 0:
        row = game.find_action(deed, seat)
    parsed = game.deed_of(row)
    game.apply(row)
    event = observe(before, parsed, game)
    if event.has_spoken:
        table.steps.clear()
    else:
        table.steps.append(Step(number, seat, before))
    return event


def _seal(table: Table, entry: Entry, body: kinds.Did) -> Event | None:
    """RUL-SETUP-3 Seal a first choice; once the last seat has chosen, all are played in seat order."""
    table.sealed[body.seat] = body.deed
    table.moments[body.seat] = entry.number
    event = None
    if len(table.sealed) == table.playing().seats:
        for seat in range(table.playing().seats):
            found = apply_deed(table, entry.number, seat, table.sealed[seat])
            event = found if seat == body.seat else event
        table.steps.clear()
        table.moments = [entry.number] * table.playing().seats
    table.clocks.pass_on(table.due, entry.at)
    return event


def _undo(table: Table, entry: Entry, body: kinds.Undone) -> None:
    table.asking = None
    if table.playing().phase == "setup":
        del table.sealed[body.seat]
        table.moments[body.seat] = entry.number
        table.clocks.pass_on(table.due, entry.at)
        return
    place = next(k for k, step in enumerate(table.steps) if step.number == body.to)
    table.game = table.steps[place].before
    del table.steps[place:]
    table.moved(entry.at)


def _ask(table: Table, _entry: Entry, body: kinds.Asked) -> None:
    table.asking, table.agreed = body, {body.seat}


def _answer(table: Table, _entry: Entry, body: kinds.Answered) -> None:
    if body.agrees:
        table.agreed.add(body.seat)
    else:
        table.asking = None


def _resign(table: Table, entry: Entry, body: kinds.Resigned) -> None:
    table.playing().resign(body.seat)
    table.steps.clear()
    table.asking = None
    table.moved(entry.at)


def _leave_to_bot(table: Table, _entry: Entry, body: kinds.Away) -> None:
    table.chairs[body.seat].away = body.why


def _return(table: Table, entry: Entry, body: kinds.Back) -> None:
    table.chairs[body.seat].away = ""
    table.clocks.pass_on(table.due, entry.at)
    table.clocks.give_grace(body.seat)


def _rematch(table: Table, _entry: Entry, body: kinds.Again) -> None:
    table.rematch = body.table


def _forget(table: Table, entry: Entry, body: kinds.Left) -> None:
    seats = table.seats_of(body.player)
    table.gone |= {body.player}
    for seat in seats:
        if table.status == "open":
            table.chairs[seat] = Chair(PERSON)
        else:
            table.chairs[seat].name = FORMER
        if table.status == "running" and seat not in table.playing().resigned:
            _resign(table, entry, kinds.Resigned(seat))
    for k, one in enumerate(table.recent):
        table.recent[k] = replace(one, body=forgotten(one.body, body.player))


def _say(_table: Table, _entry: Entry, _body: kinds.Said) -> None:
    """What is said changes nothing."""


_FOLDS: Final[Mapping[type, Callable[[Table, Entry, Any], Event | None]]] = {
    kinds.Sat: _sit,
    kinds.Stood: _stand,
    kinds.Started: _start,
    kinds.Closed: _close,
    kinds.Did: _do,
    kinds.Undone: _undo,
    kinds.Asked: _ask,
    kinds.Answered: _answer,
    kinds.Resigned: _resign,
    kinds.Away: _leave_to_bot,
    kinds.Back: _return,
    kinds.Said: _say,
    kinds.Again: _rematch,
    kinds.Left: _forget,
}
