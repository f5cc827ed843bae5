"""The rules of the game that is played, in a few lines, with the numbers of its map."""

from collections.abc import Iterator

from traviesa.terminal.words import Words
from traviesa.variant import FINAL_ROUND_AT
from traviesa.view import View
from traviesa.vocabulary import FERRY, TUNNEL


def rules_told(words: Words, view: View) -> Iterator[str]:
    """Tell what one needs to play: only what this map has, and with so many seats."""
    rules, kinds = view.setting.rules, {route.kind for route in view.map_file.routes}
    tickets = sum(count for _, count in rules.tickets_drawn)
    points = ", ".join(words.say("rules-points-of", length=length, points=n) for length, n in rules.points.items())
    yield words.say("rules-turn", tickets=tickets, keep=rules.tickets_keep, stations=rules.stations_each)
    if rules.face_up_locomotive_ends_draw:
        yield words.say("rules-locomotive")
    yield words.say("rules-claim")
    yield words.say("rules-points", points=points)
    if any(route.track for route in view.map_file.routes):
        is_closed = view.seats < rules.twins_open_from_seats
        yield words.say("rules-twins-closed" if is_closed else "rules-twins-open")
    if FERRY in kinds:
        yield words.say("rules-ferry")
    if TUNNEL in kinds:
        yield words.say("rules-tunnel", count=rules.tunnel_reveal)
    if rules.stations_each:
        yield words.say("rules-station", points=rules.unused_station_points)
    yield words.say("rules-tickets")
    yield words.say("rules-end", few=FINAL_ROUND_AT)
    yield words.say(f"rules-bonus-{rules.bonus.kind.replace('_', '-')}", points=rules.bonus.points)
