"""Answers that are public and large go compressed; nothing secret does, since its size would tell of it."""

import gzip
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypeVar, cast

import msgspec
from litestar import MediaType, Request, Response

from traviesa.server.api.page import form_for

T = TypeVar("T")


def packed(request: Request[Any, Any, Any], content: T, headers: Mapping[str, str]) -> Response[T]:
    """Answer something that everybody may read, compressed where that is taken."""
    raw, told = msgspec.json.encode(content), {**headers, "vary": "accept-encoding"}
    form = form_for(request.headers.get("accept-encoding", ""), {"gzip": b"", "identity": b""})
    if form == "gzip":
        raw, told["content-encoding"] = _gzip(raw), form
    return Response(cast(T, raw), media_type=MediaType.JSON, headers=told)


@lru_cache(maxsize=64)
def _gzip(raw: bytes) -> bytes:
    return gzip.compress(raw, 9, mtime=0)
