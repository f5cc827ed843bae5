"""The same server with the rules left out: deeds are taken as they are, and everybody is shown the same old view.

What is left is HTTP, identity, the journal on the disk and the streams: the floor that the rules stand on.
"""

from types import ModuleType
from typing import Any

from bench.load.real import read_settings
from traviesa.server import deciding, seeing, stream, table, tables
from traviesa.server.api import play
from traviesa.server.entry import Did
from traviesa.server.run import run_server

_shown: dict[tuple[str, str | None], bytes] = {}


def _leave_rules_out() -> None:
    shown, fold = seeing.message_bytes, table._FOLDS[Did]

    def same_old(all_tables: Any, live: Any, player: str | None, after: int, *muted: Any) -> Any:
        return _same_old(shown, all_tables, live, player, after, *muted)

    def do(one: table.Table, entry: Any, body: Any) -> Any:
        return fold(one, entry, body) if one.playing().phase == "setup" else None

    _put(deciding, "judge", lambda _table, _seat, deed: deed)
    _put(table, "_FOLDS", {**table._FOLDS, Did: do})
    _put(tables, "_index", lambda _table, at: {"changed_at": at})
    for module in (seeing, stream, play):
        _put(module, "message_bytes", same_old)


async def _same_old(shown: Any, all_tables: Any, live: Any, player: str | None, after: int, *muted: Any) -> bytes:
    """Send what was made for the first version, with the number of the present one."""
    key = (live.table.id, player)
    if key not in _shown:
        _shown[key] = await shown(all_tables, live, player, after, *muted)
    return _shown[key].replace(b'"version":', b'"version":%d,"was":' % live.table.version, 1)


def _put(module: ModuleType, name: str, thing: object) -> None:
    vars(module)[name] = thing


if __name__ == "__main__":
    _leave_rules_out()
    run_server(read_settings())
