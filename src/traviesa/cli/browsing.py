"""Playing at a server of one's own in the browser: open the page, and serve it until told to stop."""

import os
import sys
import time
import webbrowser
from collections.abc import Mapping
from typing import Final

from traviesa.language import speak

SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
AWAY: Final = ("SSH_CONNECTION", "SSH_TTY", "CI")
"""In the environment where whoever reads this does not sit before this machine's screen."""


def can_browse(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> bool:
    """Say whether a browser can be opened that somebody sees.

    >>> can_browse({"DISPLAY": ":0"}, "linux"), can_browse({}, "linux"), can_browse({}, "darwin")
    (True, False, True)
    >>> can_browse({"DISPLAY": ":0", "SSH_TTY": "/dev/pts/0"}, "linux"), can_browse({"BROWSER": "firefox"}, "linux")
    (False, True)
    """
    if environ.get("BROWSER"):
        return True
    if any(environ.get(name) for name in AWAY):
        return False
    return system in ("darwin", "win32") or any(environ.get(name) for name in SCREENS)


def browse(address: str, language: str | None) -> None:
    """Say where the page is, open it, and stay until Ctrl+C."""
    say = speak(language)
    print(say("play-at", address=address))
    print(say("play-stop"), flush=True)
    if can_browse():
        webbrowser.open(address)
    try:
        while True:
            time.sleep(3600)
    except KeyboardInterrupt:
        print(f"\n{say('play-left-page')}")
