"""What can be typed at a table at a server beside what can be typed at every table, in both languages at any time."""

from typing import Final

from traviesa.language import known_languages, speak
from traviesa.notation.lexicon import fold
from traviesa.spoken.commands import Command

PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "one-moment", "nice-move", "oops", "good-game")
"""What can be said ready-made: everybody reads it in their own language."""

_ALONE: Final = {
    "help": "help|h|?|ayuda",
    "phrases": "phrases|frases|say|decir|di",
    "who": "who|table|quien|quienes|mesa",
    "invite": "invite|invitation|link|invitar|invitacion|enlace",
    "start": "start|empezar|comenzar",
    "fill": "start bots|start with bots|empezar con bots|comenzar con bots|empezar bots",
    "leave": "leave|levantarse",
    "close": "close|cerrar",
    "undo": "undo|deshacer",
    "take-back": "take back|ask|ask back|pedir|pedir deshacer",
    "agree": "agree|accept|acepto|aceptar|de acuerdo",
    "refuse": "refuse|decline|rechazo|rechazar|no acepto",
    "away": "away|let a bot play|ausente|que juegue un bot",
    "back": "back|i am back|volver|he vuelto",
    "rematch": "rematch|again|revancha|otra|otra vez",
    "verify": "verify|check|verificar|comprobar",
    "quit": "quit|exit|q|bye|salir|adios",
}
_WITH_REST: Final = {
    "say": "say|decir|di",
    "mute": "mute|silenciar",
    "unmute": "unmute|oir",
    "save": "save|guardar en|guardar partida",
    "load": "load|cargar",
}
_BY_PHRASE: Final = {phrase: name for name, phrases in _ALONE.items() for phrase in phrases.split("|")}
_OPENINGS: Final = sorted(
    ((phrase, name) for name, phrases in _WITH_REST.items() for phrase in phrases.split("|")),
    key=lambda pair: -len(pair[0]),
)


def parse_far_command(line: str) -> Command | None:
    """Read a command; None for what every table answers.

    >>> parse_far_command("Say good luck, Ana!").rest, parse_far_command("pedir deshacer").name
    ('good luck, Ana!', 'take-back')
    >>> parse_far_command("draw red")
    """
    text = line.strip()
    word = " ".join(fold(text).lstrip("\u00bf\u00a1").rstrip("?!. ").split())
    if word in _BY_PHRASE:
        return Command(_BY_PHRASE[word])
    for phrase, name in _OPENINGS:
        if fold(text).startswith(f"{phrase} "):
            return Command(name, text[len(phrase) :].strip())
    return None


def phrase_named(text: str) -> str | None:
    """Find the ready phrase that is meant, by its name or as it is said in any language.

    >>> phrase_named("¡Buena suerte!"), phrase_named("good luck"), phrase_named("hello, Luis")
    ('good-luck', 'good-luck', None)
    """
    wanted = _bare(text)
    for phrase in PHRASES:
        said = [speak(language)(f"phrase-{phrase}") for language in known_languages()]
        if wanted in map(_bare, (phrase, *said)):
            return phrase
    return None


def _bare(text: str) -> str:
    return "".join(sign for sign in fold(text) if sign.isalnum())
