"""Deeds as people type them."""

from random import Random

import pytest

from traviesa.game import new_game
from traviesa.notation.deed import Deed
from traviesa.spoken.typed import city_named, is_ticket_list, read_deed, routes_named, tickets_named, typed_deed

GAME = new_game("europe", 3, seed=2)
NAMES = GAME.setting.names


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_deed_is_read_as_it_is_written_for_typing(lang: str) -> None:
    deeds = [
        deed for deed in GAME.setting.fixed_deeds if deed is not None and (deed.card < 0 or deed.card in NAMES.cards)
    ]
    deeds += [GAME.deed_of(row) for row in GAME.actions()]
    for deed in Random(1).sample(deeds, 800) + deeds[:40]:
        assert read_deed(typed_deed(deed, NAMES, lang), NAMES, lang) == deed


def test_all_tracks_are_meant_where_none_is_numbered() -> None:
    assert [NAMES.routes[route] for route in routes_named("claim paris-bruxelles", NAMES)] == [
        "bruxelles-paris:1",
        "bruxelles-paris:2",
    ]
    assert routes_named("cubrir parís–dieppe", NAMES) == (NAMES.routes.index("dieppe-paris"),)
    assert routes_named("claim paris-moskva", NAMES) == ()


def test_a_city_is_found_by_either_printed_name() -> None:
    for text in ("build warszawa", "Varsovia", "construir WARSZAWA"):
        assert city_named(text, NAMES) == NAMES.city_numbers["warszawa"]
    assert city_named("gotham", NAMES) == -1


def test_tickets_are_named_by_their_places_in_the_offer() -> None:
    assert tickets_named("keep 3, 1", [30, 10, 20]) == (20, 30)
    assert tickets_named("todos", [5, 6]) == (5, 6)
    assert tickets_named("4", [5, 6]) is None
    assert tickets_named("undo", [5, 6]) is None


def test_tickets_are_told_from_files() -> None:
    ticket = GAME.map_file.tickets[GAME.offered(0)[0]].id
    assert is_ticket_list(f"{ticket} 2", NAMES)
    assert not is_ticket_list("partida", NAMES)
    assert not is_ticket_list("", NAMES)


def test_a_deed_that_names_a_number_is_said_in_the_plural() -> None:
    deed = Deed("pay", payment=(0, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0))
    assert typed_deed(deed, NAMES, "es") == "pagar 2 azules + 2 locomotoras"
