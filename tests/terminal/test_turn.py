"""A person's turn: what can be typed for a deed, what is asked back, and what can be taken back."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.terminal.script import Script, changed, new_table
from traviesa.spoken.choices_shown import OTHERS
from traviesa.spoken.words import CARD_LETTERS
from traviesa.state import State
from traviesa.terminal.rich_page import RichPage
from traviesa.terminal.saves import Shelf
from traviesa.terminal.sitting import Sitting
from traviesa.terminal.table import Table
from traviesa.vocabulary import CARD_WORDS, CARDS, LOCOMOTIVE

GREEN, BLUE = CARD_WORDS.index("green"), CARD_WORDS.index("blue")


def rich_table(players: str = "you,bot,bot", pile_top: str = "", keep: int = -1) -> Table:
    """Set up a table at which seat 0 has cards enough, and certain cards lie on top of the pile."""
    table = new_table(players)
    for _ in table.players:
        table.apply(table.game.actions()[keep])
    table.close_turn()

    def edit(state: State) -> None:
        wanted = {GREEN: 4, BLUE: 3, LOCOMOTIVE: 2}
        for card in range(CARDS):
            _deal(state, card, wanted.get(card, 0) - state.hands[0][card])
        for depth, word in enumerate(pile_top.split(), 1):
            _lift(state, CARD_WORDS.index(word), state.pile_size - depth)

    table.recorder.game = changed(table.game, edit)
    assert table.game.fault() == 0
    return table


def _deal(state: State, card: int, count: int) -> None:
    """Move cards from the pile to the hand, or back."""
    for _ in range(count):
        at = state.pile[: state.pile_size].index(card)
        state.pile[at] = state.pile[state.pile_size - 1]
        state.pile_size -= 1
    for _ in range(-count):
        state.pile[state.pile_size] = card
        state.pile_size += 1
    state.hands[0][card] += count
    state.hand_size[0] += count


def _lift(state: State, card: int, place: int) -> None:
    """Swap the card at a place of the pile for such a one from below."""
    at = state.pile[: place + 1].index(card)
    state.pile[at], state.pile[place] = state.pile[place], state.pile[at]


def no_more_lines(_prompt: str) -> str:
    """Be gone."""
    raise EOFError


def played(folder: Path, lines: list[str], lang: str = "en", table: Table | None = None) -> Script:
    """Type some lines at such a table."""
    return Script(folder, table or rich_table(), lines, lang).run()


# --- ways to say a deed -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "claim dieppe-bruxelles with 2 green"),
        ("en", "cubrir bruselas-dieppe con 2 verdes"),
        ("en", "  CLAIM  Bruxelles - Dieppe WITH 2 green "),
        ("es", "cubrir Dieppe-Bruselas con 2 verdes"),
        ("es", "claim bruxelles-dieppe with 2 green"),
        ("es", "cubro bruselas-dieppe con 1 verde y 1 verde"),
    ],
)
def test_a_claim_is_read_in_both_languages(tmp_path: Path, lang: str, line: str) -> None:
    script = played(tmp_path, [line], lang)
    assert script.table.deeds[-1].deed == "claim bruxelles-dieppe with 2 green"


@pytest.mark.parametrize("line", ["claim dieppe-bruxelles", "bruxelles-dieppe"])
def test_a_claim_without_its_payment_offers_the_ways_to_pay(tmp_path: Path, line: str) -> None:
    script = played(tmp_path, [line, "3"])
    assert "3 ways to pay" in script.shown_after(line)
    assert script.table.deeds[-1].deed == "claim bruxelles-dieppe with 2 locomotive"


def test_the_cheapest_way_to_pay_stands_first(tmp_path: Path) -> None:
    script = played(tmp_path, ["claim dieppe-bruxelles"])
    shown = script.shown_after("claim dieppe-bruxelles").splitlines()
    assert shown == [
        "Bruxelles–Dieppe, 3 ways to pay; choose one:",
        "1. 2 green",
        "2. 1 green + 1 locomotive",
        "3. 2 locomotives",
    ]


def test_ways_to_pay_tell_two_tracks_apart(tmp_path: Path) -> None:
    shown = played(tmp_path, ["claim bruxelles-paris"]).shown_after("claim bruxelles-paris").splitlines()
    assert shown == [
        "2 ways to pay; choose one:",
        "1. Bruxelles–Paris:1: 2 locomotives",
        "2. Bruxelles–Paris:2: 2 locomotives",
    ]


def test_of_two_tracks_that_are_alike_one_is_offered(tmp_path: Path) -> None:
    shown = played(tmp_path, ["claim dieppe-london"]).shown_after("claim dieppe-london").splitlines()
    assert shown[0] == "Dieppe–London:1, 3 ways to pay; choose one:"


def test_a_claim_that_names_one_city_shows_the_routes_from_there(tmp_path: Path) -> None:
    script = played(tmp_path, ["claim dieppe", "routes from dieppe"])
    assert script.shown_after("claim dieppe") == script.shown_after("routes from dieppe")


def test_routes_take_a_line_of_eighty_columns_each_and_few_of_those_that_no_ticket_wants(tmp_path: Path) -> None:
    table, out = rich_table(keep=7), StringIO()
    Sitting(table, RichPage(Console(file=out, width=80, height=60)), no_more_lines, Shelf(tmp_path), "en").run()
    listed = out.getvalue().partition("spaces  points  for (")[2].partition("… and ")[0].splitlines()[1:]
    assert all(line.split()[0].isdigit() for line in listed)
    assert ["★" in line for line in listed] == [True] * 4 + [False] * OTHERS


def test_a_station_is_chosen_by_payment_then_by_city(tmp_path: Path) -> None:
    script = played(tmp_path, ["station", "2", "roma"])
    assert script.table.deeds[-1].deed == "build roma with 1 blue"


def test_a_station_in_a_named_city_offers_the_ways_to_pay(tmp_path: Path) -> None:
    script = played(tmp_path, ["construir París", "1"], "es")
    assert script.table.deeds[-1].deed == "build paris with 1 green"


def test_something_else_typed_for_the_city_is_done_instead(tmp_path: Path) -> None:
    script = played(tmp_path, ["station", "2", "hand", "draw pile"])
    assert script.table.deeds[-1].deed == "draw pile"


def test_a_card_or_the_pile_alone_is_drawn(tmp_path: Path) -> None:
    market = rich_table().game.market
    card = next(card for card in market if card and card != "locomotive")
    script = played(tmp_path, [card, "blind"])
    assert [line.deed for line in script.table.deeds[3:5]] == [f"draw {card}", "draw pile"]


def test_numbers_choose_from_the_list_last_shown(tmp_path: Path) -> None:
    script = played(tmp_path, ["1", "1"])
    assert [line.deed for line in script.table.deeds[3:5]] == ["draw pile", "draw pile"]


def test_a_number_that_is_not_listed_is_refused(tmp_path: Path) -> None:
    script = played(tmp_path, ["999"])
    assert "(terminal/number)" in script.shown_after("999")
    assert len(script.table.deeds) == 3


def test_tickets_are_kept_by_number(tmp_path: Path) -> None:
    script = played(tmp_path, ["tickets", "2", "yes"])
    offered = script.table.events[3].offered
    assert script.table.events[4].deed.tickets == (offered[1],)
    assert f"give back {script.sitting.words.ticket(offered[0])}, " in script.shown_after("2")


def test_keeping_fewer_tickets_is_asked_again_and_no_leaves_the_choice(tmp_path: Path) -> None:
    script = played(tmp_path, ["tickets", "2", "no", "all"])
    assert len(script.table.events[4].deed.tickets) == 3


# --- tunnels ----------------------------------------------------------------------------------------------
@pytest.mark.rule("EU-TUNNEL-3")
def test_the_odds_of_a_tunnel_are_told_before_its_cards_are_laid(tmp_path: Path) -> None:
    line = "claim venezia-zurich with 2 green"
    script = played(tmp_path, [line, "no"])
    assert "you could pay 4 more. It may ask for 0 (53 %), 1 (38 %), 2 (8 %), 3 (<1 %)" in script.shown_after(line)
    assert "Laying 2 green, success: 100 %" in script.shown_after(line)
    assert script.table.game.turn == 0
    assert len(script.table.deeds) == 3


def test_an_answer_that_is_neither_yes_nor_no_lays_nothing_and_is_done_instead(tmp_path: Path) -> None:
    script = played(tmp_path, ["claim venezia-zurich with 2 green", "draw pile"])
    assert script.table.deeds[-1].deed == "draw pile"


@pytest.mark.rule("EU-TUNNEL-5", "EU-TUNNEL-6")
def test_a_tunnel_says_what_turned_up_and_offers_to_pay_or_withdraw(tmp_path: Path) -> None:
    table = rich_table(pile_top="locomotive red black")
    script = played(tmp_path, ["claim venezia-zurich with 2 green", "yes", "1"], table=table)
    shown = script.shown_after("yes")
    assert shown.count("turned up locomotive, red, black") == 1
    assert "1 more asked" in shown
    assert "1. pay 1 green." in shown
    assert "2. pay 1 locomotive." in shown
    assert "3. withdraw, take the cards back." in shown
    assert script.table.deeds[-1].deed == "pay 1 green"


# --- taking back ------------------------------------------------------------------------------------------
def test_a_claim_can_be_taken_back_before_the_next_seat_moves(tmp_path: Path) -> None:
    before = rich_table().game.to_bytes()
    script = played(tmp_path, ["claim dieppe-bruxelles with 2 green", "undo"])
    assert script.table.game.to_bytes() == before
    assert len(script.table.deeds) == len(script.table.events) == 3


def test_a_station_and_a_whole_choice_of_tickets_can_be_taken_back(tmp_path: Path) -> None:
    before = rich_table().game.to_bytes()
    assert played(tmp_path, ["build roma with 1 blue", "deshacer"]).table.game.to_bytes() == before
    script = played(tmp_path, ["tickets", "all", "undo"])
    assert script.table.game.phase == "keep"
    assert "Taken back." in script.shown_after("undo")


@pytest.mark.parametrize("lines", [["draw pile"], ["tickets"], ["claim venezia-zurich with 2 green", "yes"]])
def test_what_chance_has_answered_is_never_taken_back(tmp_path: Path, lines: list[str]) -> None:
    table = rich_table(pile_top="locomotive red black")
    script = played(tmp_path, [*lines, "undo"], table=table)
    assert "(terminal/undo)" in script.shown_after("undo")
    assert len(script.table.deeds) == 4


def test_a_face_up_card_drawn_is_never_taken_back_for_another_came_up(tmp_path: Path) -> None:
    card = next(card for card in rich_table().game.market if card and card != "locomotive")
    script = played(tmp_path, [f"draw {card}", "undo"])
    assert "(terminal/undo)" in script.shown_after("undo")


def test_paying_for_a_tunnel_is_taken_back_to_the_question_and_no_further(tmp_path: Path) -> None:
    table = rich_table(pile_top="locomotive red black")
    script = played(tmp_path, ["claim venezia-zurich with 2 green", "yes", "pay 1 green", "undo", "undo"], table=table)
    assert script.table.game.phase == "tunnel"
    assert "(terminal/undo)" in script.text


def test_after_another_seat_has_moved_nothing_is_taken_back(tmp_path: Path) -> None:
    script = played(tmp_path, ["claim dieppe-bruxelles with 2 green", "", "undo"])
    assert "(terminal/undo)" in script.shown_after("undo")
    assert script.table.game.owners[script.table.map_file.route_numbers["bruxelles-dieppe"]] == 0


def test_a_turn_that_is_done_takes_no_further_deed(tmp_path: Path) -> None:
    script = played(tmp_path, ["claim dieppe-bruxelles with 2 green", "draw pile", "hand", "undo"])
    assert "Your turn is done." in script.shown_after("draw pile")
    assert "Hand: " in script.shown_after("hand")
    assert len(script.table.deeds) == 3


# --- what is typed in short --------------------------------------------------------------------------------
@pytest.mark.parametrize("line", ["claim pamplona-paris with 4 green", "cubrir pamplona-parís con 4 g"])
def test_of_two_tracks_the_one_that_these_cards_pay_is_claimed(tmp_path: Path, line: str) -> None:
    script = played(tmp_path, [line])
    assert script.table.deeds[-1].deed == "claim pamplona-paris:2 with 4 green"


def test_a_card_may_be_named_by_its_letter(tmp_path: Path) -> None:
    market = rich_table().game.market
    letter = CARD_LETTERS[str(market[0])]
    script = played(tmp_path, [f"draw {letter.lower()}"])
    assert script.table.deeds[-1].deed == f"draw {market[0]}"


def test_that_the_final_round_is_near_is_told(tmp_path: Path) -> None:
    table = rich_table()

    def edit(state: State) -> None:
        state.wagons[1] = 3

    table.recorder.game = changed(table.game, edit)
    script = Script(tmp_path, table, ["look"]).run()
    assert "Bot 2 has 3 wagons left; with 2 or fewer at the end of a turn, everybody has one last turn." in script.text
