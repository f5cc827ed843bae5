"""What a game that is over leaves behind: its result, seat by seat, and its record."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from traviesa.archive import Recorder, record_of
from traviesa.record_text import Record
from traviesa.server import entry as kinds
from traviesa.server.entry import Entry
from traviesa.server.figures import figures_of
from traviesa.server.setup import PERSON
from traviesa.server.table import Table


def pool_of(table: Table) -> str:
    """Name the pool in which a game is rated: map, mode and seats."""
    return f"{table.setup.map} {table.setup.mode} {len(table.chairs)}"


def results_of(table: Table, entries: Sequence[Entry], at: int) -> list[dict[str, Any]]:
    """Give the rows of ``results``: those who tie share a place, and all who resigned the last."""
    game = table.playing()
    found = game.results()
    gone = game.resigned
    rank = [(True, True, 0) if seat in gone else (False, not one.wins, -one.total) for seat, one in enumerate(found)]
    figures = figures_of(table, found, deeds_of(entries, len(table.chairs)), entries)
    return [
        {
            "table": table.id,
            "seat": seat,
            "player": chair.player or None,
            "name": chair.name,
            "pool": pool_of(table),
            "points": found[seat].total,
            "place": 1 + sum(other < rank[seat] for other in rank),
            "figures": json.dumps(figures[seat]),
            "counts": _counts(table, seat, figures[seat]),
            "ended_at": at,
        }
        for seat, chair in enumerate(table.chairs)
    ]


def _counts(table: Table, seat: int, figures: Mapping[str, Any]) -> bool:
    """Say whether a seat's place counts for its owner's rating, if that is an account and there is another.

    It does at a public table with the rules of the map, for who sits there once and either resigned or did at least
    half of the seat's deeds in person.
    """
    chair = table.chairs[seat]
    alone = chair.kind == PERSON and sum(other.player == chair.player for other in table.chairs) == 1
    in_person = figures["resigned"] or 2 * figures["stood_in"] <= figures["deeds"]
    return table.public and not table.setup.options and alone and in_person


def deeds_of(entries: Sequence[Entry], seats: int) -> list[kinds.Did]:
    """List the deeds of a journal as the game carried them out: first choices in seat order, none taken back."""
    done: list[tuple[int, kinds.Did]] = []
    for entry in entries:
        if isinstance(entry.body, kinds.Did):
            done.append((entry.number, entry.body))
        elif isinstance(entry.body, kinds.Undone):
            done = _without(done, entry.body.to, in_setup=len(done) < seats)
    deeds = [did for _, did in done]
    if len(deeds) < seats:  # given up before the last had chosen: what was sealed never was played
        return []
    return sorted(deeds[:seats], key=lambda did: did.seat) + deeds[seats:]


def _without(done: list[tuple[int, kinds.Did]], to: int, in_setup: bool) -> list[tuple[int, kinds.Did]]:
    """Leave out what was taken back: in set-up one sealed choice, later that deed and all after it."""
    return [(number, did) for number, did in done if (number != to if in_setup else number < to)]


def record_of_table(table: Table, entries: Sequence[Entry]) -> Record:
    """Write the record of a table's game, whole: it holds the secret of the shuffle, so the game must be over."""
    recorder = Recorder(table.begin())
    for did in deeds_of(entries, len(table.chairs)):
        recorder.play(did.deed)
    return record_of(recorder.start, table.playing(), recorder.deeds, table.playing().resigned)
