"""Bots: players of our own, who see no more than their seat does.

>>> from traviesa.bots import make_bot
>>> make_bot("planner").name
'planner'
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from traviesa.bots.bot import Bot
from traviesa.bots.planner import PlannerBot
from traviesa.bots.random import RandomBot
from traviesa.bots.weights import Weights
from traviesa.errors import TraviesaError

__all__ = ["BOT_NAMES", "Bot", "make_bot"]

Maker = Callable[[int | str, Mapping[str, Any]], Bot]

_MAKERS: Final[Mapping[str, tuple[Maker, tuple[str, ...]]]] = {
    "planner": (lambda seed, options: PlannerBot(Weights(**options)), tuple(field.name for field in fields(Weights))),
    "random": (lambda seed, options: RandomBot(seed), ()),
}
"""Name → how such a bot is made, and the options it has."""

BOT_NAMES: Final = tuple(_MAKERS)


def make_bot(name: str, seed: int | str = 0, **options: Any) -> Bot:
    """Make a bot; the same name, seed and options make one that plays the same.

    >>> make_bot("nobody")
    Traceback (most recent call last):
    traviesa.errors.TraviesaError: bot/unknown: no bot "nobody"; possible: planner, random
    """
    if name not in _MAKERS:
        raise TraviesaError.told("bot/unknown", asked=name, possible=", ".join(BOT_NAMES))
    maker, known = _MAKERS[name]
    for option in options:
        if option not in known:
            raise TraviesaError.told("bot/unknown-option", asked=option, bot=name, possible=", ".join(known) or "-")
    return maker(seed, options)
