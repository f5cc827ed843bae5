"""Cards coming to and leaving a hand, and what everybody could see of it."""

from traviesa.compiled import rule
from traviesa.state import State


@rule
def gain_card(state: State, seat: int, card: int, is_seen: int) -> None:
    """TTR-DRAW-4 Add a card to a hand, which has no limit; one taken face up is known to all."""
    state.hands[seat][card] += 1
    state.hand_size[seat] += 1
    state.known[seat][card] += is_seen


@rule
def spend_cards(state: State, seat: int, card: int, count: int) -> None:
    """TTR-CLAIM-3 Put cards from a hand on the discards."""
    state.hands[seat][card] -= count
    state.hand_size[seat] -= count
    state.discards[card] += count
    state.known[seat][card] = max(0, state.known[seat][card] - count)


@rule
def show_cards(state: State, seat: int, card: int, count: int) -> None:
    """Let everybody see that a hand holds at least so many of a card."""
    state.known[seat][card] = max(state.known[seat][card], count)
