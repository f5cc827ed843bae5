"""Find where source files and tests name statements of the rules."""

import ast
import re
import tokenize
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# Neither the first nor the last id of a range such as EU-TUNNEL-1..3 or EU-TUNNEL-1-3 is taken.
ID = re.compile(r"(?<![\w.…–-])[A-Z]+-[A-Z]+-\d+(?![\w-]|\s?(?:\.\.|…|–)\s?(?:[A-Z]+-[A-Z]+)?-?\d)")
ID_IN_NAME = re.compile(r"(?<=_)([a-z]+)_([a-z]+)_(\d+)(?=_|$)")

OF_THE_REFERENCE = "tests/reference/test_obvious"
"""Tests that begin so try the slow engine that ours is compared with: they show nothing of ours."""


@dataclass(frozen=True)
class Mention:
    """A place that names a statement."""

    id: str
    path: str
    line: int
    guessed: bool = False
    """Read from a function's name, where other words may look like an id."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


def mentions_in_code(root: Path) -> Iterator[Mention]:
    """Find ids in docstrings and comments of the package, and in comments of its maps."""
    package = root / "src" / "traviesa"
    for path in sorted(package.rglob("*.py")):
        for line, text in sorted({*docstring_lines(path), *comments(path)}):
            yield from named(text, path, line, root, drop=package)
    for path in sorted((package / "maps").glob("*.toml")):
        for line, text in enumerate(path.read_text("utf-8").splitlines(), 1):
            yield from named(text.partition("#")[2], path, line, root, drop=package)


def mentions_in_tests(root: Path) -> Iterator[Mention]:
    """Find ids in scenarios and in the names, docstrings and marks of test functions."""
    folder = root / "tests"
    for path in sorted(folder.rglob("*.toml")):
        yield from mentions_in_scenarios(path, root)
    for path in sorted(folder.rglob("test_*.py")):
        if path.relative_to(root).as_posix().startswith(OF_THE_REFERENCE):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                yield from mentions_in_function(node, path, root)


def mentions_in_scenarios(path: Path, root: Path) -> Iterator[Mention]:
    """Find the ids that the scenarios of a file show.

    A file that is no scenario file, or is broken on purpose, shows nothing.
    """
    text = path.read_text("utf-8", errors="replace")
    try:
        scenarios = tomllib.loads(text).get("scenario", [])
    except tomllib.TOMLDecodeError:
        return
    if not isinstance(scenarios, list):
        return
    shown = {id for each in scenarios if isinstance(each, dict) for id in each.get("shows", [])}
    for line, words in enumerate(text.splitlines(), 1):
        for id in re.findall(r'"([^"]+)"', words):
            if id in shown and ID.fullmatch(id):
                yield Mention(id, str(path.relative_to(root / "tests")), line)


def mentions_in_function(node: ast.FunctionDef | ast.AsyncFunctionDef, path: Path, root: Path) -> Iterator[Mention]:
    """Find the ids that one test function shows, each once."""
    place = str(path.relative_to(root / "tests"))
    sure = set(ID.findall(ast.get_docstring(node) or ""))
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            sure.update(each.value for each in mark.args if isinstance(each, ast.Constant))
    guessed = {"-".join(parts).upper() for parts in ID_IN_NAME.findall(node.name)} - sure
    for id in sorted(sure):
        yield Mention(id, place, node.lineno)
    for id in sorted(guessed):
        yield Mention(id, place, node.lineno, guessed=True)


def docstring_lines(path: Path) -> Iterator[tuple[int, str]]:
    """Give the lines of every string that stands alone: docstrings, and the words beneath a field."""
    source = path.read_text("utf-8")
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            last = node.end_lineno or node.lineno
            yield from ((number, lines[number - 1]) for number in range(node.lineno, last + 1))


def comments(path: Path) -> Iterator[tuple[int, str]]:
    """Give every comment of a Python file."""
    with tokenize.open(path) as file:
        for token in tokenize.generate_tokens(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


def named(text: str, path: Path, line: int, root: Path, drop: Path) -> Iterator[Mention]:
    """Give the ids in a piece of text; their path is written from the folder that is dropped."""
    place = path.relative_to(drop if path.is_relative_to(drop) else root)
    yield from (Mention(id, str(place), line) for id in ID.findall(text))
