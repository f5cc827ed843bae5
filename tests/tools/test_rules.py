"""`make rules` must notice each way in which a statement can be left without code or test."""

from pathlib import Path

import pytest

import rules

RULEBOOK = """\
# Rules
- **EU-TUNNEL-1** [000] The first statement.
- **EU-TUNNEL-2** [table] [000] A printed board.
- **EU-TUNNEL-10** [000] The tenth statement.
- **DICE-ROLL-1** [004] A part that is not built yet.
"""

CODE = '''\
"""EU-TUNNEL-1 Say what holds."""

LENGTH = 3  # EU-TUNNEL-10
'''

SCENARIO = """\
[[scenario]]
shows = ["EU-TUNNEL-1"]
"""

TEST = '''\
def test_eu_tunnel_10_is_shown():
    """Show it."""
'''


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Make a small project in which nothing is missing."""
    write(tmp_path, "docs/rules/rulebook.md", RULEBOOK)
    write(tmp_path, "src/traviesa/rules/tunnel.py", CODE)
    write(tmp_path, "tests/scenarios/tunnel.toml", SCENARIO)
    write(tmp_path, "tests/rules/test_tunnel.py", TEST)
    return tmp_path


def write(root: Path, path: str, text: str) -> None:
    """Write a file of the project, with the folders above it."""
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, "utf-8")


def check(project: Path, *arguments: str) -> int:
    """Run the tool on the project."""
    return rules.main(["--root", str(project), *arguments])


def test_a_complete_project_passes(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(project) == 0
    said = capsys.readouterr().out
    assert "rules/tunnel.py:1" in said
    assert "scenarios/tunnel.toml:2" in said
    assert "3 statements in scope: 2 with code and tests, 1 of the table" in said
    assert "DICE-ROLL-1" not in said


@pytest.mark.parametrize(
    ("path", "lacks"),
    [
        ("src/traviesa/rules/tunnel.py", "EU-TUNNEL-1 has no code"),
        ("tests/scenarios/tunnel.toml", "EU-TUNNEL-1 has no test"),
        ("tests/rules/test_tunnel.py", "EU-TUNNEL-10 has no test"),
    ],
)
def test_a_missing_file_is_noticed(project: Path, capsys: pytest.CaptureFixture[str], path: str, lacks: str) -> None:
    (project / path).unlink()
    assert check(project) == 1
    assert f"missing: {lacks}" in capsys.readouterr().out


def test_a_longer_number_does_not_stand_for_a_shorter_one(project: Path) -> None:
    write(project, "tests/scenarios/tunnel.toml", SCENARIO.replace("TUNNEL-1", "TUNNEL-10"))
    assert check(project, "--id", "EU-TUNNEL-1") == 1
    assert check(project, "--id", "EU-TUNNEL-10") == 0


@pytest.mark.parametrize(
    "range_of_ids",
    ["EU-TUNNEL-1..3", "EU-TUNNEL-1-3", "EU-TUNNEL-1–3", "EU-TUNNEL-1 … 3", "EU-TUNNEL-1–EU-TUNNEL-3"],
)
def test_a_range_names_nothing(project: Path, range_of_ids: str) -> None:
    write(project, "src/traviesa/rules/tunnel.py", CODE.replace("EU-TUNNEL-1 ", range_of_ids + " "))
    assert check(project, "--id", "EU-TUNNEL-1") == 1


def test_words_after_a_dash_are_no_range(project: Path) -> None:
    write(project, "src/traviesa/rules/tunnel.py", "# EU-TUNNEL-1 – what holds\n")
    assert check(project, "--id", "EU-TUNNEL-1") == 0


def test_an_id_in_ordinary_code_is_no_code_for_the_rule(project: Path) -> None:
    write(project, "src/traviesa/rules/tunnel.py", 'SHOWN = ["EU-TUNNEL-1", "EU-TUNNEL-10"]\n')
    assert check(project, "--id", "EU-TUNNEL-1") == 1


def test_a_comment_in_a_map_file_is_code(project: Path) -> None:
    write(project, "src/traviesa/rules/tunnel.py", "# EU-TUNNEL-10\n")
    write(project, "src/traviesa/maps/europe.toml", "tunnel_reveal = 3  # EU-TUNNEL-1\n")
    assert check(project) == 0


@pytest.mark.parametrize(
    "test",
    [
        'def test_it():\n    """EU-TUNNEL-10 is shown."""\n',
        'import pytest\n\n\n@pytest.mark.rule("EU-TUNNEL-10")\ndef test_it():\n    pass\n',
        "class TestTunnel:\n    def test_eu_tunnel_10(self):\n        pass\n",
    ],
)
def test_each_way_to_name_a_rule_in_a_test_counts(project: Path, test: str) -> None:
    write(project, "tests/rules/test_tunnel.py", test)
    assert check(project) == 0


def test_what_is_no_test_shows_nothing(project: Path) -> None:
    write(
        project,
        "tests/rules/test_tunnel.py",
        '"""EU-TUNNEL-10"""\n\n\ndef eu_tunnel_10():\n    """EU-TUNNEL-10"""\n',
    )
    assert check(project) == 1


def test_a_test_of_the_reference_engine_shows_nothing_of_ours(project: Path) -> None:
    (project / "tests/reference").mkdir()
    (project / "tests/rules/test_tunnel.py").rename(project / "tests/reference/test_obvious.py")
    assert check(project) == 1


def test_an_id_that_no_document_has_is_noticed(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(project, "src/traviesa/rules/ferry.py", "# EU-TUNNEL-11\n")
    assert check(project) == 1
    assert "unknown: rules/ferry.py:1 names EU-TUNNEL-11" in capsys.readouterr().out


def test_a_project_without_a_rulebook_does_not_pass(project: Path) -> None:
    (project / "docs/rules/rulebook.md").unlink()
    (project / "src/traviesa/rules/tunnel.py").unlink()
    assert check(project) == 1


def test_an_unknown_id_is_refused(project: Path) -> None:
    assert check(project, "--id", "EU-TUNNEL-77") == 2
