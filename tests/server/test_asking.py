"""Asking in words: a line is understood and answered, never carried out; in both languages, from one seat's view."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.browser import Browser, Message, done, refused
from tests.server.playing import Party, party, view_of


@pytest.fixture
def two(url: str) -> Iterator[Party]:
    """Two people at a table of their own, who have chosen their first tickets."""
    with party(url, map="europe", public=False) as table:
        table.keep_first()
        yield table


def say(table: Party, seat: int, line: str, language: str = "es", **asked: Any) -> Message:
    """Say something in words."""
    return done(table.browsers[seat].post(f"{table.path}/say", line=line, language=language, **asked))


def why(table: Party, seat: int, **asked: Any) -> tuple[str, str]:
    """Ask why not; give code and text."""
    found = done(table.browsers[seat].post(f"{table.path}/why", language="en", **asked))
    return found["code"], found["text"]


def story(table: Party, browser: Browser, **asked: Any) -> list[Message]:
    """Ask what happened."""
    found: list[Message] = done(browser.get(f"{table.path}/story", **asked))["lines"]
    return found


# --- playing by typing ----------------------------------------------------------------------------------------
def typed_deed(table: Party, seat: int, chance: random.Random) -> Message:
    """Find a deed as somebody would who hears and types alone: ask what is possible, name a number, then the rest."""
    possible = say(table, seat, "¿Qué puedo hacer?")
    assert possible["understood"] == "answer"
    if "listed" not in possible:
        return say(table, seat, "todos")
    numbered = [line for line in possible["lines"] if line.partition(".")[0].isdecimal()]
    assert len(numbered) == len(possible["listed"])
    ways = [one for one in possible["listed"] if one.startswith("claim")] if chance.random() < 0.8 else []
    wanted = possible["listed"].index(chance.choice(ways or possible["listed"])) + 1
    found = say(table, seat, str(wanted), listed=possible["listed"])
    while found["understood"] == "answer":
        if "listed" in found:
            found = say(table, seat, str(chance.randint(1, len(found["listed"]))), listed=found["listed"])
        else:
            assert "¿En qué ciudad?" in found["lines"][0]
            free = [city for city in ("paris", "roma", "wien", "kyiv") if city not in table.view(seat)["stations"]]
            found = say(table, seat, f"construir {chance.choice(free)}")
    return found


@pytest.mark.parametrize("map_id", ["europe", "usa"])
def test_a_whole_game_can_be_played_by_typing_alone_in_spanish(url: str, map_id: str) -> None:
    chance = random.Random(11)
    with party(url, map=map_id, public=False) as table:
        status, deeds = "running", 0
        while status == "running":
            seat = table.due()[0]
            meant = typed_deed(table, seat, chance)
            assert meant["understood"] == "deed", meant
            assert meant["lines"][0].endswith((".", ":")), meant
            status = done(table.do(seat, meant["deed"], meant["moment"]))["status"]
            deeds += 1
        assert deeds > 40
        told = " ".join(say(table, 0, "puntos")["lines"])
        winners = [view["wins"] for view in table.view(0)["results"]]
        assert ("Gana " in told) == (sum(winners) == 1)
        assert "Ana" in told
        assert say(table, 1, "robar mazo")["code"] == "game/over"


def test_what_is_said_is_not_done(two: Party) -> None:
    before = two.look(0)["version"]
    for line in ("draw pile", "robar mazo", "undo", "resign", "say hello", "tickets", "1", ""):
        say(two, 0, line)
    assert two.look(0)["version"] == before


@pytest.mark.parametrize(
    ("line", "deed"), [("robar a ciegas", "draw pile"), ("tickets", "tickets"), ("billetes", "tickets")]
)
def test_a_deed_is_given_back_as_it_can_be_sent(two: Party, line: str, deed: str) -> None:
    meant = say(two, 0, line)
    assert (meant["understood"], meant["deed"]) == ("deed", deed)
    done(two.do(0, meant["deed"], meant["moment"]))


def test_what_cannot_be_mended_asks_to_be_confirmed(url: str) -> None:
    with party(url, map="europe", public=False) as table:
        some, every = say(table, 0, "1 2"), say(table, 0, "todos")
        assert (some["confirm"], "devolver" in some["lines"][0]) == (True, True)
        assert ("confirm" in every, "devolver" in every["lines"][0]) == (False, False)


def test_a_deed_that_is_refused_is_told_with_its_reason_and_not_given(two: Party) -> None:
    meant = say(two, 0, "claim madrid-lisboa with 9 red", "en")
    assert (meant["understood"], meant["code"], "deed" in meant) == ("deed", "claim/wrong-count", False)
    assert "exactly as many cards" in meant["lines"][0]
    waits = say(two, 1, "robar mazo")
    assert (waits["code"], waits["lines"]) == ("action/not-your-turn", ["Le toca a Ana."])


def test_what_addresses_do_is_named(two: Party) -> None:
    assert say(two, 0, "deshacer")["act"] == "undo"
    assert say(two, 0, "me rindo")["act"] == "resign"
    said = say(two, 0, "di ¡Hola a todos!")
    assert (said["understood"], said["act"], said["rest"]) == ("act", "say", "¡Hola a todos!")


def test_a_line_that_answers_an_old_view_is_stale(two: Party) -> None:
    moment = say(two, 0, "mercado")["moment"]
    two.draw(0)
    answer = two.browsers[0].post(f"{two.path}/say", line="1", moment=moment)
    assert refused(answer) == (409, "table/stale")


def test_a_number_that_is_not_in_the_list_is_told_so(two: Party) -> None:
    assert say(two, 0, "2", listed=["draw pile"])["code"] == "terminal/number"
    assert say(two, 0, "1", listed=["1"])["code"] == "terminal/number"


# --- questions ------------------------------------------------------------------------------------------------
QUESTIONS = {
    "en": {
        "what can I do": "What you can do",
        "read my hand": "Hand: ",
        "my tickets": "Ticket: ",
        "market": "Market: ",
        "scores": "Beto: 0 points",
        "routes from Paris": "Dieppe–Paris",
        "map": "Amsterdam: ",
        "rules tunnel": "A tunnel turns up 3 cards",
        "rules EU-FERRY-1": "A ferry asks for a locomotive",
        "odds": "tunnel",
        "last moves": "Ana: kept ",
        "what happened since 0": "Ana: kept ",
        "look": "your turn 1",
        "help": "routes from paris",
        "why can't I claim Berlin-Wien with 9 red": "exactly as many cards",
    },
    "es": {
        "¿Qué puedo hacer?": "Qué puedes hacer",
        "lee mi mano": "Mano: ",
        "mis billetes": "Billete: ",
        "mercado": "Boca arriba: ",
        "puntos": "Beto: 0 puntos",
        "recorridos desde París": "Dieppe–París",
        "mapa": "Ámsterdam: ",
        "reglas túnel": "Un túnel descubre 3 cartas",
        "reglas EU-FERRY-1": "Un ferri pide una locomotora",
        "probabilidades": "túnel",
        "últimas jugadas": "Ana: conservas ",
        "¿Qué ha pasado desde 0?": "Ana: conservas ",
        "mirar": "tu turno 1",
        "ayuda": "recorridos desde parís",
        "¿Por qué no puedo cubrir Berlín-Viena con 9 rojas?": "exactamente tantas cartas",
    },
}


@pytest.mark.parametrize(("language", "line"), [(lang, line) for lang, lines in QUESTIONS.items() for line in lines])
def test_questions_are_answered_in_sentences(two: Party, language: str, line: str) -> None:
    answer = say(two, 0, line, language)
    assert answer["understood"] == "answer"
    assert QUESTIONS[language][line] in " ".join(answer["lines"])
    assert not [one for one in answer["lines"] if "[" in one or "\ue000" in one]


def test_each_language_understands_the_other_and_answers_in_its_own(two: Party) -> None:
    assert say(two, 0, "read my hand", "es")["lines"][0].startswith("Mano: ")
    assert say(two, 0, "lee mi mano", "en")["lines"][0].startswith("Hand: ")
    answer = two.browsers[0].http.post(f"{two.path}/say", json={"line": "hand"}, headers={"accept-language": "es"})
    assert done(answer)["lines"][0].startswith("Mano: ")


@pytest.mark.parametrize(
    "line",
    ["xyzzy", "rules xyzzy", "save game.txt", "²", "claim", "why", "odds zz", "\t", "9" * 400, "[red]", "keep 1 2"],
)
def test_whatever_is_typed_is_answered(two: Party, line: str) -> None:
    assert say(two, 0, line)["lines"]


def test_who_does_not_sit_there_asks_in_vain(two: Party, url: str) -> None:
    with party(url, bots=1, seats=1) as other:
        stranger = other.browsers[0]
        for what, body in (("say", {"line": "hand"}), ("why", {"what": "draw"})):
            assert refused(stranger.post(f"{two.path}/{what}", **body)) == (404, "table/unknown")
            watched = two.browsers[0].post(f"{other.path}/{what}", **body)
            assert refused(watched) == (409, "table/not-seated")
        assert refused(stranger.get(f"{two.path}/hint"))[0] == 404
        assert story(other, two.browsers[0])


# --- why not --------------------------------------------------------------------------------------------------
def test_every_route_that_cannot_be_claimed_has_its_reason(two: Party) -> None:
    chance = random.Random(5)
    seat, view, names = 0, two.view(0), {0: "Ana", 1: "Beto"}
    while len(view["routes"]) < 12 or view["phase"] != "turn" or not view["legal"]["claim"]:
        two.move(chance)
        seat = two.due()[0]
        view = two.view(seat)
    payable = {one["route"] for one in view["legal"]["claim"]}
    for route, owner in view["routes"].items():
        code, text = why(two, seat, route=route)
        assert (code, text) == {
            seat: ("claim/taken", "You have it already."),
            1 - seat: ("claim/taken", f"{names[1 - seat]} has it."),
        }.get(owner, ("claim/twin-closed", text))
    for route in payable:
        assert why(two, seat, route=route) == ("", "Nothing speaks against it.")
    assert why(two, 1 - seat, what="draw") == ("action/not-your-turn", f"It is the turn of {names[seat]}.")


def test_what_lacks_for_a_route_is_counted(two: Party) -> None:
    code, text = why(two, 1, route="stockholm-petrograd")
    held = two.view(1)["hand"]
    most = max(count for card, count in held.items() if card != "locomotive") if held else 0
    assert code == "claim/cannot-pay"
    assert f"{8 - most - held.get('locomotive', 0)} cards short" in text


def test_stations_tickets_and_taking_back_have_their_reasons_too(two: Party) -> None:
    assert why(two, 0, what="tickets")[0] == why(two, 0, city="París")[0] == ""
    assert why(two, 0, what="pass")[0] == "pass/not-allowed"
    assert why(two, 0, what="undo")[0] == "table/undo"
    assert why(two, 0, deed="keep nothing")[0] == "action/wrong-phase"
    two.draw(0)
    assert why(two, 0, city="paris")[0] == why(two, 0, what="claim")[0] == "action/wrong-phase"
    assert refused(two.browsers[0].post(f"{two.path}/why")) == (422, "why/nothing")
    assert refused(two.browsers[0].post(f"{two.path}/why", city="atlantis")) == (422, "notation/unknown-city")


# --- what happened --------------------------------------------------------------------------------------------
def test_each_reads_what_happened_as_they_may_know_it(two: Party) -> None:
    version = two.look(0)["version"]
    two.draw(0)
    two.draw(0, next(card for card in two.view(0)["market"] if card != "locomotive"))
    own, other = (story(two, two.browsers[seat], since=version, language="es") for seat in (0, 1))
    assert [line["number"] for line in own] == [line["number"] for line in other] == [version + 1, version + 2]
    assert [line["seat"] for line in own] == [0, 0]
    assert own[0]["text"].startswith("Ana: robas ")
    assert own[0]["text"].endswith(" del mazo.")
    assert other[0]["text"] == "Ana: roba una carta a ciegas."
    assert "conservas" not in " ".join(
        line["text"] for line in story(two, two.browsers[1], language="es") if line["seat"] == 0
    )
    assert refused(two.browsers[1].get(f"{two.path}/story", seat=0)) == (422, "action/not-your-turn")


def test_of_several_seats_at_one_device_only_the_named_one_is_told_its_own(url: str) -> None:
    with party(url, 1, starts=False, chairs=["person", "person"], names=["Ana", "Beto"]) as table:
        done(table.browsers[0].post(f"{table.path}/start"))
        for seat in (0, 1):
            view = view_of(table.look(0), seat)
            body = {"moment": view["moment"], "request": f"keep-all-{seat}", "seat": seat}
            done(table.browsers[0].post(f"{table.path}/deeds", deed="keep " + " ".join(view["offered"]), **body))
        both, ana = (story(table, table.browsers[0], language="en", **asked) for asked in ({}, {"seat": 0}))
        assert not [line for line in both if " kept " in line["text"]]
        assert [line["seat"] for line in ana if " kept " in line["text"]] == [0]


def test_words_of_who_is_muted_are_not_told(two: Party) -> None:
    done(two.browsers[1].post(f"{two.path}/chat", text="la la la"))
    assert "Beto dice: la la la" in [line["text"] for line in story(two, two.browsers[0], language="es")]
    two.browsers[0].http.put(f"/api/mutes/{two.browsers[1].id}", json={})
    assert "la la la" not in str(story(two, two.browsers[0], language="es"))


# --- hints ----------------------------------------------------------------------------------------------------
def test_a_hint_is_a_legal_deed_and_is_given_in_words(two: Party) -> None:
    hint = done(two.browsers[0].get(f"{two.path}/hint", language="es"))
    assert hint["text"].startswith(("Robar", "Cubrir", "Jugar", "Construir"))
    assert hint == done(two.browsers[0].get(f"{two.path}/hint", language="es"))
    done(two.do(0, hint["deed"], hint["moment"]))
    two_waits = two.browsers[1 - two.due()[0]].get(f"{two.path}/hint")
    assert refused(two_waits) == (422, "action/not-your-turn")


def test_there_are_no_hints_where_a_game_may_be_rated(url: str) -> None:
    with party(url) as rated, party(url, 1, bots=1) as alone, party(url, options={"wagons_each": 20}) as own_rules:
        assert refused(rated.browsers[0].get(f"{rated.path}/hint")) == (422, "hint/rated")
        for table in (alone, own_rules):
            assert done(table.browsers[0].get(f"{table.path}/hint"))["deed"].startswith("keep ")
