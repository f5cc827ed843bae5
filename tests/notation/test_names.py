"""Every number of a map has a name, and every name leads back to its number."""

import pytest

from tests.notation import toy
from traviesa.notation import (
    Names,
    NotationError,
    card_name,
    city_name,
    deck_name,
    parse_card,
    parse_city,
    parse_deck,
    parse_phase,
    parse_route,
    parse_ticket,
    phase_name,
    route_name,
    ticket_name,
)
from traviesa.vocabulary import CARDS, PHASE_WORDS


@pytest.mark.parametrize("language", [None, "en", "es"])
def test_names_lead_back_to_their_numbers(language: str | None) -> None:
    for city in range(len(toy.CITIES)):
        assert parse_city(city_name(city, toy.TOY), toy.TOY, language) == city
    for route in range(len(toy.ROUTES)):
        assert parse_route(route_name(route, toy.TOY), toy.TOY, language) == route
    for ticket in range(len(toy.TICKETS)):
        assert parse_ticket(ticket_name(ticket, toy.TOY), toy.TOY, language) == ticket
    for card in range(CARDS):
        assert parse_card(card_name(card), toy.TOY, language) == card
    for deck in range(2):
        assert parse_deck(deck_name(deck, toy.TOY), toy.TOY, language) == deck


def test_phases_lead_back_to_their_numbers() -> None:
    assert [parse_phase(phase_name(phase)) for phase in range(len(PHASE_WORDS))] == list(range(6))


def test_printed_names_are_found_with_and_without_accents() -> None:
    for name in ("Nueva York", "nueva_york", "NUEVA-YORK", "New York", "new_york"):
        assert city_name(parse_city(name, toy.TOY, "es"), toy.TOY) == "new_york"
    for name in ("La Chaux-de-Fonds", "la chaux de fonds", "la_chaux_de_fonds"):
        assert city_name(parse_city(name, toy.TOY, "en"), toy.TOY) == "la_chaux_de_fonds"


def test_letters_that_are_not_just_accents_are_folded_too() -> None:
    names = Names(("kobenhavn", "lodz"), ("kobenhavn-lodz",), (), aliases={"København": 0, "Łódź": 1})
    assert parse_route("KØBENHAVN – Łódź", names, "en") == 0
    assert parse_route("Kobenhavn-Lodz", names, "en") == 0


@pytest.mark.parametrize(("phase", "near"), [("turns", "turn"), ("second", "second-card")])
def test_unknown_phases_are_refused_with_the_nearest(phase: str, near: str) -> None:
    with pytest.raises(NotationError, match=f"unknown-word.*perhaps {near}"):
        parse_phase(phase)


def test_an_unlike_name_lists_what_there_is() -> None:
    with pytest.raises(NotationError, match="possible: austria, berlin, dieppe") as caught:
        parse_route("zzz-paris", toy.TOY)
    assert caught.value.facts["asked"] == "zzz"
