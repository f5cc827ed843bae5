"""Players as others see them: a page, games that are over, statistics, who leads."""

from itertools import groupby
from typing import Annotated, Any

import msgspec
from litestar import Controller, get
from litestar.params import QueryParameter
from msgspec import Struct

from traviesa.server.api.answers import problems
from traviesa.server.api.asked import MapId, Mode, Moment, Seats
from traviesa.server.identity import Caller
from traviesa.server.people.history import History, Pool
from traviesa.server.people.names import name_key
from traviesa.server.people.rating import PROVISIONAL
from traviesa.server.people.statistics import Statistics, sum_up


class RatingMessage(Struct, frozen=True):
    """How well somebody plays on a map, in a mode, with so many seats."""

    map: str
    mode: str
    seats: int
    rating: int
    """What somebody can do at the least: it begins low and rises with the games that show it."""
    games: int
    provisional: bool
    """After few games it says little."""


class Profile(Struct, frozen=True):
    """An account as everybody sees it."""

    id: str
    name: str
    since: int
    ratings: list[RatingMessage]


class FinishedSeat(Struct, frozen=True):
    """Who sat on a seat of a game that is over, and what came of it."""

    name: str
    player: str
    """The account; empty for guests, bots, and who left for good."""
    kind: str
    """``person``, or which bot."""
    points: int
    place: int
    won: bool
    resigned: bool
    gained: int | None
    """What the rating changed by; null where the game was not rated for this seat."""


class FinishedGame(Struct, frozen=True):
    """A game that is over."""

    table: str
    map: str
    mode: str
    clock: str
    public: bool
    ended_at: int
    rated: bool
    seats: list[FinishedSeat]
    own: list[int]
    """The seats of the player who was asked for."""


class GameList(Struct, frozen=True):
    """Some games, the last first."""

    games: list[FinishedGame]


class Leader(Struct, frozen=True):
    """Somebody's place among all."""

    rank: int
    id: str
    name: str
    rating: int
    games: int


class Leaders(Struct, frozen=True):
    """Who leads on a map, in a mode, with so many seats: ratings that are not provisional."""

    map: str
    mode: str
    seats: int
    players: list[Leader]


class PlayerController(Controller):
    """Players."""

    path = "/api"
    tags = ("players",)

    @get("/players", summary="Find a player", responses=problems(400, 404, 429))
    async def find(
        self, history: History, name: Annotated[str, QueryParameter(min_length=1, max_length=72)]
    ) -> Profile:
        """Find an account by its name, however it is written."""
        return await _profile(history, await history.account_named(name_key(name), name))

    @get("/players/{player_id:str}", summary="A player", responses=problems(400, 404, 429))
    async def look(self, player_id: str, history: History) -> Profile:
        """Tell what everybody may know of an account: its name, since when it is there, its ratings."""
        return await _profile(history, await history.account(player_id))

    @get("/players/{player_id:str}/games", summary="A player's games", responses=problems(400, 401, 404, 429))
    async def games(
        self,
        player_id: str,
        caller: Caller,
        history: History,
        map_id: MapId = None,
        mode: Mode = None,
        seats: Seats = None,
        before: Moment = None,
    ) -> GameList:
        """List games that are over, the last first: those at public tables, and those one may see oneself."""
        await _must_be_there(player_id, caller, history)
        rows = await history.games(player_id, caller.id, Pool(map_id, mode, seats), before)
        return GameList([_game(list(one), player_id) for _, one in groupby(rows, lambda row: row.table)])

    @get("/players/{player_id:str}/statistics", summary="Statistics", responses=problems(400, 401, 404, 429))
    async def statistics(
        self,
        player_id: str,
        caller: Caller,
        history: History,
        map_id: MapId = None,
        mode: Mode = None,
        seats: Seats = None,
    ) -> Statistics:
        """Sum up somebody's games: one's own all of them, others' those at public tables."""
        await _must_be_there(player_id, caller, history)
        return sum_up(await history.figures(player_id, caller.id, Pool(map_id, mode, seats)))

    @get("/ratings", summary="Who leads", responses=problems(400, 429))
    async def leaders(
        self,
        history: History,
        map_id: Annotated[str, QueryParameter(name="map", min_length=1, max_length=40)],
        seats: Annotated[int, QueryParameter(ge=1, le=5)],
        mode: Annotated[str, QueryParameter(max_length=10)] = "cards",
        after: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
    ) -> Leaders:
        """List who leads on a map, in a mode, with so many seats; ``after`` so many others."""
        rows = await history.leaders(f"{map_id} {mode} {seats}", PROVISIONAL, after)
        found = [Leader(after + k, row.id, row.name, row.shown, row.games) for k, row in enumerate(rows, 1)]
        return Leaders(map_id, mode, seats, found)


async def _must_be_there(player_id: str, caller: Caller, history: History) -> None:
    """Refuse a player who is not there; guests may look at what is kept of themselves."""
    if caller.id != player_id:
        await history.account(player_id)


async def _profile(history: History, row: Any) -> Profile:
    ratings = [_rating(one) for one in await history.ratings(row.id)]
    return Profile(row.id, row.name, row.created_at, ratings)


def _rating(row: Any) -> RatingMessage:
    map_id, mode, seats = row.pool.split(" ")
    return RatingMessage(map_id, mode, int(seats), row.shown, row.games, row.games < PROVISIONAL)


def _game(rows: list[Any], player_id: str) -> FinishedGame:
    first = rows[0]
    return FinishedGame(
        table=first.table,
        map=first.map,
        mode=first.mode,
        clock=first.clock,
        public=first.public,
        ended_at=first.ended_at,
        rated=any(row.rated for row in rows),
        seats=[_seat(row) for row in rows],
        own=[row.seat for row in rows if row.player == player_id],
    )


def _seat(row: Any) -> FinishedSeat:
    figures = msgspec.json.decode(row.figures)
    return FinishedSeat(
        name=row.name,
        player=row.player if row.kind == "account" else "",
        kind=figures["kind"],
        points=row.points,
        place=row.place,
        won=figures["won"] and not figures["resigned"],
        resigned=figures["resigned"],
        gained=row.gained,
    )
