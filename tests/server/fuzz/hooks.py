"""For schemathesis: who asks, and at which tables, so that more is met than refusals at the door.

``TRAVIESA_FUZZ`` says by what one is known: ``nobody``, ``cookie``, ``account``, or a token's scope. Who was signed
out by a request comes back as somebody new.
"""

import os
import random
import secrets
from typing import Any

import httpx
import schemathesis

from tests.server.browser import Browser, done
from tests.server.playing import choose

LOGIN = os.environ.get("TRAVIESA_FUZZ", "nobody")
SETUPS: list[tuple[dict[str, Any], bool]] = [
    ({"map": "usa", "chairs": ["person", "random"], "names": ["Ana"]}, True),
    ({"map": "europe", "chairs": ["person", "person"], "names": ["Ana", "Eva"]}, True),
    ({"map": "usa", "chairs": ["person", "person", "planner"], "names": ["Ana"], "public": False}, False),
]
LINES = (
    *("what can I do", "1", "1 2", "todos", "lee mi mano", "mis billetes", "market", "puntos", "mapa", "look", "help"),
    *(
        "log all",
        "log 99999999999999999999",
        "what happened since 0",
        "routes from Paris",
        "recorridos desde ²",
        "undo",
    ),
    *("rules tunnel", "reglas ²", "odds", "odds pamplona-madrid", "why", "why claim paris-dieppe", "build", "claim"),
    *(
        "draw red",
        "robar a ciegas",
        "cubrir dieppe-paris",
        "construir roma",
        "keep nothing",
        "pay 9 L",
        "say ²",
        "undo",
    ),
)
ABOUT = ("route dieppe-paris", "route a-b", "city roma", "what claim", "what build", "what undo", "deed draw red")


class Somebody:
    """Who sends the requests, with some tables of their own."""

    def __init__(self, url: str) -> None:
        self._browser = Browser(url, "Fuzz")
        self.headers = {"x-traviesa": "1"}
        self.tables = [self._table(setup, starts) for setup, starts in SETUPS]
        if LOGIN == "account":
            done(self._browser.post("/api/accounts", name=secrets.token_hex(6), password=secrets.token_hex(6)))
        if LOGIN in ("cookie", "account"):
            self.headers["cookie"] = f"traviesa={self._browser.http.cookies['traviesa']}"
        elif LOGIN != "nobody":
            made = done(self._browser.post("/api/tokens", name="Fuzz", scopes=[LOGIN]))
            self.headers["authorization"] = f"Bearer {made['token']}"

    def _table(self, setup: dict[str, Any], starts: bool) -> str:
        table: str = done(self._browser.post("/api/tables", **setup))["table"]
        if starts:
            done(self._browser.post(f"/api/tables/{table}/start"))
        return table

    def deed(self, table: str) -> dict[str, Any] | None:
        """Give a deed that is legal now."""
        found = httpx.get(f"{self._browser.http.base_url}api/tables/{table}", headers=self.headers)
        for view in found.json().get("views", ()):
            if view["legal"]:
                deed = choose(view["legal"], random.Random())
                return {"deed": deed, "moment": view["moment"], "seat": view["seat"], "request": secrets.token_hex(8)}
        return None

    def leave(self) -> None:
        """Let go of the connection."""
        self._browser.close()


_now: dict[str, Somebody] = {}


@schemathesis.hook
def before_call(_context: Any, case: Any, _kwargs: Any) -> None:
    """Send a request as somebody, most often at one of their tables; a valid deed is often made a legal one."""
    url = case.operation.schema.get_base_url()
    somebody = _now.get("somebody") or _now.setdefault("somebody", Somebody(url))
    case.headers.update(somebody.headers)
    is_sound = case.meta is None or case.meta.generation.mode.is_positive
    if is_sound and "table_id" in case.path_parameters and random.random() < 0.8:
        case.path_parameters["table_id"] = random.choice(somebody.tables)
        if case.path.endswith("/deeds") and random.random() < 0.6:
            case.body = somebody.deed(case.path_parameters["table_id"]) or case.body
        if case.path.endswith("/say") and random.random() < 0.6:
            case.body = {"line": random.choice(LINES), "seat": random.choice((0, 1, None))}
        if case.path.endswith("/why") and random.random() < 0.6:
            key, _, asked = random.choice(ABOUT).partition(" ")
            case.body = {key: asked, "seat": random.choice((0, 1, None))}


@schemathesis.hook
def after_call(_context: Any, _case: Any, response: Any) -> None:
    """Come back as somebody new after a request that has ended the session."""
    if response.status_code == 401 and LOGIN != "nobody" and "somebody" in _now:
        _now.pop("somebody").leave()
