"""People who come to a server, each with a browser that is closed when the test is over."""

import secrets
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest

from tests.server.browser import Browser, done

PASSWORD = "three wooden sleepers"


def fresh_name(stem: str = "Ana") -> str:
    """Make a name nobody has yet."""
    return f"{stem} {secrets.token_hex(4)}"


class Visitors:
    """Whoever comes to a server in a test."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack

    def come(self, url: str, name: str = "") -> Browser:
        """Open a browser; with a name its owner is a guest."""
        return self._stack.enter_context(closing(Browser(url, name)))

    def enrol(self, url: str, name: str = "") -> Browser:
        """Open a browser and take an account."""
        browser = self.come(url)
        browser.name = name or fresh_name()
        browser.id = done(browser.post("/api/accounts", name=browser.name, password=PASSWORD))["id"]
        return browser


@pytest.fixture
def visitors() -> Iterator[Visitors]:
    """Let people come."""
    with ExitStack() as stack:
        yield Visitors(stack)
