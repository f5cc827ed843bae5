"""The page as it is built, with no server behind it: enough for what asks nothing of one."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src" / "traviesa" / "page"


class _Places(SimpleHTTPRequestHandler):
    """Files below /page/, and the page itself at every other address."""

    def translate_path(self, path: str) -> str:
        asked = BUILT / path.partition("?")[0].removeprefix("/page/")
        return str(asked if path.startswith("/page/") and asked.is_file() else BUILT / "index.html")

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: tests have their own output."""


@contextmanager
def serve_page() -> Iterator[str]:
    """Serve the built page; `make page` builds it."""
    assert (BUILT / "index.html").is_file(), "the page is not built: make page"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Places))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
