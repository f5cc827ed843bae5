"""Tunnels: whether to try one now, by the odds of what it may ask."""

from traviesa.bots.weights import Weights
from traviesa.odds import TunnelGauge
from traviesa.view import View
from traviesa.vocabulary import TUNNEL


class Tunnels:
    """Judges tunnels from one view."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.view = view
        self.board = view.setting.board
        self.weights = weights
        self._gauge: TunnelGauge | None = None

    def may_try(self, row: int, hurries: bool) -> bool:
        """Say whether to lay a payment: for anything but a tunnel, yes; for a tunnel where it will likely do.

        A failure costs the turn, a card more about half of one: so it pays to wait until one is spare, but in a hurry.
        """
        if hurries or self.board.route_kind[self.board.catalogue.target[row]] != TUNNEL:
            return True
        if self._gauge is None:
            self._gauge = TunnelGauge(self.view)
        odds = self._gauge.odds(self.view.deed_of(row).payment or ())
        return float(odds.success) >= self.weights.tunnel_success
