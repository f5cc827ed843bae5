"""How tickets stand, shown on positions laid out for it."""

from collections.abc import Mapping

from tests.terminal.script import changed
from traviesa.game import Game, new_game
from traviesa.outlook import Outlook, outlook_of
from traviesa.state import State


def position(own: str = "", other: str = "", *, stations: Mapping[str, int] | None = None, wagons: int = 45) -> Game:
    """Lay out a game of four seats in which seats 0 and 1 own routes."""
    game = new_game("europe", 4, seed=1)
    numbers, cities = game.map_file.route_numbers, game.map_file.city_numbers

    def edit(state: State) -> None:
        for seat, routes in enumerate((own, other)):
            for route in routes.split():
                state.owner[numbers[route]] = seat
        for city, seat in (stations or {}).items():
            state.station_at[cities[city]] = seat
            state.stations_left[seat] -= 1
        state.wagons[0] = wagons
        state.ticket_at[game.map_file.ticket_numbers["amsterdam-pamplona"]] = 0

    return changed(game, edit)


def look(game: Game) -> Outlook:
    """Look at the ticket from Amsterdam to Pamplona, for seat 0."""
    return outlook_of(game.view(0), game.map_file.ticket_numbers["amsterdam-pamplona"])


def test_the_cheapest_way_counts_wagons_of_open_routes_only() -> None:
    game = position(own="amsterdam-bruxelles")
    found = look(game)
    assert (found.state, found.wagons) == ("open", 6)
    assert [game.map_file.cities[city].id for city in found.cities] == ["amsterdam", "bruxelles", "paris", "pamplona"]
    assert len(found.routes) == 2


def test_a_joined_ticket_is_done() -> None:
    assert look(position(own="amsterdam-bruxelles bruxelles-paris:1 pamplona-paris:2")).state == "done"


def test_a_way_of_others_is_walked_around() -> None:
    game = position(other="bruxelles-paris:1 bruxelles-paris:2")
    assert (look(game).state, look(game).wagons) == ("open", 8)


def test_a_ticket_beyond_the_wagons_left_is_lost() -> None:
    assert look(position(wagons=6)).state == "lost"
    assert look(position(wagons=7)).state == "open"


def test_a_station_that_borrows_the_missing_route_completes() -> None:
    game = position(
        own="amsterdam-bruxelles pamplona-paris:1", other="bruxelles-paris:1", stations={"paris": 0}, wagons=1
    )
    assert look(game).state == "borrowed"


def test_a_station_yet_to_be_built_is_a_way_where_wagons_are_not() -> None:
    game = position(own="amsterdam-bruxelles pamplona-paris:1", other="bruxelles-paris:1", wagons=1)
    assert (look(game).state, look(game).stations) == ("station", 1)


def test_no_station_helps_where_both_ends_are_taken() -> None:
    game = position(
        own="amsterdam-bruxelles pamplona-paris:1",
        other="bruxelles-paris:1",
        stations={"paris": 1, "bruxelles": 1},
        wagons=1,
    )
    assert look(game).state == "lost"


def test_a_few_wagons_are_rather_laid_than_another_station_built() -> None:
    # All routes to Pamplona are another's. By Dieppe three wagons and one station do; with two stations none are laid.
    game = position(
        own="amsterdam-bruxelles",
        other="""pamplona-paris:1 pamplona-paris:2 brest-pamplona marseille-pamplona barcelona-pamplona
            madrid-pamplona:1 madrid-pamplona:2 bruxelles-paris:1 bruxelles-paris:2""",
    )
    assert (look(game).state, look(game).stations, look(game).wagons) == ("station", 1, 3)


def test_a_ticket_completed_by_a_station_is_so_though_wagons_would_do_too() -> None:
    game = position(own="amsterdam-bruxelles pamplona-paris:1", other="bruxelles-paris:1", stations={"paris": 0})
    assert look(game).state == "borrowed"
