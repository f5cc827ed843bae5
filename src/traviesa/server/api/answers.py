"""Answers that are made already: JSON that a struct was encoded to, with the type the contract states."""

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from litestar import Response
from litestar.openapi.datastructures import ResponseSpec as Spec

from traviesa.server.problems import MEDIA, Problem

T = TypeVar("T")


def ready(_kind: type[T], encoded: bytes, status: int = 200, headers: Mapping[str, str] | None = None) -> Response[T]:
    """Answer with bytes that are a ``kind`` as JSON."""
    made = Response[Any](encoded, status_code=status, media_type="application/json", headers=dict(headers or {}))
    return cast("Response[T]", made)


def problems(*statuses: int) -> dict[int, Spec]:
    """Name the refusals of a handler in the contract, and what each answers while the database is away or full."""
    return {status: Spec(Problem, description="Refused", media_type=MEDIA) for status in (*statuses, 503, 507)}
