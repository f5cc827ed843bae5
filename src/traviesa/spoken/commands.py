"""What can be typed beside deeds, in both languages at any time."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from traviesa.notation.lexicon import fold

_ALONE: Final = {
    "help": "help|h|?|ayuda",
    "hand": "hand|my hand|cards|my cards|read my hand|read my cards|what do i have|mano|mi mano|mis cartas|lee mi mano"
    "|leeme mi mano|leeme la mano|lee mis cartas|leeme mis cartas|leer mi mano|leer la mano|leer mis cartas"
    "|que tengo|que cartas tengo",
    "my-tickets": "my tickets|tickets?|ticket?|read my tickets|how do my tickets stand|mis billetes|billetes?"
    "|lee mis billetes|leeme mis billetes|como van mis billetes",
    "market": "market|face up|read the market|mercado|cartas|cartas boca arriba|lee el mercado|leeme el mercado",
    "map": "map|mapa",
    "scores": "scores|score|points|seats|who is winning|puntos|puntuacion|marcador|asientos|quien va ganando",
    "what": "what|what can i do|what can i do now|options|que puedo hacer|que puedo hacer ahora|que|opciones",
    "look": "look|turn|mirar|turno",
    "undo": "undo|deshacer",
    "resign": "resign|rendirse|me rindo|abandonar",
    "quit": "quit|exit|q|leave|bye|salir|adios",
}
_WITH_REST: Final = {
    "rules": "rules|the rules|help rules|rule|rules of|rules about|reglas|las reglas|ayuda reglas|regla|reglas de"
    "|what is a|what is an|what is|que es un|que es una|que es",
    "routes": "routes from|routes|recorridos desde|recorridos de|recorridos|rutas desde|rutas de|rutas",
    "log": "log|history|last moves|historial|registro|ultimas jugadas",
    "news": "what happened since|what happened|what has happened|que ha pasado desde|que ha pasado|que paso",
    "why": "why can't i|why can i not|why not|why|por que no puedo|por que no|por que|porque",
    "odds": "odds of|odds|chances|probabilidades de|probabilidades|probabilidad",
    "save": "save|guardar en|guardar partida",
    "load": "load|cargar",
}
YES: Final = ("y", "yes", "s", "si", "ok")
NO: Final = ("n", "no")
READY: Final = ("", "ready", "listo", "lista")
STATION_WORDS: Final = ("station", "stations", "estacion", "estaciones", "build", "construir")
"""With no city behind them: the ways of paying are shown."""
CLAIM_WORDS: Final = ("claim", "claims", "cubrir", "route", "recorrido")
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


def parse_command(
    line: str, keeping: bool = False, is_ticket_list: Callable[[str], bool] = lambda _: False
) -> Command | None:
    """Read a command; None for what may be a deed.

    >>> parse_command("¿Qué puedo hacer?").name, parse_command("routes from Paris").rest
    ('what', 'Paris')
    >>> parse_command("draw red")
    >>> parse_command("guardar 1 2", keeping=True)
    >>> parse_command("guardar tarde.txt", keeping=True).name, parse_command("guardar tarde").name
    ('save', 'save')
    """
    text = " ".join(line.split())
    word = fold(text).lstrip("\u00bf")
    name = _PHRASES.get(word) or _PHRASES.get(word.rstrip("?!. "))
    if name:
        return Command(name)
    for phrase, name in _OPENINGS:
        if word.rstrip("?") == phrase or word.startswith(f"{phrase} "):
            rest = " ".join(text.split()[len(phrase.split()) :])
            return Command(name, rest if name in ("save", "load") else rest.rstrip("?"))
    return _saving_in_spanish(text, keeping, is_ticket_list)


def _saving_in_spanish(text: str, keeping: bool, is_ticket_list: Callable[[str], bool]) -> Command | None:
    """``guardar`` keeps tickets and saves games: it keeps where tickets are named, or are to be chosen.

    ``guardar en FILE`` and ``guardar partida FILE`` always save, and so does a name that only a file can have.
    """
    verb, _, rest = text.partition(" ")
    if fold(verb) != "guardar" or is_ticket_list(rest):
        return None
    is_file = not rest or not keeping or any(sign in rest for sign in FILE_SIGNS)
    return Command("save", rest) if is_file else None


def is_quit(line: str) -> bool:
    """Say whether somebody would leave.

    >>> is_quit("Salir"), is_quit("2")
    (True, False)
    """
    command = parse_command(line)
    return command is not None and command.name == "quit"
