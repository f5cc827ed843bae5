"""Whether a tunnel is tried."""

from tests.bots.table import given
from traviesa.bots.tunnels import Tunnels
from traviesa.bots.weights import Weights


def may_try(deed: str, hand: dict[str, int], hurries: bool = False) -> bool:
    view = given("europe", hand=hand, market="white white black black yellow").view(0)
    return Tunnels(view, Weights()).may_try(view.find_action(deed), hurries)


def test_a_tunnel_waits_for_a_card_that_could_pay_more() -> None:
    assert not may_try("claim venezia-zurich with 2 green", {"green": 2})
    assert may_try("claim venezia-zurich with 2 green", {"green": 3})
    assert may_try("claim venezia-zurich with 2 green", {"green": 2, "locomotive": 1})


def test_what_cannot_pay_more_is_not_spare() -> None:
    assert not may_try("claim venezia-zurich with 2 green", {"green": 2, "red": 9})
    assert not may_try("claim venezia-zurich with 2 locomotive", {"green": 9, "locomotive": 2})


def test_a_tunnel_does_not_wait_in_a_hurry() -> None:
    assert may_try("claim venezia-zurich with 2 green", {"green": 2}, hurries=True)


def test_what_is_no_tunnel_never_waits() -> None:
    assert may_try("claim amsterdam-frankfurt with 2 white", {"white": 2})
