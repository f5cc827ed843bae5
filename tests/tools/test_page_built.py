"""The page is built when its sources have changed, and only then: a source distribution brings it along."""

from pathlib import Path

import pytest

import page

WORDS = ("src/traviesa/locale/en/page.ftl", "src/traviesa/rules_text.json", "docs/rules/rulebook.md")
"""Sources elsewhere: what the page says."""


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Sources of a page, which has been built from them."""
    files = {
        "web/package.json": "{}",
        "web/src/main.ts": "1",
        "web/node_modules/other/index.js": "2",
        **dict.fromkeys(WORDS, "a = A"),
        "built/index.html": "built",
    }
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content)
    note(tmp_path / "web")
    return tmp_path / "web"


def note(web: Path) -> None:
    (web.parent / "built" / page.NOTED).write_text(page.digest(page.sources(web)))


def is_fresh(web: Path) -> bool:
    return page.is_fresh(web, web.parent / "built")


def test_what_was_built_from_these_sources_is_fresh_whenever_that_was(web: Path) -> None:
    (web / "src" / "main.ts").touch()
    (web / "node_modules" / "other" / "index.js").write_text("what comes from elsewhere is locked")
    assert is_fresh(web)


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/src/new.ts", *WORDS])
def test_another_source_asks_for_another_build(web: Path, name: str) -> None:
    (web.parent / name).write_text("other")
    assert not is_fresh(web)


def test_another_language_asks_for_another_build(web: Path) -> None:
    folder = web.parent / "src" / "traviesa" / "locale" / "nl"
    folder.mkdir()
    (folder / "page.ftl").write_text("a = A")
    assert not is_fresh(web)


def test_a_page_that_is_not_there_is_not_fresh(web: Path) -> None:
    (web.parent / "built" / "index.html").unlink()
    assert not is_fresh(web)


def test_a_page_without_any_sources_is_what_it_is(web: Path) -> None:
    (web / "package.json").unlink()
    assert is_fresh(web)
