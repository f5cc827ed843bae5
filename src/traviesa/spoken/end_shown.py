"""Tell the final scoring step by step, and who wins."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from traviesa.game import Result
from traviesa.reckoned import tie_steps, trail_cities
from traviesa.spoken.asker import Pieces
from traviesa.spoken.page import Page, Row, escape
from traviesa.spoken.words import Words


class Reckoned(Pieces, Protocol):
    """A game that is over, nothing in it hidden any more."""

    @property
    def owners(self) -> list[int]:
        """For each route the seat that claimed it."""

    @property
    def stations(self) -> dict[int, int]:
        """City → the seat whose station stands there."""

    @property
    def winners(self) -> list[int]:
        """The seats that win."""

    def results(self) -> list[Result]:
        """Reckon every seat."""


def show_end(page: Page, words: Words, game: Reckoned, taken_up: Sequence[int] = (), seed: str = "") -> None:
    """Tell the whole reckoning, seat by seat, then side by side, then who wins; the seed where it is known."""
    results = game.results()
    page.heading(words.say("end-title"))
    for seat, result in enumerate(results):
        page.line()
        page.line(f"[number]{words.seat(seat)}[/]")
        for line in _steps(words, game, seat, result):
            page.line(f"  {line}")
    page.line()
    _show_totals(page, words, game, results)
    page.line()
    for line in _winners_said(words, game, results):
        page.line(line)
    if taken_up:
        moves = ", ".join(words.say("taken-up-move", count=count) for count in taken_up)
        page.line(words.say("end-taken-up", moves=moves))
    if seed:
        page.line(f"[soft]{words.say('end-seed', seed=escape(seed))}[/]")


def _steps(words: Words, game: Reckoned, seat: int, result: Result) -> Iterator[str]:
    yield words.say("end-routes", count=game.owners.count(seat), points=result.routes)
    tickets = words.map_file.tickets
    for ticket in result.completed:
        yield f"[done]{words.say('end-done', ticket=words.ticket(ticket), points=tickets[ticket].points)}[/]"
    for ticket in result.failed:
        yield f"[lost]{words.say('end-failed', ticket=words.ticket(ticket), points=tickets[ticket].penalty)}[/]"
    for city, route in result.borrowed.items():
        yield words.say("end-borrowed", city=words.city(city), route=words.route(route))
    for city, owner in game.stations.items():
        if owner == seat and city not in result.borrowed:
            yield words.say("end-idle-station", city=words.city(city))
    if game.setting.rules.stations_each:
        yield words.say("end-stations", count=game.stations_left[seat], points=result.stations)
    yield from _bonus_said(words, game, result)
    yield f"[number]{words.say('end-total', points=result.total)}[/]"


def _bonus_said(words: Words, game: Reckoned, result: Result) -> Iterator[str]:
    if result.trail:
        cities = trail_cities(words.map_file, result.trail_routes)
        yield words.say("end-trail", length=result.trail, cities=" – ".join(words.city(city) for city in cities))
    if result.bonus:
        kind = game.setting.rules.bonus.kind.replace("_", "-")
        yield words.say(f"end-bonus-{kind}", points=result.bonus)


def _show_totals(page: Page, words: Words, game: Reckoned, results: Sequence[Result]) -> None:
    has_stations = bool(game.setting.rules.stations_each)
    rows = [_total_row(words, seat, one, has_stations) for seat, one in enumerate(results)]
    heads = [words.say(f"head-{head}") for head in ("seat", *list(rows[0])[1:])]
    sentence = "end-row" if has_stations else "end-row-no-stations"
    page.table([heads[0], *(f">{head}" for head in heads[1:])], rows, [words.say(sentence, **row) for row in rows])


def _total_row(words: Words, seat: int, one: Result, has_stations: bool) -> Row:
    stations = {"stations": one.stations} if has_stations else {}
    return {
        "name": words.seat(seat),
        "routes": one.routes,
        "tickets": one.tickets,
        **stations,
        "bonus": one.bonus,
        "total": f"[number]{one.total}[/]",
    }


def _winners_said(words: Words, game: Reckoned, results: Sequence[Result]) -> Iterator[str]:
    """TTR-SCORE-5 RUL-TIE-1 RUL-TIE-2 RUL-END-5 Name the winners, and what broke a tie."""
    resigned = game.resigned
    for seat in resigned:
        yield words.say("end-resigned", name=words.seat(seat))
    playing = [seat for seat in range(len(results)) if seat not in resigned]
    most = max(results[seat].total for seat in playing)
    tied = [seat for seat in playing if results[seat].total == most]
    if len(tied) > 1:
        yield words.say("end-tie", names=words.seats(tied), points=most)
        yield from _tie_steps(words, game, results)
    winners = game.winners
    yield f"[done]{words.say('end-winners', count=len(winners), names=words.seats(winners))}[/]"


def _tie_steps(words: Words, game: Reckoned, results: Sequence[Result]) -> Iterator[str]:
    ties = game.setting.rules.ties
    for step, measures in tie_steps(ties, results, game.stations_left, game.resigned):
        values = ", ".join(f"{words.seat(seat)} {value}" for seat, value in measures.items())
        yield words.say(f"end-tie-{step.replace('_', '-')}", values=values)
