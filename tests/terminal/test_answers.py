"""Commands: looking, asking why, saving and loading."""

from pathlib import Path

import pytest

from tests.terminal.script import Script
from tests.terminal.test_turn import played, rich_table
from traviesa.record_text import write_record
from traviesa.spoken.story import tell
from traviesa.spoken.words import Words
from traviesa.terminal.saves import read_game


@pytest.mark.parametrize(
    ("lang", "line", "shown"),
    [
        ("en", "help", "undo (until chance"),
        ("en", "hand", "Hand: 3 blue, 4 green, 2 locomotives (9 cards)."),
        ("es", "mano", "Mano: 3 azules, 4 verdes, 2 locomotoras (9 cartas)."),
        ("es", "ayuda", "deshacer (mientras no"),
        ("en", "market", "pile "),
        ("es", "mercado", "Boca arriba: "),
        ("en", "routes from Paris", "Dieppe–Paris: 1 space, 1 point, purple, track: you can pay 1 locomotive."),
        ("es", "recorridos desde parís", "Dieppe–París: 1 espacio, 1 punto, violeta, vía: puedes pagar 1 locomotora."),
        ("es", "rutas desde París", "Dieppe–París: 1 espacio"),
        ("en", "what is a tunnel?", "unnel"),
        ("es", "¿qué es un túnel?", "únel"),
        ("en", "routes paris", "Pamplona–Paris:2: 4 spaces, 7 points, green, track: you can pay 4 green."),
        ("en", "routes", "Amsterdam–London: 2 spaces, 2 points, any colour, ferry"),
        ("en", "map", "Paris: Brest 3 black"),
        ("es", "mapa", "París: Brest 3 negra"),
        ("en", "scores", "You: 0 points, 45 wagons, 9 cards, 3 stations"),
        ("es", "puntos", "You: 0 puntos, 45 vagones, 9 cartas, 3 estaciones"),
        ("en", "what can i do?", "draw unseen from the pile."),
        ("es", "¿qué puedo hacer?", "robar a ciegas del mazo."),
        ("en", "my tickets", "wagons to go: "),
        ("es", "mis billetes", "vagones: "),
        ("en", "log", "Bot 2: chose the first tickets."),
        ("es", "historial", "Bot 2: elige sus primeros billetes."),
        ("en", "why claim dieppe-paris", "Nothing speaks against it."),
        ("en", "why claim stockholm-petrograd", "claim petrograd-stockholm with 6 green + 2 locomotive: the hand"),
        ("es", "por qué cubrir madrid-lisboa", "cubrir lisboa-madrid con 1 violeta + 2 locomotoras: en la mano faltan"),
        ("en", "why draw passenger", '"passenger" is not a card of this map'),
        ("es", "por qué robar pasajero", "no es una carta de este mapa"),
        ("en", "odds venezia-zurich", "Laying 2 green, success: "),
        ("es", "probabilidades venecia-zúrich", "Con 2 verdes, éxito: "),
        ("en", "odds dieppe-bruxelles", "There is no chance in it"),
        ("es", "probabilidades londres-dieppe", "no hay azar"),
        ("en", "odds", "Laying 2 green, success: "),
        ("en", "why claim pamplona-paris", "Nothing speaks against it."),
        ("en", "scores", "Longest trail so far, for 10 points at the end: You 0, Bot 2 0, Bot 3 0."),
        ("es", "puntos", "Ruta continua más larga hasta ahora, por los 10 puntos del final: You 0"),
        ("en", "rules", "A tunnel turns up 3 cards"),
        ("en", "rules", "the one that is claimed closes the other"),
        ("es", "reglas", "cada una sin construir vale 4 puntos"),
    ],
)
def test_a_command_is_answered(tmp_path: Path, lang: str, line: str, shown: str) -> None:
    script = played(tmp_path, [line], lang)
    assert shown in script.shown_after(line)
    assert len(script.table.deeds) == 3


@pytest.mark.parametrize(
    ("lang", "line", "code"),
    [
        ("en", "dance", "notation/unknown-word"),
        ("es", "bailar", "notation/unknown-word"),
        ("en", "claim dieppe-moskva with 1 red", "notation/unknown-route"),
        ("es", "cubrir dieppe-moscú con 1 roja", "notation/unknown-route"),
        ("es", "construir gotham con 1 roja", "notation/unknown-city"),
        ("es", "cubrir dieppe-parís con", "notation/malformed"),
        ("es", "cubrir bruselas-parís con 2 rojas", "claim/cannot-pay"),
        ("es", "conservar gotham-parís", "notation/unknown-city"),
        ("en", "claim dieppe-bruxelles with 2 blue", "claim/wrong-colour"),
        ("es", "pagar 1 roja", "action/wrong-phase"),
        ("en", "pass", "pass/not-allowed"),
        ("en", "routes from gotham", "notation/unknown-city"),
        ("en", "odds nonsense", "notation/unknown-word"),
        ("en", "save", "terminal/no-file"),
        ("es", "guardar", "terminal/no-file"),
        ("en", "load /nowhere/at/all", "terminal/unreadable"),
        ("en", "save /nowhere/at/all", "terminal/unwritable"),
    ],
)
def test_bad_input_is_refused_with_its_code_and_changes_nothing(
    tmp_path: Path, lang: str, line: str, code: str
) -> None:
    before = rich_table().game.to_bytes()
    script = played(tmp_path, [line], lang)
    assert f"({code})" in script.shown_after(line)
    assert script.table.game.to_bytes() == before


def test_notation_is_refused_in_spanish(tmp_path: Path) -> None:
    script = played(tmp_path, ["robar"], "es")
    assert "«robar» no se entiende; se escribe robar mazo, o robar <carta>" in script.shown_after("robar")


# --- saving and loading -----------------------------------------------------------------------------------
def begun(tmp_path: Path, lines: list[str]) -> Script:
    """Play a little from a fresh start, so that the game can be replayed from its record."""
    from tests.terminal.script import new_table

    return Script(tmp_path / "shelf", new_table(), ["1 2", "yes", *lines]).run()


@pytest.mark.parametrize("verb", ["save", "guardar", "guardar en", "guardar partida"])
def test_a_game_saved_and_loaded_is_the_same_to_the_last_byte(tmp_path: Path, verb: str) -> None:
    file = tmp_path / "game.txt"
    script = begun(tmp_path, ["draw pile", f"{verb} {file}"])
    loaded = read_game(file, bots=script.table.bots)
    assert loaded.game.to_bytes() == script.table.game.to_bytes()
    assert write_record(loaded.record()) == file.read_text()


def test_a_file_is_written_over_only_when_that_is_confirmed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("precious")
    for answer in ("", "no", "perhaps"):
        begun(tmp_path, [f"save {file}", answer])
        assert file.read_text() == "precious"
    begun(tmp_path, [f"save {file}", "yes"])
    assert file.read_text().startswith("traviesa: 1")


def test_another_game_is_loaded_in_the_middle_of_one(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    first = begun(tmp_path, ["draw pile", f"save {file}"])
    second = begun(tmp_path, ["draw pile", "draw pile", f"load {file}", "yes"])
    assert second.table.game.to_bytes() == first.table.game.to_bytes()


@pytest.mark.parametrize("damage", ["traviesa: 1\n", "no game\n", "", "\x00\xff"])
def test_a_damaged_save_is_refused_in_one_line_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(damage.encode("latin-1"))
    script = begun(tmp_path, [f"load {file}"])
    shown = script.shown_after(f"load {file}")
    assert shown.count("\n") == 0
    assert "(record/" in shown
    assert file.read_bytes() == damage.encode("latin-1")


def test_a_record_that_breaks_a_rule_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    begun(tmp_path, ["draw pile", f"save {file}"])
    file.write_text(file.read_text().replace("You: draw pile", "You: withdraw"))
    script = begun(tmp_path, [f"load {file}"])
    assert "(record/deed)" in script.shown_after(f"load {file}")


def test_guardar_keeps_tickets_where_tickets_are_to_be_chosen(tmp_path: Path) -> None:
    script = Script(tmp_path, rich_table(), ["billetes", "guardar 1 2 3"], "es").run()
    assert len(script.table.events[4].deed.tickets) == 3


def test_a_refusal_names_what_can_be_done_instead(tmp_path: Path) -> None:
    line = "cubrir bruselas-dieppe con 3 verdes"
    assert played(tmp_path, [line], "es").shown_after(line) == (
        "cubrir bruxelles-dieppe con 3 verdes: el recorrido cuesta exactamente tantas cartas como espacios tiene. "
        "Posible: cubrir bruxelles-dieppe con 2 verdes; cubrir bruxelles-dieppe con 1 verde + 1 locomotora; "
        "cubrir bruxelles-dieppe con 2 locomotoras (claim/wrong-count)"
    )


def test_a_payment_that_was_not_asked_for_is_not_refused(tmp_path: Path) -> None:
    shown = played(tmp_path, ["draw pile", "claim paris-zurich"]).shown_after("claim paris-zurich")
    assert shown.startswith("claim paris-zurich: that cannot be done now, in the phase “second card”. Possible: draw ")


@pytest.mark.parametrize(("lang", "options"), [("es", " --lang es --plain"), (None, " --plain")])
def test_what_was_asked_for_on_the_command_line_is_asked_for_again(tmp_path: Path, lang: str, options: str) -> None:
    assert f"traviesa terminal --resume{options}\n" in played(tmp_path, ["quit"], lang).text


def test_two_unseen_cards_are_told_in_one() -> None:
    table = rich_table("you,you")
    for deed in ("draw pile", "draw pile"):
        table.apply(table.game.find_action(deed))
    assert list(tell(table.events[2:], Words("en", table.map_file, table.players, plain=True), reader=1)) == [
        "[seat.a]Player 1[/]: drew two cards unseen."
    ]
