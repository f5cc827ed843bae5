"""Show the table to the seat whose turn it is: everybody's pieces, the market, and its own hand and tickets."""

from collections.abc import Sequence

from traviesa.chronicle import Event
from traviesa.outlook import Outlook, outlooks
from traviesa.spoken.asker import Asker, Pieces
from traviesa.spoken.choices_shown import state_said
from traviesa.spoken.page import Page, Row, in_one_piece
from traviesa.spoken.story import tell
from traviesa.spoken.words import Words
from traviesa.variant import FINAL_ROUND_AT
from traviesa.view import View

MOST_TOLD = 12
FEW_WAGONS = 8
"""With so few left somebody may bring about the final round within two turns."""


def show_turn(asker: Asker, since: bool = True) -> None:
    """Show all that a seat sees at the beginning of its turn; ``since``: also what the others did."""
    page, words, view, seat, events = asker.page, asker.words, asker.view, asker.seat, asker.events
    begun = [event for event in events if event.seat == seat and event.phase == "turn" and not event.resigns]
    number = len(begun) + (view.phase == "turn")
    is_setup, is_shared = view.phase == "setup", sum(player.is_person for player in words.players) > 1
    title = words.say("turn-setup" if is_setup else "turn-title", map=_map_name(words), number=number)
    page.heading(f"{title}, {words.seat(seat)}" if is_shared else title, "" if is_setup else piles_said(words, view))
    show_seats(page, words, asker.pieces)
    if view.final_turns:
        page.line(f"[still]{words.say('turn-last')}[/]")
    elif (wagons := min(view.wagons)) <= FEW_WAGONS:
        name = words.seat(view.wagons.index(wagons))
        page.line(f"[still]{words.say('final-near', name=name, wagons=wagons, few=FINAL_ROUND_AT)}[/]")
    if since:
        show_since(page, words, events, seat)
    show_own(page, words, view, outlooks(view))


def _map_name(words: Words) -> str:
    return words.map_file.name_es if words.language == "es" else words.map_file.name


def piles_said(words: Words, view: View) -> str:
    """Say how many cards and tickets are left."""
    tickets = sum(view.ticket_pile_sizes.values())
    return words.say("piles", pile=view.pile_size, discards=sum(view.discards.values()), tickets=tickets)


def show_seats(page: Page, words: Words, pieces: Pieces) -> None:
    """Show everybody's points and pieces; stations only where the map has them."""
    has_stations = bool(pieces.setting.rules.stations_each)
    rows = [_seat_row(words, pieces, seat, has_stations) for seat in range(pieces.seats)]
    keys = ["seat", *(key for key in rows[0] if key not in ("mark", "name"))]
    heads = [words.say(f"head-{key}") for key in keys]
    sentence = "seat-row" if has_stations else "seat-row-no-stations"
    page.table(["", heads[0], *(f">{head}" for head in heads[1:])], rows, [words.say(sentence, **row) for row in rows])


def _seat_row(words: Words, pieces: Pieces, seat: int, has_stations: bool) -> Row:
    name = words.seat(seat)
    stations = {"stations": pieces.stations_left[seat]} if has_stations else {}
    return {
        "mark": "▸" if seat == pieces.turn and not pieces.is_over else " ",
        "name": words.say("seat-resigned", name=name) if seat in pieces.resigned else name,
        "points": pieces.points[seat],
        "wagons": pieces.wagons[seat],
        "cards": pieces.hand_sizes[seat],
        **stations,
        "tickets": pieces.ticket_counts[seat],
    }


def show_known(page: Page, words: Words, view: View) -> None:
    """Show the cards everybody knows to be in the other hands."""
    for seat in range(view.seats):
        cards = view.known_cards(seat)
        if seat != view.seat and cards:
            page.line(words.say("known-cards", name=words.seat(seat), cards=words.cards(cards)))


def show_since(page: Page, words: Words, events: Sequence[Event], seat: int) -> bool:
    """Tell what the others did since the last deed of this seat; say whether there was anything."""
    last = max((number for number, event in enumerate(events) if event.seat == seat), default=-1)
    told = list(tell(events[last + 1 :], words, seat))
    if told:
        page.line(f"[soft]{words.say('since')}[/]")
        for line in told[-MOST_TOLD:]:
            page.line(f"  {line}")
    return bool(told)


def show_own(page: Page, words: Words, view: View, looks: Sequence[Outlook]) -> None:
    """Show the market, the own hand and the own tickets."""
    rows = [_labelled(words, "market", market_said(words, view)), _labelled(words, "hand", hand_said(words, view))]
    rows += _ticket_rows(words, view, looks)
    page.table(["", ""], rows, [f"{row['label']}: {row['text']}." for row in rows])


def show_tickets(page: Page, words: Words, view: View, looks: Sequence[Outlook]) -> None:
    """Show the own tickets."""
    rows = _ticket_rows(words, view, looks, with_way=True)
    page.table(["", ""], rows, [f"{row['label']}: {row['text']}." for row in rows])


def _labelled(words: Words, label: str, text: str) -> Row:
    return {"label": f"[soft]{words.say(f'label-{label}')}[/]", "text": text}


def _ticket_rows(words: Words, view: View, looks: Sequence[Outlook], with_way: bool = False) -> list[Row]:
    rows: list[Row] = []
    for look in looks:
        ticket = words.ticket(look.ticket)
        text = words.say(
            "own-ticket",
            ticket=ticket,
            points=view.map_file.tickets[look.ticket].points,
            state=state_said(words, look, with_way),
        )
        label = "ticket" if words.plain else "" if rows else "tickets"
        rows.append(_labelled(words, label, text) if label else {"label": "", "text": text})
    return rows or [_labelled(words, "tickets", words.say("nothing"))]


def market_said(words: Words, view: View) -> str:
    """List the face-up cards slot by slot."""
    gap = ", " if words.plain else "   "
    return gap.join(words.card(card) if card else words.say("slot-empty") for card in view.market)


def hand_said(words: Words, view: View) -> str:
    """List the own hand."""
    cards = words.cards(view.hand, ", " if words.plain else "   ")
    count = words.say("card-count", count=sum(view.hand.values()))
    return f"{cards} {in_one_piece(f'({count})')}"
