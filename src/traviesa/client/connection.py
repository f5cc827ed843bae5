"""A connection to a server: requests and answers, tried again where that can do no harm."""

import socket
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

import httpx
import msgspec

from traviesa.client.messages import Problem
from traviesa.client.purse import Purse
from traviesa.errors import TraviesaError
from traviesa.language import Said, Saying, choose_language
from traviesa.reading import reason

T = TypeVar("T")
PATIENCE: Final = 90.0
"""Seconds for which a request is tried again while the server does not answer: a restart takes less."""
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0
AWAY: Final = (502, 503, 504)
"""What a proxy answers while the server behind it starts again."""
HEADER: Final = "x-traviesa"
"""The server asks it of whoever sends a cookie: a foreign page cannot send it."""


class ServerError(TraviesaError):
    """Hand on why the server refuses something, with the server's code."""


class Connection:
    """One person, or bot, at one server."""

    def __init__(
        self,
        server: str,
        purse: Purse | None = None,
        token: str = "",
        language: str | None = None,
        patience: float = PATIENCE,
        on_link: Callable[[bool], None] = lambda _: None,
    ) -> None:
        self.server = server
        self.patience = patience
        self.on_link = on_link
        """Told when the server stops answering (False), and when it answers again (True)."""
        self._purse = purse
        self._cookies = purse.cookies() if purse and not token else {}
        self._is_linked = True
        headers = {HEADER: "1", "accept-language": choose_language(language)}
        if token:
            headers["authorization"] = f"Bearer {token}"
        hooks: dict[str, list[Callable[..., Any]]] = {"request": [self._send_cookies], "response": [self._keep_cookies]}
        self.http = httpx.Client(base_url=server, headers=headers, event_hooks=hooks, timeout=httpx.Timeout(20))

    def close(self) -> None:
        """Close every connection."""
        self.http.close()

    # --- asking -----------------------------------------------------------------------------------------
    def get(self, path: str, kind: type[T], **asked: Any) -> T:
        """Ask for something."""
        return self._decoded(self._answer(lambda: self.http.get(path, params=asked), True), kind)

    def text(self, path: str) -> str:
        """Ask for a text."""
        return self._answer(lambda: self.http.get(path), True).text

    def post(self, path: str, kind: type[T], body: Any = None, again: bool = False) -> T:
        """Send something; ``again``: sent twice it is done once, so it may be sent until it is answered."""
        content = msgspec.json.encode({} if body is None else body)
        headers = {"content-type": "application/json"}
        sent = self._answer(lambda: self.http.post(path, content=content, headers=headers), again)
        return self._decoded(sent, kind)

    def _answer(self, send: Callable[[], httpx.Response], again: bool) -> httpx.Response:
        """Send until there is an answer, as long as patience lasts."""
        pause, until = FIRST_PAUSE, time.monotonic() + self.patience
        while True:
            wait = pause
            why: Said
            try:
                response = send()
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                why, may_wait = _why(error), True  # nothing has been sent
            except httpx.TransportError as error:
                why, may_wait = _why(error), again
            else:
                self.note_link(True)
                if response.status_code not in (*AWAY, 429) or not (again or response.status_code == 429):
                    return checked(response)
                why, may_wait = Saying("client-status", status=response.status_code), True
                wait = max(pause, float(response.headers.get("retry-after", "0") or 0))
                if time.monotonic() + wait > until:
                    return checked(response)
            if not may_wait or time.monotonic() + wait > until:
                raise self.unreachable(why)
            self.note_link(False)
            time.sleep(wait)
            pause = min(2 * pause, LONGEST_PAUSE)

    def unreachable(self, why: Said) -> TraviesaError:
        """Make the error of a server that does not answer."""
        return TraviesaError.told("client/unreachable", server=self.server, why=why)

    def note_link(self, is_linked: bool) -> None:
        """Tell whoever listens when the connection is lost, and when it is there again."""
        if is_linked is not self._is_linked:
            self._is_linked = is_linked
            self.on_link(is_linked)

    def _decoded(self, response: httpx.Response, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(response.content, type=kind)
        except msgspec.MsgspecError:
            raise foreign(self.server) from None

    # --- cookies ----------------------------------------------------------------------------------------
    def _send_cookies(self, request: httpx.Request) -> None:
        if self._cookies:
            request.headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self._cookies.items())

    def _keep_cookies(self, response: httpx.Response) -> None:
        found = dict(response.cookies)
        if found:
            self._cookies |= found
            self.http.cookies.clear()  # they are sent from here, whatever the host is called
            if self._purse is not None:
                self._purse.keep(self._cookies)

    @property
    def is_known(self) -> bool:
        """Whether the server has told who one is, so that one need not be a new guest."""
        return bool(self._cookies) or "authorization" in self.http.headers


def checked(response: httpx.Response) -> httpx.Response:
    """Give an answer that was granted; raise the refusal it carries otherwise."""
    if response.is_success:
        return response
    response.read()
    if response.headers.get("content-type", "").startswith("application/problem+json"):
        problem = msgspec.json.decode(response.content, type=Problem)
        facts = {name: value for name, value in problem.facts.items() if name not in ("code", "message", "self")}
        raise ServerError(problem.code, problem.detail, **facts)
    raise foreign(str(response.request.url.copy_with(raw_path=b"/")), response.status_code)


def foreign(server: str, status: int = 200) -> TraviesaError:
    """Make the error of an address where something else answers."""
    return TraviesaError.told("client/foreign", server=server, status=status)


def _why(error: Exception) -> Said:
    """Say why there is no answer: the system's reason lies behind those of the layers above it."""
    if isinstance(error, httpx.TimeoutException):
        return Saying("reason-late")
    if isinstance(error, httpx.RemoteProtocolError):
        return Saying("reason-cut")
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, socket.gaierror):
            return Saying("client-no-name")
        if isinstance(cause, OSError) and cause.errno:
            return reason(cause)
        cause = cause.__cause__ or cause.__context__
    return str(error) or type(error).__name__
