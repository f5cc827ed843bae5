"""What handlers ask for by name: the parts of the server, as the application keeps them."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from litestar.datastructures import State
from litestar.di import Provide

from traviesa.server.api.calling import find_caller
from traviesa.server.hinting import Hints
from traviesa.server.identity import Identity
from traviesa.server.layouts import Layouts
from traviesa.server.library import Library
from traviesa.server.moments import Moments
from traviesa.server.people.accounts import Accounts
from traviesa.server.people.history import History
from traviesa.server.people.leaving import Leaving
from traviesa.server.people.limits import Limits
from traviesa.server.people.tokens import Tokens
from traviesa.server.settings import Settings
from traviesa.server.store import Store
from traviesa.server.streams import Streams
from traviesa.server.tables import Tables

T = TypeVar("T")


def _given(name: str, kind: type[T]) -> Provide:
    """Provide a part of the server by its name in the state."""

    def give(state: State) -> Any:
        found = state[name]
        assert isinstance(found, kind)
        return found

    give.__annotations__["return"] = kind
    return Provide(give, sync_to_thread=False)


PARTS: Final[Mapping[str, type]] = {
    "store": Store,
    "tables": Tables,
    "moments": Moments,
    "streams": Streams,
    "library": Library,
    "layouts": Layouts,
    "identity": Identity,
    "settings": Settings,
    "accounts": Accounts,
    "tokens": Tokens,
    "history": History,
    "leaving": Leaving,
    "limits": Limits,
    "hints": Hints,
}
GIVEN: Final[dict[str, Provide | Callable[..., Any]]] = {
    "caller": Provide(find_caller),
    **{name: _given(name, kind) for name, kind in PARTS.items()},
}
