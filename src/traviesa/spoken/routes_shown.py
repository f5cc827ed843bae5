"""Show the routes: what they cost, who has them, what they would cost this seat now; and the odds of tunnels."""

from collections.abc import Sequence

from traviesa.map_file import Route
from traviesa.notation.deed import Deed
from traviesa.notation.lexicon import fold
from traviesa.odds import TunnelOdds, tunnel_odds
from traviesa.spoken.choices import hand_row, payments_for
from traviesa.spoken.page import Page, Row, in_one_piece
from traviesa.spoken.words import Words
from traviesa.view import View
from traviesa.vocabulary import GRAY, LOCOMOTIVE


def show_routes(page: Page, words: Words, view: View, city: int = -1) -> None:
    """Show all routes, or those of one city."""
    routes = [route for route in view.map_file.routes if city < 0 or city in route.ends]
    routes.sort(key=lambda route: route.id)
    rows = [_row(words, view, route) for route in routes]
    heads = [words.say(f"head-{head}") for head in ("route", "spaces", "points", "colour", "kind", "state")]
    page.table(
        [heads[0], f">{heads[1]}", f">{heads[2]}", *heads[3:]], rows, [words.say("route-row", **row) for row in rows]
    )


def _row(words: Words, view: View, route: Route) -> Row:
    return {
        "route": words.route(route.number),
        "spaces": route.length,
        "points": view.setting.rules.points[route.length],
        "colour": words.colour(route.colour),
        "kind": words.kind_asking(route.number) if route.kind or words.plain else "",
        "state": state_of(words, view, route),
    }


def state_of(words: Words, view: View, route: Route) -> str:
    """Say who has a route; of an open one, how this seat could pay or how many cards it lacks."""
    owner = view.owners[route.number]
    if owner >= 0:
        return words.seat(owner)
    if owner < -1 or has_twin_of_own(view, route):
        return f"[soft]{words.say('route-closed')}[/]"
    if view.wagons[view.seat] < route.length:
        return words.say("route-wagons")
    ways = payments_for(view, routes=(route.number,))
    if ways:
        return f"[done]{words.say('route-payable')}[/] {words.price(ways[0].payment)}"
    missing = cards_missing(view, route)
    return words.say("route-missing", count=missing) if missing else words.say("route-later")


def has_twin_of_own(view: View, route: Route) -> bool:
    """TTR-DOUBLE-1 Nobody may have both tracks of a double route."""
    board = view.setting.board
    twins = board.twin[route.number][: board.twin_count[route.number]]
    return any(view.owners[twin] == view.seat for twin in twins)


def cards_missing(view: View, route: Route) -> int:
    """Count the cards the hand lacks for a route, in the colour of which it lacks least."""
    hand = hand_row(view)
    wild = hand[LOCOMOTIVE] if route.kind in view.setting.rules.locomotive_on else 0
    colours = range(LOCOMOTIVE) if route.colour == GRAY else (route.colour,)
    plain_spaces = route.length - route.locomotives
    least = route.length
    for colour in colours:
        paid = min(hand[colour], plain_spaces)
        least = min(least, route.length - paid - min(wild, route.length - paid))
    return least


def show_map(page: Page, words: Words, view: View) -> None:
    """Show the map city by city: where one can go from there, how far, in which colour, and who has the way."""
    cities = sorted(range(len(view.map_file.cities)), key=lambda city: fold(words.city(city)))
    rows = [{"city": _city_said(words, view, city), "ways": _ways_said(words, view, city)} for city in cities]
    page.table(["", ""], rows, [f"{row['city']}: {row['ways']}." for row in rows])


def _city_said(words: Words, view: View, city: int) -> str:
    owner = view.stations.get(city, -1)
    stands = f" ({words.say('map-station', name=words.seat(owner))})" if owner >= 0 else ""
    return f"[number]{words.city(city)}[/]{stands}"


def _ways_said(words: Words, view: View, city: int) -> str:
    said = []
    for route in view.map_file.routes:
        if city in route.ends:
            other = words.city(route.ends[route.ends[0] == city])
            kind = f" [soft]{words.kind(route.number)}[/]" if route.kind else ""
            said.append(in_one_piece(f"{other} {route.length} {_way_state(words, view, route)}{kind}"))
    return ", ".join(said)


def _way_state(words: Words, view: View, route: Route) -> str:
    """Say the colour of an open route, and of any other who has it."""
    owner = view.owners[route.number]
    if owner >= 0:
        return f"= {words.seat(owner)}"
    return words.say("route-closed") if owner < -1 else words.colour_sign(route.colour)


def show_odds(page: Page, words: Words, view: View, claims: Sequence[Deed]) -> None:
    """EU-TUNNEL-3 Tell the odds of a tunnel, for each way of laying its cards."""
    rows = []
    for claim in claims:
        odds = tunnel_odds(view, claim)
        rows.append(_odds_row(words, claim, odds))
    page.line(words.say("odds-title"))
    count = len(rows[0]) - 3
    heads = [words.say("head-laid"), *(f">+{extra}" for extra in range(count))]
    heads += [f">{words.say('head-spare')}", f">{words.say('head-success')}"]
    page.table(heads, rows, [_odds_sentence(words, row) for row in rows])


def _odds_row(words: Words, claim: Deed, odds: TunnelOdds) -> dict[str, str | int]:
    row: dict[str, str | int] = {"laid": words.payment(claim.payment)}
    row |= {f"extra-{count}": percent(float(chance)) for count, chance in enumerate(odds.extra)}
    return row | {"spare": odds.spare, "success": percent(float(odds.success))}


def _odds_sentence(words: Words, row: Row) -> str:
    chances = [value for key, value in row.items() if key.startswith("extra-")]
    said = ", ".join(words.say("odds-extra", count=count, chance=chance) for count, chance in enumerate(chances))
    return words.say("odds-row", laid=row["laid"], chances=said, spare=row["spare"], success=row["success"])


def percent(chance: float) -> str:
    """Write a chance; what is possible is never written as nothing, nor what is not sure as sure.

    >>> percent(0.474), percent(0.004), percent(0.999), percent(0.0), percent(1.0)
    ('47 %', '<1 %', '>99 %', '0 %', '100 %')
    """
    if 0 < chance < 0.01:
        return "<1 %"
    if 0.99 < chance < 1:
        return ">99 %"
    return f"{100 * chance:.0f} %"
