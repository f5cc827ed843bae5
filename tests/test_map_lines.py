"""Keys and rows of a TOML text are found again by line, whatever its form."""

from traviesa.map_lines import Lines

TEXT = '''# rules.hidden = 1
map = { id = "toy", name = "a # no comment" }
rules.points = { 1 = 1 }   # rules.later = 2

text = """
routes = [ {} ]
"""
routes = [
  # a comment with a { brace
  { a = "b]", length = 1 },

  { a = 'c"',
    length = 2 }, { a = "d" },
]
[rules]
wagons_each = 3
"quoted" = 4
[rules.dice]
faces = [1,
  2]
[[tickets]]
a = "b"
[[tickets]]
a = "c"
'''


def test_keys_are_found() -> None:
    lines = Lines.of(TEXT)
    found = {key: lines.of_key(key) for key in ("map", "rules.points", "rules.wagons_each", "rules.quoted")}
    assert found == {"map": 2, "rules.points": 3, "rules.wagons_each": 16, "rules.quoted": 17}
    assert lines.of_key("rules.dice.faces") == 19


def test_a_key_in_an_inline_table_is_at_the_line_of_the_table() -> None:
    assert Lines.of(TEXT).of_key("map.id") == 2
    assert Lines.of(TEXT).of_key("nothing.here") == 0


def test_rows_are_found_in_both_forms() -> None:
    lines = Lines.of(TEXT)
    assert [lines.of_row("routes", row) for row in (1, 2, 3)] == [10, 12, 13]
    assert [lines.of_row("tickets", row) for row in (1, 2)] == [21, 23]
    assert lines.of_row("routes", 4) == 8
    assert lines.of_row("goods", 1) == 0


def test_comments_and_texts_are_no_keys() -> None:
    keys = Lines.of(TEXT).keys
    assert "rules.hidden" not in keys
    assert "rules.later" not in keys
