"""What a server notes: one JSON object a line for programs, plain lines where a person watches.

A line holds ids, codes and figures, never what a player sees: a log is read by more people than a hand is.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

from traviesa.server.settings import Settings

ROOTS: Final = ("traviesa", "uvicorn")
"""Where what is noted comes from."""
FACTS: Final = "facts"
"""``log.info("…", extra={"facts": {…}})`` adds these to the line."""


class Discreet(logging.Formatter):
    """Tells of a mistake where it happened and of what kind it is: its words may hold what was sent, or a hand."""

    def formatException(self, ei: Any) -> str:  # noqa: N802  (its name in the library)
        """Write the places of a mistake and of those that led to it, without their words."""
        mistake: BaseException | None = ei[1]
        told: list[str] = []
        while mistake is not None:
            places = "".join(traceback.format_tb(mistake.__traceback__))
            told.insert(0, f"{places}{type(mistake).__name__}")
            mistake = mistake.__cause__ or (None if mistake.__suppress_context__ else mistake.__context__)
        return "\nwhich led to\n".join(told)


class JsonLines(Discreet):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **getattr(record, FACTS, {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(Discreet):
    """Lines for a person."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """Write a line, its facts at the end."""
        facts = getattr(record, FACTS, {})
        told = " ".join(f"{name}={value}" for name, value in facts.items())
        return f"{super().format(record)}  {told}" if told else super().format(record)


def start_logs(settings: Settings) -> None:
    """Let everything that is noted go to standard error."""
    wants_json = settings.log_format == "json" or (settings.log_format == "auto" and not sys.stderr.isatty())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if wants_json else PlainLines())
    for name in ROOTS:
        log = logging.getLogger(name)
        log.handlers, log.propagate = [handler], False
        log.setLevel(settings.log_level.upper())
    # uvicorn tells each start and stop in many lines; ours say it in one
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
