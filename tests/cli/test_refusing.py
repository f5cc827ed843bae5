"""What cannot be done is refused in one line, in the reader's language, with exit status 2."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from traviesa.cli.app import app

ASKED = [
    ("terminal --map atlantis", "game/unknown-map", 'no map "atlantis"', "no hay ningún mapa «atlantis»"),
    ("terminal --map eurpe", "game/unknown-map", "did you mean europe?", "¿quizá europe?"),
    ("terminal --players you", "game/seats", "1 seat asked", "se pidió 1 asiento"),
    ("terminal --players you,,bot", "terminal/players", "no name", "no es un nombre"),
    ("terminal --players ana,ANA", "terminal/players", "two of the same name", "dos con el mismo nombre"),
    ("terminal --players ana,bot:hal", "terminal/players", "no such bot", "no hay tal bot"),
    ("terminal --load none.txt", "terminal/unreadable", "cannot be read", "No se puede leer"),
    ("terminal --save none/none.txt", "terminal/unwritable", "cannot be written", "no se puede escribir"),
    ("terminal --save here.txt", "terminal/exists", "is there already", "ya existe"),
    ("terminal --maps none", "map/folder", "is no folder", "no es una carpeta"),
    ("terminal --load here.txt", "record/malformed", "line 1: expected", "línea 1: se espera"),
    ("verify none.txt", "record/unreadable", "cannot be read", "no se puede leer"),
    ("verify here.txt", "record/malformed", "line 1: expected", "línea 1: se espera"),
    ("simulate --seats 9", "game/seats", "9 seats asked", "se pidieron 9 asientos"),
    ("simulate --games 0", "simulate/games", "0 games asked", "se pidieron 0 partidas"),
    ("simulate --workers 0", "simulate/workers", "0 workers asked", "se pidieron 0 procesos"),
    ("simulate --bots clever", "bot/unknown", 'no bot "clever"', "no hay ningún bot «clever»"),
    ("simulate --bots random,random,random", "simulate/bots", "3 bots asked", "se pidieron 3 bots"),
    ("simulate wagons", "simulate/option", "expected key=value", "se espera clave=valor"),
    ("simulate passengers_each=3", "game/mechanism", "needs passengers_each", "necesita passengers_each"),
    ("map show usa --svg none/none.svg", "map/unwritable", "cannot be written", "no se puede escribir"),
]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(("words", "code", "en", "es"), ASKED, ids=[words for words, *_ in ASKED])
def test_a_refusal_is_one_line_in_the_readers_language(
    words: str, code: str, en: str, es: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here.txt").write_text("nothing much")
    result = CliRunner().invoke(app, [*words.split(), "--lang", lang])
    (line,) = result.stderr.splitlines()
    assert line.startswith(f"{code}: ")
    assert (es if lang == "es" else en) in line
    assert (result.exit_code, result.stdout) == (2, "")
    assert (tmp_path / "here.txt").read_text() == "nothing much"
