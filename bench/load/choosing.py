"""Choosing a deed at random, so that games go on about as people's do."""

import random
from typing import Any


def choose(legal: dict[str, Any], random_: random.Random) -> str:
    """Choose a deed from what a seat is offered."""
    found = [f"draw {card}" for card in legal.get("draw", ())]
    found += [f"claim {one['route']} with {one['pay'][0]['cards']}" for one in legal.get("claim", ())[:8]]
    found += [f"pay {cards}" for cards in legal.get("pay", ())] + ["withdraw"] * bool(legal.get("withdraw"))
    if legal.get("keep"):
        return "keep " + " ".join(legal["keep"]["tickets"][: max(1, legal["keep"]["least"])])
    if legal.get("build") and not found:
        found.append(f"build {legal['build']['cities'][0]} with {legal['build']['pay'][0]}")
    if legal.get("tickets") and (not found or random_.random() < 0.03):
        return "tickets"
    return random_.choice(found or ["pass"])
