"""Clocks: how long each seat may still think. Pure: times come in with the entries, in milliseconds."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from traviesa.server.setup import Clock

DAY = 24 * 3600 * 1000
GRACE = 30_000
"""What a seat has at least when it comes back from the bot that sat in for it."""

Outages = Sequence[tuple[int, int]]
"""Times when no server ran, from and to; they punish nobody."""


def running_time(since: int, until: int, outages: Outages) -> int:
    """Count the time from one moment to another in which a server ran.

    >>> running_time(1000, 9000, [(2000, 5000), (8000, 20000)])
    4000
    """
    lost = sum(max(0, min(end, until) - max(start, since)) for start, end in outages)
    return max(0, until - since - lost)


@dataclass(slots=True)
class Clocks:
    """The clocks of a table."""

    kind: Clock
    outages: Outages = ()
    left: list[int] = field(default_factory=list)
    """Milliseconds each seat had left when its clock last stopped."""
    due: frozenset[int] = frozenset()
    """The seats whose clocks run."""
    since: int = 0

    def start(self, seats: int, due: Iterable[int], at: int) -> None:
        """Set every clock, and let those run that have to decide."""
        first = self.kind.bank * 1000 if self.kind.kind == "live" else self.kind.days * DAY
        self.left = [first] * seats
        self.due, self.since = frozenset(due), at

    def pass_on(self, due: Iterable[int], at: int) -> None:
        """Take the time off those who decided, and let those run who have to decide now."""
        now_due = frozenset(due)
        if self.kind.kind != "none":
            spent = running_time(self.since, at, self.outages)
            for seat in self.due:
                self.left[seat] = max(0, self.left[seat] - spent)
            for seat in self.due - now_due:
                self.left[seat] += self.kind.increment * 1000 if self.kind.kind == "live" else 0
            for seat in now_due - self.due:
                if self.kind.kind == "days":
                    self.left[seat] = self.kind.days * DAY
        self.due, self.since = now_due, at

    def give_grace(self, seat: int) -> None:
        """Let a seat that comes back have time for at least one decision."""
        fresh = self.kind.days * DAY if self.kind.kind == "days" else GRACE
        self.left[seat] = max(self.left[seat], fresh)

    def left_at(self, seat: int, now: int) -> int | None:
        """Say how many milliseconds a seat has; None where nothing limits it."""
        if self.kind.kind == "none":
            return None
        spent = running_time(self.since, now, self.outages) if seat in self.due else 0
        return max(0, self.left[seat] - spent)

    def runs_out_at(self, seat: int) -> int | None:
        """Say when a seat that has to decide runs out of time; None where it never does."""
        if self.kind.kind == "none" or seat not in self.due:
            return None
        lost = sum(end - max(start, self.since) for start, end in self.outages if end > self.since)
        return self.since + self.left[seat] + lost
