"""Leaks planted on purpose: the comparison of two worlds must find each of them."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

Plant = Callable[[Callable[[], bool]], None]


def plant(path: Path) -> None:
    """Plant every leak; each leaks while the file holds its name."""
    for name, leak in LEAKS.items():
        leak(lambda name=name: path.exists() and path.read_text() == name)  # type: ignore[misc]


def _hands_in_views(leaks: Callable[[], bool]) -> None:
    """The known cards of a seat are its hand."""
    from traviesa.server import telling

    honest = telling._seat_messages

    def told(table: Any, view: Any, now: int) -> Any:
        found = honest(table, view, now)
        if not leaks():
            return found
        return tuple(msgspec.structs.replace(one, known=table.game.hand(seat)) for seat, one in enumerate(found))

    telling._seat_messages = told


def _what_was_drawn(leaks: Callable[[], bool]) -> None:
    """Everybody is told what somebody has drawn and kept."""
    from traviesa.server import telling

    honest = telling._deed_told

    def told(table: Any, happening: Any, body: Any, is_own: bool) -> Any:
        return honest(table, happening, body, is_own or leaks())

    telling._deed_told = told


def _tickets_in_a_refusal(leaks: Callable[[], bool]) -> None:
    """A refusal tells what would be possible for another seat."""
    from traviesa.server import deciding

    honest = deciding.judge

    def judged(table: Any, seat: int, deed: str) -> str:
        try:
            return honest(table, seat, deed)
        except Exception as error:
            if leaks() and hasattr(error, "facts"):
                error.facts["possible"] = " ".join(table.game.legal())
            raise

    deciding.judge = judged


def _a_hand_in_the_log(leaks: Callable[[], bool]) -> None:
    """The log notes what the next seat holds."""
    from traviesa.server import tables

    honest = tables.Tables._changed

    def changed(self: Any, live: Any, by_us: bool) -> None:
        if leaks() and live.table.game is not None:
            logging.getLogger("traviesa.server").info("%s", [live.table.game.hand(seat) for seat in range(2)])
        honest(self, live, by_us)

    tables.Tables._changed = changed  # type: ignore[method-assign]


def _every_seat_in_a_moment(leaks: Callable[[], bool]) -> None:
    """A moment of a game that goes on shows every seat, as it may once the game is over."""
    from traviesa.server import moments

    honest = moments._moment

    def shown(past: Any, entry: Any, mine: list[int], is_over: bool) -> Any:
        return honest(past, entry, mine, is_over or leaks())

    moments._moment = shown


def _how_long_an_answer_is(leaks: Callable[[], bool]) -> None:
    """A figure counts how many of the others' cards are red."""
    from traviesa.server import tables
    from traviesa.server.metrics import ENTRIES_MADE

    honest = tables.Tables._changed

    def changed(self: Any, live: Any, by_us: bool) -> None:
        if leaks() and live.table.game is not None:
            ENTRIES_MADE.inc(sum(live.table.game.hand(seat).get("red", 0) << 8 * seat for seat in range(3)))
        honest(self, live, by_us)

    tables.Tables._changed = changed  # type: ignore[method-assign]


def _a_story_told_whole(leaks: Callable[[], bool]) -> None:
    """The story tells everybody's hidden deeds."""
    from traviesa.server import speaking

    honest = speaking.as_told

    def as_told(table: Any, happening: Any, mine: Any) -> Any:
        return honest(table, happening, range(5) if leaks() else mine)

    speaking.as_told = as_told


def _an_answer_for_another_seat(leaks: Callable[[], bool]) -> None:
    """What is asked in words is answered from the next seat's view."""
    from traviesa.server import speaking

    honest = speaking.SeatAsking.__init__

    def begin(self: Any, table: Any, seat: int, *rest: Any) -> None:
        honest(self, table, seat, *rest)
        if leaks():
            self.view = table.view((seat + 1) % len(table.chairs))

    setattr(speaking.SeatAsking, "__init__", begin)  # noqa: B010  (to mypy, a method is not to be assigned)


LEAKS: dict[str, Plant] = {
    "hands in views": _hands_in_views,
    "what was drawn": _what_was_drawn,
    "what is possible in a refusal": _tickets_in_a_refusal,
    "every seat in a moment": _every_seat_in_a_moment,
    "a hand in the log": _a_hand_in_the_log,
    "cards in a figure": _how_long_an_answer_is,
    "a story told whole": _a_story_told_whole,
    "an answer for another seat": _an_answer_for_another_seat,
}
