"""Ratings by pool (map, mode, seats): made in the transaction that writes a game's results, in a numbered order.

The number of a game in its pool is kept with its results, so ratings follow from the results alone, again and again
(``reckoned``); which seats count is said in ``closing``. What people see is what somebody can do at the least.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, text, update

from traviesa.language import Saying
from traviesa.server.schema import PLAYERS, RATINGS, RESULTS

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

LOCK: Final = 0x7472_6177
"""The advisory lock under which one process after the other rates (PostgreSQL)."""
PROVISIONAL: Final = 10
"""A rating of fewer games is provisional."""
Rows = Sequence[Mapping[str, Any]]


class Rating(Struct, frozen=True):
    """How well somebody plays in a pool, and how sure that is."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0

    @property
    def shown(self) -> int:
        """What people see: 1000 at first, and what somebody can do at the least, almost surely."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


@lru_cache(maxsize=1)
def _model() -> "BradleyTerryFull":
    """Every two seats are compared. Plackett and Luce's gives three who tie for the first place less than the next."""
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull()


def played(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Give the ratings after a game: who shares a place has played equally well.

    >>> [one.shown for one in played([Rating(), Rating()], [1, 2])]
    [1138, 927]
    """
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma, old.games + 1) for (new,), old in zip(after, before, strict=True)]


# --- when a game ends -------------------------------------------------------------------------------------
def rate(connection: Connection, games: Iterable[Rows], is_shared: bool) -> None:
    """Rate games whose results this transaction has written, those that count, each once."""
    if is_shared:
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    for results in games:
        rows = _counting(connection, results)
        if len(rows) >= 2:
            _rate_one(connection, rows)


def _counting(connection: Connection, results: Rows) -> Rows:
    """Give the seats that count and belong to accounts."""
    counting = {row["player"] for row in results if row["counts"]}
    accounts = select(PLAYERS.c.id).where(PLAYERS.c.id.in_(counting), PLAYERS.c.kind == "account")
    known = set(connection.execute(accounts).scalars()) if len(counting) >= 2 else set()
    return [row for row in results if row["counts"] and row["player"] in known]


def _rate_one(connection: Connection, rows: Rows) -> None:
    pool = rows[0]["pool"]
    last = connection.execute(select(func.max(RESULTS.c.rated)).where(RESULTS.c.pool == pool)).scalar() or 0
    before = [_rating_of(connection, row["player"], pool) for row in rows]
    after = played([old or Rating() for old in before], [row["place"] for row in rows])
    for row, old, new in zip(rows, before, after, strict=True):
        seat = (RESULTS.c.table == row["table"]) & (RESULTS.c.seat == row["seat"])
        gained = new.shown - (old or Rating()).shown
        connection.execute(update(RESULTS).where(seat).values(rated=last + 1, gained=gained))
        facts = {"mu": new.mu, "sigma": new.sigma, "games": new.games, "shown": new.shown}
        if old is None:
            connection.execute(insert(RATINGS), {"player": row["player"], "pool": pool, **facts})
        else:
            mine = (RATINGS.c.player == row["player"]) & (RATINGS.c.pool == pool)
            connection.execute(update(RATINGS).where(mine).values(facts))


def _rating_of(connection: Connection, player: str, pool: str) -> Rating | None:
    mine = select(RATINGS).where(RATINGS.c.player == player, RATINGS.c.pool == pool)
    row = connection.execute(mine).first()
    return Rating(row.mu, row.sigma, row.games) if row else None


# --- from the beginning --------------------------------------------------------------------------------------
def in_order() -> Any:
    """Ask for the seats of all rated games, in the order in which they were rated."""
    columns = (RESULTS.c.pool, RESULTS.c.rated, RESULTS.c.table, RESULTS.c.seat, RESULTS.c.player, RESULTS.c.place)
    rated = select(*columns, RESULTS.c.gained).where(RESULTS.c.rated.is_not(None))
    return rated.order_by(RESULTS.c.pool, RESULTS.c.rated, RESULTS.c.seat)


class Reckoning(Struct):
    """What all ratings come to, and what is wrong with the order they follow from."""

    ratings: dict[tuple[str, str], Rating]
    wrong: list[tuple[str, Saying]]
    """Table, and what does not agree there."""


def reckoned(rows: Iterable[Any]) -> Reckoning:
    """Reckon every rating from the results of rated games, as ``in_order`` gives them."""
    found, last = Reckoning({}, []), ("", 0)
    for (pool, number), game in groupby(rows, lambda row: (row.pool, row.rated)):
        seats = list(game)
        expected = last[1] + 1 if pool == last[0] else 1
        if number != expected or len(seats) < 2 or len({row.table for row in seats}) > 1:
            found.wrong.append((seats[0].table, Saying("check-rated", number=number, pool=pool)))
        last = pool, number
        before = [found.ratings.get((row.player, pool), Rating()) for row in seats]
        after = played(before, [row.place for row in seats]) if len(seats) > 1 else before
        for row, old, new in zip(seats, before, after, strict=True):
            found.ratings[row.player, pool] = new
            if row.gained != new.shown - old.shown:
                right = new.shown - old.shown
                found.wrong.append((row.table, Saying("check-gained", seat=row.seat, kept=row.gained, right=right)))
    return found
