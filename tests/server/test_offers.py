"""What a seat is offered, beside the obvious way of gathering it from the legal deeds as they are printed."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from traviesa.game import new_game
from traviesa.odds import tunnel_odds
from traviesa.server.offers import offers_of
from traviesa.view import View
from traviesa.vocabulary import TUNNEL

Gathered = dict[str, Any]
SEEN = {
    "usa": {"draw", "tickets", "claim", "keep"},
    "europe": {"draw", "tickets", "claim", "build", "keep", "pay", "withdraw"},
}
"""What is met of every kind of offer in these games."""


@pytest.mark.parametrize(("map_name", "seats"), [("usa", 2), ("europe", 3), ("europe", 5)])
def test_offers_are_the_legal_deeds_gathered_line_by_line(map_name: str, seats: int) -> None:
    seen: set[str] = set()
    for view in positions(map_name, seats):
        offers = sent(view)
        assert offers == gathered(view)
        seen |= {name for name, offer in offers.items() if offer}
    assert seen - {"count", "pass"} == SEEN[map_name]


def test_who_is_not_to_decide_is_offered_nothing() -> None:
    view = new_game("europe", 3, seed=1).view(1)
    assert sent(view) == gathered(view)
    assert sent(view)["count"] == 0


def positions(map_name: str, seats: int) -> Iterator[View]:
    """Play a whole game at random; cards are drawn more often than they are spent, so that there is much to offer."""
    game, chance = new_game(map_name, seats, seed=seats), random.Random(seats)
    while not game.is_over:
        yield game.view(game.turn)
        rows = game.actions()
        game.apply(chance.choice(rows if chance.random() < 0.3 else rows[:6]))


def sent(view: View) -> Gathered:
    """Give the offers as they are sent."""
    found: Gathered = msgspec.json.decode(msgspec.json.encode(offers_of(view)))
    return found


def gathered(view: View) -> Gathered:
    """Gather the offers line by line."""
    legal = view.legal()
    claims, builds = ways_by_target(view, "claim "), ways_by_target(view, "build ")
    return {
        "count": len(legal),
        "draw": [text.removeprefix("draw ") for text in legal if text.startswith("draw ")],
        "tickets": tickets_drawn(view) if "tickets" in legal else 0,
        "claim": [claim(view, route, ways) for route, ways in claims.items()],
        "build": build(builds),
        "keep": keep(view) if any(text.startswith("keep ") for text in legal) else None,
        "pay": ways_by_target(view, "pay ").get("", []),
        "withdraw": "withdraw" in legal,
        "pass": "pass" in legal,
    }


def ways_by_target(view: View, begin: str) -> dict[str, list[str]]:
    """List for each target the payments, the sensible one first."""
    found: dict[str, list[str]] = {}
    for text in view.legal():
        if text.startswith(begin):
            target, _, cards = text.removeprefix(begin).rpartition("with ")
            found.setdefault(target.strip(), []).append(cards)
    return {target: sorted(ways, key=lambda cards: how_dear(view, cards)) for target, ways in found.items()}


def how_dear(view: View, cards: str) -> tuple[int, int]:
    """Say how dear a payment is: locomotives first, then a colour of which there is little."""
    counts = {card: int(count) for count, card in (part.split() for part in cards.split(" + "))}
    colour = next(iter(counts))  # printed first, locomotives after it
    return counts.get("locomotive", 0), -view.hand[colour]


def claim(view: View, route_id: str, ways: list[str]) -> Gathered:
    """Offer a route; a tunnel with its odds."""
    route = next(one for one in view.map_file.routes if one.id == route_id)
    pay: list[Gathered] = [{"cards": cards} for cards in ways]
    for one in pay if route.kind == TUNNEL else ():
        odds = tunnel_odds(view, view.deed_of(view.find_action(f"claim {route_id} with {one['cards']}")))
        one["odds"] = {
            "extra": [round(float(share), 4) for share in odds.extra],
            "success": round(float(odds.success), 4),
        }
    points = view.setting.board.rules.points[route.length]
    return {"route": route_id, "length": route.length, "points": points, "pay": pay}


def build(ways: dict[str, list[str]]) -> Gathered | None:
    """Offer a station: it costs the same everywhere."""
    assert len({tuple(one) for one in ways.values()}) <= 1
    return {"cities": list(ways), "pay": next(iter(ways.values()))} if ways else None


def keep(view: View) -> Gathered:
    """Offer tickets, and the least that a legal deed keeps."""
    least = min(len(text.split()) - 1 for text in view.legal())
    return {"tickets": [view.setting.names.tickets[ticket] for ticket in view.offered], "least": least}


def tickets_drawn(view: View) -> int:
    """Say how many tickets would be drawn."""
    rules, piles = view.setting.rules, view.ticket_pile_sizes
    return sum(min(count, piles[deck]) for deck, count in rules.tickets_drawn if deck in piles)
