"""Compile the rules before anybody waits for a move."""

import sys
import time

from traviesa import engine
from traviesa.language import speak


def warm_up(language: str | None = None) -> None:
    """Compile the rules once, with a progress line on standard error; done before, it takes a blink."""
    say = speak(language)
    if engine.is_compiled():
        engine.engine()
        return
    began = time.monotonic()
    folder, why = engine.why_not_kept()
    if why:
        print(say("warm-not-kept", folder=folder, why=why), file=sys.stderr)
    engine.engine(progress=_Progress(say("warm-compiling-each" if why else "warm-compiling")).show)
    print(f"\r{say('warm-done', seconds=round(time.monotonic() - began))}\x1b[K", file=sys.stderr)


class _Progress:
    """A line that says how far the compilation has come."""

    def __init__(self, words: str) -> None:
        self.words = words

    def show(self, name: str, done: int, every: int) -> None:
        """Draw the line anew; where no person watches, a line in ten."""
        line = f"{self.words} {100 * done // every:3d} % {name}"
        if sys.stderr.isatty():
            print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True)
        elif done % (every // 10) == 0:
            print(line, file=sys.stderr, flush=True)
