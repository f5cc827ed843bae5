"""Every refusal of the server and the client is told in every language: each call site is looked at.

A raise that builds its sentence itself would be English in every language. Here the source is read instead of run, so
that no branch is forgotten: each error is made by ``told``, with a code and a case that are written out, each has its
sentence in every language, and the sentence asks for no fact that is not given.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import traviesa
from traviesa.language import FOLDER, known_languages

SOURCE = Path(traviesa.__file__).parent
PARTS = ("server", "client")
HANDED_ON = {"ServerError"}
"""Carries what a server has said, in the language it was asked in."""


# --- sentences ----------------------------------------------------------------------------------------------------
class _Named(Visitor):
    """Gathers what a sentence asks for, and the sentences it holds."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.sentences: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (Fluent calls it by that name)
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.sentences.add(node.id.name)


def _read(language: str) -> list[Message]:
    texts = [file.read_text(encoding="utf-8") for file in sorted((FOLDER / language).glob("*.ftl"))]
    return [one for text in texts for one in FluentParser().parse(text).body if isinstance(one, Message)]


READ = {language: _read(language) for language in known_languages()}
SENTENCES = {language: {one.id.name: one for one in READ[language]} for language in READ}


def asked_by(language: str, sentence: str) -> set[str]:
    """Name the facts that a sentence asks for, with those of the sentences it holds."""
    named = _Named()
    named.visit(SENTENCES[language][sentence])
    return named.facts.union(*(asked_by(language, one) for one in named.sentences))


# --- call sites ---------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Told:
    """One sentence that one place in the source may say."""

    where: str
    sentence: str
    facts: frozenset[str]


def family(trees: dict[str, ast.Module]) -> set[str]:
    """Name the errors that are of the family: each is made of one that is."""
    names, before = {"TraviesaError"}, 0
    classes = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    while len(names) > before:
        before = len(names)
        names |= {one.name for one in classes if any(_name(base) in names for base in one.bases)}
    return names


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def written(node: ast.expr) -> list[str]:
    """Give the words that an expression can be, written out in the source."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return written(node.body) + written(node.orelse)
    return []


def _facts(call: ast.Call, tree: ast.Module) -> frozenset[str]:
    """Name the facts of a call; those of a dictionary that is spread must be written out in the same module."""
    spread = {_name(word.value) for word in call.keywords if word.arg is None}
    tables = [one for one in ast.walk(tree) if isinstance(one, ast.Assign) and spread & set(map(_name, one.targets))]
    keys = [key for one in tables if isinstance(one.value, ast.Dict) for key in one.value.keys if key]
    return frozenset({word.arg for word in call.keywords if word.arg}.union(*map(written, keys)))


def sites(trees: dict[str, ast.Module], errors: set[str]) -> Iterator[tuple[str, ast.Module, ast.Call]]:
    """Give every call that makes an error of the family."""
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                made = _name(node.func.value) if isinstance(node.func, ast.Attribute) else _name(node.func)
                if made in errors:
                    yield f"{path}:{node.lineno}", tree, node


def _trees(*parts: str) -> dict[str, ast.Module]:
    paths = [path for part in parts for path in (SOURCE / part).rglob("*.py")]
    return {str(path.relative_to(SOURCE)): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


TREES, ALL = _trees(*PARTS), _trees(".")
ERRORS = family(ALL) - HANDED_ON


def test_every_error_is_made_by_told_with_its_code_written_out() -> None:
    wrong = [
        where
        for where, _, call in sites(TREES, ERRORS)
        if _name(call.func) != "told" or not all(map(written, call.args)) or not 1 <= len(call.args) <= 2
    ]
    assert wrong == []


def told(trees: dict[str, ast.Module] = TREES) -> list[Told]:
    """List what may be told: each code with each case that is written out, and each saying."""
    found = []
    for where, tree, call in sites(trees, ERRORS):
        for words in product(*map(written, call.args)):
            sentence = "-".join(("error", words[0].replace("/", "-"), *filter(None, words[1:])))
            found.append(Told(where, sentence, _facts(call, tree)))
    for where, tree, call in sites(trees, {"Saying"}):
        found += [Told(where, sentence, _facts(call, tree)) for word in call.args[:1] for sentence in written(word)]
    return found


def test_there_is_much_to_tell() -> None:
    codes = {one.sentence for one in told()}
    assert len(codes) > 70
    assert {"error-table-full", "error-limit-requests", "error-limit-attempts", "setting-no-toml"} <= codes


@pytest.mark.parametrize("language", known_languages())
def test_no_sentence_is_there_twice_since_the_later_would_hide_the_other(language: str) -> None:
    assert [name for name, times in Counter(one.id.name for one in READ[language]).items() if times > 1] == []


@pytest.mark.parametrize("language", known_languages())
def test_every_error_has_its_sentence_and_the_sentence_its_facts(language: str) -> None:
    wrong = [
        f"{one.where}: {one.sentence} " + (f"lacks {lacking}" if (lacking := _lacking(language, one)) else "is missing")
        for one in told()
        if one.sentence not in SENTENCES[language] or _lacking(language, one)
    ]
    assert wrong == []


def _lacking(language: str, one: Told) -> set[str]:
    return asked_by(language, one.sentence) - one.facts if one.sentence in SENTENCES[language] else set()


def test_what_a_sentence_tells_in_one_language_it_tells_in_all() -> None:
    sentences = [name for name in SENTENCES["en"] if name.startswith("error-")]
    differ = {
        name: {language: asked_by(language, name) for language in known_languages()}
        for name in sentences
        if len({frozenset(asked_by(language, name)) for language in known_languages()}) > 1
    }
    assert differ == {}


def test_no_sentence_of_the_server_is_there_for_nobody() -> None:
    kept = re.findall(r"^(error-[a-z-]+) =", (FOLDER / "en" / "error_server.ftl").read_text("utf-8"), re.MULTILINE)
    assert len(kept) > 70
    assert set(kept) - {one.sentence for one in told(ALL)} == set()


def test_the_reader_of_sources_finds_what_is_wrong() -> None:
    source = """
class Own(TableError): ...
def refuse(code, facts):
    raise Own("table/full", f"{code} asked")
    raise Own.told(code)
    raise Own.told("a/b", "c" if code else "d", asked=1, **facts)
    facts = {"free": 2}
"""
    trees = {"x.py": ast.parse(source)}
    errors = family(trees | TREES)
    calls = {where: call for where, _, call in sites(trees, errors)}
    assert [_name(call.func) for call in calls.values()] == ["Own", "told", "told"]
    assert written(calls["x.py:5"].args[0]) == []
    assert written(calls["x.py:6"].args[1]) == ["c", "d"]
    assert _facts(calls["x.py:6"], trees["x.py"]) == {"asked", "free"}
