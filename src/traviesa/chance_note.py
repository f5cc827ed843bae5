"""What chance brought with a deed, as a record tells it: for a person to read, since the seed says it all."""

from collections.abc import Iterable

from traviesa.action import KIND_CLAIM
from traviesa.game import Game
from traviesa.rules.tunnel import reveal
from traviesa.state import Scratch
from traviesa.vocabulary import CARD_WORDS, TUNNEL


def chance_note(before: Game, after: Game, row: int) -> str:
    """Tell what an action brought that nobody chose; nothing is an empty text.

    It names cards and tickets that other seats may not see: a record is written after the game, or for its owner.
    """
    parts = [*_told_at_first(before), *_drawn(before, after, row), *_revealed(before, row)]
    if after.phase == "keep":
        parts.append(f"offered {_tickets(after, after.turn)}")
    if _is_pile_renewed(before, after):
        parts.append("discards shuffled")
    if after.market != before.market:
        parts.append(_market(after))
    return ", ".join(parts)


def _told_at_first(before: Game) -> list[str]:
    """In set-up, tell what was dealt to the seat that chooses; with the first seat also the market."""
    if before.phase != "setup":
        return []
    hand = " + ".join(f"{count} {card}" for card, count in before.hand(before.turn).items())
    dealt = [f"offered {_tickets(before, before.turn)}", f"hand {hand or 'empty'}"]
    return dealt if before.turn else [*dealt, _market(before)]


def _drawn(before: Game, after: Game, row: int) -> list[str]:
    """Tell the card that was drawn blind."""
    if before.deed_of(row).kind != "draw-pile":
        return []
    had, has = before.hand(before.turn), after.hand(before.turn)
    return [card for card in has if has[card] != had.get(card, 0)]


def _revealed(before: Game, row: int) -> list[str]:
    """Tell the cards turned up for a tunnel: where none matched they are discarded by now, so turn them up again."""
    board = before.setting.board
    if board.catalogue.kind[row] != KIND_CLAIM or board.route_kind[board.catalogue.target[row]] != TUNNEL:
        return []
    state = before.state()
    reveal(state, board, Scratch())
    cards = [CARD_WORDS[card] for card in state.revealed[: state.revealed_count]]
    return [f"revealed {_words(cards)}"]


def _is_pile_renewed(before: Game, after: Game) -> bool:
    left = after.discards
    return after.pile_size > before.pile_size or any(left.get(c, 0) < n for c, n in before.discards.items())


def _market(game: Game) -> str:
    return f"market {_words(card for card in game.market if card)}"


def _tickets(game: Game, seat: int) -> str:
    return _words(game.setting.names.tickets[ticket] for ticket in game.offered(seat))


def _words(words: Iterable[str]) -> str:
    return " ".join(words) or "nothing"
