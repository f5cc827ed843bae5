"""Running a server: uvicorn around the application."""

import uvicorn

from traviesa.server.app import make_app
from traviesa.server.settings import Settings


def run_server(settings: Settings) -> None:
    """Serve until told to stop."""
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_level=settings.log_level,
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    uvicorn.Server(config).run()
