"""The database: people, tables and their journals. Of a game it holds the setup and what was done, nothing else.

``tables.card``, ``tables.wake_at``, ``sittings``, ``results`` and ``ratings`` are an index over the journals, for lists
and for the keeper: they are written in the same transaction as the entry that changes them and can be made again.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What the server signs with; every process of one database shares it."""

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("kind", String(10), nullable=False),  # guest | account | gone
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), unique=True),  # of accounts: the name as it is compared
    Column("password", String(200)),
    Column("language", String(8), nullable=False),
    Column("epoch", Integer, nullable=False),  # a new one ends every session
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("scopes", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""API tokens of outside bots: only their hashes."""

RESETS: Final = Table(
    "resets",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

FAREWELLS: Final = Table(
    "farewells",
    METADATA,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("began_at", BigInteger, nullable=False),
)
"""Who left for good and is not yet forgotten at every table."""

MAPS: Final = Table(
    "maps",
    METADATA,
    Column("digest", String(80), primary_key=True),
    Column("id", String(40), nullable=False),
    Column("text", Text, nullable=False),
)
"""The text of every map that a table was created with: a map file that changes later does not change its games."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("host", ForeignKey("players.id"), nullable=False, index=True),
    Column("setup", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("invitation", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("map", String(40), nullable=False),
    Column("mode", String(10), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("clock", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("free", Integer, nullable=False),  # chairs on which somebody may still sit down
    Column("card", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("wake_at", BigInteger, index=True),
    Index("ix_tables_listed", "public", "status", "changed_at", "map", "mode", "seats", "clock", "free"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("player", String(20)),
    Column("request", String(40)),
    Column("body", Text, nullable=False),
    UniqueConstraint("table", "player", "request"),
)
"""The journals: what was done at each table, numbered without a gap. Its primary key settles every race."""

SITTINGS: Final = Table(
    "sittings",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("player", ForeignKey("players.id"), primary_key=True, index=True),
    Column("role", String(10), nullable=False),  # sits | watches (let in to look) | left (before the start)
)
"""Everybody who has, or had, to do with a table, but for who merely looked at a public one."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(20), index=True),
    Column("name", String(40), nullable=False),
    Column("pool", String(60), nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("figures", Text, nullable=False),
    Column("counts", Boolean, nullable=False),  # for a rating, if there are two accounts of which it does
    Column("rated", Integer),  # the number of the game among the rated ones of its pool
    Column("gained", Integer),  # what the rating changed by
    Column("ended_at", BigInteger, nullable=False),
    Index("ix_results_rated", "pool", "rated"),
)
"""The seats of every game that is over; ``rated`` is the order in which ratings follow from them."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", String(20), primary_key=True),
    Column("pool", String(60), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Index("ix_ratings_listed", "pool", "shown"),
)
"""By pool: map, mode and number of seats. ``shown`` is what people see: what somebody can do at the least."""

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("muted", String(20), primary_key=True),
)

CHOICES: Final = Table(
    "choices",
    METADATA,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("chosen", Text, nullable=False),
)
"""How somebody wants the page to be, as JSON: it follows them to other browsers."""

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("alive_at", BigInteger, nullable=False),
    Column("ended", Boolean, nullable=False),  # stopped in peace: nobody need wait until it is taken for dead
)

OUTAGES: Final = Table(
    "outages",
    METADATA,
    Column("began_at", BigInteger, primary_key=True, autoincrement=False),
    Column("ended_at", BigInteger, nullable=False),
)
"""Times when no process was alive: no clock ran then."""
