"""Whole games as text: every deed with what chance brought, a summary now and then, the reckoning at the end."""

import random

from traviesa import Game, new_game

SUMMARY_EVERY = 10


def told(map_name: str, seats: int, seed: int) -> str:
    """Play one random game and tell it line by line."""
    game, choice = new_game(map_name, seats, seed), random.Random(seed)
    lines = [f"# {map_name}, {seats} seats, seed {seed}", summary(game)]
    for number in range(1, 10_000):
        if game.is_over:
            break
        seat, before = game.turn, game.copy()
        text = choice.choice(game.legal())
        game.play(text)
        lines.append(f"{seat}: {text}{brought(before, game, seat, text)}")
        if number % SUMMARY_EVERY == 0:
            lines.append(summary(game))
    return "\n".join([*lines, summary(game), *reckoning(game)]) + "\n"


def brought(before: Game, after: Game, seat: int, text: str) -> str:
    """Tell what chance had to do with a deed."""
    parts = []
    if text == "draw pile":
        held = before.hand(seat)
        parts += [card for card, count in after.hand(seat).items() if count > held.get(card, 0)]
    if text == "tickets":
        parts += [after.map_file.tickets[ticket].id for ticket in after.offered(seat)]
    if after.phase == "tunnel":
        parts += [*after.revealed, f"{after.extra} more"]
    if after.market != before.market:
        parts.append("market " + " ".join(card or "-" for card in after.market))
    if after.pile_size > before.pile_size:
        parts.append("pile renewed")
    return f" → {', '.join(parts)}" if parts else ""


def summary(game: Game) -> str:
    """Tell a position in one line."""
    market = " ".join(card or "-" for card in game.market)
    counts = [
        f"hands {game.hand_sizes}",
        f"tickets {game.ticket_counts}",
        f"wagons {game.wagons}",
        f"stations {game.stations_left}",
        f"points {game.points}",
    ]
    piles = f"pile {game.pile_size}, discards {sum(game.discards.values())}, tickets left {game.ticket_pile_sizes}"
    return f"   [{game.phase} {game.turn}, final {game.final_turns}; {market}; {piles}; {'; '.join(counts)}]"


def reckoning(game: Game) -> list[str]:
    """Tell the end, seat by seat."""
    facts = game.map_file
    lines = []
    for seat, one in enumerate(game.results()):
        borrowed = [f"{facts.cities[city].id} {facts.routes[route].id}" for city, route in one.borrowed.items()]
        lines += [
            f"seat {seat}: routes {one.routes}, tickets {one.tickets}, stations {one.stations}, bonus {one.bonus}, "
            f"total {one.total}{', wins' if one.wins else ''}",
            f"  completed {names(game, one.completed)}",
            f"  failed {names(game, one.failed)}",
            f"  trail {one.trail}: {' '.join(facts.routes[route].id for route in one.trail_routes) or '-'}",
            *([f"  borrows {', '.join(borrowed)}"] if borrowed else []),
        ]
    return lines


def names(game: Game, tickets: tuple[int, ...]) -> str:
    """Name tickets, `-` where there are none."""
    return " ".join(game.map_file.tickets[ticket].id for ticket in tickets) or "-"
