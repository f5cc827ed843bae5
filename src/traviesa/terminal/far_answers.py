"""What a table at a server answers beside what every table answers: talking, taking back, inviting, playing again."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from traviesa.client.far_table import follow
from traviesa.client.messages import TableMessage
from traviesa.errors import TraviesaError
from traviesa.notation.lexicon import fold
from traviesa.spoken.commands import YES, Command
from traviesa.spoken.far_commands import PHRASES, phrase_named
from traviesa.spoken.page import escape
from traviesa.terminal.far_record import told_proof
from traviesa.terminal.saves import write_whole
from traviesa.terminal.turn import Leaving
from traviesa.terminal.waiting import Changed, waits_for

if TYPE_CHECKING:
    from traviesa.terminal.far_sitting import FarSitting

FILL: Final = "planner"
"""The bot that takes chairs still empty."""


def answer_far(sitting: "FarSitting", command: Command) -> bool:
    """Carry out a command; what it changed is told like what others do."""
    ANSWERS[command.name](sitting, command.rest)
    sitting.tell_fresh()
    return True


# --- talking ------------------------------------------------------------------------------------------------
def _say(sitting: "FarSitting", rest: str) -> None:
    phrase = phrase_named(rest)
    sitting.table.far.say(phrase=phrase) if phrase else sitting.table.far.say(rest)


def _phrases(sitting: "FarSitting", _rest: str) -> None:
    said = ", ".join(sitting.words.say(f"phrase-{phrase}") for phrase in PHRASES)
    sitting.page.line(escape(sitting.words.say("phrases", said=said)))


def _mute(sitting: "FarSitting", rest: str) -> None:
    sitting.muted.add(rest.casefold())
    sitting.page.line(escape(sitting.words.say("muted", name=rest)))


def _unmute(sitting: "FarSitting", rest: str) -> None:
    sitting.muted.discard(rest.casefold())
    sitting.page.line(escape(sitting.words.say("unmuted", name=rest)))


# --- the table ----------------------------------------------------------------------------------------------
def _help(sitting: "FarSitting", _rest: str) -> None:
    parts = ["help-far"] if sitting.table.far.message.status == "open" else ["help", "help-cards", "help-far"]
    for line in "\n".join(map(sitting.words.say, parts)).splitlines():
        sitting.page.line(escape(line))


def show_chairs(sitting: "FarSitting") -> None:
    """Say who sits on which chair."""
    words, message = sitting.words, sitting.table.far.message
    for number, (chair, player) in enumerate(zip(message.chairs, sitting.table.players, strict=True), 1):
        kind = "chair-open" if chair.is_open else "chair-mine" if chair.mine else "chair-taken"
        sitting.page.line(f"{number}. {escape(words.say(kind, name=words.person(player.name)))}")


def _who(sitting: "FarSitting", _rest: str) -> None:
    if sitting.table.far.message.views:
        seats = range(sitting.table.game.seats)
        sitting.page.line(sitting.words.say("greet", names=sitting.words.seats(seats)))
        if waits_for(sitting.table):
            sitting.tell_waiting()
    else:
        show_chairs(sitting)


def invite(sitting: "FarSitting", _rest: str = "") -> None:
    """Show the link by which others find the table."""
    sitting.page.line(escape(sitting.words.say("invite", link=sitting.link())))


def _start(sitting: "FarSitting", _rest: str) -> None:
    sitting.table.far.start()


def _fill(sitting: "FarSitting", _rest: str) -> None:
    sitting.table.far.start(FILL)


def _leave(sitting: "FarSitting", _rest: str) -> None:
    sitting.table.far.act("leave")
    raise Leaving


def _close(sitting: "FarSitting", _rest: str) -> None:
    sitting.table.far.act("close")


def _quit(_sitting: "FarSitting", _rest: str) -> None:
    raise Leaving


# --- taking back, sitting in --------------------------------------------------------------------------------
def _undo(sitting: "FarSitting", _rest: str) -> None:
    sitting.table.undo()
    sitting.tell_fresh()
    raise Changed


def _take_back(sitting: "FarSitting", _rest: str) -> None:
    """Ask the others; at a shared screen for the seat that has been here last."""
    table = sitting.table
    seat = sitting.at_screen if sitting.at_screen in table.mine else table.first
    table.far.act_once("take-back", seat=seat)


def _answer_back(sitting: "FarSitting", agrees: bool) -> None:
    """Answer for everybody at this screen."""
    table, refused = sitting.table, None
    asking = table.game.shown.asked_back if table.far.message.views else None
    others = [seat for seat in table.people if seat != asking] or table.mine[:1]
    for seat in others:
        try:
            table.far.act_once("take-back/answer", seat=seat, agrees=agrees)
        except TraviesaError as error:
            refused = error
    if refused is not None and len(others) == 1:
        raise refused


def _away(sitting: "FarSitting", _rest: str) -> None:
    for seat in sitting.table.people:
        sitting.table.far.act_once("away", seat=seat)
    sitting.tell_fresh()
    raise Changed


def _back(sitting: "FarSitting", _rest: str) -> None:
    away = [seat for seat in sitting.table.mine if seat not in sitting.table.people] or sitting.table.mine[:1]
    for seat in away:
        sitting.table.far.act_once("back", seat=seat)
    sitting.tell_fresh()
    raise Changed


# --- after the end ------------------------------------------------------------------------------------------
def _rematch(sitting: "FarSitting", _rest: str) -> None:
    far = sitting.table.far
    message = far.connection.post(f"{far.path}/rematch", TableMessage, again=True)
    sitting.sit_down(follow(far.connection, message))
    sitting.may_greet = True
    raise Changed


def _save(sitting: "FarSitting", rest: str) -> None:
    """Write the record into a file; the server gives it when the game is over."""
    text = sitting.table.far.record()
    path = Path(rest).expanduser()
    if path.exists():
        asked = sitting.question(escape(sitting.words.say("confirm-overwrite", file=str(path))))
        if fold(asked) not in YES:
            sitting.page.line(sitting.words.say("not-done"))
            return
    write_whole(path, text)
    sitting.page.line(escape(sitting.words.say("saved", file=str(path))))


def _load(_sitting: "FarSitting", _rest: str) -> None:
    raise TraviesaError.told("terminal/elsewhere")


def refuse_unless_over(sitting: "FarSitting") -> None:
    """Refuse what would tell what is hidden."""
    if sitting.table.far.message.status != "over":
        raise TraviesaError.told("table/not-over")


def _verify(sitting: "FarSitting", _rest: str) -> None:
    refuse_unless_over(sitting)
    sitting.page.line(told_proof(sitting))


ANSWERS: Final[Mapping[str, Callable[["FarSitting", str], None]]] = {
    "help": _help,
    "say": _say,
    "phrases": _phrases,
    "mute": _mute,
    "unmute": _unmute,
    "who": _who,
    "invite": invite,
    "start": _start,
    "fill": _fill,
    "leave": _leave,
    "close": _close,
    "undo": _undo,
    "take-back": _take_back,
    "agree": lambda sitting, _: _answer_back(sitting, True),
    "refuse": lambda sitting, _: _answer_back(sitting, False),
    "away": _away,
    "back": _back,
    "rematch": _rematch,
    "save": _save,
    "load": _load,
    "verify": _verify,
    "quit": _quit,
}
