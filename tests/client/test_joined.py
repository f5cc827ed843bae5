"""Tables joined from terminals: real servers, real terminals, whole games."""

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client.screens import Hand, Terminal
from tests.server.serving import Host, hosting

TOY = Path(__file__).parents[1] / "maps" / "toy.toml"
TRAVIESA = (sys.executable, "-m", "traviesa")
LINK = re.compile(r"http://\S+/tables/(\w+)#\w+")


@pytest.fixture(scope="module")
def toyland(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that offers a map of seven cities: its games are short."""
    folder = tmp_path_factory.mktemp("toyland")
    (folder / "maps").mkdir()
    shutil.copy(TOY, folder / "maps")
    with hosting(folder, maps=(folder / "maps",)) as host:
        yield host


def link_shown(terminal: Terminal) -> tuple[str, str]:
    """Give the invitation that a terminal shows, and the table's name in it."""
    found = LINK.search(terminal.wait_until(lambda text: bool(LINK.search(text)), "a link"))
    assert found
    return found[0], found[1]


def test_two_terminals_play_a_whole_game_in_two_languages(toyland: Host, tmp_path: Path) -> None:
    new = ("terminal", "--join", toyland.url, "--name", "Ana", "--map", "toy", "--players", "Ana,open")
    with Terminal(tmp_path / "ana", *new) as ana:
        link, table = link_shown(ana)
        with Terminal(tmp_path / "luis", "terminal", "--join", link, "--name", "Luis", "--plain", lang="es") as luis:
            ana.wait_for("Everybody is here")
            luis.wait_for("La partida empieza")
            luis.type("decir buena suerte")
            ana.wait_for("Luis says: Good luck!")
            ana.type("start")
            luis.wait_for("Empieza la partida.")
            hands = [Hand(ana, toyland.url, "Ana"), Hand(luis, toyland.url, "Luis")]
            while "rematch" not in ana.text or "revancha" not in luis.text:
                for hand in hands:
                    hand.play(table)
            for hand in hands:
                hand.close()
            assert min(hand.typed for hand in hands) > 5
            assert "Checked here: the cards lay as committed before the start" in ana.text
            assert "las cartas estaban como se prometió" in luis.text
            assert "\x1b" not in luis.text
            total = re.search(r"Luis: recorridos .* total (-?\d+)", luis.text)
            assert total
            assert re.search(rf"Luis .* {total[1]}$", re.sub(r"\x1b\[[0-9;]*m", "", ana.text), re.MULTILINE)
            file = tmp_path / "game.txt"
            ana.type(f"save {file}")
            ana.wait_for("Saved in")
            assert (
                subprocess.run(
                    [*TRAVIESA, "verify", str(file), "--maps", str(toyland.settings.maps[0])], check=False
                ).returncode
                == 0
            )
            ana.type("rematch")
            luis.wait_for("revancha se sienta allí")
            luis.type("revancha")
            ana.wait_for("Luis sits down.")
            ana.wait_for("Everybody is here")
            ana.type("quit")
            assert ana.status() == 0
            luis.type("salir")
            assert luis.status() == 0


def test_a_server_that_is_killed_costs_nobody_a_word(tmp_path: Path) -> None:
    with hosting(tmp_path / "host") as host:
        new = ("terminal", "--join", host.url, "--name", "Ana", "--players", "Ana,open", "--plain")
        with Terminal(tmp_path / "ana", *new) as ana:
            link, _ = link_shown(ana)
            with Terminal(tmp_path / "luis", "terminal", "--join", link, "--name", "Luis", "--plain") as luis:
                ana.wait_for("Luis sits down.")
                luis.wait_for("The game begins when")
                host.kill()
                luis.type("say are you there?")
                luis.wait_for("Nothing is lost; trying again")
                ana.wait_for("Nothing is lost; trying again")
                host.start()
                ana.wait_for("The server is there again.")
                ana.wait_for("Luis says: are you there?")
                luis.wait_for("Luis says: are you there?")
                ana.type("start")
                luis.wait_for("at least 2 of 4")
                luis.tell(signal.SIGTERM)
                assert luis.status() == 128 + signal.SIGTERM
            with Terminal(tmp_path / "luis", "terminal", "--join", host.url, "--plain") as luis:
                luis.wait_for("1. go on: Europe, Ana, Luis. It is your turn")
                luis.type("")
                luis.wait_for("at least 2 of 4")
                luis.type("quit")
                luis.wait_for(f"Come back with: traviesa terminal --join {host.url}/tables/")
                assert luis.status() == 0


def test_what_is_typed_stays_while_others_talk_and_news_waits_for_it(toyland: Host, tmp_path: Path) -> None:
    new = ("terminal", "--join", toyland.url, "--name", "Ana", "--map", "toy", "--players", "Ana,open", "--plain")
    with Terminal(tmp_path / "ana", *new) as ana:
        link, _ = link_shown(ana)
        with Terminal(tmp_path / "luis", "terminal", "--join", link, "--name", "Luis", "--plain") as luis:
            luis.wait_for("The game begins when")
            ana.wait_for("Luis sits down.")
            ana.press("say one ")
            ana.wait_for("say one ")
            luis.type("say two")
            luis.wait_for("Luis says: two")
            ana.read(1.0)
            assert "two" not in ana.text
            ana.press("x\x7f\x7f moment!\r")
            shown = ana.wait_for("Luis says: two")
            assert "Ana says" not in shown
            luis.wait_for("Ana says: One moment!")
            luis.type("phrases")
            luis.wait_for("Good luck!")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--join", "http://127.0.0.1:9"), "client/unreachable"),
        (("--join", "ftp://127.0.0.1"), "client/address"),
        (("--join", "{url}/tables/nowhere", "--name", "Ana"), "table/unknown"),
        (("--join", "{url}", "--name", "Ana", "--map", "atlantis"), "join/map"),
        (("--join", "{url}", "--name", "Ana", "--players", "Ana,bot:chess"), "join/players"),
        (("--join", "{url}", "--name", "Ana", "--players", "Ana"), "game/seats"),
        (("--join", "{url}", "--token", "nonsense"), "identity/token"),
        (("--join", "{url}", "--seed", "4"), "command/conflict"),
        (("--name", "Ana"), "command/needs"),
    ],
)
def test_what_cannot_be_is_one_line_with_its_code_and_status_two(
    toyland: Host, tmp_path: Path, words: tuple[str, ...], code: str
) -> None:
    with Terminal(tmp_path, "terminal", *(word.format(url=toyland.url) for word in words), lang="es") as terminal:
        assert terminal.status() == 2
        told = [line for line in terminal.text.splitlines() if not line.startswith("Eres")]
        assert len(told) == 1
        assert told[0].startswith(f"{code}: ")
