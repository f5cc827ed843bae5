"""Show what is possible, grouped by kind and numbered, so that a number is enough."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from traviesa.outlook import Outlook
from traviesa.spoken.choices import Choice
from traviesa.spoken.page import Page, Row, in_one_piece
from traviesa.spoken.words import Words
from traviesa.view import View
from traviesa.vocabulary import CARD_WORDS, LOCOMOTIVE

Numbered = Sequence[tuple[int, Choice]]
EVERYTHING = 1000
OTHERS = 6
"""So many routes are shown besides those that the tickets want, until everything is asked for."""
GROUPS = ("draw", "tickets", "pay", "build", "claim")
GAP = "   "
LONGEST_PIECE = 70
"""With markup; longer texts may be broken."""
GROUP_OF = {"draw-pile": "draw", "withdraw": "pay", "pass": "pay"}


def show_choices(
    page: Page,
    words: Words,
    view: View,
    choices: Sequence[Choice],
    wanted: Collection[int] = (),
    most: int = EVERYTHING,
) -> None:
    """Show numbered choices; of the routes, at most so many, and how many more there are."""
    groups: dict[str, list[tuple[int, Choice]]] = {group: [] for group in GROUPS}
    for number, choice in enumerate(choices, 1):
        groups[GROUP_OF.get(choice.kind, choice.kind)].append((number, choice))
    _show_small(page, words, view, {group: groups[group] for group in GROUPS if group != "claim" and groups[group]})
    claims = groups["claim"]
    if claims:
        first = sum(choice.deed.route in wanted for _, choice in claims)
        shown = min(most, first + OTHERS) if wanted and most < EVERYTHING else most
        _show_claims(page, words, view, claims[:shown], wanted)
        if len(claims) > shown:
            page.line(words.say("choices-more", count=len(claims) - shown))


def _show_small(page: Page, words: Words, view: View, groups: Mapping[str, Numbered]) -> None:
    """Show what is said in a few words: each kind on its line, or each choice where lines are read aloud."""
    rows: list[Row] = []
    sentences = []
    for group, choices in groups.items():
        shown = [f"{_number(page, number)} {_said(words, view, choice)}" for number, choice in choices]
        rows.append({"label": f"[soft]{words.say(f'group-{group}')}[/]", "text": GAP.join(map(_piece, shown))})
        for number, choice in choices:
            said = _said(words, view, choice)
            verb = words.say("choice-verb", choice=said) if group == "draw" else said
            sentences.append(f"{number}. {verb}.")
    page.table(["", ""], rows, sentences)


def _piece(text: str) -> str:
    """Keep a choice together, unless it is a long one."""
    return in_one_piece(text) if len(text) < LONGEST_PIECE else text


def _number(page: Page, number: int) -> str:
    return f"{number}." if page.plain else f"[number]{number}[/]"


def _said(words: Words, view: View, choice: Choice) -> str:
    """Say a choice that is no route."""
    deed = choice.deed
    if choice.kind == "draw":
        card = CARD_WORDS[deed.card]
        last = deed.card == LOCOMOTIVE and view.setting.rules.face_up_locomotive_ends_draw
        many = view.market.count(card)
        key = "choice-draw-last" if last and view.phase == "turn" else "choice-draw"
        return words.say(key, card=words.card(card), many=many)
    if choice.kind == "build":
        return _station_said(words, view, choice)
    rules = view.setting.rules
    drawn = sum(count for _, count in rules.tickets_drawn)
    facts = {"payment": words.payment(deed.payment), "count": drawn, "keep": rules.tickets_keep}
    return words.say(f"choice-{choice.kind}", **facts)


def _station_said(words: Words, view: View, choice: Choice) -> str:
    price = sum(choice.deed.payment or ())
    ways = [words.payment(deed.payment) for deed in choice.deeds]
    return words.say("choice-build", price=price, left=view.stations_left[view.seat], ways=_or(words, ways))


def _or(words: Words, ways: Sequence[str], most: int = 3) -> str:
    more = len(ways) - most
    text = ", ".join(ways[:most])
    return f"{text} {words.say('or-more', count=more)}" if more > 0 else text


def _show_claims(page: Page, words: Words, view: View, choices: Numbered, wanted: Collection[int]) -> None:
    facts = [_claim_facts(words, view, number, choice, wanted) for number, choice in choices]
    rows = [_claim_row(one, choice.deed.route in wanted) for one, (_, choice) in zip(facts, choices, strict=True)]
    heads = [words.say(f"head-{head}") for head in ("claim", "spaces", "points", "prices")]
    sentences = [words.say("choice-claim", **one) for one in facts]
    page.table([">", "", heads[0], f">{heads[1]}", f">{heads[2]}", heads[3]], rows, sentences)


def _claim_facts(
    words: Words, view: View, number: int, choice: Choice, wanted: Collection[int]
) -> dict[str, str | int]:
    route = view.map_file.routes[choice.deed.route]
    return {
        "number": f"[number]{number}[/]",
        "route": words.route(route.number),
        "spaces": route.length,
        "points": view.setting.rules.points[route.length],
        "price": words.price(choice.deed.payment) + _more_ways(words, choice),
        "notes": "".join(f", {note}" for note in _notes(words, view, choice, wanted)),
    }


def _claim_row(facts: Mapping[str, str | int], is_wanted: bool) -> Row:
    """Put what can be said of a price behind it, where there is room to go on."""
    notes = f"[soft]{facts['notes']}[/]" if facts["notes"] else ""
    middle = {key: facts[key] for key in ("route", "spaces", "points")}
    mark = "[still]★[/]" if is_wanted else ""
    return {"number": facts["number"], "mark": mark, **middle, "price": f"{facts['price']}{notes}"}


def _more_ways(words: Words, choice: Choice) -> str:
    """Count the other ways of paying where there is little room."""
    more = len(choice.deeds) - 1
    return f" [soft](+{more})[/]" if more and not words.plain else ""


def _notes(words: Words, view: View, choice: Choice, wanted: Collection[int]) -> Iterator[str]:
    route = view.map_file.routes[choice.deed.route]
    if route.kind:
        yield words.kind(route.number)
    if len(choice.deeds) > 1 and words.plain:
        yield words.say("or-more", count=len(choice.deeds) - 1)
    if route.number in wanted and words.plain:
        yield f"[still]{words.say('note-wanted')}[/]"


def show_payments(page: Page, words: Words, choices: Sequence[Choice]) -> None:
    """Show the ways of paying for one thing; which of two tracks only where both can be had."""
    routes = {choice.deed.route for choice in choices}
    if len(routes) > 1 or routes == {-1}:
        page.line(words.say("ways-title", count=len(choices)))
    else:
        page.line(words.say("ways-title-route", count=len(choices), route=words.route(choices[0].deed.route)))
    for number, choice in enumerate(choices, 1):
        before = f"{words.route(choice.deed.route)}: " if len(routes) > 1 else ""
        said = f"{before}{words.payment(choice.deed.payment)}"
        page.line(f"{number}. {said}" if page.plain else f" [number]{number}[/]  {said}")


def show_offer(page: Page, words: Words, view: View, looks: Sequence[Outlook], least: int) -> None:
    """Show the tickets to choose from, each with the way it asks for."""
    rows = [_offer_row(words, view, number, look) for number, look in enumerate(looks, 1)]
    heads = [words.say(f"head-{head}") for head in ("ticket", "points", "deck")]
    sentences = [words.say("offer-ticket", **row) for row in rows]
    page.table([">", heads[0], f">{heads[1]}", heads[2], ""], rows, sentences)
    page.line(words.say("offer-least", least=least, count=len(looks)))


def _offer_row(words: Words, view: View, number: int, look: Outlook) -> Row:
    ticket = view.map_file.tickets[look.ticket]
    return {
        "number": f"[number]{number}[/]",
        "ticket": words.ticket(look.ticket),
        "points": ticket.points,
        "deck": words.say_or(f"deck-{ticket.deck}", ticket.deck),
        "state": state_said(words, look, with_way=True),
    }


def state_said(words: Words, look: Outlook, with_way: bool = False) -> str:
    """Say how a ticket stands, and on which way it could be completed."""
    style = {"done": "done", "borrowed": "done", "lost": "lost"}.get(look.state, "still")
    mark = "" if words.plain else {"done": "✓ ", "lost": "✗ "}.get(style, "")
    said = words.say(f"state-{look.state}", wagons=look.wagons, stations=look.stations)
    way = ", ".join(words.city(city) for city in look.cities)
    return f"[{style}]{mark}{said}[/]" + (f": {way}" if with_way and way and style == "still" else "")
