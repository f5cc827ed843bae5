"""Running a server: a socket, uvicorn around the application, one process or several, and a graceful end."""

import logging
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from traviesa.errors import TraviesaError
from traviesa.reading import reason
from traviesa.server.app import make_app
from traviesa.server.holding import holding
from traviesa.server.logs import start_logs
from traviesa.server.metrics import SHARED
from traviesa.server.settings import Settings
from traviesa.server.stopping import SIGNALS
from traviesa.server.wire import Wire

GRACE = 5
"""Seconds for what is under way when the server is told to stop."""
BACKLOG = 2048
log = logging.getLogger(__name__)


def bind(settings: Settings) -> socket.socket:
    """Take the port; refused where it is taken, or not ours to take."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        why = reason(error)
        raise TraviesaError.told("server/port", host=settings.host, asked=settings.port, why=why) from None
    listening.set_inheritable(True)
    return listening


def run_server(settings: Settings, told: Callable[[int], None] | None = None) -> None:
    """Serve until told to stop; ``told`` hears of the port that was taken."""
    check_workers(settings)
    listening = bind(settings)
    port: int = listening.getsockname()[1]
    with holding(settings, port):
        _run(msgspec.structs.replace(settings, port=port), listening, told)


def _run(settings: Settings, listening: socket.socket, told: Callable[[int], None] | None) -> None:
    if told is not None:
        told(settings.port)
    config = uvicorn.Config(
        make_app(settings) if settings.workers == 1 else Maker(settings),
        factory=settings.workers > 1,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        backlog=BACKLOG,
        proxy_headers=bool(settings.public_url),
        http=Wire,
    )
    start_logs(settings)
    log.info("starting", extra={"facts": {"port": settings.port, "workers": settings.workers}})
    if settings.workers == 1:
        _serve(config, listening)
        return
    with tempfile.TemporaryDirectory(prefix="traviesa-metrics-") as folder:
        os.environ[SHARED] = folder
        Multiprocess(config, sockets=[listening]).run()


def _serve(config: uvicorn.Config, listening: socket.socket) -> None:
    """Serve in this process. uvicorn sends itself the signal again that ended it: to be told is no failure."""
    for one in SIGNALS:
        signal.signal(one, lambda _number, _frame: sys.exit(0))
    uvicorn.Server(config).run([listening])


class Maker:
    """Makes the application in each process of several."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def __call__(self) -> Litestar:
        """Make it."""
        start_logs(self.settings)
        return make_app(self.settings)


def check_workers(settings: Settings) -> None:
    """Refuse several processes over SQLite, which only one may write to."""
    if settings.workers > 1 and settings.url.startswith("sqlite"):
        raise TraviesaError.told("server/workers", asked=settings.workers)


def data_folder_of(settings: Settings) -> Path:
    """Make the data folder, or refuse where it cannot be written to."""
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        (settings.data / ".writable").touch()
        (settings.data / ".writable").unlink()
    except OSError as error:
        raise TraviesaError.told("server/data", asked=str(settings.data), why=reason(error)) from None
    return settings.data
