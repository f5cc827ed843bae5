"""Asking in words: what a typed line means, what happened, why not, and what a bot would do."""

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import QueryParameter
from msgspec import Struct

from traviesa.errors import TraviesaError
from traviesa.notation.names import parse_city
from traviesa.server import deciding
from traviesa.server.api.answers import problems
from traviesa.server.api.play import seat_meant
from traviesa.server.api.requests import Line, WhyNot
from traviesa.server.deciding import TableError
from traviesa.server.hinting import Hints
from traviesa.server.identity import Caller
from traviesa.server.languages import language_of
from traviesa.server.seeing import find_visible, happened_to
from traviesa.server.speaking import SeatAsking, story_of, words_of
from traviesa.server.table import Table
from traviesa.server.tables import Tables
from traviesa.spoken.heard import OF_THE_PAST, Heard, command_of, hear
from traviesa.spoken.intent import would
from traviesa.spoken.news import Reader
from traviesa.spoken.page import without_markup
from traviesa.spoken.reasons import deed_meant
from traviesa.spoken.story import NOBODY
from traviesa.spoken.typed import BOTH
from traviesa.spoken.why import Reason, why_deed, why_kind

OwnSeat = Annotated[int | None, QueryParameter(ge=0, le=4)]
InLanguage = Annotated[str, QueryParameter(max_length=8, pattern=r"^[A-Za-z_-]*$(?!\n)")]


class Spoken(Struct, frozen=True, omit_defaults=True):
    """What a line was understood as, and what is said to it."""

    understood: str
    """``deed``, ``answer``, ``act`` (an address does it) or ``unclear``."""
    lines: list[str]
    moment: int
    """To be sent with the deed."""
    deed: str | None = None
    """What was meant, in the notation: legal now, and not done yet."""
    confirm: bool = False
    """Whether a slip would hurt: better ask before it is done."""
    code: str | None = None
    """Why not."""
    act: str | None = None
    """``undo``, ``take-back``, ``agree``, ``refuse``, ``resign``, ``away``, ``back``, ``rematch`` or ``say``."""
    rest: str | None = None
    """What ``say`` says."""
    listed: list[str] = []
    """What each number told stands for; sent along with the next line, it makes numbers understood."""


class StoryLine(Struct, frozen=True):
    """Something that happened, as a sentence."""

    number: int
    seat: int | None
    text: str


class Story(Struct, frozen=True):
    """What happened, in order."""

    lines: list[StoryLine]
    version: int
    """Up to here; ask again since then."""


class WhyNotSaid(Struct, frozen=True):
    """What speaks against something: ``code`` is empty where nothing does."""

    code: str
    text: str


class HintSaid(Struct, frozen=True):
    """What a bot would do."""

    deed: str
    text: str
    moment: int


class AskingController(Controller):
    """Ask in words."""

    path = "/api/tables/{table_id:str}"
    tags = ("asking",)

    @post("/say", summary="Say in words", status_code=200, responses=problems(400, 401, 403, 404, 409, 422, 429))
    async def say(
        self, table_id: str, data: Line, caller: Caller, tables: Tables, request: Request[Any, Any, Any]
    ) -> Spoken:
        """Understand a typed line, in either language. Questions are answered; a deed is given back, not done."""
        player = caller.must_be_somebody("read")
        table = (await find_visible(tables, table_id, player.id)).table
        seat, language = seat_meant(table, player.id, data.seat), language_of(request, data.language)
        asker = SeatAsking(table, seat, language)
        _must_be_fresh(table, seat, data.moment)
        command = command_of(data.line, asker)
        if command is not None and command.name in OF_THE_PAST:
            asker = SeatAsking(table, seat, language, await happened_to(tables, table, player.id, 0))
        return _spoken(hear(data.line, asker, data.listed), table.moments[seat])

    @post("/why", summary="Why can't I?", status_code=200, responses=problems(400, 401, 403, 404, 409, 422, 429))
    async def why(
        self, table_id: str, data: WhyNot, caller: Caller, tables: Tables, request: Request[Any, Any, Any]
    ) -> WhyNotSaid:
        """Say what speaks against a deed, a route, a station in a city or a kind of deed: the reason that helps."""
        player = caller.must_be_somebody("read")
        table = (await find_visible(tables, table_id, player.id)).table
        seat = seat_meant(table, player.id, data.seat)
        asker = SeatAsking(table, seat, language_of(request, data.language))
        reason = _undo(asker, table, player.id) if data.what == "undo" else _reason(asker, data)
        return WhyNotSaid(reason.code, without_markup(reason.text))

    @get("/story", summary="What happened, in sentences", responses=problems(400, 401, 404, 409, 422))
    async def story(
        self,
        table_id: str,
        caller: Caller,
        tables: Tables,
        request: Request[Any, Any, Any],
        since: Annotated[int, QueryParameter(ge=0, le=10**9)] = 0,
        seat: OwnSeat = None,
        language: InLanguage = "",
    ) -> Story:
        """Tell what happened after an entry; of hidden things those of ``seat``, or of one's only seat."""
        table = (await find_visible(tables, table_id, caller.id)).table
        reader, words = _reader(table, caller.id, seat), words_of(table, language_of(request, language))
        happened = await happened_to(tables, table, caller.id, since)
        told = [(one.number, getattr(one.body, "seat", None), story_of(table, one, words, reader)) for one in happened]
        return Story([StoryLine(*line) for line in told if line[2]], table.version)

    @get("/hint", summary="What a bot would do", responses=problems(400, 401, 403, 404, 409, 422, 429))
    async def hint(
        self,
        table_id: str,
        caller: Caller,
        tables: Tables,
        hints: Hints,
        request: Request[Any, Any, Any],
        seat: OwnSeat = None,
        language: InLanguage = "",
    ) -> HintSaid:
        """Say what the planner would do with one's seat, where the game cannot be rated."""
        player = caller.must_be_somebody("read")
        table = (await find_visible(tables, table_id, player.id)).table
        own = seat_meant(table, player.id, seat)
        moment = table.moments[own] if table.moments else 0
        deed, view = await hints.of(table, own)
        words = words_of(table, language_of(request, language))
        said = would(view.deed_of(view.find_action(deed)), words, view)[0]
        return HintSaid(deed, without_markup(said), moment)


def _must_be_fresh(table: Table, seat: int, moment: int | None) -> None:
    stands = table.moments[seat]
    if moment is not None and moment < stands:
        raise TableError.told("table/stale", answered=moment, stands=stands, version=table.version)


def _spoken(heard: Heard, moment: int) -> Spoken:
    return Spoken(
        heard.understood,
        [without_markup(line) for line in heard.lines],
        moment,
        deed=heard.deed or None,
        confirm=heard.is_grave,
        code=heard.code or None,
        act=heard.act or None,
        rest=heard.rest or None,
        listed=heard.listed,
    )


def _reason(asker: SeatAsking, data: WhyNot) -> Reason:
    names, language = asker.view.setting.names, asker.words.language
    if data.deed:
        return why_deed(asker, deed_meant(data.deed, asker.view, language))
    if data.route:
        return why_deed(asker, deed_meant(f"claim {data.route}", asker.view, language))
    if data.city:
        return why_deed(
            asker, deed_meant(f"build {names.cities[parse_city(data.city, names, BOTH)]}", asker.view, "en")
        )
    if data.what:
        return why_kind(asker, data.what)
    raise TableError.told("why/nothing")


def _undo(asker: SeatAsking, table: Table, player: str) -> Reason:
    try:
        deciding.undo(table, player, asker.seat)
    except TraviesaError as error:
        said = error.said(asker.words.language)
        return Reason(error.code, said[:1].upper() + said[1:])
    return Reason("", asker.words.say("why-not"))


def _reader(table: Table, player: str | None, asked: int | None) -> Reader:
    """Choose who reads: one's only seat, or the one that is named; of several only what everybody saw."""
    mine = table.seats_of(player)
    seat = seat_meant(table, player or "", asked) if asked is not None else mine[0] if len(mine) == 1 else NOBODY
    return Reader(seat, mine, [one for one in table.people if one in mine])
