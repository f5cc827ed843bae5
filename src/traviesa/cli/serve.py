"""``traviesa serve``: the server, for this machine, for the phones in the room, or behind a proxy for a city."""

import asyncio
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from traviesa.cli.warm import warm_up
from traviesa.errors import TraviesaError
from traviesa.language import speak
from traviesa.map_folders import find_map, known_maps
from traviesa.server.holding import running_at
from traviesa.server.run import check_workers, data_folder_of, run_server
from traviesa.server.settings import Settings, read_settings
from traviesa.server.store import open_and_close

EVERYWHERE = "0.0.0.0"


def serve_as_asked(given: dict[str, Any], config: Path | None, lan: bool, language: str | None) -> None:
    """Serve until told to stop."""
    if lan:
        given = given | {"host": given.get("host") or EVERYWHERE}
    settings = read_settings(given, config)
    check_workers(settings)
    if address := running_at(settings):
        raise TraviesaError.told("server/running", data=str(settings.data), address=address)
    if not settings.database_url:
        data_folder_of(settings)
    for name, _ in known_maps(settings.maps):
        find_map(name, settings.maps)
    asyncio.run(open_and_close(settings.url))
    warm_up(language)
    run_server(settings, _teller(settings, lan, language))


def _teller(settings: Settings, lan: bool, language: str | None) -> Callable[[int], None]:
    say = speak(language)

    def told(port: int) -> None:
        host = lan_address() if settings.host == EVERYWHERE else settings.host
        address = settings.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}"
        print(say("serve-at", address=address))
        print(say("serve-join", address=address))
        print(say("serve-data", place=where(settings)))
        if lan:
            print(say("serve-lan"))
            print(qr_code(address))
        if not address.startswith("https://") and lan:
            print(say("serve-no-https"))
        print(say("serve-stop"))
        sys.stdout.flush()

    return told


def where(settings: Settings) -> str:
    """Name the database without its password."""
    if not settings.database_url:
        return str(settings.data / "traviesa.sqlite")
    from sqlalchemy.engine import make_url

    return make_url(settings.database_url).render_as_string(hide_password=True)


def lan_address() -> str:
    """Find this machine's address in its own network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        try:
            one.connect(("192.0.2.1", 9))  # an address kept for documents: it picks the way out, no more
            found: str = one.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found


def qr_code(address: str) -> str:
    """Draw an address as a code that phones read, in half blocks."""
    import segno

    rows = [list(row) for row in segno.make(address, error="m", micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    # light on dark would not be read by every phone: what is light is drawn
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(signs[bool(a), bool(b)] for a, b in zip(*pair, strict=True)) for pair in pairs)
