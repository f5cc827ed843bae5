"""``docs/api.md``: its transcripts run as they stand, and no address of the contract is left out."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
HERE = "http://127.0.0.1:8080"
ANYTHING = "…"
MADE = ("id", "player", "table", "invitation", "deeds")
"""What the server makes anew each time: the word of the page stands for it from then on."""


def transcripts() -> Iterator[tuple[str, str]]:
    """Give every command of the page with the answer shown below it."""
    for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, answer = part.partition("\n")
            yield command, answer


class Reader:
    """Compares answers with the page, and learns what the names of the page stand for."""

    def __init__(self, url: str) -> None:
        self.stands_for = {HERE: url}

    def now(self, text: str) -> str:
        """Write a text of the page with the names of this run."""
        for word, found in self.stands_for.items():
            text = text.replace(word, found)
        return text

    def compare(self, shown: Any, found: Any, key: str = "") -> None:
        """Everything the page shows must be there; ``…`` is anything, at the end of a list any more of it."""
        if shown == ANYTHING:
            assert found is not None
        elif isinstance(shown, dict):
            assert set(shown) <= set(found), (shown, found)
            for name, value in shown.items():
                self.compare(value, found[name], name)
        elif isinstance(shown, list):
            if shown[-1:] == [ANYTHING] and shown[:-1] != [ANYTHING] * len(shown[:-1]):
                shown, found = shown[:-1], found[: len(shown) - 1]
            elif shown == [ANYTHING]:
                assert found
                return
            assert len(shown) == len(found), (shown, found)
            for one, other in zip(shown, found, strict=True):
                self.compare(one, other, key)
        elif key in MADE and shown not in self.stands_for:
            self.stands_for[shown] = found
        else:
            assert self.now(shown) == found if isinstance(shown, str) else shown == found, (key, shown, found)


@pytest.mark.skipif(shutil.which("curl") is None, reason="the transcripts need curl")
def test_every_transcript_gives_what_the_page_shows(url: str, tmp_path: Path) -> None:
    reader, lines = Reader(url), 0
    for command, answer in transcripts():
        ran = subprocess.run(["bash", "-c", reader.now(command)], cwd=tmp_path, capture_output=True, text=True)
        if answer.startswith("{"):
            reader.compare(json.loads(answer), json.loads(ran.stdout))
            lines += 1
            continue
        for shown, found in zip(answer.splitlines(), ran.stdout.splitlines(), strict=False):
            if shown.startswith("data: "):
                reader.compare(json.loads(shown[6:]), json.loads(found[6:]))
            else:
                assert found == reader.now(shown)
            lines += 1
    assert lines > 15


def test_every_address_of_the_contract_is_in_a_table_of_the_page(url: str) -> None:
    contract = httpx.get(f"{url}/api/docs/openapi.json").json()
    there = {f"{method.upper()} {path}" for path, item in contract["paths"].items() for method in item}
    assert there == set(re.findall(r"^\| `([A-Z]+ /[^`]*)` \|", PAGE, re.MULTILINE))


def test_every_link_to_a_table_on_the_page_is_one_that_the_client_reads() -> None:
    from traviesa.client.address import parse_address

    links = re.findall(r"http://\S+/tables/\w+#\w+", PAGE)
    assert links
    for link in links:
        address = parse_address(link)
        assert (str(address), bool(address.table and address.invitation)) == (link, True)
