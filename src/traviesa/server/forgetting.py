"""Forgetting who left for good: what is left of an entry once a player's name and words are taken out of it.

Entries are not changed for anything else. What remains folds to the same table, since ``Left`` takes the names and
words out of the table as well.
"""

import msgspec

from traviesa.language import FORMER
from traviesa.server import entry as kinds
from traviesa.server.entry import Body


def forgotten(body: Body, player: str) -> Body:
    """Give what is left of an entry once a player is forgotten."""
    if isinstance(body, kinds.Sat) and body.player == player:
        return msgspec.structs.replace(body, name=FORMER)
    if isinstance(body, kinds.Said) and body.player == player:
        return kinds.Said(player, FORMER)
    return body
