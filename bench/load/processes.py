"""What processes use: a process with all it has started, read from ``/proc``."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """List a process and all that descend from it."""
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        children = [int(child) for task in tasks for child in (task / "children").read_text().split()]
    except OSError:
        return []
    return [pid, *(one for child in children for one in family(child))]


def memory_of(pid: int) -> int:
    """Give the bytes of memory a process has."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0]) * 1024


def busy(pid: int) -> float:
    """Give the seconds of a processor that a process and its family have used, those that have ended included."""
    return sum(_used(one) for one in family(pid))


def _used(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return sum(map(int, fields[11:15])) / TICKS
