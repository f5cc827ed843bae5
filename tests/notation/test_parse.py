"""Reading forgives what people vary, and says what is possible when it cannot."""

import pytest

from tests.notation.toy import PLAIN, TOY
from traviesa.errors import TraviesaError
from traviesa.notation import NotationError, deed_name, parse_deed


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("  CLAIM   Paris-DIEPPE\twith 2 Red ", "claim dieppe-paris with 2 red"),
        ("claim warszawa - berlin : 2 with 1 red", "claim berlin-warszawa:2 with 1 red"),
        ("claim dieppe -paris with 1 red", "claim dieppe-paris with 1 red"),
        ("claim dieppe- paris with 1 red", "claim dieppe-paris with 1 red"),
        ("keep paris - france dieppe -berlin", "keep dieppe-berlin paris-france"),
        ("claim dieppe-paris with 1 locomotive+2 red", "claim dieppe-paris with 2 red + 1 locomotive"),
        ("claim dieppe-paris with 1 red + 1 red", "claim dieppe-paris with 2 red"),
        (
            "claim dieppe-paris with (2 white+1 blue) + 2 red",
            "claim dieppe-paris with 2 red + (1 blue + 2 white)",
        ),
        ("keep austria>:2 berlin-dieppe", "keep dieppe-berlin austria>:2"),
        ("keep berlin >", "keep berlin>"),
        ("keep france-paris", "keep paris-france"),
        ("tickets 1 long 3 short", "tickets 3 short 1 long"),
        ("reroll double single", "reroll single double"),
        ("claim dieppe-paris using single + 1 tokens", "claim dieppe-paris using single + 1 token"),
    ],
)
def test_reading_forgives_case_blanks_order_and_direction(written: str, printed: str) -> None:
    assert deed_name(parse_deed(written, TOY), TOY) == printed


def test_how_brackets_are_divided_changes_nothing() -> None:
    first = parse_deed("claim paris-warszawa with 7 green + (2 red + 2 locomotive) + (4 blue)", TOY)
    second = parse_deed("claim paris-warszawa with (4 blue + 2 red) + 7 green + (2 locomotive)", TOY)
    assert first == second


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("robar mazo", "draw pile"),
        ("robar del mazo", "draw pile"),
        ("robar a ciegas", "draw pile"),
        ("tomar una carta roja", "draw red"),
        ("ROBAR comodín", "draw locomotive"),
        ("cubrir París–Dieppe con 2 rojas + 1 locomotora", "claim dieppe-paris with 2 red + 1 locomotive"),
        (
            "cubrir berlín-varsovia:1 con 1 comodín y 2 azules",
            "claim berlin-warszawa:1 with 2 blue + 1 locomotive",
        ),
        ("cubrir la chaux-de-fonds-parís con 1 naranja", "claim la_chaux_de_fonds-paris with 1 orange"),
        ("cubrir nueva_york-los_angeles con 3 violetas", "claim los_angeles-new_york with 3 purple"),
        ("cubrir new york-los ángeles con 3 blancos", "claim los_angeles-new_york with 3 white"),
        ("pagar 1 negra + 1 verde", "pay 1 green + 1 black"),
        ("retirarse", "withdraw"),
        ("renunciar", "withdraw"),
        ("billetes", "tickets"),
        ("robar billetes", "tickets"),
        ("billetes 3 cortos 1 largo", "tickets 3 short 1 long"),
        (
            "conservar Nueva York-Los Ángeles berlín-dieppe",
            "keep dieppe-berlin los_angeles-new_york",
        ),
        ("guardar nada", "keep nothing"),
        ("construir Múnich con 1 amarilla", "build munchen with 1 yellow"),
        ("construir munchen con 1 amarillo", "build munchen with 1 yellow"),
        (
            "mover parís por la chaux-de-fonds nueva york con 2 pasajeros",
            "move paris via la_chaux_de_fonds new_york with 2 passenger",
        ),
        ("pasar", "pass"),
        ("claim dieppe-paris with 1 red", "claim dieppe-paris with 1 red"),
    ],
)
def test_people_type_spanish(written: str, printed: str) -> None:
    assert deed_name(parse_deed(written, TOY, "es"), TOY) == printed


def test_people_type_printed_names_in_english() -> None:
    deed = parse_deed("build München with 2 locomotives and 1 red", TOY, "en")
    assert deed_name(deed, TOY) == "build munchen with 1 red + 2 locomotive"


@pytest.mark.parametrize("text", ["robar mazo", "draw roja", "claim parís-dieppe with 1 red", "take red"])
def test_files_are_english_and_name_ids(text: str) -> None:
    with pytest.raises(NotationError):
        parse_deed(text, TOY)


MALFORMED = [
    ("", "nothing is said"),
    ("   ", "nothing is said"),
    ("claim", "no route is named"),
    ("claim dieppe-paris", "'with'"),
    ("claim dieppe-paris with", "a number"),
    ("claim dieppe-paris with red", "a number"),
    ("claim dieppe-paris with 2", "which card"),
    ("claim dieppe-paris with 0 red", "from 1"),
    ("claim dieppe-paris with 129 red", "128"),
    ("claim dieppe-paris with 100 red + 100 red", "128"),
    ("claim dieppe-paris with " + "9" * 5000 + " red", "128"),
    ("claim dieppe-paris with 1 red + (1 blue", "bracket"),
    ("claim dieppe-paris with 1 red 1 blue", "'1' is one word too many"),
    ("claim dieppe with 1 red", "one end"),
    ("claim dieppe-paris:x with 1 red", "'x'"),
    ("claim dieppe-paris using single + red", "tokens"),
    ("pay 1 red + (1 blue)", "bracket"),
    ("claim dieppe-paris with -1 red", "joins nothing"),
    ("claim dieppe-paris with - 1 red", "joins nothing"),
    ("claim dieppe-paris with 2 red -1 blue", "joins nothing"),
    ("claim dieppe-paris with 2 red + -1 blue", "joins nothing"),
    ("claim dieppe-paris with -red", "joins nothing"),
    ("claim dieppe- with 1 red", "joins nothing"),
    ("claim -paris with 1 red", "joins nothing"),
    ("claim berlin-warszawa: with 1 red", "joins nothing"),
    ("draw -pile", "joins nothing"),
    ("keep -dieppe-berlin", "joins nothing"),
    ("tickets -1 long", "joins nothing"),
    ("build with 1 red", "no city"),
    ("build paris", "'with'"),
    ("keep", "no name"),
    ("keep dieppe-berlin berlin-dieppe", "twice"),
    ("keep nothing dieppe-berlin", "too many"),
    ("draw", "what to draw"),
    ("draw red red", "too many"),
    ("tickets 3", "which deck"),
    ("tickets short", "a number"),
    ("tickets 1 short 2 short", "twice"),
    ("tickets using station now", "'now'"),
    ("move paris", "'via'"),
    ("move paris via", "no name"),
    ("move paris via berlin with 2 red", "'passenger'"),
    ("pass now", "'now'"),
    ("token", "a token"),
    ("reroll", "the face of a die"),
]


@pytest.mark.parametrize(("text", "why"), MALFORMED)
def test_malformed_deeds_say_why_and_how_to_write_them(text: str, why: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_deed(text, TOY)
    assert caught.value.code == "notation/malformed"
    assert why in caught.value.message
    assert "; write " in caught.value.message
    assert len(str(caught.value)) < 300


def test_a_map_on_which_no_cards_stand_for_another_has_no_brackets() -> None:
    with pytest.raises(NotationError, match=r"notation/malformed.*brackets"):
        parse_deed("claim dieppe-paris with 1 red + (1 blue)", PLAIN)


@pytest.mark.parametrize(
    ("text", "code", "possible"),
    [
        ("drw pile", "notation/unknown-word", "draw"),
        ("draw gren", "notation/unknown-word", "green"),
        ("claim dieppe-paris with 1 rad", "notation/unknown-word", "red"),
        ("tickets 1 shrt", "notation/unknown-word", "short"),
        ("reroll triple", "notation/unknown-word", "single"),
        ("claim dieppe-pariss with 1 red", "notation/unknown-city", "paris"),
        ("build austria with 1 red", "notation/unknown-city", "berlin"),
        ("claim berlin-paris with 1 red", "notation/unknown-route", "berlin-warszawa:1"),
        ("claim berlin> with 1 red", "notation/unknown-route", "berlin-warszawa:1"),
        ("claim paris-dieppe:1 with 1 red", "notation/unknown-route", "dieppe-paris"),
        ("claim berlin-warszawa:3 with 1 red", "notation/unknown-route", "berlin-warszawa:2"),
        ("claim berlin-warszawa:0 with 1 red", "notation/unknown-route", "berlin-warszawa:1"),
        ("claim berlin-warszawa with 1 red", "notation/ambiguous", "berlin-warszawa:2"),
        ("keep berlin-paris", "notation/unknown-ticket", "dieppe-berlin"),
        ("keep munchen>", "notation/unknown-ticket", "from there: none"),
        ("keep austria>", "notation/ambiguous", "austria>:2"),
        ("keep austria>:3", "notation/unknown-ticket", "austria>:2"),
        ("keep dieppe-berlin:1", "notation/unknown-ticket", "dieppe-berlin"),
    ],
)
def test_unknown_names_are_refused_with_what_is_possible(text: str, code: str, possible: str) -> None:
    with pytest.raises(TraviesaError) as caught:
        parse_deed(text, TOY)
    assert caught.value.code == code
    assert possible in caught.value.message


def test_cards_this_map_lacks_are_unknown_words() -> None:
    with pytest.raises(NotationError, match="notation/unknown-word"):
        parse_deed("claim dieppe-paris with 1 plus_four", PLAIN)


def test_a_typed_list_is_refused_where_it_goes_wrong() -> None:
    with pytest.raises(NotationError, match=r"unknown-ticket: 'los angeles-paris'.*from there: los_angeles-new_york"):
        parse_deed("conservar berlin> los angeles-parís", TOY, "es")


def test_no_route_names_every_route_from_there() -> None:
    with pytest.raises(NotationError, match="from there: dieppe-paris, berlin-warszawa:1, berlin-warszawa:2"):
        parse_deed("claim berlin-paris with 1 red", TOY)
