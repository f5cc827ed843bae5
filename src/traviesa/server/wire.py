"""HTTP as it comes over the wire: a head has an end, and what is no HTTP is refused as everything else is."""

from http import HTTPStatus
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from traviesa.errors import TraviesaError
from traviesa.language import speak
from traviesa.server.problems import MEDIA, Problem

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError:  # where httptools does not exist; h11 bounds a head by itself
    HttpToolsProtocol = None  # type: ignore[assignment, misc]

HEAD_AT_MOST: Final = 64 * 1024
"""Bytes of a request before its body: an address and headers."""


def answer_to_no_http(status: HTTPStatus, error: TraviesaError) -> bytes:
    """Write the whole answer to what cannot be handed on to the application."""
    title = speak("en")("http-title", status=int(status))
    body = msgspec.json.encode(Problem(title, int(status), error.code, error.said("en"), facts=error.facts))
    lines = [f"HTTP/1.1 {status:d} {status.phrase}", f"content-type: {MEDIA}", f"content-length: {len(body)}"]
    return "\r\n".join([*lines, "connection: close", "", ""]).encode() + body


if HttpToolsProtocol is None:
    Wire: Any = H11Protocol
else:

    class Wire(HttpToolsProtocol):  # type: ignore[no-redef]
        """One connection."""

        _heads = 0
        _head_size = 0
        _in_head = True

        def data_received(self, data: bytes) -> None:
            """Take what has come; a head that goes on and on is refused."""
            heads = self._heads
            super().data_received(data)
            self._head_size = self._head_size + len(data) if self._in_head and heads == self._heads else 0
            if self._head_size > HEAD_AT_MOST:
                error = TraviesaError.told("http/head-too-large", most=HEAD_AT_MOST)
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, error)

        def on_headers_complete(self) -> None:
            """Note that a head has ended."""
            self._heads += 1
            self._in_head = False
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            """Note that the next head may begin."""
            self._in_head = True
            super().on_message_complete()

        def send_400_response(self, msg: str) -> None:  # noqa: ARG002  (it says no more than ours)
            """Refuse what is no HTTP."""
            self._refuse(HTTPStatus.BAD_REQUEST, TraviesaError.told("http/malformed"))

        def _refuse(self, status: HTTPStatus, error: TraviesaError) -> None:
            self.transport.write(answer_to_no_http(status, error))
            self.transport.close()
