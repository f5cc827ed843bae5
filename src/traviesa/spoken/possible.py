"""Show what a seat can do now."""

from traviesa.outlook import outlook_of, outlooks
from traviesa.spoken.asker import Asker
from traviesa.spoken.choices import Choice, choices_of, with_twins
from traviesa.spoken.choices_shown import EVERYTHING, show_choices, show_offer
from traviesa.view import View
from traviesa.vocabulary import CARD_WORDS, LOCOMOTIVE


def show_all_possible(asker: Asker, most: int = EVERYTHING, told: bool = False) -> list[Choice]:
    """Show what is possible now, and give it as it was numbered; ``told``: what led to it is known already."""
    page, words, view = asker.page, asker.words, asker.view
    if view.phase in ("setup", "keep"):
        _show_offer(asker, view)
        return []
    if view.phase == "tunnel" and not told:
        cards = ", ".join(words.card(card) for card in view.revealed)
        page.line(words.say("tunnel-asks", cards=cards, count=view.extra))
    if view.phase == "second-card":
        closed = view.setting.rules.face_up_locomotive_ends_draw and CARD_WORDS[LOCOMOTIVE] in view.market
        page.line(words.say("second-card-no-locomotive" if closed else "second-card"))
    listed, wanted = choices_now(view)
    if view.phase == "turn":
        page.heading(words.say("choices-title"), words.say("choices-star") if wanted and not page.plain else "")
    show_choices(page, words, view, listed, wanted, most)
    return listed


def choices_now(view: View) -> tuple[list[Choice], set[int]]:
    """Give what is possible in the order in which it is numbered, and the routes that the tickets want."""
    wanted = with_twins(view, (route for look in outlooks(view) for route in look.routes))
    return choices_of(view, wanted), wanted


def _show_offer(asker: Asker, view: View) -> None:
    rules = view.setting.rules
    least = rules.tickets_keep_first if view.phase == "setup" else rules.tickets_keep
    asker.page.heading(asker.words.say("offer-title"))
    looks = [outlook_of(view, ticket) for ticket in view.offered]
    show_offer(asker.page, asker.words, view, looks, least)
