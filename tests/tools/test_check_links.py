"""Links of the documents must lead somewhere."""

from pathlib import Path

import pytest

import check_links


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("[there](docs/maps.md) [part](docs/maps.md#add-one) [out](https://example.org/x)", 0),
        ("[missing](docs/none.md)", 1),
        ("[no such part](docs/maps.md#remove-one)", 1),
        ("`[only](shown.md)`\n\n```\n[only](shown.md)\n```\n", 0),
    ],
)
def test_links(tmp_path: Path, text: str, status: int) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "maps.md").write_text("# Maps\n## Add one\n", "utf-8")
    (tmp_path / "README.md").write_text(text, "utf-8")
    assert check_links.main(tmp_path) == status
