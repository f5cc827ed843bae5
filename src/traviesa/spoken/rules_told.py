"""The rules of the game that is played, in a few lines, with the numbers of its map."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from traviesa.errors import TraviesaError
from traviesa.notation.lexicon import fold
from traviesa.spoken.words import Words
from traviesa.variant import FINAL_ROUND_AT
from traviesa.view import View
from traviesa.vocabulary import FERRY, TUNNEL

TOPICS: Final[Mapping[str, str]] = {
    "turn": "turn|turns|draw|deck|market|setup|turno|turnos|robar|mazo|mercado",
    "locomotive": "locomotive|locomotives|loco|locomotora|locomotoras",
    "claim": "claim|route|routes|gray|colour|color|cubrir|recorrido|recorridos|gris",
    "points": "points|point|score|scoring|puntos|punto|puntuacion",
    "twins": "double|doubles|twin|twins|track|tracks|doble|dobles|via|vias",
    "ferry": "ferry|ferries|ferri|ferris|ferrys",
    "tunnel": "tunnel|tunnels|tunel|tuneles",
    "station": "station|stations|build|estacion|estaciones|construir",
    "tickets": "ticket|tickets|keep|billete|billetes|conservar",
    "end": "end|ending|final|round|fin|ronda",
    "bonus": "bonus|trail|long|longest|globe|bonificacion|ruta",
}
"""What can be asked about, in both languages and as statements name it: ``EU-TUNNEL-5`` is about tunnels."""
_TOPIC_OF: Final = {word: topic for topic, words in TOPICS.items() for word in words.split("|")}


def rules_about(asked: str, words: Words, view: View) -> list[str]:
    """Tell the rules of a topic, or of the part of the rulebook that a statement belongs to."""
    named = re.split(r"[^a-z]+", fold(asked))
    topics = {_TOPIC_OF[word] for word in named if word in _TOPIC_OF}
    if not topics:
        topics_said = ", ".join(words.say(f"topic-{topic}") for topic in TOPICS)
        raise TraviesaError.told("rules/topic", asked=asked, possible=topics_said)
    told = [line for topic, line in _by_topic(words, view) if topic in topics]
    return told or [words.say("rules-not-here")]


def rules_told(words: Words, view: View) -> Iterator[str]:
    """Tell what one needs to play: only what this map has, and with so many seats."""
    return (line for _, line in _by_topic(words, view))


def _by_topic(words: Words, view: View) -> Iterator[tuple[str, str]]:
    rules, kinds = view.setting.rules, {route.kind for route in view.map_file.routes}
    tickets = sum(count for _, count in rules.tickets_drawn)
    points = ", ".join(words.say("rules-points-of", length=length, points=n) for length, n in rules.points.items())
    yield "turn", words.say("rules-turn", tickets=tickets, keep=rules.tickets_keep, stations=rules.stations_each)
    if rules.face_up_locomotive_ends_draw:
        yield "locomotive", words.say("rules-locomotive")
    yield "claim", words.say("rules-claim")
    yield "points", words.say("rules-points", points=points)
    if any(route.track for route in view.map_file.routes):
        is_closed = view.seats < rules.twins_open_from_seats
        yield "twins", words.say("rules-twins-closed" if is_closed else "rules-twins-open")
    if FERRY in kinds:
        yield "ferry", words.say("rules-ferry")
    if TUNNEL in kinds:
        yield "tunnel", words.say("rules-tunnel", count=rules.tunnel_reveal)
    if rules.stations_each:
        yield "station", words.say("rules-station", points=rules.unused_station_points)
    yield "tickets", words.say("rules-tickets")
    yield "end", words.say("rules-end", few=FINAL_ROUND_AT)
    yield "bonus", words.say(f"rules-bonus-{rules.bonus.kind.replace('_', '-')}", points=rules.bonus.points)
