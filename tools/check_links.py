"""Check that every relative link of the documents leads to a file, and to its heading where it names one."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\[[^\]]*\]\(<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\)")
FENCE = re.compile(r"^```.*?^```[^\n]*$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
ELSEWHERE = re.compile(r"^[a-z][a-z0-9+.-]*:", re.IGNORECASE)


def main(root: Path = ROOT) -> int:
    """Print every link that leads nowhere; answer 1 when there is one."""
    pages = [*sorted(root.glob("*.md")), *sorted((root / "docs").rglob("*.md"))]
    wrong = [f"{page.relative_to(root)}: {link}" for page in pages for link in broken_links(page)]
    for line in wrong:
        print(f"leads nowhere: {line}", file=sys.stderr)
    print(f"{len(pages)} pages, {len(wrong)} links that lead nowhere")
    return 1 if wrong else 0


def broken_links(page: Path) -> Iterator[str]:
    """Give the relative links of a page that lead nowhere."""
    for link in LINK.findall(FENCE.sub("", page.read_text("utf-8"))):
        if not ELSEWHERE.match(link) and not leads_somewhere(page, link):
            yield link


def leads_somewhere(page: Path, link: str) -> bool:
    """Say whether a link of the page meets a file, and in a page the heading it asks for."""
    name, _, heading = link.partition("#")
    target = page.parent / name if name else page
    if not target.exists():
        return False
    return not heading or target.suffix != ".md" or heading in anchors(target)


def anchors(page: Path) -> set[str]:
    """Give the anchors that a page's headings have on common forges."""
    headings = re.findall(r"^#+ +(.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {anchor(heading) for heading in headings}


def anchor(heading: str) -> str:
    """Write a heading as an anchor.

    >>> anchor("Where to add `X`, and why")
    'where-to-add-x-and-why'
    """
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


if __name__ == "__main__":
    sys.exit(main())
