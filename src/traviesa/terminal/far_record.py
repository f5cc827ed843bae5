"""The record of a game that was played at a server, checked on this machine."""

from typing import TYPE_CHECKING

from traviesa.archive import Start, parse_seed, replay
from traviesa.errors import TraviesaError
from traviesa.record_text import Record, RecordError, read_record
from traviesa.spoken.page import escape

if TYPE_CHECKING:
    from traviesa.client.far_table import FarTable
    from traviesa.terminal.far_sitting import FarSitting


def checked_record(far: "FarTable") -> Record:
    """Fetch the record of a game and play it again here; refused where anything in it is not as it was shown.

    The map and the rule numbers are those this screen has played by, the commitment and the contributions those that
    were published before the first card.
    """
    record = read_record(far.record())
    told = far.message
    if record.commitment != told.commitment or list(record.contributions) != told.contributions:
        raise RecordError.told("record/not-committed")
    if record.seed is None or record.digest != far.setup.digest:
        raise RecordError.told("record/not-committed")
    replay(record, plain=True, start=_start_of(far, record))
    return record


def _start_of(far: "FarTable", record: Record) -> Start:
    return Start(
        map_file=far.setting.map_file,
        seats=record.seats,
        seed=parse_seed(record.seed or ""),
        mode=record.mode,
        options=record.options,
        rules=far.setup.rules,
        commitment=record.commitment,
        contributions=record.contributions,
    )


def told_proof(sitting: "FarSitting") -> str:
    """Check the game and say what came of it; the seed is known from then on."""
    try:
        record = checked_record(sitting.table.far)
    except TraviesaError as error:
        return escape(sitting.words.say("verified-not", why=error.said(sitting.language)))
    sitting.table.seed = record.seed or ""
    return sitting.words.say("verified", count=len(record.deeds))
