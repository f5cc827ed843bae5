"""The façade: a whole game in a few words.

>>> import traviesa
>>> game = traviesa.new_game("usa", seats=2, seed=7)
>>> game.phase, game.turn, len(game.legal())
('setup', 0, 4)
>>> for _ in range(2):
...     game.play(game.legal()[-1])
>>> game.play("draw pile")
>>> game.phase
'second-card'
"""

import hashlib
import operator
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from traviesa.engine import Engine, Records, engine
from traviesa.errors import TraviesaError
from traviesa.map_file import MapFile
from traviesa.map_folders import find_map
from traviesa.notation.deed import Deed
from traviesa.position import Position, card_counts
from traviesa.setting import Setting, setting_of
from traviesa.state import Reckoning, State
from traviesa.view import View
from traviesa.vocabulary import ONLOOKER

MODES = ("cards", "dice")


@dataclass(frozen=True, slots=True)
class Result:
    """The reckoning of one seat, as if the game ended now."""

    routes: int
    tickets: int
    stations: int
    bonus: int
    total: int
    completed: tuple[int, ...]
    """Tickets completed, with what stations borrow."""
    failed: tuple[int, ...]
    trail: int
    """Length of the longest trail."""
    trail_routes: tuple[int, ...]
    """The routes of one such trail, in the order of the map file."""
    borrowed: Mapping[int, int]
    """City of a station → the route it borrows."""
    wins: bool


class Game(Position):
    """One game: its whole state, hidden parts included."""

    def play(self, deed: Deed | str, seat: int | None = None) -> None:
        """Carry out a deed; refuse it, with nothing changed, when the rules do not allow it."""
        self.apply(self.find_action(deed, seat))

    def apply(self, action: int) -> None:
        """Carry out an action that is known to be legal."""
        here = self._engine
        here.doors.apply_action(self._states, 0, self.setting.boards(here), here.scratches, action)

    def resign(self, seat: int) -> None:
        """RUL-END-5 Let a seat resign: it wins nothing; with one seat left the game is over."""
        if self.is_over or not is_seat(seat, self.seats) or seat in self.resigned:
            code = "game/over" if self.is_over else "game/seats"
            raise TraviesaError.told(code, "resign", asked=seat)
        self._engine.doors.resign_seat(self._states, 0, seat)

    def copy(self) -> "Game":
        """Copy the game; the copy goes on by itself."""
        return Game(self.setting, self._engine, self._engine.copy(self._states))

    def view(self, seat: int) -> View:
        """Show the game as one seat may see it, or ``ONLOOKER``, who sits nowhere."""
        if seat != ONLOOKER:
            self._check_seat(seat)
        states = self._engine.copy(self._states)
        self._engine.doors.hide_from(states, 0, seat)
        return View(self.setting, self._engine, states, seat)

    def _check_seat(self, seat: int) -> None:
        if not is_seat(seat, self.seats):
            raise TraviesaError.told("game/seats", "view", asked=repr(seat), last=self.seats - 1)

    # --- what only the whole state tells ----------------------------------------------------------------
    def hand(self, seat: int) -> dict[str, int]:
        """Give the hand of a seat, card by card."""
        self._check_seat(seat)
        return card_counts(self._read("hands")[seat])

    def tickets(self, seat: int) -> list[int]:
        """List the tickets a seat holds."""
        self._check_seat(seat)
        return self._tickets_at(seat)

    def offered(self, seat: int) -> list[int]:
        """List the tickets a seat has to choose from."""
        self._check_seat(seat)
        return self._offered_to(seat)

    def chosen_tickets(self, seat: int) -> list[int] | None:
        """List the tickets a seat has sealed as its first choice; None where it has not chosen."""
        self._check_seat(seat)
        bits = self._read("chosen")[seat]
        return None if bits < 0 else [t for k, t in enumerate(self._offered_to(seat)) if bits >> k & 1]

    @property
    def scores(self) -> list[int]:
        """Points of every seat: those of play until the end, the final totals from then on."""
        return [one.total for one in self.results()] if self.is_over else self.points

    @property
    def winners(self) -> list[int]:
        """The seats that win, as things stand."""
        return [seat for seat, one in enumerate(self.results()) if one.wins]

    def results(self) -> list[Result]:
        """Reckon every seat as if the game ended now."""
        here = self._engine
        boards = self.setting.boards(here)
        here.doors.reckon_game(self._states, 0, boards, here.scratches, here.reckonings)
        found = here.plain(Reckoning, here.reckonings)
        return [self._result(found, seat) for seat in range(self.seats)]

    def _result(self, found: Reckoning, seat: int) -> Result:
        held, owners, stations = self.tickets(seat), self.owners, self.stations
        return Result(
            routes=found.routes[seat],
            tickets=found.tickets[seat],
            stations=found.stations[seat],
            bonus=found.bonus[seat],
            total=found.total[seat],
            completed=tuple(ticket for ticket in held if found.completed[ticket]),
            failed=tuple(ticket for ticket in held if not found.completed[ticket]),
            trail=found.trail[seat],
            trail_routes=tuple(r for r, owner in enumerate(owners) if owner == seat and found.on_trail[r]),
            borrowed={
                city: found.borrowed[city]
                for city, owner in stations.items()
                if owner == seat and found.borrowed[city] >= 0
            },
            wins=bool(found.winner[seat]),
        )

    def fault(self) -> int:
        """Name the first invariant the position breaks (``rules.soundness``), 0 for none."""
        here = self._engine
        return int(here.doors.find_fault_in(self._states, 0, self.setting.boards(here)))

    def state(self) -> State:
        """Give a copy of the whole state as a plain record."""
        plain: State = self._engine.plain(State, self._states)
        return plain

    def to_bytes(self) -> bytes:
        """Write the whole state as bytes; equal games have equal bytes."""
        return self._engine.to_bytes(self._states)


def is_seat(seat: object, seats: int) -> bool:
    """Say whether something is the number of a seat."""
    if type(seat) is not int:
        return hasattr(seat, "__index__") and not isinstance(seat, bool) and 0 <= operator.index(seat) < seats
    return 0 <= seat < seats


def key_of(seed: int | str | bytes) -> bytes:
    """Make the 256-bit key of a game from its seed; 32 bytes are taken as the key itself.

    >>> key_of(1) == key_of("1"), len(key_of("any text"))
    (True, 32)
    """
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    if not isinstance(seed, str | int | bytes):
        raise TraviesaError.told("game/seed", asked=repr(seed))
    try:
        text = seed if isinstance(seed, bytes) else str(seed).encode()
    except ValueError:  # half a sign, and bytes of a command line that are no text
        raise TraviesaError.told("game/seed", asked=ascii(seed)) from None
    return hashlib.sha256(b"traviesa game " + text).digest()


def put_key(state: State, key: bytes) -> None:
    """Begin the stream of a state with a key."""
    for word in range(8):
        state.stream.key[word] = int.from_bytes(key[4 * word : 4 * word + 4], "little")
    state.stream.counter = 0
    state.stream.at = 16


def new_game(
    map: str | MapFile,
    seats: int = 2,
    seed: int | str | bytes = 1,
    mode: str = "cards",
    options: Mapping[str, Any] | None = None,
    *,
    folders: tuple[Path, ...] = (),
    plain: bool = False,
) -> Game:
    """Begin a game: shuffled, dealt, and waiting for seat 0 to choose its first tickets.

    ``options`` overrides rule numbers of the map; ``folders`` are searched for maps besides the built-in ones;
    ``plain`` runs the rules un-compiled.
    """
    if not isinstance(map, str | MapFile):
        raise TraviesaError.told("game/map", asked=repr(map))
    map_file = map if isinstance(map, MapFile) else find_map(map, folders)
    check_seats(map_file, seats, mode)
    setting = setting_of(map_file, options)
    here = engine(plain)
    return Game(setting, here, start(setting, here, seats, seed))


def check_seats(map_file: MapFile, seats: int, mode: str) -> None:
    """USA-COMP-1 EU-COMP-1 Refuse a mode or a number of seats that the map does not have: both are for 2 to 5."""
    if mode not in MODES:
        raise TraviesaError.told("game/mode", asked=mode, possible=", ".join(MODES))
    if mode != "cards":
        raise TraviesaError.told("game/mode", "yet", asked=mode, map=map_file.id, possible="cards")
    low, high = map_file.seats
    if not is_seat(seats, high + 1) or seats < low:
        asked = seats if isinstance(seats, int) else repr(seats)
        raise TraviesaError.told("game/seats", asked=asked, map=map_file.id, low=low, high=high)


def start(setting: Setting, here: Engine, seats: int, seed: int | str | bytes) -> Records:
    """Set up the state of a game."""
    plain = State()
    put_key(plain, key_of(seed))
    states = here.store(plain)
    here.doors.start_game(states, 0, setting.boards(here), here.scratches, seats)
    return states
