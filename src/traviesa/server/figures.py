"""Figures of a seat in a game that is over: what statistics are made from. They follow from the journal alone."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from traviesa.game import Result
from traviesa.map_file import MapFile
from traviesa.server import entry as kinds
from traviesa.server.entry import Entry
from traviesa.server.setup import PERSON
from traviesa.server.table import Table
from traviesa.vocabulary import FERRY, TUNNEL

LONGEST_THOUGHT: Final = 3_600_000
"""Milliseconds; who lets more pass has not thought but gone, or the server stood still."""
_LOCOMOTIVES: Final = re.compile(r"(\d+) locomotive")
DEEDS: Final = (
    *("deeds", "stood_in", "asked", "passes", "blind", "face_up", "locomotives_taken", "locomotives_played"),
    *("stations_built", "ferries", "tunnels_tried", "tunnels_paid", "tunnels_withdrawn"),
)
"""What is counted from the deeds of a seat; every one of them is there, if only as 0."""


def figures_of(table: Table, results: Sequence[Result], deeds: Sequence[kinds.Did], entries: Sequence[Entry]) -> Any:
    """Give the figures of every seat: of the game's end, of its deeds as they count, and of the time they took."""
    taken_back = Counter(entry.body.seat for entry in entries if isinstance(entry.body, kinds.Undone))
    times = _times(entries, len(results))
    return [
        {
            **_end(table, seat, results[seat]),
            **count_deeds(table.map_file, [did for did in deeds if did.seat == seat]),
            **times[seat],
            "taken_back": taken_back[seat],
        }
        for seat in range(len(results))
    ]


def _end(table: Table, seat: int, one: Result) -> dict[str, Any]:
    game, chair, routes = table.playing(), table.chairs[seat], table.map_file.routes
    lengths = Counter(routes[number].length for number, owner in enumerate(game.owners) if owner == seat)
    return {
        "kind": "person" if chair.kind == PERSON else chair.kind,
        "won": one.wins,
        "resigned": seat in game.resigned,
        "routes": one.routes,
        "tickets": one.tickets,
        "completed": len(one.completed),
        "failed": len(one.failed),
        "stations": one.stations,
        "bonus": one.bonus,
        "trail": one.trail,
        "wagons_left": game.wagons[seat],
        "lengths": {str(length): lengths[length] for length in sorted(lengths)},
    }


def count_deeds(map_file: MapFile, deeds: Iterable[kinds.Did]) -> dict[str, int]:
    """Count what one seat did, from the text of its deeds."""
    counted: Counter[str] = Counter(dict.fromkeys(DEEDS, 0))
    kinds_of_routes = {route.id: route.kind for route in map_file.routes}
    laid = 0
    for did in deeds:
        word, _, rest = did.deed.partition(" ")
        counted.update(deeds=1, stood_in=did.by_bot, passes=word == "pass", asked=word == "tickets")
        counted.update(blind=did.deed == "draw pile", face_up=word == "draw" and rest != "pile")
        counted.update(locomotives_taken=did.deed == "draw locomotive", stations_built=word == "build")
        counted.update(tunnels_paid=word == "pay", tunnels_withdrawn=word == "withdraw")
        if word == "claim":
            kind = kinds_of_routes.get(rest.split()[0], -1)
            counted.update(ferries=kind == FERRY, tunnels_tried=kind == TUNNEL)
        if word == "withdraw":
            counted["locomotives_played"] -= laid
        laid = sum(map(int, _LOCOMOTIVES.findall(rest))) if word in ("claim", "build", "pay") else 0
        counted["locomotives_played"] += laid
    return dict(counted)


def _times(entries: Iterable[Entry], seats: int) -> list[dict[str, int]]:
    """Sum up how long each seat took for the decisions its player made, first choices left out."""
    times = [{"moves": 0, "thought": 0} for _ in range(seats)]
    since, in_setup = 0, True
    for entry in entries:
        body, spent = entry.body, entry.at - since
        if isinstance(body, kinds.Did) and not in_setup and not body.by_bot and spent <= LONGEST_THOUGHT:
            times[body.seat]["moves"] += 1
            times[body.seat]["thought"] += spent
        if isinstance(body, kinds.Did):
            in_setup = in_setup and body.deed.startswith("keep")
        if isinstance(body, kinds.Started | kinds.Did | kinds.Undone | kinds.Resigned | kinds.Back):
            since = entry.at
    return times
