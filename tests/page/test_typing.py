"""A whole game by typed commands alone, in Spanish, by somebody who hears the answers and sees nothing."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PATIENCE, PageAt
from tests.page.player import LONG, Keys
from tests.page.tables import SHORT, begun, person_in, sit_down, together
from tests.server.browser import Browser
from tests.server.serving import Host

HEARD: Final = "[...document.querySelectorAll('[aria-live=polite]')].at(-1).textContent.replace(/\\u00a0/g, '')"
CARDS: Final = re.compile(r"\((\d+) cartas?\)")
CLAIM: Final = re.compile(
    r"^\d+\. cubrir ([^,]+), \d+ espacios?, \d+ puntos?, por (.+?)(?:, túnel|, ferry|, u otra|, para|\.$)"
)


class Typist:
    """Types into the command line, and reads what a screen reader would read out."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = Keys(page)

    def say(self, line: str) -> str:
        """Type a line and hear the answer, as it is announced and as it stands on the page."""
        before = self.page.evaluate("[...document.querySelectorAll('[aria-live=polite]')].at(-1).textContent")
        if not self.page.evaluate("document.activeElement.id.startsWith('command')"):
            self.page.keyboard.press("/")
        is_in_sheet = self.page.evaluate("document.activeElement.closest('dialog') !== null")
        self.page.keyboard.insert_text(line)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(
            "(before) => { const live = [...document.querySelectorAll('[aria-live=polite]')].at(-1).textContent;"
            " return live !== before && live.trim() !== ''; }",
            arg=before,
            timeout=PATIENCE,
        )
        heard: str = self.page.evaluate(HEARD)
        shown = " ".join(self.page.locator(".answer p").all_inner_texts())
        if shown and not is_in_sheet:
            assert shown.split(" ")[-1] in heard, (line, shown, heard)
        return heard

    def possible(self) -> list[str]:
        """Ask what can be done, and read the numbered answers."""
        heard = self.say("¿qué puedo hacer?")
        return re.split(r" (?=\d+\. )", heard)

    def turn(self) -> None:
        """Do one thing, whatever it is that is asked."""
        told = self.possible()
        if told[0].startswith("Elige billetes"):
            self.do("conservar 1 2" if "al menos 2" in told[-1] else "conservar 1 2 3")
        elif any("robar a ciegas" in one for one in told) and self.cards() < 7:
            assert "Robar una carta a ciegas del mazo." in self.do("robar a ciegas")
        elif claim := next((found for one in told if (found := CLAIM.match(one))), None):
            heard = self.do(f"cubrir {claim[1]} con {claim[2]}")
            assert "Cubrir" in heard or "túnel" in heard, heard
        elif any("robar a ciegas" in one for one in told):
            self.do("robar a ciegas")
        else:
            self.do("1")

    def do(self, line: str) -> str:
        """Type a deed, and say yes where it is asked once more."""
        heard = self.say(line)
        if "Escribe «sí»" in heard:
            self.say("sí")
        return heard

    def cards(self) -> int:
        """Ask for the hand, and count."""
        found = CARDS.search(self.say("leer mi mano"))
        return int(found[1]) if found else 0


@pytest.fixture
def typist(page_at: PageAt, host: Host) -> Typist:
    """Somebody at a short game against a bot, on Europe."""
    page = page_at(None, language="es")
    ana = person_in(page.context, host.url)
    sit_down(page, begun(ana, "europe", ["person", "planner"], wagons=SHORT))
    return Typist(page)


def test_questions_are_answered_aloud_and_numbers_mean_what_was_said_last(typist: Typist) -> None:
    assert typist.possible()[0].startswith("Elige billetes")
    typist.do("conservar 1 2")
    typist.keys.await_turn()
    assert typist.say("leer mi mano").startswith("Mano: ")
    assert "París" in typist.say("recorridos desde París")
    assert "Ana" in typist.say("últimas jugadas")
    assert re.match("Robar|Cubrir|Construir", typist.say("pista")) is not None
    before = typist.keys.look()
    typist.say("robar a ciegas")
    after = typist.keys.await_change(before)
    assert sum(after["hand"].values()) == sum(before["hand"].values()) + 1
    wanted = next(one for one in typist.possible() if one.startswith("2. robar ")).split(" ")[2]
    assert wanted.rstrip(".") in typist.say("2")
    typist.keys.await_turn()


def test_what_is_asked_of_the_table_can_be_typed(page_at: PageAt, host: Host) -> None:
    page = page_at(None, language="es")
    ana, luis = person_in(page.context, host.url), Browser(host.url, "Luis")
    sit_down(page, together(ana, luis, "europe"))
    typist = Typist(page)
    typist.do("conservar 1 2")
    expect(page.locator("[data-part=keep]")).to_have_count(0)
    assert typist.say("deshacer") == "Hecho."
    expect(page.locator("[data-part=keep]")).to_be_visible()
    assert typist.say("rendirse").startswith("Un bot seguiría por ti")
    assert typist.say("decir ¡Hola!") == "Hecho."
    assert ana.look(page.url.rpartition("/")[2])["views"][0]["seats"][0]["resigned"] is False


@pytest.mark.soak
def test_a_whole_game_is_played_by_typing_alone(typist: Typist) -> None:
    typist.page.evaluate("addEventListener('pointerdown', () => (globalThis.pointed = true), true)")
    while not typist.keys.await_turn(LONG)["over"]:
        before = typist.keys.look()
        typist.turn()
        typist.keys.await_change(before)
    assert typist.page.evaluate("globalThis.pointed === undefined")
    expect(typist.page.get_by_role("heading", level=1)).to_contain_text("Final de la partida")
