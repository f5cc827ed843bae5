"""Relax a map: cities, bends and names move until the spaces have room and nothing touches."""

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from traviesa.cartography.crossing import go_round
from traviesa.cartography.forces import Forces, apart, boxes_apart, gather, out_of_box, within
from traviesa.cartography.nearness import near_boxes, near_pairs, neighbours
from traviesa.cartography.ordering import Order
from traviesa.cartography.plane import Points
from traviesa.cartography.strands import (
    BREADTH,
    CITY,
    DENSE,
    GAP,
    LANE,
    SPACE,
    YARD,
    Probe,
    Row,
    Strands,
    at_run,
    dense,
    lengths,
    spacing,
)

EVERY: Final = 10
"""Steps after which points are spread anew along the curves, and neighbours found anew."""
FINE: Final = 8.0
"""From one point of a track to the next, where tracks press on each other."""
SHARPEST: Final = (0.12, 0.02)
"""How far aside a curve's middle points may be pulled without resistance, in parts of its chord, and more per space."""
EDGE: Final = 14.0
"""What stays free along the edge of the sheet."""


@dataclass
class Relaxing:
    """A map on its way to rest."""

    strands: Strands
    home: Points
    """Where geography wants the cities."""
    size: Row
    """Of the sheet."""
    halves: Points
    """Half of the width and height of each name."""
    round_about: list[int]
    """The strands that go round others."""
    cities: Points = field(init=False)
    bends: Points = field(init=False)
    names: Points = field(init=False)
    """From each city to the middle of its name."""
    named: bool = False
    spring: float = 0.5
    hold: float = 0.0003
    shift: float = 0.02
    stiff: float = 1.0
    press: float = 0.8
    firm: float = 1.0

    def __post_init__(self) -> None:
        self.cities = self.home.copy()
        self.bends = np.zeros((len(self.strands.ends), 2, 2))
        self.names = np.zeros_like(self.home)
        self.links = neighbours(self.home)
        go_round(self.strands, self.home, self.bends, self.round_about)
        self.order = Order.of(self.strands, self.home, self.bends, self.round_about)
        self.lithe = np.ones(len(self.bends))
        self.lithe[self.round_about] = 0.1
        self.measure = dense(self.strands)
        self.leave = np.full((len(self.bends), 2), YARD)
        ends = np.repeat(np.arange(len(self.bends)), 2)
        self.exits = Probe(self.strands, ends, np.tile([0.2, 0.8], len(self.bends)), np.zeros(len(ends)))
        self._spread()

    def run(self, steps: int, pace: float, press: float) -> None:
        """Go so many steps down the slope, the pace falling to a twentieth; ``press`` weighs collisions."""
        rows = (self.cities, self.bends, self.names)
        first = [np.zeros_like(row) for row in rows]
        second = [np.zeros_like(row) for row in rows]
        for step in range(steps):
            if step % EVERY == 0:
                self._spread()
            force = self._forces(press)
            slow = pace * max(0.05, 1 - step / steps)
            for row, slope, mean, square in zip(
                rows, (force.cities, force.bends, force.names), first, second, strict=True
            ):
                mean += 0.1 * (slope - mean)
                square += 0.02 * (slope * slope - square)
                fair = np.sqrt(square / (1 - 0.98 ** (step + 1))) + 1e-3
                row -= slow * mean / (1 - 0.9 ** (step + 1)) / fair
        self._spread()

    # --- points -------------------------------------------------------------------------------------------
    def _spread(self) -> None:
        """Spread points along the tracks, and find which may come to press on which."""
        runs = lengths(self.measure.place(self.cities, self.bends))
        out = self.exits.place(self.cities, self.bends) - self.cities[self.strands.ends.reshape(-1)]
        self.leave += 0.5 * (self.order.parting(out) - self.leave)
        strand, at, aside, starts = [], [], [], []
        for number, run in enumerate(runs):
            begin, size, step = spacing(run[-1], self.leave[number], self.strands.spaces[number])
            end = begin + step * (self.strands.spaces[number] - 1) + size
            many = int(np.ceil((end - begin - 7) / FINE)) + 1
            where = at_run(run, np.linspace(begin + 3.5, end - 3.5, many))
            starts.append(at_run(run, np.array([begin + 6, end - 6])))
            tracks = self.strands.tracks[number]
            for track in range(tracks):
                strand.append(np.full(many, number))
                at.append(where)
                aside.append(np.full(many, (track - (tracks - 1) / 2) * LANE))
        self.points = Probe(self.strands, np.concatenate(strand), np.concatenate(at), np.concatenate(aside))
        both = np.repeat(np.arange(len(runs)), 2)
        self.starts = Probe(self.strands, both, np.concatenate(starts), np.zeros(len(both)))
        self._find_near()

    @property
    def need(self) -> Row:
        """How long each curve should be, from city to city."""
        need: Row = self.strands.spaces * (SPACE + GAP) - GAP + self.leave.sum(axis=1)
        return need

    def _find_near(self) -> None:
        places = self.points.place(self.cities, self.bends)
        self.near = near_pairs(places, self.points.strand, 42.0)
        point, city = near_boxes(places, self.cities, np.full_like(self.cities, 60.0))
        others = np.all(self.strands.ends[self.points.strand[point]] != city[:, None], axis=1)
        self.by_city = point[others], city[others]
        self.by_name = near_boxes(places, self.cities + self.names, self.halves + 36)

    # --- forces -------------------------------------------------------------------------------------------
    def _forces(self, press: float) -> Forces:
        force = Forces.none(len(self.cities), len(self.bends))
        self._lengths(force)
        self._shape(force)
        self.order.press(self.starts, self.cities, self.bends, force)
        self._crowd(force, press)
        if self.named:
            self._names(force, press)
        return force

    def _lengths(self, force: Forces) -> None:
        """Curves have the length their spaces need; too long is less amiss than too short."""
        line = self.measure.place(self.cities, self.bends)
        steps = np.diff(line.reshape(-1, DENSE, 2), axis=1)
        each = np.maximum(np.hypot(steps[..., 0], steps[..., 1]), 1e-6)
        amiss = each.sum(axis=1) - self.need
        weight = np.where(amiss < 0, 0.6, 0.02 + 0.1 * (amiss > 0.2 * self.need))
        pull = (weight * amiss)[:, None, None] * steps / each[..., None]
        slope = np.zeros((len(line) // DENSE, DENSE, 2))
        slope[:, 1:] += pull
        slope[:, :-1] -= pull
        self.measure.pull(slope.reshape(-1, 2) * 0.4 * self.firm, force.cities, force.bends)
        a, b = self.strands.ends.T
        chord = self.cities[b] - self.cities[a]
        long = np.maximum(np.hypot(chord[:, 0], chord[:, 1]), 1.0)
        amiss = long - 0.975 * self.need
        weight = np.where(amiss < 0, self.spring, 0.05 * self.spring)
        pull = (weight * amiss / long)[:, None] * chord
        gather(b, pull, force.cities, 1.0)
        gather(a, pull, force.cities, -1.0)

    def _shape(self, force: Forces) -> None:
        """Cities keep near their place and their neighbours' shift; curves keep straight, or bend one way."""
        force.cities += self.hold * (self.cities - self.home)
        shift = self.cities - self.home
        a, b, weight = self.links
        between = (shift[a] - shift[b]) * weight[:, None]
        gather(a, between, force.cities, self.shift)
        gather(b, between, force.cities, -self.shift)
        stiff = (self.stiff * 16.0 * self.lithe / self.need)[:, None, None]
        force.bends += 0.1 * stiff * self.bends
        mean = self.bends.mean(axis=1, keepdims=True)
        force.bends += 0.5 * stiff * (self.bends - mean)
        # no bend is sharp
        far = np.maximum(np.hypot(self.bends[..., 0], self.bends[..., 1]), 1e-6)
        a, b = self.strands.ends.T
        chord = np.hypot(*(self.cities[b] - self.cities[a]).T)
        most = np.where(self.lithe < 1, 0.5, SHARPEST[0] + SHARPEST[1] * self.strands.spaces) * chord
        force.bends += (np.maximum(far - most[:, None], 0) / far)[..., None] * self.bends

    def _crowd(self, force: Forces, press: float) -> None:
        """Tracks, cities and the edge of the sheet keep apart."""
        places = self.points.place(self.cities, self.bends)
        slope = np.zeros_like(places)
        a, b = self.near
        push = apart(places[a], places[b], BREADTH + 4.5)
        gather(a, push, slope, press)
        gather(b, push, slope, -press)
        point, city = self.by_city
        push = apart(places[point], self.cities[city], YARD + BREADTH / 2 + 3)
        gather(point, push, slope, press)
        gather(city, push, force.cities, -press)
        slope += press * within(places, np.full(2, EDGE + 7), self.size - EDGE - 7)
        self.points.pull(slope, force.cities, force.bends)
        first, second = np.triu_indices(len(self.cities), 1)
        push = apart(self.cities[first], self.cities[second], 2 * YARD + 26)
        gather(first, push, force.cities, press)
        gather(second, push, force.cities, -press)
        force.cities += press * within(self.cities, np.full(2, EDGE + 16), self.size - EDGE - 16)

    def _names(self, force: Forces, press: float) -> None:
        """Names keep off tracks, cities, each other and the edge, and near their city."""
        middles = self.cities + self.names
        point, name = self.by_name
        places = self.points.place(self.cities, self.bends)
        push = out_of_box(places[point], middles[name], self.halves[name], BREADTH / 2 + 4.5)
        slope = np.zeros_like(places)
        gather(point, push, slope, press)
        self.points.pull(slope, force.cities, force.bends)
        on_names = np.zeros_like(middles)
        gather(name, push, on_names, -press)
        city, name = np.nonzero(~np.eye(len(middles), dtype=bool))
        push = out_of_box(self.cities[city], middles[name], self.halves[name], YARD + 2.0)
        gather(city, push, force.cities, press)
        gather(name, push, on_names, -press)
        first, second = np.triu_indices(len(middles), 1)
        push = boxes_apart(middles[first], self.halves[first], middles[second], self.halves[second], 4.0)
        gather(first, push, on_names, press)
        gather(second, push, on_names, -press)
        on_names += press * within(middles, EDGE * 0.6 + self.halves, self.size - EDGE * 0.6 - self.halves)
        force.cities += on_names
        force.names += on_names + press * self._hug()

    def _hug(self) -> Points:
        """Names keep just off their own city: the slope on the way from a city to its name."""
        slope = -3.0 * out_of_box(np.zeros_like(self.names), self.names, self.halves, CITY + 3.5)
        over = np.maximum(np.abs(self.names) - self.halves, 0)
        away = np.maximum(np.hypot(over[:, 0], over[:, 1]), 1e-6)
        hug = np.maximum(away - CITY - 4.5, 0) / away
        slope += 0.4 * np.sign(self.names) * over * hug[:, None]
        return slope
