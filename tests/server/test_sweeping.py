"""Memory that only holds itself: found when it is new, and in the long run also when it is old."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from traviesa.server.sweeping import Sweeper


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Leave nothing out of the searches of other tests."""
    yield
    gc.unfreeze()


def test_what_is_new_is_found_at_once() -> None:
    sweeper = Sweeper()
    sweeper.sweep()
    found = weakref.ref(Ring())
    assert found() is not None
    sweeper.sweep()
    assert found() is None


def test_what_is_old_is_left_out_until_everything_is_searched() -> None:
    sweeper = Sweeper(thorough=3)
    ring = Ring()
    found = weakref.ref(ring)
    sweeper.sweep()
    del ring
    sweeper.sweep()
    assert found() is not None
    sweeper.sweep()
    assert found() is None


def test_next_to_nothing_is_searched_where_little_is_new() -> None:
    kept = [[number] for number in range(100_000)]
    Sweeper().sweep()
    assert len(gc.get_objects()) < len(kept) / 10
