"""A typed line understood for somebody elsewhere: nothing is done here, it is said what was meant."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from traviesa.errors import TraviesaError
from traviesa.notation.deed import Deed
from traviesa.notation.errors import NotationError
from traviesa.notation.printing import deed_name
from traviesa.spoken import typed
from traviesa.spoken.answers import ANSWERS
from traviesa.spoken.asker import Asker
from traviesa.spoken.choices import Choice
from traviesa.spoken.choices_shown import show_payments
from traviesa.spoken.commands import Command, parse_command
from traviesa.spoken.end_shown import Reckoned, show_end
from traviesa.spoken.far_commands import parse_far_command
from traviesa.spoken.intent import cannot_be_mended, would
from traviesa.spoken.meaning import Everything, Meaning, RoutesOf, Stations, Ways, Whole, kept, meaning_of
from traviesa.spoken.page import SaidPage
from traviesa.spoken.possible import choices_now
from traviesa.spoken.reasons import deed_meant
from traviesa.spoken.refused import reason_said, refusal_said
from traviesa.spoken.routes_shown import show_routes
from traviesa.spoken.why import why_deed

ACTS: Final = ("undo", "take-back", "agree", "refuse", "resign", "away", "back", "rematch", "say")
"""What is done at a table beside deeds; whoever asks does it by the address for it."""
OF_THE_PAST: Final = ("log", "news", "look")
"""Commands that are answered from what has happened."""


class Told(Asker, Protocol):
    """A seat that asks and is answered in sentences alone."""

    over: Reckoned | None
    """The game, once it is over."""

    @property
    def page(self) -> SaidPage:
        """The sentences so far."""


@dataclass(slots=True)
class Heard:
    """What was understood, and what is said to it."""

    understood: str
    """``deed``, ``answer``, ``act`` or ``unclear``."""
    lines: list[str]
    deed: str = ""
    """In the notation; empty where the deed is refused."""
    is_grave: bool = False
    """Whether a slip would hurt, so that one had better ask first."""
    code: str = ""
    """Why not."""
    act: str = ""
    rest: str = ""
    """What stood behind an act: the words of ``say``."""
    listed: list[str] = field(default_factory=list)
    """What can be typed in place of each number told."""


def command_of(line: str, asker: Told) -> Command | None:
    """Read a command, and what is done beside deeds; None for what may be a deed."""
    text, view = line.strip(), asker.view
    command = parse_far_command(text)
    if command and command.name in ACTS:
        return command
    names = view.setting.names
    return parse_command(text, view.phase in ("setup", "keep"), lambda rest: typed.is_ticket_list(rest, names))


def hear(line: str, asker: Told, listed: Sequence[str] = ()) -> Heard:
    """Understand a line; a number means what was ``listed`` last, else what is possible in that order."""
    page = asker.page
    try:
        if keep := kept(line.strip(), asker.view):
            return _deed(asker, keep)
        text = _in_place_of_number(line.strip(), asker, listed)
        command = command_of(text, asker)
        if command is None and text:
            return _meant(asker, page, meaning_of(text, asker.view, asker.words.language, asker.refusal))
        return _commanded(asker, page, command or Command("what"))
    except NotationError as error:
        return Heard("unclear", [*page.lines, _why_not(error, asker)], code=error.code)
    except TraviesaError as error:
        return Heard("answer", [*page.lines, _why_not(error, asker)], code=error.code)


def _why_not(error: TraviesaError, asker: Told) -> str:
    """Say a refusal as a sentence; whose turn it is by name."""
    if error.code == "action/not-your-turn":
        return reason_said(error, asker.words)
    said = refusal_said(error, asker.words)
    return said[:1].upper() + said[1:]


def _in_place_of_number(text: str, asker: Told, listed: Sequence[str]) -> str:
    if not text.isdecimal():
        return text
    listed = listed or lines_of(choices_now(asker.view)[0], asker)
    number = int(text[:9])
    if not 1 <= number <= len(listed) or listed[number - 1].strip().isdecimal():
        raise TraviesaError.told("terminal/number", asked=number, count=len(listed))
    return listed[number - 1]


def lines_of(choices: Sequence[Choice], asker: Told) -> list[str]:
    """Write for each choice what can be typed in place of its number."""
    return [_line_of(choice, asker) for choice in choices]


def _line_of(choice: Choice, asker: Told) -> str:
    if choice.kind == "build":
        return "build"
    written = deed_name(choice.deed, asker.view.setting.names)
    return written if len(choice.deeds) == 1 else written.partition(" with ")[0]


def _commanded(asker: Told, page: SaidPage, command: Command) -> Heard:
    if command.name in ACTS:
        return Heard("act", [], act=command.name, rest=command.rest)
    if command.name == "help":
        return Heard("answer", [line.strip() for line in asker.words.say("help-said").splitlines()])
    if command.name not in ANSWERS:
        return Heard("unclear", [asker.words.say("not-by-typing")], code="notation/malformed")
    if command.name == "why":
        reason = why_deed(asker, deed_meant(command.rest, asker.view, asker.words.language))
        return Heard("answer", [reason.text], code=reason.code)
    if command.name in ("scores", "what") and asker.over is not None:
        show_end(page, asker.words, asker.over)
        return Heard("answer", page.lines)
    ANSWERS[command.name](asker, command.rest)
    return Heard("answer", page.lines, listed=lines_of(asker.listed, asker))


def _meant(asker: Told, page: SaidPage, meaning: Meaning) -> Heard:
    match meaning:
        case Whole(deed):
            return _deed(asker, deed)
        case Ways(deeds, asked):
            return _ways(asker, page, deeds, asked)
        case Stations(deeds):
            return _station(asker, deeds)
        case RoutesOf(city):
            show_routes(page, asker.words, asker.view, city)
        case Everything():
            asker.show_possible()
    return Heard("answer", page.lines, listed=lines_of(asker.listed, asker))


def _deed(asker: Told, deed: Deed) -> Heard:
    """Say what a deed would do, or why it is refused."""
    if error := asker.refusal(deed):
        return Heard("deed", [_why_not(error, asker)], code=error.code)
    view = asker.view
    text = view.action_text(view.find_action(deed))
    return Heard("deed", would(deed, asker.words, view), deed=text, is_grave=cannot_be_mended(deed, view))


def _ways(asker: Told, page: SaidPage, deeds: Sequence[Deed], asked: Deed) -> Heard:
    if not deeds:
        reason = why_deed(asker, asked)
        return Heard("deed", [reason.text], code=reason.code)
    if len(deeds) == 1:
        return _deed(asker, deeds[0])
    choices = [Choice("way", (deed,)) for deed in deeds]
    show_payments(page, asker.words, choices)
    return Heard("answer", page.lines, listed=lines_of(choices, asker))


def _station(asker: Told, deeds: Sequence[Deed]) -> Heard:
    """Say how a station is paid; its city is what lacks."""
    ways = ", ".join(asker.words.payment(deed.payment) for deed in deeds)
    return Heard("answer", [asker.words.say("station-where", ways=ways)])
