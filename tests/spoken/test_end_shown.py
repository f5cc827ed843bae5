"""The final scoring as it is told."""

from collections import Counter
from io import StringIO
from itertools import pairwise
from random import Random

import pytest

from tests.terminal.script import changed, new_table
from traviesa.map_folders import find_map
from traviesa.reckoned import trail_cities
from traviesa.spoken.end_shown import show_end
from traviesa.spoken.page import PlainPage
from traviesa.spoken.words import Words
from traviesa.state import State
from traviesa.terminal.table import Table

EUROPE = find_map("europe")


def told(table: Table, lang: str = "en") -> str:
    """Tell the end of a game."""
    out = StringIO()
    show_end(
        PlainPage(out), Words(lang, table.map_file, table.players, plain=True), table.game, table.taken_up, table.seed
    )
    return out.getvalue()


def ended(points: tuple[int, int], stations: tuple[int, int] = (3, 3)) -> Table:
    """End a game without routes and tickets."""
    table = new_table("ana,luis")

    def edit(state: State) -> None:
        state.phase = 5
        for seat in range(2):
            state.score[seat], state.stations_left[seat] = points[seat], stations[seat]
            state.offered_count[seat] = 0

    table.recorder.game = changed(table.game, edit)
    return table


def test_the_trail_is_told_city_by_city_each_route_once() -> None:
    random = Random(3)
    for _ in range(50):
        city, used = random.randrange(EUROPE.stops_from), list[int]()
        for _ in range(12):
            open_here = [route for route in EUROPE.routes if city in route.ends and route.number not in used]
            if not open_here:
                break
            route = random.choice(open_here)
            used.append(route.number)
            city = route.ends[route.ends[0] == city]
        cities = trail_cities(EUROPE, sorted(used))
        steps = Counter(frozenset(step) for step in pairwise(cities))
        assert steps == Counter(frozenset(EUROPE.routes[number].ends) for number in used)


def test_every_number_of_the_reckoning_is_told() -> None:
    table, random = new_table("ana,luis,eva", seed="3"), Random(3)
    while not table.game.is_over:
        rows = table.game.actions()
        table.apply(random.choice([row for row in rows if table.game.deed_of(row).kind == "claim"] or rows))
    text, spanish = told(table), told(table, "es")
    for result in table.game.results():
        assert f": {result.routes} point" in text
        assert f"Longest trail: {result.trail} (" in text
        assert f"Total: {result.total}\n" in text
        assert f"Ruta continua más larga: {result.trail} (" in spanish
    assert text.count(" completed: +") == sum(len(result.completed) for result in table.game.results())
    assert text.count(" not completed: −") == sum(len(result.failed) for result in table.game.results())
    assert text.count("Nobody has a longer trail: +10") == sum(result.bonus > 0 for result in table.game.results())


def test_the_winner_is_named() -> None:
    assert "The winner: ana" in told(ended((30, 20)))
    assert "Gana luis" in told(ended((10, 20)), "es")


@pytest.mark.rule("EU-TIE-2", "RUL-TIE-1")
def test_a_tie_tells_what_broke_it() -> None:
    text = told(ended((24, 20), (2, 3)))
    assert "ana, luis are tied at 32 points." in text
    assert "Completed tickets: ana 0, luis 0." in text
    assert "Stations not built: ana 2, luis 3." in text
    assert "The winner: luis" in text


@pytest.mark.rule("RUL-TIE-1")
def test_a_tie_that_nothing_breaks_is_a_shared_victory() -> None:
    text = told(ended((20, 20)))
    assert "The victory is shared: ana, luis" in text
    assert "Bonus: ana 0, luis 0." in text
