"""How a server is run: what a host may set, by command line, environment or file, in this order."""

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, field, inspect
from platformdirs import user_config_path, user_data_path

from traviesa.errors import TraviesaError
from traviesa.language import Saying
from traviesa.reading import reason

PREFIX: Final = "TRAVIESA_"
CONFIG: Final = "TRAVIESA_CONFIG"
"""The environment variable that names the file, where the command line does not."""
Seconds = Annotated[float, Meta(ge=0, le=10**7)]
Count = Annotated[int, Meta(ge=0, le=10**9)]


def data_folder() -> Path:
    """Name the folder in which a server keeps its database, unless it is told another."""
    return user_data_path("traviesa")


def config_file() -> Path:
    """Name the file that is read where none is named, if it is there."""
    return user_config_path("traviesa") / "server.toml"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a host may set."""

    host: Annotated[str, Meta(min_length=1, max_length=255)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8080
    """0 takes one that is free."""
    database_url: str = ""
    """Empty: SQLite in the data folder."""
    data: Path = field(default_factory=data_folder)
    maps: tuple[Path, ...] = ()
    """Folders with more maps."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes that serve; more than one needs PostgreSQL."""
    public_url: Annotated[str, Meta(pattern="^(https?://[^/ ]+/?)?$")] = ""
    """The address people use, where a proxy stands before the server; cookies are for HTTPS only when it is."""
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    bot_pause: Seconds = 0.7
    """Seconds a bot lets pass before it moves, so that people can follow."""
    away_after: Seconds = 600.0
    """Seconds without an open stream after which a bot sits in for the seat that the others wait for."""
    heartbeat: Annotated[float, Meta(ge=0.1, le=300)] = 15.0
    """Seconds between signs of life on a stream."""
    body_time: Annotated[float, Meta(ge=0.1, le=600)] = 20.0
    """Seconds in which the body of a request must have come."""
    requests_per_minute: Annotated[int, Meta(ge=1, le=10**9)] = 600
    """Of one player; of one address five times as many."""
    tables_per_player: Count = 50
    """Open or running tables that one player may have created."""
    streams_per_player: Count = 8
    streams_per_address: Count = 500
    metrics: Literal["local", "public", "off"] = "local"
    """Who may read ``/metrics``: programs on this machine, everybody, nobody."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "json", "text"] = "auto"
    """One JSON object a line, or plain lines; ``auto`` is plain where a person watches."""

    @property
    def url(self) -> str:
        """The database's address."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'traviesa.sqlite'}"


FIELDS: Final = Settings.__struct_fields__
_TYPES: Final = {one.name: one.type for one in inspect.type_info(Settings).fields}  # type: ignore[attr-defined]


def read_settings(
    given: Mapping[str, Any] | None = None, file: Path | None = None, environ: Mapping[str, str] | None = None
) -> Settings:
    """Read the settings: what is given counts before the environment, that before the file."""
    environ = os.environ if environ is None else environ
    found = _from_file(file, environ)
    for name, text in environ.items():
        key = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and key in FIELDS and text:
            found[key] = _checked(key, _listed(key, text), Saying("setting-in-environment", name=name))
    for key, value in (given or {}).items():
        if value is not None:
            found[key] = _checked(key, value, Saying("setting-on-line", name=key.replace("_", "-")))
    return Settings(**found)


def _from_file(file: Path | None, environ: Mapping[str, str]) -> dict[str, Any]:
    named = file or (Path(environ[CONFIG]) if environ.get(CONFIG) else None)
    path = named or config_file()
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if named is None:
            return {}
        raise TraviesaError.told("server/settings", "no-file", asked=str(path)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise TraviesaError.told("server/settings", "unreadable", asked=str(path), why=reason(error)) from None
    except (ValueError, RecursionError) as error:
        raise TraviesaError.told("server/settings", "unreadable", asked=str(path), why=_no_toml(error)) from None
    for key in told:
        if key not in FIELDS:
            raise TraviesaError.told("server/settings", "unknown", asked=key, file=str(path), possible=FIELDS)
    return {key: _checked(key, value, Saying("setting-in-file", name=key, file=path)) for key, value in told.items()}


def _no_toml(error: Exception) -> Saying:
    """Say where a file is no TOML, without the parser's own words, which are English."""
    line = re.search(r"line (\d+)", str(error))
    return Saying("setting-no-toml", line=int(line[1]) if line else 0)


def _listed(key: str, text: str) -> Any:
    """Split what an environment variable can only write in one text."""
    return text.split(os.pathsep) if key == "maps" else text


def _checked(key: str, value: Any, where: Saying) -> Any:
    """Check one setting, and give it as its type; a text may stand for a number."""
    try:
        made = msgspec.convert({key: _plain(value)}, Settings, strict=False, dec_hook=_made_of)
    except msgspec.ValidationError:
        facts = {"where": where, "value": str(value)[:60], "possible": possible(key)}
        raise TraviesaError.told("server/settings", "value", asked=key, **facts) from None
    return getattr(made, key)


def possible(key: str) -> Saying:
    """Say what a setting can be.

    >>> str(possible("port")), possible("metrics").said("es")
    ('a whole number from 0 to 65535', 'local, off, public')
    """
    return _said_of(_TYPES[key])


def _said_of(kind: inspect.Type) -> Saying:
    if isinstance(kind, inspect.LiteralType):
        return Saying("setting-one-of", words=sorted(map(str, kind.values)))
    if isinstance(kind, inspect.IntType):
        return Saying("setting-whole", low=kind.ge or 0, high=kind.le)
    if isinstance(kind, inspect.FloatType):
        return Saying("setting-number", low=f"{kind.ge or 0:g}", high=f"{kind.le:.15g}")
    if isinstance(kind, inspect.StrType) and kind.pattern:
        return Saying("setting-address")
    if isinstance(kind, inspect.VarTupleType):
        return Saying("setting-folders")
    return Saying("setting-text" if isinstance(kind, inspect.StrType) else "setting-path")


def _plain(value: Any) -> Any:
    if isinstance(value, tuple | list):
        return [str(one) if isinstance(one, Path) else one for one in value]
    return str(value) if isinstance(value, Path) else value


def _made_of(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str):
        return Path(value).expanduser()
    raise msgspec.ValidationError(f"Expected a path, got {value!r}")
