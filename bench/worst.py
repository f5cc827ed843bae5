"""Look for worst positions by climbing: change a little, keep what takes longer, begin anew now and then.

    python -m bench.worst --kind trail --map europe --seconds 60

writes bench/worst/trail-europe.json when what it finds takes longer than the one kept there.
"""

import argparse
import time

from bench.climber import Climber
from bench.worst_position import KEPT, STATIONS, TRAIL, Position, read_position, write_position
from bench.worst_time import milliseconds_of

PATIENCE = 1500
"""Changes in a row that bring nothing, before it begins anew."""
CHECKED_AGAIN = 7


def climb(climber: Climber, seconds: float) -> tuple[Position, float]:
    """Climb for so long; the worst position and its milliseconds."""
    worst, most = climber.begin(), 0.0
    milliseconds_of(worst)  # what is still to be compiled is compiled before the clock runs
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        here = climber.begin()
        height, idle = milliseconds_of(here), 0
        while idle < PATIENCE and time.monotonic() < end:
            other = climber.change(here)
            found = milliseconds_of(other)
            idle = 0 if found > 1.02 * height else idle + 1
            if found >= height:
                here, height = other, found
        height = milliseconds_of(here, CHECKED_AGAIN)
        if height > most:
            worst, most = here, height
    return worst, most


def main() -> None:
    """Climb, and keep what is worse than what was kept."""
    parser = argparse.ArgumentParser(description="Look for end positions that take longest to reckon.")
    parser.add_argument("--kind", choices=(TRAIL, STATIONS), default=TRAIL)
    parser.add_argument("--map", default="europe")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    worst, most = climb(Climber(asked.kind, asked.map, asked.seed), asked.seconds)
    path = KEPT / f"{asked.kind}-{asked.map}.json"
    kept = milliseconds_of(read_position(path), CHECKED_AGAIN) if path.exists() else 0.0
    print(f"found {most:.3f} ms; kept before {kept:.3f} ms")
    if most > kept:
        write_position(path, worst)


if __name__ == "__main__":
    main()
