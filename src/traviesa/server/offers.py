"""What a seat can do now, gathered by what it is about: each route with every way of paying for it, and its odds."""

from bisect import bisect_left, bisect_right
from functools import lru_cache
from itertools import accumulate, groupby

from msgspec import Struct, field

from traviesa import action
from traviesa.odds import Chance, TunnelGauge, ways_to_turn_up
from traviesa.view import View
from traviesa.vocabulary import CARD_WORDS, TUNNEL


class Odds(Struct, frozen=True):
    """How likely a tunnel asks for 0, 1, 2, … further cards, and that this hand can pay whatever is asked."""

    extra: tuple[float, ...]
    success: float


class Payment(Struct, frozen=True, omit_defaults=True):
    """A way of paying, as the notation writes it; for a tunnel with its odds."""

    cards: str
    odds: Odds | None = None


class ClaimOffer(Struct, frozen=True):
    """A route that can be claimed: ``claim <route> with <cards>``, the sensible payment first."""

    route: str
    length: int
    points: int
    pay: tuple[Payment, ...]


class BuildOffer(Struct, frozen=True):
    """Where a station can be built, and how it is paid: ``build <city> with <cards>``."""

    cities: tuple[str, ...]
    pay: tuple[str, ...]


class KeepOffer(Struct, frozen=True):
    """Tickets to choose from, and how many must be kept at least: ``keep <ticket> …``."""

    tickets: tuple[str, ...]
    least: int


class Offers(Struct, frozen=True):
    """All that a seat can do."""

    count: int
    """How many legal deeds there are."""
    draw: tuple[str, ...] = ()
    """``draw <one of these>``: ``pile`` and cards of the market."""
    tickets: int = 0
    """How many ``tickets`` would draw; 0 when it cannot be done."""
    claim: tuple[ClaimOffer, ...] = ()
    build: BuildOffer | None = None
    keep: KeepOffer | None = None
    pay: tuple[str, ...] = ()
    withdraw: bool = False
    passes: bool = field(default=False, name="pass")


def offers_of(view: View) -> Offers:
    """Gather what the view's seat can do."""
    rows = view.actions()
    catalogue, texts, held = view.setting.board.catalogue, view.setting.payment_texts, view.hand_row
    places = (action.PAY_FROM, catalogue.claims_from, catalogue.builds_from)
    pays, claims, builds = (bisect_left(rows, first) for first in places)
    plain = rows[:pays]
    return Offers(
        count=len(rows),
        draw=tuple([_DRAWN[row] for row in plain if row < len(_DRAWN)]),
        tickets=_tickets_drawn(view) if action.DRAW_TICKETS in plain else 0,
        claim=_claims(view, rows[claims:builds], held) if claims < builds else (),
        build=_builds(view, rows[builds:], held) if builds < len(rows) else None,
        keep=_keeps(view) if plain and plain[-1] >= action.KEEP_FROM else None,
        pay=tuple([texts[row] for row in _sensible_first(view, rows[pays:claims], held)]),
        withdraw=action.WITHDRAW in plain,
        passes=action.PASS in plain,
    )


_DRAWN = ("pile", *CARD_WORDS)
"""What each of the first actions draws."""


def _tickets_drawn(view: View) -> int:
    sizes = view.ticket_pile_sizes
    return sum(min(count, sizes.get(deck, 0)) for deck, count in view.setting.rules.tickets_drawn)


def _sensible_first(view: View, rows: list[int], held: list[int]) -> list[int]:
    """Put few locomotives first, then colours of which the hand has most."""
    catalogue = view.setting.board.catalogue
    if not rows or catalogue.colour[rows[0]] == catalogue.colour[rows[-1]]:
        return rows  # those of one colour stand in this order
    return sorted(rows, key=lambda row: (catalogue.locomotives[row], -held[catalogue.colour[row]]))


def _claims(view: View, rows: list[int], held: list[int]) -> tuple[ClaimOffer, ...]:
    board, routes, texts = view.setting.board, view.map_file.routes, view.setting.payment_texts
    tunnels, offers = _TunnelOffers(view), list[ClaimOffer]()
    paid: dict[tuple[int, bool], tuple[Payment, ...]] = {}  # one hand pays alike for all that costs the same
    for number, ways in groupby(rows, key=board.catalogue.target.__getitem__):
        route = routes[number]
        key = board.route_price[number], route.kind == TUNNEL
        if key not in paid:
            best_first = _sensible_first(view, list(ways), held)
            paid[key] = tuple([Payment(texts[row], tunnels.odds(row) if key[1] else None) for row in best_first])
        offers.append(ClaimOffer(route.id, route.length, board.rules.points[route.length], paid[key]))
    return tuple(offers)


class _TunnelOffers:
    """The odds of the tunnels a seat can lay cards for: alike for payments of one colour with as many cards."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._catalogue = view.setting.board.catalogue
        self._gauge: TunnelGauge | None = None
        self._known: dict[tuple[int, int], Odds] = {}

    def odds(self, row: int) -> Odds:
        """Give the odds of one payment."""
        paid = self._catalogue
        key = paid.colour[row], paid.colour_cards[row] + paid.locomotives[row]
        found = self._known.get(key)
        if found is None:
            self._gauge = self._gauge or TunnelGauge(self._view)
            every = _rounded(self._gauge.chance(key[0]))
            found = self._known[key] = every[min(self._gauge.spare(*key), len(every) - 1)]
        return found


@lru_cache(maxsize=10_000)
def _rounded(chance: Chance) -> tuple[Odds, ...]:
    """Give the odds for each number of cards that the hand has left, up to as many as can be asked."""
    ways, every = ways_to_turn_up(chance)
    extra = tuple([round(one / every, 4) for one in ways])
    return tuple([Odds(extra, round(paid / every, 4)) for paid in accumulate(ways)])


def _builds(view: View, rows: list[int], held: list[int]) -> BuildOffer:
    target, cities, texts = view.setting.board.catalogue.target, view.map_file.cities, view.setting.payment_texts
    each = bisect_right(rows, target[rows[0]], key=target.__getitem__)  # in every city it is paid alike
    ways = _sensible_first(view, rows[:each], held)
    where = [cities[target[row]].id for row in rows[::each]]
    return BuildOffer(tuple(where), tuple([texts[row] for row in ways]))


def _keeps(view: View) -> KeepOffer:
    rules = view.setting.rules
    least = rules.tickets_keep_first if view.phase == "setup" else rules.tickets_keep
    names = view.setting.names.tickets
    return KeepOffer(tuple(names[ticket] for ticket in view.offered), min(least, len(view.offered)))
