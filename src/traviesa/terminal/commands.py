"""What can be typed beside deeds, in both languages at any time."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from traviesa.notation.lexicon import fold

_ALONE: Final = {
    "help": "help|h|?|ayuda",
    "hand": "hand|my hand|cards|my cards|mano|mi mano|mis cartas",
    "my-tickets": "my tickets|tickets?|ticket?|mis billetes|billetes?",
    "market": "market|face up|mercado|cartas|cartas boca arriba",
    "map": "map|mapa",
    "scores": "scores|score|points|seats|puntos|puntuacion|marcador|asientos",
    "what": "what|what can i do|options|all|que puedo hacer|que|opciones|todo",
    "look": "look|turn|mirar|turno",
    "undo": "undo|deshacer",
    "resign": "resign|rendirse|me rindo|abandonar",
    "quit": "quit|exit|q|leave|bye|salir|adios",
}
_WITH_REST: Final = {
    "routes": "routes from|routes|recorridos desde|recorridos de|recorridos",
    "log": "log|history|historial|registro",
    "why": "why not|why|por que no|por que|porque",
    "odds": "odds|chances|probabilidades|probabilidad",
    "save": "save|guardar en|guardar partida",
    "load": "load|cargar",
}
YES: Final = ("", "y", "yes", "s", "si", "ok")
NO: Final = ("n", "no")
FILE_SIGNS: Final = "./\\~"


@dataclass(frozen=True, slots=True)
class Command:
    """One command, and what was typed behind it."""

    name: str
    rest: str = ""


def _by_phrase(table: dict[str, str]) -> list[tuple[str, str]]:
    """List phrase and command, the longest phrases first."""
    pairs = [(phrase, name) for name, phrases in table.items() for phrase in phrases.split("|")]
    return sorted(pairs, key=lambda pair: -len(pair[0]))


_PHRASES: Final = dict(_by_phrase(_ALONE))
_OPENINGS: Final = _by_phrase(_WITH_REST)


def parse_command(line: str, is_ticket_list: Callable[[str], bool] = lambda _: False) -> Command | None:
    """Read a command; None for what may be a deed.

    >>> parse_command("¿Qué puedo hacer?").name, parse_command("routes from Paris").rest
    ('what', 'Paris')
    >>> parse_command("draw red")
    """
    text = " ".join(line.split())
    word = fold(text).lstrip("\u00bf")
    name = _PHRASES.get(word) or _PHRASES.get(word.rstrip("?!. "))
    if name:
        return Command(name)
    for phrase, name in _OPENINGS:
        if word.rstrip("?") == phrase or word.startswith(f"{phrase} "):
            words = len(phrase.split())
            return Command(name, " ".join(text.split()[words:]))
    return _saving_in_spanish(text, is_ticket_list)


def _saving_in_spanish(text: str, is_ticket_list: Callable[[str], bool]) -> Command | None:
    """``guardar`` keeps tickets and saves games: what looks like a file is one, unless tickets are named.

    ``guardar en FILE`` and ``guardar partida FILE`` always save.
    """
    verb, _, rest = text.partition(" ")
    if fold(verb) != "guardar" or is_ticket_list(rest):
        return None
    return Command("save", rest) if not rest or any(sign in rest for sign in FILE_SIGNS) else None
