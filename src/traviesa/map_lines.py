"""Find the line of a key or row in a TOML text: the parser of the standard library does not tell it."""

import re
from dataclasses import dataclass, field
from typing import Final, Self

TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""|'
    r"'''.*?'''|"  # texts over several lines
    r'"(?:\\.|[^"\\\n])*"|'
    r"'[^'\n]*'|"  # texts in one line
    r"#[^\n]*|[\[\]{}=\n]|[^\[\]{}=\n\"'#]+|.",  # a comment, a mark, anything between
    re.DOTALL,
)


@dataclass(slots=True)
class Lines:
    """The lines on which keys, tables and rows of a TOML text begin."""

    keys: dict[str, int] = field(default_factory=dict)
    rows: dict[str, list[int]] = field(default_factory=dict)

    @classmethod
    def of(cls, text: str) -> Self:
        """Scan a text that the parser has accepted."""
        scan = _Scan()
        for token in TOKEN.findall(text):
            scan.take(token)
            scan.line += token.count("\n")
        return cls(scan.keys, scan.rows)

    def of_key(self, key: str) -> int:
        """Tell the line of a dotted key, or of the nearest table around it; 0 when neither is there.

        >>> Lines.of("map = { id = 'toy' }").of_key("map.id")
        1
        """
        while key not in self.keys and "." in key:
            key = key.rpartition(".")[0]
        return self.keys.get(key, 0)

    def of_row(self, table: str, row: int) -> int:
        """Tell the line of the row-th row (from 1) of a list of tables; 0 when it is not there."""
        lines = self.rows.get(table, [])
        return lines[row - 1] if 0 < row <= len(lines) else self.keys.get(table, 0)


class _Scan:
    """Where the scanner stands: in which table, in which value, how deep in brackets."""

    def __init__(self) -> None:
        self.keys: dict[str, int] = {}
        self.rows: dict[str, list[int]] = {}
        self.line = 1
        self.table = ""
        self.key = ""
        self.depth = 0
        self.in_value = False

    def take(self, token: str) -> None:
        if token.startswith("#"):
            return
        if self.in_value:
            self.take_value(token)
        elif token == "\n":
            self.end_header()
        elif token == "=":
            self.begin_value()
        else:
            self.key += token

    def begin_value(self) -> None:
        self.key = f"{self.table}{_dotted(self.key)}"
        self.keys.setdefault(self.key, self.line)
        self.in_value = True

    def take_value(self, token: str) -> None:
        if token in "[{":
            if token == "{" and self.depth == 1:
                self.rows.setdefault(self.key, []).append(self.line)
            self.depth += 1
        elif token in "]}":
            self.depth -= 1
        elif token == "\n" and self.depth == 0:
            self.in_value, self.key = False, ""

    def end_header(self) -> None:
        """A line without ``=`` is blank or the header of a table."""
        header = self.key.strip()
        if header.startswith("["):
            name = _dotted(header.strip("[]"))
            self.keys.setdefault(name, self.line)
            if header.startswith("[["):
                self.rows.setdefault(name, []).append(self.line)
            self.table = f"{name}."
        self.key = ""


def _dotted(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))
