"""Set up positions for tests of bots: every card, ticket and wagon accounted for."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from traviesa import new_game
from traviesa.bots import Bot, make_bot
from traviesa.engine import engine
from traviesa.game import Game
from traviesa.setting import Setting
from traviesa.state import IN_PILE, NOBODY, ROUTE_CLOSED, State
from traviesa.view import View
from traviesa.vocabulary import CARD_WORDS, TICKETS, TURN

TOY = str(Path(__file__).parents[1] / "maps" / "toy.toml")

Hand = Mapping[str, int]


def given(
    map: str = "usa",
    hand: Hand | None = None,
    market: str = "",
    top: str = "",
    tickets: Sequence[str] = (),
    own: Sequence[str] = (),
    rival: Sequence[str] = (),
    rival_hand: Hand | None = None,
    final_turns: int = 0,
    next_tickets: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> Game:
    """Seat 0 of two is to move; ``top`` is the top of the pile, its first word uppermost.

    ``next_tickets`` (in the order of the map file) lie on top of the pile of tickets.
    """
    game = new_game(map, seats=2, seed=1, options=options)
    state = game.state()
    state.phase, state.turn, state.final_turns = TURN, 0, final_turns
    _deal(state, game.setting, [hand or {}, rival_hand or {}], market.split(), top.split())
    _hand_out(state, game.setting, tickets, next_tickets)
    for seat, routes in enumerate((own, rival)):
        for name in routes:
            _lay(state, game.setting, seat, game.map_file.route_numbers[name])
    made = Game(game.setting, engine(), engine().store(state))
    assert made.fault() == 0
    return made


def _deal(state: State, setting: Setting, hands: Sequence[Hand], market: Sequence[str], top: Sequence[str]) -> None:
    left = list(setting.board.rules.cards)
    for seat, hand in enumerate(hands):
        for card, word in enumerate(CARD_WORDS):
            state.hands[seat][card] = hand.get(word, 0)
            state.known[seat][card] = 0
            left[card] -= hand.get(word, 0)
        state.hand_size[seat] = sum(hand.values())
    for slot in range(setting.board.rules.market_size):
        state.market[slot] = CARD_WORDS.index(market[slot]) if slot < len(market) else -1
    for word in (*market, *top):
        left[CARD_WORDS.index(word)] -= 1
    assert min(left) >= 0
    pile = [card for card, count in enumerate(left) for _ in range(count)]
    pile += [CARD_WORDS.index(word) for word in reversed(top)]
    state.pile[: len(pile)] = pile
    state.pile_size = len(pile)
    for card in range(len(CARD_WORDS)):
        state.discards[card] = 0


def _hand_out(state: State, setting: Setting, held: Sequence[str], coming: Sequence[str]) -> None:
    for deck in range(len(state.ticket_pile_size)):
        state.ticket_pile_size[deck] = 0
    for seat in range(state.seats):
        state.offered_count[seat] = 0
        state.ticket_count[seat] = 0
    for ticket in range(TICKETS):
        state.refused_by[ticket] = NOBODY
    numbers = setting.map_file.ticket_numbers
    for name in sorted(numbers, key=lambda name: name in coming):
        ticket = numbers[name]
        if name in held:
            state.ticket_at[ticket] = 0
            state.ticket_count[0] += 1
            continue
        deck = setting.board.ticket_deck[ticket]
        state.ticket_pile[deck][state.ticket_pile_size[deck]] = ticket
        state.ticket_pile_size[deck] += 1
        state.ticket_at[ticket] = IN_PILE


def _lay(state: State, setting: Setting, seat: int, route: int) -> None:
    board = setting.board
    state.owner[route] = seat
    state.wagons[seat] -= board.route_length[route]
    state.score[seat] += board.rules.points[board.route_length[route]]
    if state.seats < board.rules.twins_open_from_seats:
        for twin in board.twin[route][: board.twin_count[route]]:
            state.owner[twin] = ROUTE_CLOSED


def answer(game: Game, bot: Bot | None = None) -> str:
    """Say what a planner (or another bot) does in the position."""
    view = game.view(game.turn)
    return view.action_text((bot or make_bot("planner")).choose(view, view.actions()))


def sees(**position: Any) -> View:
    """Give the view of seat 0 of a position."""
    return given(**position).view(0)


def play_out(game: Game, bots: Sequence[Bot], most: int = 3000) -> list[int]:
    """Play a game to its end; give the actions."""
    actions: list[int] = []
    while not game.is_over:
        view = game.view(game.turn)
        legal = view.actions()
        actions.append(bots[game.turn].choose(view, legal))
        assert actions[-1] in legal
        game.apply(actions[-1])
        assert len(actions) < most
    return actions
