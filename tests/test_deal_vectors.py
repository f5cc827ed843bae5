"""The page deals a game anew to check its shuffle: what it is tested against is what the engine deals."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from traviesa.archive import Recorder, Start, commitment_of, key_from
from traviesa.game import put_key
from traviesa.map_folders import find_map
from traviesa.record_text import Seat, write_record
from traviesa.rules.chance import below, next_word
from traviesa.state import State

FILE = Path(__file__).parents[1] / "web" / "src" / "after" / "deals.json"
GAMES = [("usa", 2), ("usa", 5), ("europe", 3), ("europe", 4)]
CROWDED = {"cards": {"each_colour": 4, "locomotive": 40}}
"""So many locomotives that the first market is turned up anew."""


def vector(map_name: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Deal a game, and write down its record and what was dealt."""
    secret = hashlib.sha256(f"{map_name} {seats} {options}".encode()).digest()
    contributions = ("ein Würfel", *[f"number {seat}" for seat in range(1, seats)])
    names = tuple(Seat(f"Seat {seat}", "person") for seat in range(seats))
    start = Start(find_map(map_name), names, secret, "cards", options, None, commitment_of(secret), contributions)
    recorder = Recorder(start)
    game, tickets = recorder.game, start.map_file.tickets
    return {
        "record": write_record(recorder.record()),
        "key": key_from(secret, contributions).hex(),
        "hands": [game.hand(seat) for seat in range(seats)],
        "market": game.market,
        "offered": [[tickets[ticket].id for ticket in game.offered(seat)] for seat in range(seats)],
    }


def vectors() -> dict[str, Any]:
    """Make all that the page's tests compare with."""
    state = State()
    put_key(state, bytes(range(32)))
    words = [next_word(state.stream) for _ in range(40)]
    return {
        "words": words,
        "numbers": [below(state.stream, limit) for limit in range(1, 120)],
        "tickets": {name: [[one.id, one.deck] for one in find_map(name).tickets] for name in ("usa", "europe")},
        "games": [*(vector(name, seats, {}) for name, seats in GAMES), vector("usa", 2, CROWDED)],
    }


def test_what_the_page_is_compared_with_is_what_the_engine_deals(request: pytest.FixtureRequest) -> None:
    found = json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n"
    if request.config.getoption("--renew-golden"):
        FILE.write_text(found, encoding="utf-8")
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(found)
