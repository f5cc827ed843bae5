"""A position is laid out with every piece in its place, and one that breaks an invariant is refused by its name."""

import pytest

from tests.test_scenarios import SCENARIOS
from traviesa.game import Game
from traviesa.scenario import prepare
from traviesa.scenario_file import Scenario, parse_scenarios
from traviesa.scenario_form import ScenarioError
from traviesa.state import IN_BOX, IN_PILE
from traviesa.vocabulary import LOCOMOTIVE


def read(given: str, map: str = "europe", seats: int = 2) -> Scenario:
    """Read a scenario with this position."""
    head = f'[[scenario]]\ntitle = "T"\nmap = "{map}"\nseats = {seats}\n'
    return parse_scenarios(head + given, "my.toml")[0]


def game(given: str = "", map: str = "europe", seats: int = 2) -> Game:
    """Lay out a position and begin a plain game in it."""
    return prepare(read(given, map, seats)).game(plain=True)


# --- what follows from what is named ----------------------------------------------------------------------
def test_nothing_named_is_the_position_after_set_up_with_nothing_dealt() -> None:
    position = game()
    assert (position.turn, position.phase, position.final_turns) == (0, "turn", 0)
    assert position.pile_size == 110 - 5
    assert position.hand_sizes == [0, 0]
    assert position.wagons == [45, 45]
    assert position.stations_left == [3, 3]
    assert position.ticket_pile_sizes == {"long": 0, "regular": 40}
    assert position.state().ticket_at.count(IN_BOX) == 6
    assert position.fault() == 0


@pytest.mark.parametrize("seed", range(40))
def test_an_unnamed_market_is_drawn_by_the_seed_such_that_no_reset_is_due(seed: int) -> None:
    # of 34 cards not named 14 are locomotives: about half of all markets would have three of them
    hand = "given.seat.0.hand = { purple = 12, blue = 12, orange = 12, white = 12, green = 12, yellow = 12, black = 4 }"
    one = prepare(
        parse_scenarios(
            f"""[[scenario]]
        title = "T"\nmap = "usa"\nseats = 2\nseed = {seed}\n{hand}""",
            "my.toml",
        )[0]
    )
    state = one.game(plain=True).state()
    assert sum(card >= 0 for card in state.market) == 5
    assert state.market.count(LOCOMOTIVE) < 3
    assert one.game(plain=True).fault() == 0


def test_the_seed_decides_all_that_is_not_named() -> None:
    one, same, other = (game(f"seed = {seed}").to_bytes() for seed in (1, 1, 2))
    assert one == same != other


def test_the_pile_has_what_is_named_on_top_and_the_rest_below() -> None:
    position = game('given.market = []\ngiven.pile = ["red", "blue"]\ngiven.discards = { green = 12 }')
    position.play("draw pile")
    position.play("draw pile")
    assert position.hand(0) == {"red": 1, "blue": 1}
    assert position.discards == {"green": 12}
    assert None not in position.market, "the slots are filled at the end of the turn"
    assert position.fault() == 0


@pytest.mark.parametrize(
    ("rest", "pile", "discards", "hand"),
    [("pile", 110, 0, 0), ("discards", 0, 110, 0), ("seat 1", 0, 0, 110), ("out", 0, 0, 0)],
)
def test_the_cards_not_named_are_where_rest_says(rest: str, pile: int, discards: int, hand: int) -> None:
    position = game(f'given.market = []\ngiven.rest = "{rest}"')
    assert (position.pile_size, sum(position.discards.values()), position.hand_sizes[1]) == (pile, discards, hand)


def test_ticket_piles_have_what_is_named_on_top_and_long_tickets_stay_in_the_box() -> None:
    position = game('given.ticket_pile = ["paris-wien", "berlin-roma"]\ngiven.seat.1.tickets = ["brest-petrograd"]')
    assert position.ticket_pile_sizes == {"long": 0, "regular": 40}
    assert position.ticket_counts == [0, 1]
    position.play("tickets")
    offered = [position.setting.names.tickets[ticket] for ticket in position.offered(0)]
    assert {"paris-wien", "berlin-roma"} < set(offered)
    assert position.fault() == 0


def test_ticket_piles_are_named_by_deck_too() -> None:
    position = game('given.ticket_pile.regular = ["paris-wien"]\ngiven.ticket_rest = "box"')
    assert position.ticket_pile_sizes == {"long": 0, "regular": 1}
    assert position.state().ticket_at.count(IN_PILE) == 1 + 64 - 46


def test_routes_cost_wagons_score_points_and_close_their_twins_with_few_seats() -> None:
    for seats, twin in ((3, -2), (4, -1)):
        position = game('given.seat.1.routes = ["berlin-warszawa:1"]', seats=seats)
        routes = position.map_file.route_numbers
        assert (position.wagons[1], position.points[1]) == (41, 7)
        assert position.owners[routes["berlin-warszawa:2"]] == twin
        assert position.fault() == 0


def test_wagons_and_score_may_be_named() -> None:
    position = game('given.seat.0 = { routes = ["dieppe-paris"], wagons = 44, score = -7 }')
    assert (position.wagons[0], position.points[0]) == (44, -7)


def test_in_set_up_every_seat_is_offered_its_tickets() -> None:
    position = game(
        'given.phase = "setup"\n'
        'given.seat.0.offered = ["boston-miami", "calgary-phoenix", "chicago-santa_fe"]\n'
        'given.seat.1.offered = ["denver-el_paso", "dallas-new_york", "duluth-houston"]',
        "usa",
    )
    assert (position.phase, position.turn, len(position.actions())) == ("setup", 0, 4)
    assert position.offered(1) == sorted(position.offered(1))
    assert position.ticket_pile_sizes == {"regular": 24}
    assert position.fault() == 0


def test_a_map_of_ones_own_is_found_beside_the_scenario_or_in_a_folder() -> None:
    from pathlib import Path

    folder = Path(__file__).parent / "maps"
    text = '[[scenario]]\ntitle = "T"\nmap = "{map}"\nseats = 2\ngiven.ticket_pile.short = ["barcelona-madrid"]'
    beside = prepare(parse_scenarios(text.format(map="maps/toy.toml"), str(folder.parent / "my.toml"))[0])
    inside = prepare(parse_scenarios(text.format(map="toy"), "elsewhere.toml")[0], (folder,))
    assert beside.setting.names == inside.setting.names
    assert beside.state == inside.state


def breaks_conservation(scenario: Scenario) -> bool:
    """Say whether a scenario names what no game can come to: cards left out, wagons or points of its own."""
    rows = scenario.given.seats.values()
    return scenario.given.rest == "out" or any(row.wagons is not None or row.score is not None for row in rows)


@pytest.mark.parametrize("scenario", [pytest.param(s, id=f"{p.stem}:{s.title}") for p, s in SCENARIOS])
def test_every_position_of_the_scenarios_is_sound(scenario: Scenario) -> None:
    position = prepare(scenario).game(plain=True)
    if breaks_conservation(scenario):
        assert scenario.given.rest != "out" or sum(position.hand_sizes) + position.pile_size < 110
    else:
        assert position.fault() == 0


# --- what is refused --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("given", "code", "key", "why"),
    [
        ("given.seat.0.hand = { red = 13 }", "cards", "seat.0.hand", "12 red are in the game"),
        ("given.discards = { locomotive = 15 }", "cards", "discards", "14 locomotive"),
        ('given.pile = ["red"]\ngiven.seat.1.hand = { red = 12 }', "cards", "pile", "more are named"),
        ('given.market = ["red"]\ngiven.seat.1.hand = { red = 12 }', "cards", "market", "more are named"),
        (
            'given.market = ["red", "red", "red", "red", "red", "blue"]',
            "market",
            "market",
            "6 cards named; the market has 5",
        ),
        (
            "given.discards = { purple = 12, blue = 12, orange = 12, white = 12 }\n"
            "given.seat.0.hand = { green = 12, yellow = 12, black = 12, red = 10 }",
            "market",
            "market",
            "name the market",
        ),
        (
            'given.seat.0.routes = ["palermo-smyrna", "petrograd-stockholm", "budapest-kyiv", "angora-erzurum",'
            ' "bucuresti-kyiv", "berlin-warszawa:1", "kyiv-warszawa", "petrograd-riga", "petrograd-wilno",'
            ' "kharkov-kyiv", "bruxelles-dieppe"]',
            "wagons",
            "seat.0.routes",
            "more wagons than the 45",
        ),
        (
            'given.seat.1 = { routes = ["dieppe-paris"], wagons = 45 }',
            "wagons",
            "seat.1.wagons",
            "45 named; with its routes at most 44",
        ),
        ("given.seat.0.score = 100000", "score", "seat.0.score", "-9999 to 9999"),
        (
            'given.seat.0.routes = ["dieppe-paris"]\ngiven.seat.1.routes = ["dieppe-paris"]',
            "route-twice",
            "seat.1.routes",
            "one owner",
        ),
        ('given.seat.0.routes = ["dieppe-paris", "paris-dieppe"]', "route-twice", "seat.0.routes", "one owner"),
        (
            'given.seat.0.routes = ["berlin-warszawa:1", "berlin-warszawa:2"]',
            "own-twin",
            "seat.0.routes",
            "berlin-warszawa:2",
        ),
        (
            'given.seat.0.routes = ["berlin-warszawa:1"]\ngiven.seat.1.routes = ["berlin-warszawa:2"]',
            "twin-closed",
            "seat.1.routes",
            "with 2 seats",
        ),
        ('given.seat.0.stations = ["paris", "paris"]', "station-twice", "seat.0.stations", "paris"),
        (
            'given.seat.0.stations = ["paris"]\ngiven.seat.1.stations = ["paris"]',
            "station-twice",
            "seat.1.stations",
            "never stand in one city",
        ),
        (
            'given.seat.0.stations = ["paris", "roma", "wien", "riga"]',
            "stations",
            "seat.0.stations",
            "riga is one too many",
        ),
        (
            'given.seat.0.tickets = ["paris-wien"]\ngiven.seat.1.tickets = ["paris-wien"]',
            "ticket-twice",
            "seat.1.tickets",
            "paris-wien is named twice",
        ),
        (
            'given.seat.0.tickets = ["paris-wien"]\ngiven.ticket_pile = ["paris-wien"]',
            "ticket-twice",
            "ticket_pile",
            "one of each",
        ),
        ('given.ticket_pile = ["brest-petrograd"]', "ticket-deck", "ticket_pile", "belongs to the deck long"),
        ('given.ticket_pile.long = ["paris-wien"]', "ticket-deck", "ticket_pile.long", "belongs to the deck regular"),
        ('given.phase = "setup"', "turn", "seat.0.offered", "every seat is offered"),
        ('given.seat.0.offered = ["paris-wien"]', "turn", "seat.0.offered", "in no other phase"),
        (
            'given.phase = "setup"\ngiven.turn = 1\ngiven.seat.0.offered = ["paris-wien"]\n'
            'given.seat.1.offered = ["berlin-roma"]',
            "turn",
            "turn",
            "seat 0 is asked",
        ),
        (
            'given.phase = "setup"\ngiven.seat.1.offered = ["berlin-roma"]\n'
            'given.seat.0.offered = ["paris-wien", "paris-zagrab", "roma-smyrna", "kyiv-sochi", "riga-bucuresti", '
            '"brest-marseille"]',
            "ticket-deck",
            "seat.0.offered",
            "1 to 5",
        ),
        ("given.turn = 2", "turn", "turn", "there is no seat 2; seats are 0 to 1"),
        ("given.final_turns = 3", "turn", "final_turns", "at most 2 are left"),
        ('given.final_turns = 1\ngiven.phase = "over"', "turn", "final_turns", "in others none"),
    ],
)
def test_a_position_that_breaks_an_invariant_is_refused_by_its_name(given: str, code: str, key: str, why: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        prepare(read(given))
    assert caught.value.code == f"position/{code}"
    assert caught.value.message.startswith(f"my.toml: scenario 1 ('T'): given.{key}: ")
    assert why in caught.value.message


def test_a_station_on_a_map_without_stations_is_refused() -> None:
    with pytest.raises(ScenarioError, match=r"position/stations: .*a seat of this map has 0 stations"):
        prepare(read('given.seat.0.stations = ["chicago"]', "usa"))


@pytest.mark.parametrize(
    ("map", "seats", "extra", "code"),
    [
        ("atlantis", 2, "", "game/unknown-map"),
        ("usa", 6, "", "game/seats"),
        ("usa", 1, "", "game/seats"),
        ("usa", 2, "options.wagons_each = 0", "map/rule-value"),
        ("usa", 2, "options.wings = 2", "map/rule-unknown"),
        ("nowhere.toml", 2, "", "map/unreadable"),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_the_place_of_the_scenario(
    map: str, seats: int, extra: str, code: str
) -> None:
    with pytest.raises(ScenarioError) as caught:
        prepare(read(extra, map, seats))
    assert caught.value.code == code
    assert caught.value.message.startswith("my.toml: scenario 1 ('T'): ")
