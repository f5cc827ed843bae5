"""How much room a name takes: the letters' widths, its lines, its box."""

from dataclasses import dataclass
from typing import Final
from unicodedata import normalize

from traviesa.map_file import City

SIZE: Final = 17.0
"""Height of the letters of a name."""
LINE: Final = 0.98
"""From one line of a name to the next, in parts of the size."""
RISE: Final = 0.68
"""How far capitals rise above the line they stand on."""
MARK: Final = 0.19
"""What a mark on a capital adds."""
FALL: Final = 0.20
"""How far letters hang below."""
BROAD: Final = 88.0
"""A wider name is written in two lines, where it has two words."""
OTHER: Final = 560
"""A letter that is not listed."""
WIDTHS: Final = {
    letter: width
    for letters, width in (
        (" ", 160), ("'’", 207), (".,·", 229), ("il", 262), ("j/ł", 287), ("I()", 300), ("-", 306), ("ftJ", 338),
        ("r", 348), ("sc1", 385), ("z", 424), ("vyL3457", 440), ("FŁ", 456), ("ex2–", 471), ("a698", 487), ("kð", 497),
        ("goøS", 500), ("ETC40", 519), ("pqubdnhđħþ", 530), ("ZPYÞ", 556), ("BKVR", 589), ("GAß", 604), ("XU", 635),
        ("OQDØ", 652), ("ÐĐæNHw", 697), ("&Ħ", 728), ("œ", 770), ("MmÆ", 814), ("ŒW", 903),
    )
    for letter in letters
}  # fmt: skip
"""Letters of Alegreya Sans, bold, in thousandths of the size."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """One name in one language, as it is written."""

    lines: tuple[str, ...]
    width: float
    rise: float
    """From the first line's foot to the top of the box."""
    fall: float
    """From the first line's foot to the bottom of the box."""

    @classmethod
    def of(cls, name: str, room: float = BROAD) -> "Lettering":
        """Write a name in one line, or in two where it is broad."""
        return cls.of_lines(_lines(name, room))

    @classmethod
    def of_lines(cls, lines: tuple[str, ...]) -> "Lettering":
        """Measure a name in these lines."""
        marked = any(letter != normalize("NFD", letter)[0] and letter.isupper() for letter in lines[0])
        hanging = any(letter in "gjpqyQÇç,;" for letter in lines[-1])
        return cls(
            lines=lines,
            width=max(map(width_of, lines)),
            rise=SIZE * (RISE + MARK * marked),
            fall=SIZE * (LINE * (len(lines) - 1) + (FALL if hanging else 0.03)),
        )


def width_of(text: str) -> float:
    """Measure a line.

    >>> width_of("Paris") < width_of("París.") < width_of("Madrid")
    True
    """
    return sum(WIDTHS.get(letter) or WIDTHS.get(normalize("NFD", letter)[0], OTHER) for letter in text) * SIZE / 1000


def _lines(name: str, room: float) -> tuple[str, ...]:
    words = name.split(" ")
    if width_of(name) <= room or len(words) == 1:
        return (name,)
    cuts = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(cuts, key=lambda cut: (max(map(width_of, cut)), cut))


@dataclass(frozen=True, slots=True)
class Plate:
    """The name of a city in both languages, which take the same place."""

    name: Lettering
    name_es: Lettering

    @classmethod
    def of(cls, city: City) -> "Plate":
        """Write the name of a city."""
        return cls(Lettering.of(city.name), Lettering.of(city.name_es))

    @property
    def both(self) -> tuple[Lettering, Lettering]:
        """English first."""
        return self.name, self.name_es

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the box that holds either."""
        return max(one.width for one in self.both), max(one.rise + one.fall for one in self.both)
