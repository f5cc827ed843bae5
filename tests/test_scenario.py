"""A scenario fails when it should: a wrong expectation, a deed that goes the other way, a position that changes."""

import pytest

from tests.test_scenarios import SCENARIOS
from traviesa.errors import TraviesaError
from traviesa.game import Game
from traviesa.notation.deed import Deed
from traviesa.refusing import Refusal
from traviesa.scenario import Outcome, prepare, run, run_on
from traviesa.scenario_file import Scenario, parse_scenarios

TUNNEL = """
given.pile = ["locomotive", "red", "black"]
given.seat.0.hand = { green = 2, locomotive = 1 }
"""


def read(body: str) -> Scenario:
    """Read a scenario on Europe with two seats."""
    return parse_scenarios(f'[[scenario]]\ntitle = "T"\nmap = "europe"\nseats = 2\n{body}', "my.toml")[0]


def told(outcome: Outcome) -> list[str]:
    """Tell what a run found."""
    return [finding.said("en") for finding in outcome.findings]


def found(body: str) -> list[str]:
    """Run a scenario in the plain engine and tell what it found."""
    return told(run(prepare(read(body)), plain=True))


@pytest.mark.parametrize(
    ("then", "line"),
    [
        ("turn = 1", "turn: expected 1, found 0"),
        ('phase = "turn"', "phase: expected turn, found tunnel"),
        ("extra = 2", "extra: expected 2, found 1"),
        ('market = ["red"]', "market: expected red, found "),
        ("pile_size = 1", "pile_size: expected 1, found 99"),
        ("discards = { red = 1 }", "discards: expected 1 red, found nothing (red 0 instead of 1)"),
        ("ticket_pile_size = 39", "ticket_pile_size: expected 39, found 40"),
        ("ticket_pile_size = { long = 1 }", "ticket_pile_size: long expected 1, found 0"),
        ('ticket_pile_bottom = ["brest-petrograd"]', "ticket_pile_bottom: expected brest-petrograd, found "),
        ("final_turns = 1", "final_turns: expected 1, found 0"),
        ("over = true", "over: expected true, found false"),
        ("winners = [0]", "winners: expected 0, found nothing"),
        ('legal = ["pay 1 red"]', "legal: 'pay 1 red' is not legal"),
        ('illegal = ["pay 1 locomotive"]', "illegal: 'pay 1 locomotive' is legal"),
        ("legal_count = 3", "legal_count: expected 3, found 2"),
        (
            "seat.0.hand = { green = 2 }",
            "seat 0 hand: expected 2 green, found 2 green + 1 locomotive (locomotive 1 instead",
        ),
        ("seat.0.hand_size = 2", "seat 0 hand_size: expected 2, found 3"),
        ("seat.1.wagons = 44", "seat 1 wagons: expected 44, found 45"),
        ("seat.1.score = 1", "seat 1 score: expected 1, found 0"),
        (
            'seat.1.routes = ["dieppe-paris"]',
            "seat 1 routes: expected dieppe-paris, found nothing (missing dieppe-paris)",
        ),
        ('seat.1.stations = ["paris"]', "seat 1 stations: expected paris, found nothing (missing paris)"),
        ("seat.1.stations_left = 2", "seat 1 stations_left: expected 2, found 3"),
        ('seat.1.tickets = ["paris-wien"]', "seat 1 tickets: expected paris-wien, found nothing (missing paris-wien)"),
        ('seat.1.offered = ["paris-wien"]', "seat 1 offered: expected paris-wien, found nothing (missing paris-wien)"),
        (
            'seat.1.completed = ["paris-wien"]',
            "seat 1 completed: expected paris-wien, found nothing (missing paris-wien)",
        ),
        ("seat.1.trail = 1", "seat 1 trail: expected 1, found 0"),
        ("seat.1.final = { stations = 8, goods = 0 }", "seat 1 final: stations expected 8, found 12"),
    ],
)
def test_every_key_of_then_can_fail(then: str, line: str) -> None:
    """In a tunnel that asks for one more, nothing of this is so."""
    lines = found(TUNNEL + f'step = [{{ do = "claim venezia-zurich with 2 green", then.{then} }}]')
    assert len(lines) == 1
    assert lines[0].startswith(f"step 1, “claim venezia-zurich with 2 green”: {line}")


def test_what_holds_is_told_by_no_line() -> None:
    assert found("then = { turn = 0, winners = [] }") == ["at the end: winners: expected nothing, found nothing"]
    assert found("then = { turn = 0, seat.0.final = { goods = 0, total = 12 } }") == []


def test_winners_are_compared_when_the_game_is_over() -> None:
    assert found('given.phase = "over"\nthen.winners = [0, 1]') == []
    assert found('given.phase = "over"\nthen.winners = [0]') == [
        "at the end: winners: expected 0, found 0, 1 (not expected 1)"
    ]


def test_a_deed_that_is_refused_unexpectedly_ends_the_run() -> None:
    lines = found('step = [{ do = "build paris with 1 red" }, { do = "draw pile" }]\nthen.turn = 1')
    assert len(lines) == 1
    assert lines[0].startswith("step 1, “build paris with 1 red”: must be possible, but is refused: build/cannot-pay: ")


@pytest.mark.parametrize(
    ("refused", "line"),
    [
        ("true", "must be refused, but is possible"),
        ('"draw/nothing-left"', "must be refused as draw/nothing-left, but is possible"),
    ],
)
def test_a_deed_that_is_possible_against_expectation_ends_the_run(refused: str, line: str) -> None:
    lines = found(f'step = [{{ do = "draw pile", refused = {refused} }}]\nthen.turn = 1')
    assert lines == [f"step 1, “draw pile”: {line}"]


def test_another_code_than_expected_fails_and_the_run_goes_on() -> None:
    lines = found('step = [{ do = "pass", refused = "game/over" }, { do = "draw pile" }]\nthen.turn = 1')
    assert lines == [
        "step 1, “pass”: must be refused as game/over, but is refused as pass/not-allowed",
        "at the end: turn: expected 1, found 0",
    ]


def test_any_refusal_will_do_where_none_is_named() -> None:
    assert found('step = [{ do = "pass", refused = true }, { do = "fly", refused = true }]') == []


def test_the_seat_of_a_step_is_the_one_to_decide_unless_named() -> None:
    assert found('given.turn = 1\nstep = [{ do = "draw pile" }, { do = "draw pile", seat = 1 }]\nthen.turn = 0') == []
    assert found('given.turn = 1\nstep = [{ do = "draw pile", seat = 0, refused = "action/not-your-turn" }]') == []


class LeakyGame(Game):
    """A game with the fault that a refusal must never have: it changes a little before it refuses."""

    def find_action(self, deed: Deed | str, seat: int | None = None) -> int:
        """Give seat 1 a point that nobody sees, then judge the deed."""
        self._states[0].score[1] += 1
        return super().find_action(deed, seat)


def test_a_refusal_that_changes_the_position_fails() -> None:
    """The guarantee can fail: the same scenario passes on a game and fails on a leaky one."""
    prepared = prepare(read('step = [{ do = "pass", refused = "pass/not-allowed" }]\nthen.turn = 0'))
    game = prepared.game(plain=True)
    assert run_on(game, prepared.scenario).passed
    leaky = LeakyGame(game.setting, game._engine, game._states)
    assert told(run_on(leaky, prepared.scenario)) == [
        "step 1, “pass”: is refused as pass/not-allowed, but has changed the position"
    ]


def test_findings_are_told_in_both_languages() -> None:
    outcome = run(prepare(read('step = [{ do = "build paris with 1 red" }]')), plain=True)
    assert (
        outcome.findings[0]
        .said("es")
        .startswith("paso 1, «build paris with 1 red»: debe ser posible, pero se rechaza: build/cannot-pay: ")
    )
    assert "en la mano faltan" in outcome.findings[0].said("es")


@pytest.mark.parametrize("plain", [False, True], ids=["compiled", "plain"])
def test_a_scenario_can_be_run_again(plain: bool) -> None:
    prepared = prepare(read(TUNNEL + 'step = [{ do = "claim venezia-zurich with 2 green" }]\nthen.extra = 1'))
    assert run(prepared, plain).passed
    assert run(prepared, plain).passed


# --- refusal codes ----------------------------------------------------------------------------------------
NOTATION = (
    *("notation/malformed", "notation/unknown-word", "notation/unknown-city", "notation/unknown-route"),
    *("notation/unknown-ticket", "notation/ambiguous"),
)
FACADE = ("action/wrong-mode", "action/not-your-turn", "move/no-passenger", "tickets/mix", "claim/passenger")
"""Codes that are judged before the rules are asked, because they need more than the state."""
OF_A_NEW_GAME = ("game/unknown-map", "game/mode", "game/seats")
"""No deed meets these: a game that is not begun cannot refuse one."""


def test_every_refusal_code_of_these_maps_is_met_by_a_scenario() -> None:
    """USA and Europe: the codes of the rules, of the notation and of the façade."""
    met = {step.refused for _, scenario in SCENARIOS for step in scenario.steps}
    every = {*filter(None, Refusal.words), *NOTATION, *FACADE}
    assert every - met == set()
    assert met - every <= {False, True}


@pytest.mark.parametrize("code", OF_A_NEW_GAME)
def test_every_code_of_a_new_game_is_met(code: str) -> None:
    asked: dict[str, tuple[str, int, str]] = {
        "game/unknown-map": ("atlantis", 2, "cards"),
        "game/mode": ("usa", 2, "chess"),
        "game/seats": ("usa", 6, "cards"),
    }
    from traviesa import new_game

    board, seats, mode = asked[code]
    with pytest.raises(TraviesaError) as caught:
        new_game(board, seats, mode=mode, plain=True)
    assert caught.value.code == code
