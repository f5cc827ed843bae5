"""Traviesa: the train-route board-game family as an open engine.

>>> import traviesa
>>> game = traviesa.new_game("europe", seats=3, seed=7)
>>> game.view(0).phase
'setup'
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from traviesa.errors import TraviesaError
    from traviesa.game import Game, Result, new_game
    from traviesa.view import View

__all__ = ["Game", "Result", "TraviesaError", "View", "new_game"]

_ROOMS = {"Game": "game", "Result": "game", "new_game": "game", "TraviesaError": "errors", "View": "view"}


def __getattr__(name: str) -> Any:
    """Open a room only when something in it is asked for, so that ``traviesa --version`` stays quick."""
    if name not in _ROOMS:
        raise AttributeError(f"module 'traviesa' has no attribute {name!r}")
    import importlib

    return getattr(importlib.import_module(f"traviesa.{_ROOMS[name]}"), name)
