"""Things to ask for, most of them in vain."""

from traviesa import Game
from traviesa.notation import DEED_KINDS, parse_deed


def every_deed(game: Game) -> list[str]:
    """Ask for one deed of every kind, dice among them, and for what cannot be read at all."""
    names = game.setting.names
    ticket, route, (one, other) = names.tickets[0], names.routes[0], names.cities[:2]
    with_cards = ["keep nothing", f"keep {ticket}", "draw pile", "draw red", f"claim {route} with 1 red", "pay 1 red"]
    with_cards += [
        "withdraw",
        "pass",
        "tickets",
        "tickets 1 regular",
        f"build {one} with 1 red",
        f"move {one} via {other}",
    ]
    with_dice = [
        f"claim {route} using single",
        "pay single + 1 token",
        "tickets using station",
        f"build {one} using station",
    ]
    with_dice += [f"move {one} via {other} using double", "reroll single", "stand", "token single with double double"]
    with_dice += ["drop single", "end"]
    deeds = with_cards + with_dice
    assert {parse_deed(text, names).kind for text in deeds} == set(DEED_KINDS)
    return [*deeds, "nonsense", "keep", f"claim {route}", f"claim {route} with (1 red)", f"build {ticket} with 1 red"]
