"""A real Chromium before a real server: pages of any size, look and language, watched for whatever they complain of."""

import os
from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import chromium
import page as built
from tests.page.watching import Watch
from tests.server.conftest import host, url
from tests.server.serving import Host

__all__ = ["host", "url"]

FLAGS: Final = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--no-first-run", "--disable-dev-shm-usage"),
]
SIZES: Final = {"phone": (390, 844), "small": (360, 640), "sideways": (844, 390), "tablet": (820, 1180)} | {
    "desk": (1440, 900),
    "wall": (2560, 1440),
}
HELD: Final = frozenset({"phone", "small", "sideways", "tablet"})
"""Sizes of what one holds in the hand and touches."""
PATIENCE: Final = 20_000
"""Milliseconds until something must be there, on a machine that has much else to do."""
expect.set_options(timeout=PATIENCE)


class PageAt(Protocol):
    """Opens a page in a browser of its own: nobody yet, nothing kept."""

    def __call__(
        self,
        path: str | None = "/",
        *,
        size: str | tuple[int, int] = "desk",
        look: str = "light",
        language: str = "en",
        touch: bool | None = None,
        **context: Any,
    ) -> Page:
        """Open a page at a path, or with None a page that is still nowhere."""


# A browser that is driven keeps a loop running in this thread, so it is closed before tests of other folders begin.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium."""
    found = chromium.find()
    if found is None:
        pytest.fail("no Chromium is here: python tools/chromium.py fetches one, as make tests does")
    with sync_playwright() as playwright:
        environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
        opened = playwright.chromium.launch(executable_path=found.path, args=FLAGS, env=environment)
        yield opened
        opened.close()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """What the browsers of a test complain of; ``watch.expect(pattern)`` lets a complaint pass, all others fail it."""
    found = Watch()
    yield found
    assert found.unexpected() == []


@pytest.fixture
def page_at(browser: Browser, host: Host, watch: Watch) -> Iterator[PageAt]:
    """Open pages: ``page_at("/rules", size="phone", look="dark", language="es")``."""
    contexts: list[BrowserContext] = []

    def opened(
        path: str | None = "/",
        *,
        size: str | tuple[int, int] = "desk",
        look: str = "light",
        language: str = "en",
        touch: bool | None = None,
        **context: Any,
    ) -> Page:
        width, height = SIZES[size] if isinstance(size, str) else size
        touched = size in HELD if touch is None else touch
        settings: dict[str, Any] = {
            "base_url": host.url,
            "viewport": {"width": width, "height": height},
            "color_scheme": look,
            "locale": {"en": "en-GB", "es": "es-ES"}.get(language, language),
            "has_touch": touched,
            "is_mobile": touched,
            "reduced_motion": "reduce",
            "service_workers": "block",
        }
        made = browser.new_context(**(settings | context))
        contexts.append(made)
        made.set_default_timeout(PATIENCE)
        watch.over(made)
        page = made.new_page()
        if path is not None:
            page.goto(path)
        return page

    yield opened
    for one in contexts:
        one.close()


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], None]:
    """Ask axe about a page as it stands there; it must have nothing to say: ``axe(page)``."""
    source = (built.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")

    def asked(page: Page) -> None:
        if not page.evaluate("typeof window.axe === 'object'"):
            page.evaluate(f"() => {{ {source} }}")
        found = page.evaluate("() => axe.run({ rules: { 'target-size': { enabled: true } } })")
        said = [
            f"{one['id']}: {one['help']}: {node['html'][:200]} ({' '.join(map(str, node['target']))})"
            for one in found["violations"]
            for node in one["nodes"]
        ]
        assert said == [], "\n".join(said)

    return asked
