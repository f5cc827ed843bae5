"""The statistics of a simulation as tables for the terminal."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rich import box
from rich.markup import escape
from rich.table import Table

from traviesa.lab.statistics import QUANTILES

Say = Callable[..., str]
GAME = ("decisions", "turns")
SEAT = ("trail", "tickets_kept", "tickets_completed", "stations_built", "routes_claimed")


def simulation_tables(found: Mapping[str, Any], say: Say) -> Iterator[Table]:
    """Give the tables of a summary in one language."""
    yield _scores(found, say)
    yield _wins(found, say)
    yield _measures(found, say)
    yield _counts(found, say)
    yield _routes(found, say)
    yield _speed(found["speed"], say)


def _table(title: str, heads: Sequence[str]) -> Table:
    table = Table(title=escape(title), title_justify="left", header_style="bold", box=box.SIMPLE_HEAD, padding=0)
    for k, head in enumerate(heads):
        table.add_column(escape(head), justify="right" if k else "left", no_wrap=True)
    return table


def _spread_heads(say: Say) -> list[str]:
    return [say("simulate-mean"), say("simulate-sd"), say("simulate-least"), *_percents(), say("simulate-most")]


def _percents() -> list[str]:
    return [f"{percent} %" for percent in QUANTILES]


def _spread(spread: Mapping[str, Any]) -> list[str]:
    quantiles = (str(value) for value in spread["quantiles"].values())
    return [f"{spread['mean']:.2f}", f"{spread['sd']:.2f}", str(spread["least"]), *quantiles, str(spread["most"])]


def _scores(found: Mapping[str, Any], say: Say) -> Table:
    facts = {key: str(found[key]) for key in ("map", "seats", "games", "seed")}
    title = say("simulate-title", **facts, bots=", ".join(found["bots"]))
    table = _table(title, [say("simulate-score"), *_spread_heads(say)])
    for seat, spread in enumerate(found["scores"]["seats"]):
        table.add_row(say("simulate-seat", seat=str(seat)), *_spread(spread))
    table.add_row(say("simulate-winners"), *_spread(found["scores"]["winners"]))
    return table


def _wins(found: Mapping[str, Any], say: Say) -> Table:
    table = _table(say("simulate-wins"), ["", say("simulate-sole"), say("simulate-shared"), "%"])
    wins = found["wins"]
    for seat, share in enumerate(wins["share"]):
        counts = str(wins["sole"][seat]), str(wins["shared"][seat])
        table.add_row(say("simulate-seat", seat=str(seat)), *counts, f"{100 * share:.2f}")
    return table


def _measures(found: Mapping[str, Any], say: Say) -> Table:
    table = _table(say("simulate-measures"), ["", *_spread_heads(say)])
    for name in (*GAME, *SEAT):
        table.add_row(say(f"simulate-{name.replace('_', '-')}"), *_spread(found[name]))
    return table


def _counts(found: Mapping[str, Any], say: Say) -> Table:
    table = _table(say("simulate-ended"), ["", say("simulate-games"), "%"])
    games = found["games"]
    for name, times in found["ended"].items():
        table.add_row(say(f"simulate-{name.replace('_', '-')}"), str(times), f"{100 * times / games:.2f}")
    for many, times in found["wins"]["games_by_winners"].items():
        table.add_row(say("simulate-many-winners", many=int(many)), str(times), f"{100 * times / games:.2f}")
    return table


def _routes(found: Mapping[str, Any], say: Say) -> Table:
    table = _table(say("simulate-averages"), ["", say("simulate-mean")])
    for name, mean in found["points"].items():
        table.add_row(say(f"simulate-points-{name}"), f"{mean:.2f}")
    for length, times in found["routes_by_length"].items():
        each = times / found["games"] / found["seats"]
        table.add_row(say("simulate-routes-of-length", length=length), f"{each:.3f}")
    return table


def _speed(speed: Mapping[str, Any], say: Say) -> Table:
    table = _table(say("simulate-speed"), ["", ""])
    for name in ("workers", "seconds", "games_per_second", "decisions_per_second"):
        table.add_row(say(f"simulate-{name.replace('_', '-')}"), f"{speed[name]:,}")
    return table
