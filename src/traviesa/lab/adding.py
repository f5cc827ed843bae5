"""Add tallies up: in any order, with the same result."""

from collections.abc import Iterable
from typing import Any

from traviesa.tally import MEASURES, Tally

NOT_ADDED = ("least", "most", "reckoning")


def add_up(tallies: Iterable[Tally]) -> Tally:
    """Add up the tallies of parts of a run."""
    whole = Tally()
    for part in tallies:
        _add(whole, part)
    return whole


def _add(whole: Tally, part: Tally) -> None:
    for measure in range(MEASURES):
        if part.count[measure]:
            first = whole.count[measure] == 0
            least, most = part.least[measure], part.most[measure]
            whole.least[measure] = least if first else min(least, whole.least[measure])
            whole.most[measure] = most if first else max(most, whole.most[measure])
    for name in Tally.record_fields:  # type: ignore[attr-defined]
        if name not in NOT_ADDED:
            setattr(whole, name, _sum(getattr(whole, name), getattr(part, name)))


def _sum(one: Any, other: Any) -> Any:
    if isinstance(one, list):
        return [_sum(a, b) for a, b in zip(one, other, strict=True)]
    return one + other
