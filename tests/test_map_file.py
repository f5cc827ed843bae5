"""The maps as the rules see them, and the rule numbers that a game may override."""

import pickle
import tomllib
from pathlib import Path

import pytest

from traviesa.map_file import MapFile
from traviesa.map_folders import find_map
from traviesa.map_mistakes import MapError
from traviesa.map_reader import read_map
from traviesa.map_rules import rules_of
from traviesa.map_table import toml_text
from traviesa.vocabulary import COLOUR_WORDS, FERRY, GRAY, PASSENGER, TRACK, TUNNEL

MAPS = Path(__file__).parent / "maps"
TOY = MAPS / "toy.toml"


@pytest.fixture
def toy() -> MapFile:
    return read_map(TOY)


# cities, routes, spaces, doubles, tunnels, ferries, gray: as the provenance of the facts counts them
COUNTS = {"usa": (36, 100, 309, 22, 0, 0, 44), "europe": (47, 101, 300, 11, 18, 13, 37)}


@pytest.mark.parametrize("name", COUNTS)
def test_the_boards_have_their_printed_counts(name: str) -> None:
    board = find_map(name)
    routes = board.routes
    assert COUNTS[name] == (
        len(board.cities),
        len(routes),
        sum(route.length for route in routes),
        sum(route.track == 2 for route in routes),
        sum(route.kind == TUNNEL for route in routes),
        sum(route.kind == FERRY for route in routes),
        sum(route.colour == GRAY for route in routes),
    )


def test_the_decks_of_the_boards() -> None:
    assert find_map("usa").deck_sizes == {"regular": 30}
    assert find_map("europe").deck_sizes == {"long": 6, "regular": 40}


def test_the_cards_of_the_boards_are_110() -> None:
    for name in COUNTS:
        counts = find_map(name).rules.card_counts
        assert counts == (12,) * len(COLOUR_WORDS) + (14, 0, 0)


def test_a_route_has_its_ends_in_alphabetical_order_and_the_number_of_its_track(toy: MapFile) -> None:
    assert [route.id for route in toy.routes[:5]] == [
        "barcelona-palma",
        "barcelona-valencia",
        "barcelona-zaragoza:1",
        "barcelona-zaragoza:2",
        "bilbao-madrid",
    ]
    twin = toy.routes[toy.route_numbers["barcelona-zaragoza:2"]]
    assert twin.ends == (toy.city_numbers["zaragoza"], toy.city_numbers["barcelona"])
    assert (twin.length, twin.colour, twin.kind, twin.track) == (2, COLOUR_WORDS.index("orange"), TRACK, 2)


def test_a_ferry_asks_for_locomotives(toy: MapFile) -> None:
    ferry = toy.routes[toy.route_numbers["palma-valencia"]]
    assert (ferry.kind, ferry.locomotives, ferry.colour) == (FERRY, 1, GRAY)


def test_a_ticket_joins_two_cities(toy: MapFile) -> None:
    ticket = toy.tickets[toy.ticket_numbers["sevilla-barcelona"]]
    assert ticket.from_cities == (toy.city_numbers["sevilla"],)
    assert ticket.to == (((toy.city_numbers["barcelona"],), 8),)
    assert (ticket.deck, ticket.points, ticket.penalty) == ("long", 8, 8)


COUNTRIES = """
countries = [{ id = "france", name = "France", name_es = "Francia", stops = ["france_1", "france_2"] },
  { id = "portugal", name = "Portugal", name_es = "Portugal", stops = ["portugal_1"] }]
stops = [
  { id = "france_1", country = "france", lat = 43.3, lon = -1.7 },
  { id = "france_2", country = "france", lat = 42.5, lon = 3.0 },
  { id = "portugal_1", country = "portugal", lat = 38.9, lon = -7.1 },
]
country_tickets = [
  { from = "madrid", france = 5, portugal = 3, copies = 1, deck = "short" },
  { from = "france", portugal = 9, copies = 2, deck = "long" },
]
goods = [{ city = "palma", values = [4, 3, 3] }]
"""
BORDER_ROUTES = """routes = [
  { a = "bilbao", b = "france_1", length = 2, colour = "gray", kind = "track" },
  { a = "barcelona", b = "france_2", length = 2, colour = "gray", kind = "track" },
  { a = "sevilla", b = "portugal_1", length = 2, colour = "gray", kind = "track" },"""


def with_countries() -> str:
    return TOY.read_text(encoding="utf-8").replace("routes = [", COUNTRIES + BORDER_ROUTES)


@pytest.fixture
def countries(tmp_path: Path) -> MapFile:
    (tmp_path / "toy.toml").write_text(with_countries(), encoding="utf-8")
    return read_map(tmp_path / "toy.toml")


def test_border_stops_stand_behind_the_cities_and_bear_the_name_of_their_country(countries: MapFile) -> None:
    assert countries.stops_from == 7
    stop = countries.cities[countries.city_numbers["france_2"]]
    assert (stop.name, stop.name_es, stop.country) == ("France", "Francia", 0)
    assert [country.stops for country in countries.countries] == [(7, 8), (9,)]
    assert countries.cities[0].country == -1


def test_a_country_ticket_scores_the_best_country_and_loses_the_lowest_value(countries: MapFile) -> None:
    ticket = countries.tickets[countries.ticket_numbers["madrid>"]]
    assert ticket.to == (((7, 8), 5), ((9,), 3))
    assert (ticket.points, ticket.penalty) == (5, 3)


def test_each_copy_of_a_country_ticket_is_a_ticket(countries: MapFile) -> None:
    copies = [ticket for ticket in countries.tickets if ticket.id.startswith("france>")]
    assert [ticket.id for ticket in copies] == ["france>:1", "france>:2"]
    assert all(ticket.from_cities == (7, 8) for ticket in copies)
    assert [ticket.number for ticket in countries.tickets] == list(range(13))


def test_goods_lie_on_cities_highest_first(countries: MapFile) -> None:
    assert countries.goods == ((countries.city_numbers["palma"], (4, 3, 3)),)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("copies = 2", "copies = 99999999999", "map/value"),
        ("portugal = 3, copies", "portgal = 3, copies", "map/unknown-country"),
        ('country = "portugal"', 'country = "spain"', "map/unknown-country"),
        ('stops = ["portugal_1"]', 'stops = ["portugal_1", "portugal_2"]', "map/stop"),
        ('stops = ["portugal_1"]', "stops = []", "map/stop"),
        ('{ from = "france", portugal = 9', '{ from = "madrid", portugal = 9, copies = 1, deck = "long" }, '
         '{ from = "madrid", portugal = 9', "map/duplicate-ticket"),
        ('"bilbao", b = "france_1"', '"bilbao", b = "france_2"', "map/stop"),
        ("values = [4, 3, 3]", "values = [3, 4]", "map/value"),
        ("values = [4, 3, 3]", "values = []", "map/value"),
        ('goods = [{ city = "palma"', 'goods = [{ city = "france_1"', "map/unknown-city"),
        ('{ id = "portugal", name', '{ id = "madrid", name', "map/duplicate-id"),
        ('from = "france", portugal = 9,', 'from = "france",', "map/missing-key"),
    ],
)  # fmt: skip
def test_mistakes_about_countries_and_goods_are_refused(tmp_path: Path, old: str, new: str, code: str) -> None:
    text = with_countries()
    assert old in text
    (tmp_path / "toy.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(MapError) as refusal:
        read_map(tmp_path / "toy.toml")
    mistakes = refusal.value.facts["mistakes"]
    assert isinstance(mistakes, list)
    assert code in {mistake["code"] for mistake in mistakes}


def test_optional_rules_are_nothing_when_missing(toy: MapFile) -> None:
    rules = toy.rules
    assert (rules.passengers_each, rules.plus_four_from_length, rules.ferry_any_cards_per_locomotive) == (
        0,
        0,
        0,
    )
    assert (rules.cards["plus_four"], rules.card_counts[PASSENGER], rules.dice.nine_spaces) == (0, 0, "never")
    assert find_map("usa").rules.unused_station_points == 0


def test_the_table_of_the_rules_is_read_back_from_toml(toy: MapFile) -> None:
    for board in (toy, find_map("usa"), find_map("europe")):
        lines = (f"{key} = {toml_text(value)}" for key, value in board.rules.as_table().items())
        assert rules_of(tomllib.loads("\n".join(lines)), "a record") == board.rules


def test_every_rule_is_told_in_the_page_on_maps(toy: MapFile) -> None:
    page = (MAPS.parent.parent / "docs" / "maps.md").read_text(encoding="utf-8")
    assert [key for key in toy.rules.as_table() if f"`{key}`" not in page] == []


def test_an_option_replaces_a_number_and_leaves_the_others(toy: MapFile) -> None:
    rules = toy.rules.override({"hand_dealt": 2, "points": {2: 1, 3: 3, 4: 5}})
    assert (rules.hand_dealt, rules.points) == (2, {2: 1, 3: 3, 4: 5})
    assert rules.override({"hand_dealt": 4, "points": {"2": 2, "3": 4, "4": 7}}) == toy.rules


def test_cards_and_dice_are_merged_key_by_key(toy: MapFile) -> None:
    rules = toy.rules.override({"cards": {"locomotive": 9}, "dice": {"tokens_at_most": 1}})
    assert rules.cards == {"each_colour": 5, "locomotive": 9, "plus_four": 0, "passenger": 0}
    assert (rules.dice.tokens_at_most, rules.dice.dice_per_token) == (1, 2)


@pytest.mark.parametrize(
    ("options", "code", "told"),
    [
        ({"wagon_each": 3}, "map/rule-unknown", "did you mean wagons_each"),
        ({"wagons_each": "x"}, "map/rule-value", 'wagons_each is "x"; expected a whole number from 1 to 127'),
        ({"wagons_each": 0}, "map/rule-value", "wagons_each is 0"),
        ({"dice": 5}, "map/rule-value", "dice is 5"),
        ({"dice": {"faces": 5}}, "map/rule-unknown", "unknown key faces"),
        ({"bonus": {"points": 5}}, "map/rule-missing", "kind is missing"),
        ({"tickets_keep": 3}, "map/rule-value", "at most the 2 of tickets_drawn"),
        ({"ties": ["luck"]}, "map/rule-value", "tickets, fewest_stations, bonus, longest_trail or goods"),
        ({"points": {3: 4}}, "map/length-without-points", "routes of length 2, 4 have"),
        ({"tickets_dealt": {"lng": 2}}, "map/unknown-deck", "did you mean long?"),
    ],
)
def test_an_option_that_no_map_could_have_is_refused(
    toy: MapFile, options: dict[str, object], code: str, told: str
) -> None:
    with pytest.raises(MapError) as refusal:
        toy.rules_with(options)
    assert refusal.value.code == code
    assert told in refusal.value.message


def test_the_digest_does_not_depend_on_the_form_of_the_file(toy: MapFile, tmp_path: Path) -> None:
    text = TOY.read_text(encoding="utf-8").replace("  ", " ").replace("41.39", "41.390").replace("Seville", "Hispalis")
    text = text.replace("cities = [", "cities = [ # so printed").replace("points = 8", "points = +8")
    (tmp_path / "toy.toml").write_text(text, encoding="utf-8")
    assert read_map(tmp_path / "toy.toml").digest == toy.digest


@pytest.mark.parametrize(
    ("old", "new"), [("points = 8", "points = 9"), ("length = 4", "length = 3"), ('"orange"', '"red"')]
)
def test_the_digest_depends_on_what_is_played_on(toy: MapFile, tmp_path: Path, old: str, new: str) -> None:
    (tmp_path / "toy.toml").write_text(TOY.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert read_map(tmp_path / "toy.toml").digest != toy.digest


def test_a_map_goes_to_another_process_and_back(toy: MapFile) -> None:
    assert pickle.loads(pickle.dumps(toy)) == toy
