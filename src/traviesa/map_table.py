"""Read one table of a map file key by key: what is wrong is noted, a harmless value goes on in its place."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from json import dumps
from typing import Final

from traviesa.language import Said, Saying
from traviesa.map_mistakes import Notebook, close, listed

LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_")
REQUIRED: Final = object()
LONGEST: Final = 80
"""So many signs a name may have."""
MOST_SHOWN: Final = 1 << 128


@dataclass(frozen=True, slots=True)
class Codes:
    """The codes under which a table's mistakes are noted."""

    unknown: str = "map/unknown-key"
    missing: str = "map/missing-key"
    kind: str = "map/wrong-type"
    value: str = "map/value"


ROW: Final = Codes()
RULE: Final = Codes("map/rule-unknown", "map/rule-missing", "map/rule-value", "map/rule-value")


class Table:
    """One table or row; every key that is asked for is known, every other one is a mistake at the end."""

    def __init__(self, notes: Notebook, name: str, values: Mapping[str, object], row: int = 0) -> None:
        self.notes = notes
        self.name = name
        self.values = values
        self.row = row
        self.codes = RULE if name.partition(".")[0] == "rules" else ROW
        self.asked: list[str] = []

    def refuse(self, code: str, says: Saying, key: str = "") -> None:
        """Note a mistake of this table, or of one of its keys."""
        if self.row:
            line = self.notes.lines.of_row(self.name, self.row)
            shown = Saying("mistake-row-shown", table=self.name, row=self.row, values=toml_text(self.values))
            self.notes.note(code, shown, says, line, self.name)
            return
        where = f"{self.name}.{key}" if key else self.name
        line = self.notes.lines.of_key(where)
        offered = f" = {toml_text(self.values[key])}" if key in self.values else ""
        self.notes.note(code, where + offered, says, line, self.name)

    def expect(self, key: str, expected: Said, near: Iterable[str] = (), code: str = "") -> None:
        """Note that the value of a key is not what it should be."""
        value = self.values[key]
        says = Saying("mistake-value", key=key, value=toml_text(value), expected=expected, near=close(value, near))
        self.refuse(code or self.codes.value, says, key)

    def take(self, key: str, kind: type, expected: Said, default: object = REQUIRED) -> object:
        """Return the value of a key when it is of the kind expected, else note why not and return None."""
        self.asked.append(key)
        if key not in self.values:
            if default is not REQUIRED:
                return default
            self.refuse(self.codes.missing, Saying("mistake-missing", key=key, expected=expected), key)
            return None
        value = self.values[key]
        # true is an int to Python, and to nobody else
        if isinstance(value, kind) and (kind is bool or not isinstance(value, bool)):
            return value
        self.expect(key, expected, code=self.codes.kind)
        return None

    def text(self, key: str) -> str:
        value = self.take(key, str, Saying("expected-text"))
        if value == "":
            self.expect(key, Saying("expected-text-not-empty"))
        if isinstance(value, str) and not is_name(value):
            self.expect(key, Saying("expected-text-printed", most=LONGEST))
        return value if isinstance(value, str) else ""

    def slug(self, key: str) -> str:
        """Read an id: what people type, so small ascii letters, digits and underscores, a letter first."""
        value = self.text(key)
        if value and not (set(value) <= LETTERS and value[0].isalpha()):
            self.expect(key, Saying("expected-slug"), code="map/slug")
        return value

    def whole(self, key: str, low: int, high: int, default: object = REQUIRED) -> int:
        expected = Saying("expected-whole", low=low, high=high)
        value = self.take(key, int, expected, default)
        if not isinstance(value, int):
            return low
        if value == default or low <= value <= high:
            return value
        self.expect(key, expected)
        return low

    def real(self, key: str, low: float, high: float) -> float:
        expected = Saying("expected-number", low=f"{low:g}", high=f"{high:g}")
        value = self.take(key, int | float, expected)  # type: ignore[arg-type]
        if not isinstance(value, int | float):
            return 0.0
        if not low <= value <= high:
            self.expect(key, expected)
            return 0.0
        return float(value)

    def switch(self, key: str) -> bool:
        return self.take(key, bool, Saying("expected-switch")) is True

    def word(self, key: str, words: Iterable[str], default: object = REQUIRED, code: str = "") -> str:
        """Read one of some words."""
        known = tuple(words)
        value = self.take(key, str, listed(known), default)
        if not isinstance(value, str):
            return known[0] if known else ""
        if value not in known and value != default:
            self.expect(key, listed(known), known, code)
            return known[0] if known else ""
        return value

    def words(self, key: str, words: Iterable[str], default: object = REQUIRED) -> tuple[str, ...]:
        """Read a list of some words, none of them twice."""
        known = tuple(words)
        expected = Saying("expected-words", words=listed(known)) if known else Saying("expected-texts")
        value = self.take(key, list | tuple, expected, default)  # type: ignore[arg-type]
        if not isinstance(value, list | tuple):
            return ()
        wrong = [
            word for word in value if not isinstance(word, str) or not is_name(word) or (known and word not in known)
        ]
        if wrong or len(set(value)) < len(value):
            near = next((close(word, known) for word in wrong), "")
            self.expect(key, Saying("expected-with", expected=expected, near=near))
            return ()
        return tuple(value)

    def table(self, key: str, expected: Said) -> "Table":
        """Read a table in this one."""
        value = self.take(key, Mapping, expected)
        whole = value if isinstance(value, Mapping) else None
        inner = Table(self.notes, f"{self.name}.{key}", {} if whole is None else whole)
        return inner if whole is not None else Unread(inner)

    def finish(self) -> None:
        """Refuse the keys that nobody asked for."""
        for key in self.values:
            if key not in self.asked:
                near = close(key, self.asked) or Saying("mistake-known", known=self.asked)
                self.refuse(self.codes.unknown, Saying("mistake-unknown-key", key=key, near=near), str(key))


class Unread(Table):
    """A table that is not there: its absence is noted once, its keys are not."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.notes, table.name, {})

    def refuse(self, code: str, says: Saying, key: str = "") -> None:
        pass


def is_name(text: str) -> bool:
    """Say whether a text can stand on a screen: every sign prints, none steers the direction of reading.

    >>> is_name("Zürich"), is_name("Zu\\u202erich"), is_name("a\\x1b[2J")
    (True, False, False)
    """
    return len(text) <= LONGEST and text.isprintable()


def toml_text(value: object) -> str:
    """Write a value as TOML does, in one line, so that a row is found again by eye.

    >>> toml_text({"a": "atlanta", "length": 2, "seats": [2, 5], "open": True})
    '{ a = "atlanta", length = 2, seats = [2, 5], open = true }'
    """
    match value:
        case bool():
            return str(value).lower()
        case str():
            return dumps(value, ensure_ascii=not value.isprintable())
        case int() if abs(value) > MOST_SHOWN:
            return f"a whole number of {value.bit_length()} bits"
        case Mapping():
            return "{ " + ", ".join(f"{key} = {toml_text(of)}" for key, of in value.items()) + " }"
        case list() | tuple():
            return "[" + ", ".join(toml_text(each) for each in value) + "]"
    return str(value)
