"""Every exact payment, against a list made card by card."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.reference.given import edited, set_hand
from tests.reference.obvious.board import CARDS, COLOURS, LOCOMOTIVE
from tests.reference.obvious.deeds import Build, Claim, Pay
from tests.reference.obvious.payments import extra_payments, route_payments, station_payments
from tests.reference.table import EUROPE, USA
from traviesa import Game
from traviesa.state import State
from traviesa.vocabulary import TUNNEL_PHASE

BOARDS = {"usa": USA, "europe": EUROPE}
hands = some.dictionaries(some.sampled_from(CARDS), some.integers(1, 9), max_size=5) | some.fixed_dictionaries(
    {card: some.integers(0, 12) for card in COLOURS} | {LOCOMOTIVE: some.integers(0, 14)}
)


def with_hand(map_name: str, hand: dict[str, int], stations_left: int = 0) -> Game:
    def edit(state: State) -> None:
        set_hand(state, 0, hand)
        state.stations_left[0] = stations_left

    return edited(map_name, 4, edit)


def deeds(game: Game, kind: str) -> list[str]:
    return sorted(text for text in game.legal() if text.startswith(kind))


@settings(max_examples=80)
@given(some.sampled_from(["usa", "europe"]), hands)
def test_claims_are_offered_with_every_exact_payment(map_name: str, hand: dict[str, int]) -> None:
    """TTR-CLAIM-9 TTR-CLAIM-10 TTR-CLAIM-11 TTR-GRAY-1 RUL-CLAIM-2

    EU-FERRY-2 EU-FERRY-3 EU-FERRY-4 EU-FERRY-6 RUL-FERRY-1
    """
    board = BOARDS[map_name]
    expected = [str(Claim(r, paid)) for r in board.routes for paid in route_payments(r, hand, board.rules)]
    assert deeds(with_hand(map_name, hand), "claim") == sorted(expected)


@settings(max_examples=60)
@given(some.integers(1, 3), hands)
def test_stations_are_offered_with_every_exact_payment(left: int, hand: dict[str, int]) -> None:
    """EU-STATION-4 EU-STATION-5"""
    expected = [str(Build(city, paid)) for city in EUROPE.cities for paid in station_payments(hand, 3 - left)]
    assert deeds(with_hand("europe", hand, left), "build") == sorted(expected)


@settings(max_examples=150)
@given(some.integers(0, 10**6), some.integers(1, 3), hands)
def test_extras_are_offered_with_every_exact_payment(which: int, extra: int, hand: dict[str, int]) -> None:
    """EU-TUNNEL-6 EU-TUNNEL-8 EU-TUNNEL-10 RUL-TUNNEL-3 RUL-TUNNEL-4 What is laid already cannot pay again."""
    tunnels = [r for r in EUROPE.routes if r.kind == "tunnel"]
    ways = [(r, paid) for r in tunnels for paid in route_payments(r, hand, EUROPE.rules)]
    if not ways:
        return
    tunnel, laid = ways[which % len(ways)]
    row = with_hand("europe", hand).find_action(str(Claim(tunnel, laid)))

    def edit(state: State) -> None:
        set_hand(state, 0, hand)
        state.phase, state.laid, state.extra = TUNNEL_PHASE, row, extra

    game = edited("europe", 4, edit)
    before = game.to_bytes()
    expected = [str(Pay(paid)) for paid in extra_payments(hand, laid, extra, EUROPE.rules)]
    assert sorted(game.legal()) == sorted([*expected, "withdraw"])
    assert game.to_bytes() == before, "what is laid is set aside only while the hand is looked through"


# --- the rulebook's own examples ---------------------------------------------------------------------------


def payments_of(map_name: str, route: str, hand: dict[str, int]) -> set[str]:
    start = f"claim {route} with "
    return {text.removeprefix(start) for text in deeds(with_hand(map_name, hand), start)}


def test_ttr_claim_9_a_yellow_route_of_three() -> None:
    """TTR-CLAIM-9 Seattle–Calgary is gray; Helena–Seattle is yellow and of six, so the example is on Europe's map."""
    yellow = next(r for r in EUROPE.routes if (r.colour, r.length, r.kind) == ("yellow", 3, "track"))
    assert payments_of("europe", yellow.name, {"yellow": 3, "locomotive": 3, "blue": 3}) == {
        "3 yellow",
        "2 yellow + 1 locomotive",
        "1 yellow + 2 locomotive",
        "3 locomotive",
    }
    assert payments_of("europe", yellow.name, {"yellow": 2, "blue": 9}) == set()


def test_eu_ferry_5_smyrna_palermo_asks_for_two_locomotives() -> None:
    """EU-FERRY-5 EU-FERRY-6 Four cards of one colour and two locomotives, up to six locomotives."""
    hand = {"red": 6, "blue": 2, "locomotive": 6}
    assert payments_of("europe", "palermo-smyrna", hand) == {
        "4 red + 2 locomotive",
        "3 red + 3 locomotive",
        "2 red + 4 locomotive",
        "1 red + 5 locomotive",
        "2 blue + 4 locomotive",
        "1 blue + 5 locomotive",
        "6 locomotive",
    }
    assert payments_of("europe", "palermo-smyrna", {"red": 6, "locomotive": 1}) == set()


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ({"red": 2, "yellow": 1}, {"2 red"}),
        ({"yellow": 1, "locomotive": 1}, {"1 yellow + 1 locomotive"}),
        ({"locomotive": 2}, {"2 locomotive"}),
        ({"red": 1, "yellow": 1}, set()),
    ],
)
def test_ttr_gray_1_a_gray_route_of_two(hand: dict[str, int], expected: set[str]) -> None:
    """TTR-GRAY-1 RR, YL, LL are legal; RY is not."""
    gray = next(r for r in USA.routes if (r.colour, r.length) == ("gray", 2))
    assert payments_of("usa", gray.name, hand) == expected
