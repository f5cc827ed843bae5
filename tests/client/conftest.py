"""The server that the tests of the client play at."""

from tests.server.conftest import host, url

__all__ = ["host", "url"]
