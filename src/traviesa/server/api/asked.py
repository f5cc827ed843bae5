"""What is asked for in an address, with its limits."""

from typing import Annotated

from litestar.params import QueryParameter

MapId = Annotated[str | None, QueryParameter(name="map", max_length=40)]
Mode = Annotated[str | None, QueryParameter(max_length=10)]
Seats = Annotated[int | None, QueryParameter(ge=1, le=5)]
Name = Annotated[str, QueryParameter(min_length=1, max_length=72)]
Moment = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
"""Milliseconds since 1970."""
