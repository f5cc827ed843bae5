"""Looking over the shoulder of a browser: whatever it complains of, and what comes over the wire."""

import re
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

QUIET: Final = frozenset({"log", "info", "debug", "trace", "dir", "clear", "table", "count", "timeEnd"})
CUT: Final = "net::ERR_ABORTED"
"""What becomes of a stream when its page is left."""
BLOCKED: Final = "Service Worker registration blocked by Playwright"
"""What is said where a test wants no worker, so that it sees what the server says."""


@dataclass
class Watch:
    """What browsers complain of while it is watched: errors, warnings, requests that failed."""

    complaints: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=lambda: [BLOCKED])
    """Patterns of complaints that belong to what is tested."""

    def over(self, context: BrowserContext) -> None:
        """Watch every page of a context."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self.complaints.append(f"error: {error.error}"))
        context.on("requestfailed", self._failed)

    def expect(self, pattern: str) -> None:
        """Let a complaint pass."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        """List the complaints nobody expected."""
        return [one for one in self.complaints if not any(re.search(pattern, one) for pattern in self.expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in QUIET:
            self.complaints.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        if request.failure != CUT:
            self.complaints.append(f"failed: {request.method} {request.url}: {request.failure}")


@dataclass
class Scales:
    """What a page weighs: bytes as they came over the wire, heads included, by address."""

    weights: dict[str, int] = field(default_factory=dict)
    _addresses: dict[str, str] = field(default_factory=dict)

    def under(self, page: Page) -> None:
        """Weigh whatever a page asks for from now on."""
        wire = page.context.new_cdp_session(page)
        wire.on("Network.requestWillBeSent", self._asked)
        wire.on("Network.dataReceived", lambda event: self._came(event, stream=True))
        wire.on("Network.loadingFinished", lambda event: self._came(event, stream=False))
        wire.send("Network.enable")

    def total(self) -> int:
        """Give the weight of everything."""
        return sum(self.weights.values())

    def bill(self) -> str:
        """Say what weighs what, the heaviest first."""
        rows = sorted(self.weights.items(), key=lambda row: -row[1])
        return "\n".join(f"{weight:8,} {address}" for address, weight in [*rows, ("in all", self.total())])

    def _asked(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = re.sub(r"^https?://[^/]+", "", event["request"]["url"])

    def _came(self, event: dict[str, Any], stream: bool) -> None:
        address = self._addresses.get(event["requestId"], "?")
        if not stream:
            self.weights[address] = max(self.weights.get(address, 0), round(event["encodedDataLength"]))
        elif event["encodedDataLength"] > 0:
            self.weights[address] = self.weights.get(address, 0) + event["encodedDataLength"]
