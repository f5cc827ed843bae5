"""The words of a scenario are brought into one form; what only dice or other maps have is refused."""

import pytest

from tests.notation.toy import PLAIN, TOY
from tests.test_scenario_file import EVERY_KEY, TUNNEL, one
from traviesa.scenario_file import Scenario, parse_scenarios
from traviesa.scenario_form import ScenarioError
from traviesa.scenario_words import canonical, check_here


def read(body: str) -> Scenario:
    """Read one scenario with this body."""
    return parse_scenarios(one(body), "toy.toml")[0]


def test_names_are_brought_into_their_one_form() -> None:
    scenario = canonical(
        read(
            """
            given.pile = ["red"]
            given.ticket_pile = { short = ["berlin-dieppe"] }
            given.seat.0.routes = ["paris-dieppe"]
            given.seat.0.stations = ["Paris"]
            step = [{ do = "draw nonsense", refused = true, then.legal = ["claim paris-dieppe with 1 RED"] }]
            then.ticket_pile_bottom = ["berlin-dieppe"]
            then.ticket_pile_size = { short = 3 }
            then.seat.1.routes = ["warszawa-berlin:2"]
            then.seat.1.completed = ["berlin>"]
            """
        ),
        TOY,
    )
    assert scenario.given.ticket_pile == {"short": ("dieppe-berlin",)}
    assert scenario.given.seats[0].routes == ("dieppe-paris",)
    assert scenario.given.seats[0].stations == ("paris",)
    assert scenario.given.market is None
    assert scenario.steps[0].do == "draw nonsense"
    assert scenario.steps[0].then.values == {"legal": ("claim dieppe-paris with 1 red",)}
    assert scenario.then.values == {
        "ticket_pile_bottom": ("dieppe-berlin",),
        "ticket_pile_size": {"short": 3},
    }
    assert scenario.then.seats == {1: {"routes": ("berlin-warszawa:2",), "completed": ("berlin>",)}}


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ('given.seat.0.routes = ["dieppe-pari"]', "given.seat.0.routes: notation/unknown-city"),
        ('given.seat.0.routes = ["berlin-warszawa"]', "given.seat.0.routes: notation/ambiguous"),
        ('given.seat.1.tickets = ["paris-berlin"]', "given.seat.1.tickets: notation/unknown-ticket"),
        ('then.seat.1.stations = ["france"]', "then.seat.1.stations: notation/unknown-city"),
        ('given.pile = ["plus_four"]', "given.pile: notation/unknown-word"),
        ("given.seat.0.hand = { passenger = 1 }", "given.seat.0.hand: notation/unknown-word"),
        ('then.illegal = ["claim everything"]', "then.illegal: notation/malformed"),
        ("then.ticket_pile_size = { short = 1 }", "then.ticket_pile_size: notation/unknown-word"),
        (
            'step = [{ do = "pass", then.market = ["passenger"] }]',
            "step 1.then.market: notation/unknown-word",
        ),
    ],
)
def test_words_this_map_lacks_are_refused_with_their_place(body: str, why: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        canonical(read(body), PLAIN)
    assert caught.value.code == "scenario/unknown-word"
    assert caught.value.message.startswith("toy.toml: scenario 1 ('T'): ")
    assert why in caught.value.message


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ('mode = "dice"', "mode"),
        ("given.dice = []", "given.dice"),
        ('given.rolls = [["single"]]', "given.rolls"),
        ("given.tunnel_symbols = [1]", "given.tunnel_symbols"),
        ("given.goods_left = { paris = [3] }", "given.goods_left"),
        ('given.phase = "roll"', "given.phase"),
        ('given.seat.0.tokens = ["single"]', "given.seat.0.tokens"),
        ('given.seat.1.passengers = ["paris"]', "given.seat.1.passengers"),
        ("given.seat.0.goods = [3]", "given.seat.0.goods"),
        ("then.dice = []", "then.dice"),
        ('then.phase = "dice"', "then.phase"),
        ("then.seat.0.tokens = []", "then.seat.0.tokens"),
        ('step = [{ do = "pass", then.seat.0.goods = [1] }]', "step 1.then.seat.0.goods"),
    ],
)
def test_what_only_dice_or_other_maps_have_is_not_here(body: str, key: str) -> None:
    with pytest.raises(ScenarioError, match="scenario/not-here") as caught:
        check_here(read(body))
    assert caught.value.facts["key"] == key


def test_what_is_here_passes() -> None:
    check_here(parse_scenarios(TUNNEL, "tunnel.toml")[0])
    with pytest.raises(ScenarioError, match="scenario/not-here"):
        check_here(parse_scenarios(EVERY_KEY, "every.toml")[0])
