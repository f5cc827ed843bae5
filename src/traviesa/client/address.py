"""Addresses: a server, one of its tables, and the word that lets one in."""

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import parse_qs, urlsplit

from traviesa.errors import TraviesaError


@dataclass(frozen=True, slots=True)
class Address:
    """Where a table is. The invitation stands behind ``#``: what stands there is never sent, so no log has it."""

    server: str
    table: str = ""
    invitation: str = ""

    def __str__(self) -> str:
        """Write the address as a link to hand on."""
        path = f"/tables/{self.table}" if self.table else "/"
        return f"{self.server}{path}{'#' if self.invitation else ''}{self.invitation}"


def parse_address(text: str) -> Address:
    """Read the address of a server or a table, as people pass it on.

    >>> str(parse_address("127.0.0.1:8080/tables/k3y#w0rd"))
    'http://127.0.0.1:8080/tables/k3y#w0rd'
    >>> parse_address("https://example.org/api/tables/k3y/?invitation=w0rd").invitation
    'w0rd'
    >>> parse_address("example.org").server
    'https://example.org'
    """
    written = text.strip()
    try:
        parts = urlsplit(written if "://" in written else f"{_scheme(written)}://{written}")
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port, parts = "", None, urlsplit("")
    if parts.scheme not in ("http", "https") or not host:
        raise TraviesaError.told("client/address", asked=written)
    shown = f"[{host}]" if ":" in host else host
    steps = [step for step in parts.path.split("/") if step and step != "api"]
    table = steps[1] if steps[:1] == ["tables"] and len(steps) > 1 else ""
    invitation = parts.fragment or parse_qs(parts.query).get("invitation", [""])[0]
    return Address(f"{parts.scheme}://{shown}{f':{port}' if port else ''}", table, invitation)


def _scheme(written: str) -> str:
    """Take numbers, names without a dot and ports for machines nearby, which have no certificate."""
    host = urlsplit(f"//{written}").hostname or ""
    near = "." not in host or urlsplit(f"//{written}").port is not None or _is_number(host)
    return "http" if near else "https"


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
