"""Figures for Prometheus: what this server does and how long it takes, never who or what cards."""

import os
import time
from ipaddress import ip_address
from typing import Any, Final

from litestar import Request, Response, get
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from traviesa.errors import TraviesaError
from traviesa.server.settings import Settings

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where several processes of one server put their figures together."""
REGISTRY: Final = CollectorRegistry()
disable_created_metrics()  # type: ignore[no-untyped-call]

REQUESTS: Final = Counter("traviesa_requests", "Requests answered.", ("method", "address", "status"), registry=REGISTRY)
SECONDS: Final = Histogram(
    "traviesa_request_seconds",
    "Time from a request to its answer, streams left out.",
    ("address",),
    registry=REGISTRY,
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
COMMITS: Final = Histogram(
    "traviesa_commit_seconds",
    "Time of one durable transaction of the journals.",
    registry=REGISTRY,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1),
)
ENTRIES_MADE: Final = Counter("traviesa_entries", "Entries made durable.", registry=REGISTRY)
STREAMS: Final = Gauge("traviesa_streams", "Streams that are open.", registry=REGISTRY, multiprocess_mode="livesum")
TABLES_HELD: Final = Gauge(
    "traviesa_tables_in_memory", "Tables in memory.", registry=REGISTRY, multiprocess_mode="livesum"
)


class Measured:
    """Around the application: counts what is asked and how long it takes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and note what became of it."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        begun, method = time.perf_counter(), scope["method"]

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                address = scope.get("path_template") or "none"
                REQUESTS.labels(method, address, message["status"]).inc()
                if address != "/api/events":
                    SECONDS.labels(address).observe(time.perf_counter() - begun)
            await send(message)

        await self.app(scope, receive, noted)


@get("/metrics", summary="Figures for Prometheus", tags=["server"], include_in_schema=False, media_type="text/plain")
async def metrics(request: Request[Any, Any, Any], settings: Settings) -> Response[bytes]:
    """Give the figures of this server, all its processes together."""
    if not may_read(request, settings):
        raise TraviesaError.told("server/metrics")
    registry = REGISTRY
    if os.environ.get(SHARED):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_LATEST})


def may_read(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """Say whether figures are for who asks: what a proxy passes on does not come from this machine."""
    if settings.metrics == "local":
        forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
        return not forwarded and request.client is not None and ip_address(request.client.host).is_loopback
    return settings.metrics == "public"
