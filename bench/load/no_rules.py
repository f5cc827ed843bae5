"""The same server with the rules left out: deeds are neither judged nor carried out, and no view is made anew.

What is left is HTTP, identity, the journal on the disk, the messages, made and encoded each time from the same old
view, and the streams: the floor that the rules stand on.
"""

from types import ModuleType
from typing import Any

from bench.load.real import read_settings
from traviesa.server import deciding, folding, table, telling
from traviesa.server.entry import Did
from traviesa.server.offers import offers_of
from traviesa.server.run import run_server
from traviesa.view import View

_views: dict[tuple[str, int], View] = {}
_offers: dict[int, Any] = {}
_completed: dict[int, list[int]] = {}


def _leave_rules_out() -> None:
    fold, view = folding._FOLDS[Did], table.Table.view
    completed = vars(View)["completed"].fget

    def do(one: table.Table, entry: Any, body: Any) -> Any:
        if one.playing().phase == "setup":
            return fold(one, entry, body)
        one.moments = [entry.number] * len(one.chairs)
        return None

    def same_view(one: table.Table, seat: int) -> View:
        if one.playing().phase == "setup":
            return view(one, seat)
        key = (one.id, seat)
        if key not in _views:
            _views[key] = view(one, seat)
        return _views[key]

    def kept(known: dict[int, Any], make: Any) -> Any:
        def give(one: View) -> Any:
            if id(one) not in known:
                known[id(one)] = make(one)
            return known[id(one)]

        return give

    _put(deciding, "judge", lambda _table, _seat, deed: deed)
    _put(folding, "_FOLDS", {**folding._FOLDS, Did: do})
    _put(telling, "offers_of", kept(_offers, offers_of))
    type.__setattr__(table.Table, "view", same_view)
    type.__setattr__(View, "completed", property(kept(_completed, completed)))


def _put(module: ModuleType, name: str, thing: object) -> None:
    vars(module)[name] = thing


if __name__ == "__main__":
    _leave_rules_out()
    run_server(read_settings())
