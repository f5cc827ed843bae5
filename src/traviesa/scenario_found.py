"""What is found in a game under each key of a scenario's ``then``; only what was asked for is looked up."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from traviesa.game import Game
from traviesa.scenario_file import Expectation


def found_in(game: Game, expected: Expectation) -> dict[str, Any]:
    """Look up every key that an expectation names."""
    found: dict[str, Any] = {key: _KEYS[key](game) for key in expected.values}
    if isinstance(expected.values.get("ticket_pile_size"), Mapping):
        found["ticket_pile_size"] = game.ticket_pile_sizes
    found["seat"] = {
        seat: {key: _SEAT_KEYS[key](game, seat) for key in values} for seat, values in expected.seats.items()
    }
    return found


def _ticket_pile_bottom(game: Game) -> list[str]:
    """List the tickets of the piles, the last to be drawn first."""
    state, names = game.state(), game.setting.names
    sizes = state.ticket_pile_size[: len(names.decks)]
    return [names.tickets[ticket] for deck, size in enumerate(sizes) for ticket in state.ticket_pile[deck][:size]]


def _routes(game: Game, seat: int) -> list[str]:
    return [game.setting.names.routes[route] for route, owner in enumerate(game.owners) if owner == seat]


def _stations(game: Game, seat: int) -> list[str]:
    return [game.setting.names.cities[city] for city, owner in game.stations.items() if owner == seat]


def _ticket_names(game: Game, tickets: list[int] | tuple[int, ...]) -> list[str]:
    return [game.setting.names.tickets[ticket] for ticket in tickets]


def _final(game: Game, seat: int) -> dict[str, int]:
    """Reckon a seat as if the game ended now; nobody has goods where there are none."""
    one = game.results()[seat]
    words = ("routes", "tickets", "stations", "bonus", "total")
    return {"goods": 0} | {word: getattr(one, word) for word in words}


_KEYS: Final[Mapping[str, Callable[[Game], Any]]] = {
    "turn": lambda game: game.turn,
    "phase": lambda game: game.phase,
    "extra": lambda game: game.extra,
    "market": lambda game: [card for card in game.market if card],
    "pile_size": lambda game: game.pile_size,
    "discards": lambda game: game.discards,
    "ticket_pile_size": lambda game: sum(game.ticket_pile_sizes.values()),
    "ticket_pile_bottom": _ticket_pile_bottom,
    "final_turns": lambda game: game.final_turns,
    "over": lambda game: game.is_over,
    "winners": lambda game: game.winners if game.is_over else None,
    "legal": lambda game: game.legal(),
    "illegal": lambda game: game.legal(),
    "legal_count": lambda game: len(game.actions()),
}

_SEAT_KEYS: Final[Mapping[str, Callable[[Game, int], Any]]] = {
    "hand": lambda game, seat: game.hand(seat),
    "hand_size": lambda game, seat: game.hand_sizes[seat],
    "wagons": lambda game, seat: game.wagons[seat],
    "score": lambda game, seat: game.points[seat],
    "routes": _routes,
    "stations": _stations,
    "stations_left": lambda game, seat: game.stations_left[seat],
    "tickets": lambda game, seat: _ticket_names(game, game.tickets(seat)),
    "offered": lambda game, seat: _ticket_names(game, game.offered(seat)),
    "completed": lambda game, seat: _ticket_names(game, game.results()[seat].completed),
    "trail": lambda game, seat: game.results()[seat].trail,
    "final": _final,
}
