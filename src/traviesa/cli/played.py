"""The server behind ``traviesa play``: it stands as long as somebody on this machine plays by it, and no longer.

Who plays shares a lock on a file. The system gives a lock back however its holder ends, so nobody need say goodbye.
"""

import asyncio
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import IO, Final

from traviesa.server.holding import lock

EVERY: Final = 0.3
"""Seconds between looks at whether somebody still plays."""


def main() -> None:
    """Serve the data folder named on the command line, preferably at the port named there."""
    from traviesa.errors import TraviesaError
    from traviesa.server.run import bind, run_server
    from traviesa.server.settings import read_settings
    from traviesa.server.store import open_and_close

    data, port, players = Path(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    given = {"host": "127.0.0.1", "port": port, "data": data, "database_url": "", "public_url": "", "workers": 1}
    settings = read_settings(given | {"bot_pause": 0.3, "log_format": "json"})
    try:
        bind(settings).close()
    except TraviesaError:
        settings = read_settings(given | {"bot_pause": 0.3, "log_format": "json", "port": 0})
    threading.Thread(target=_end_when_alone, args=(players.open("a+"),), daemon=True).start()
    try:
        asyncio.run(open_and_close(settings.url))
        run_server(settings)
    except TraviesaError as error:  # the last line that is noted is what who plays is told
        sys.exit(error.message)


def _end_when_alone(players: IO[str]) -> None:
    """End this process when nobody plays any more; the lock is kept until then, so that who comes now waits."""
    while not lock(players):
        time.sleep(EVERY)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
