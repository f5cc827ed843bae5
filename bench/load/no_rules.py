"""The same server with the rules left out: deeds are taken as they are, and everybody is shown the same old view.

What is left is HTTP, identity, the journal on the disk and the streams: the floor that the rules stand on.
"""

from typing import Any

from bench.load.real import read_settings
from traviesa.server import deciding, seeing, stream, table, tables
from traviesa.server.api import play
from traviesa.server.run import run_server

_shown: dict[tuple[str, str | None], bytes] = {}


def _leave_rules_out() -> None:
    real = seeing.message_bytes
    setattr(deciding, "judge", lambda _table, _seat, deed: deed)

    def fold(_one: table.Table, _entry: Any, _body: Any) -> None:
        """Let a deed change nothing but the number of the last entry."""

    async def same_old(all_tables: Any, live: Any, player: str | None, after: int, muted: Any = frozenset()) -> bytes:
        key = (live.table.id, player)
        if key not in _shown:
            _shown[key] = await real(all_tables, live, player, after, muted)
        return _shown[key].replace(b'"version":', b'"version":%d,"was":' % live.table.version, 1)

    started = table._FOLDS[table.kinds.Started]

    def did(one: table.Table, entry: Any, body: Any) -> Any:
        if one.playing().phase == "setup":
            return table._do(one, entry, body)
        return fold(one, entry, body)

    assert started
    setattr(table, "_FOLDS", {**table._FOLDS, table.kinds.Did: did})
    for module in (seeing, stream, play):
        setattr(module, "message_bytes", same_old)
    setattr(tables, "_index", lambda one, at: {"changed_at": at})


if __name__ == "__main__":
    _leave_rules_out()
    run_server(read_settings())
