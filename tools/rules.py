"""Print statement → code → tests for the rulebook, and fail when a statement lacks either.

Statements are the lines ``- **EU-TUNNEL-5** …`` of docs/rules. Code names a statement in a docstring or a
comment of src/traviesa (for a fact that is data: in a comment of a map file). A test names it in ``shows``
of a scenario, in the name or docstring of a test function, or by ``@pytest.mark.rule("EU-TUNNEL-5")``. Only
whole ids count: a range such as EU-TUNNEL-1..3 names nothing.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rule_mentions import Mention, mentions_in_code, mentions_in_tests

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = ("rulebook.md", "rulings.md", "variants.md")
STATEMENT = re.compile(r"^- \*\*(?P<id>[A-Z]+-[A-Z]+-\d+)\b(?P<text>.*)$")

# The part of the rules that is built: widen it with each map or mode that comes. A word stands for every id
# that begins with it (rulebook sections 1–11: cards on USA and Europe, and the rulings that concern them).
IN_SCOPE = ("TTR-", "USA-", "EU-", "RUL-")
NOT_YET_IN_SCOPE = ("RUL-DICE-", "RUL-MARKET-5", "RUL-DOUBLE-2", "RUL-DOUBLE-3")


@dataclass
class Statement:
    """One statement of the rules, and where the project speaks of it."""

    id: str
    text: str
    code: list[Mention] = field(default_factory=list)
    tests: list[Mention] = field(default_factory=list)

    @property
    def of_the_table(self) -> bool:
        """Say whether it is about boxes and table talk, so that nothing is owed."""
        return self.text.startswith("[table]")

    @property
    def lacks(self) -> list[str]:
        """List what is owed and missing."""
        owed = {} if self.of_the_table else {"code": self.code, "test": self.tests}
        return [what for what, mentions in owed.items() if not mentions]

    @property
    def words(self) -> str:
        """Give the statement without its leading remarks on sources."""
        text = re.sub(r"^(\[[^\]]*\]|\([^)]*\))\s*", "", self.text)
        while text.startswith("["):
            text = text.partition("]")[2].lstrip()
        return text.replace("*", "")


def main(arguments: list[str] | None = None) -> int:
    """Print the table; answer 0 when nothing is missing, 1 when something is, 2 for an id that is none."""
    parser = argparse.ArgumentParser(description="Print statement → code → tests for the rules in scope.")
    parser.add_argument("--id", help="show this statement alone, in full")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project to look at")
    options = parser.parse_args(arguments)
    statements, strangers = read_project(options.root)
    if options.id:
        return print_one(statements, options.id)
    return print_table(statements, strangers)


def read_project(root: Path) -> tuple[dict[str, Statement], list[Mention]]:
    """Read all statements with their mentions, and the mentions of ids that no document has."""
    statements = {statement.id: statement for statement in read_statements(root / "docs" / "rules")}
    families = {id.partition("-")[0] for id in statements}
    strangers = []
    for mention in mentions_in_code(root):
        if mention.id in statements:
            statements[mention.id].code.append(mention)
        elif mention.id.partition("-")[0] in families:
            strangers.append(mention)
    for mention in mentions_in_tests(root):
        if mention.id in statements:
            statements[mention.id].tests.append(mention)
        elif mention.id.partition("-")[0] in families and not mention.guessed:
            strangers.append(mention)
    return statements, strangers


def read_statements(folder: Path) -> Iterator[Statement]:
    """Read every statement of the documents, in their order."""
    for name in DOCUMENTS:
        if not (folder / name).exists():
            continue
        for line in (folder / name).read_text("utf-8").splitlines():
            if match := STATEMENT.match(line):
                text = match["text"].strip().removeprefix("**").strip()
                yield Statement(match["id"], text)


def is_in_scope(id: str) -> bool:
    """Say whether the statement belongs to the part that is built.

    >>> is_in_scope("RUL-DOUBLE-1"), is_in_scope("RUL-DOUBLE-2"), is_in_scope("RUL-DICE-10")
    (True, False, False)
    """
    return id.startswith(IN_SCOPE) and not any(
        id.startswith(word) if word.endswith("-") else id == word for word in NOT_YET_IN_SCOPE
    )


def print_table(statements: dict[str, Statement], strangers: list[Mention]) -> int:
    """Print one line for each statement in scope, then what is missing, then the sum."""
    rows = [statement for statement in statements.values() if is_in_scope(statement.id)]
    for row in rows:
        code, tests = ("-", "-") if row.of_the_table else (brief(row.code), brief(row.tests))
        print(f"{row.id:<15} {clip(row.words, 40):<40}  {clip(code, 36):<36}  {tests}")
    owing = [row for row in rows if row.lacks]
    if owing or strangers:
        print()
    for row in owing:
        print(f"missing: {row.id} has no {' and no '.join(row.lacks)}")
    for mention in strangers:
        print(f"unknown: {mention} names {mention.id}, which no document has")
    table_talk = sum(row.of_the_table for row in rows)
    shown = len(rows) - table_talk - len(owing)
    print(
        f"{len(rows)} statements in scope: {shown} with code and tests, {table_talk} of the table, "
        f"{len(owing)} missing something, {len(strangers)} unknown ids"
    )
    return 1 if owing or strangers or not rows else 0


def print_one(statements: dict[str, Statement], id: str) -> int:
    """Print all that is known of one statement."""
    if id not in statements:
        print(f"no document has a statement {id}", file=sys.stderr)
        return 2
    statement = statements[id]
    print(f"{id} {statement.text}")
    if not is_in_scope(id):
        print("  not in scope yet")
    for what, mentions in (("code", statement.code), ("test", statement.tests)):
        for mention in mentions:
            print(f"  {what}  {mention}")
    for what in statement.lacks:
        print(f"  {what}  missing")
    return 1 if statement.lacks and is_in_scope(id) else 0


def brief(mentions: list[Mention]) -> str:
    """Name the first place, and how many more there are."""
    if not mentions:
        return "MISSING"
    return f"{mentions[0]}" + (f" +{len(mentions) - 1}" if mentions[1:] else "")


def clip(text: str, width: int) -> str:
    """Cut a text to a width.

    >>> clip("a route is a run of spaces", 12)
    'a route is…'
    """
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


if __name__ == "__main__":
    sys.exit(main())
