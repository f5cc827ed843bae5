"""A setting: what several games share: the map, its rule numbers, the board made of both and its names."""

import functools
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from traviesa import action
from traviesa.board import Board
from traviesa.board_maker import make_board
from traviesa.engine import Engine, Records
from traviesa.errors import TraviesaError
from traviesa.map_file import MapFile
from traviesa.map_rules import ANY_DECK, Rules
from traviesa.notation.deed import Deed
from traviesa.notation.names import Names
from traviesa.notation.printing import deed_name
from traviesa.vocabulary import CARDS, LOCOMOTIVE

NO_CARDS = (0,) * CARDS


class Setting:
    """A map with the rule numbers of one game, ready for play."""

    def __init__(self, map_file: MapFile, rules: Rules) -> None:
        self.map_file = map_file
        self.rules = rules
        self.board: Board = make_board(map_file, rules)
        self.names = names_of(map_file, rules)
        self._boards: dict[Engine, Records] = {}

    def boards(self, engine: Engine) -> Records:
        """Give the board as this engine reads it."""
        if engine not in self._boards:
            self._boards[engine] = engine.store(self.board)
        return self._boards[engine]

    @functools.cached_property
    def fixed_deeds(self) -> list[Deed | None]:
        """Every action as a deed, but for those that keep tickets (what they keep depends on the offer)."""
        return [_deed_of(self.board, row) for row in range(self.board.catalogue.count)]

    @functools.cached_property
    def fixed_texts(self) -> list[str]:
        """Every action as text, but for those that keep tickets."""
        return ["" if deed is None else deed_name(deed, self.names) for deed in self.fixed_deeds]

    @functools.cached_property
    def payment_texts(self) -> list[str]:
        """What each action pays, as text; empty for those that pay nothing."""
        paying = (action.KIND_CLAIM, action.KIND_BUILD, action.KIND_PAY)
        kinds = self.board.catalogue.kind
        return [
            (text.partition(" with ")[2] or text.removeprefix("pay ")) if kinds[row] in paying else ""
            for row, text in enumerate(self.fixed_texts)
        ]

    @functools.cached_property
    def text_rows(self) -> Mapping[str, int]:
        """Text → action, but for those that keep tickets."""
        return {text: row for row, text in enumerate(self.fixed_texts) if text}

    @functools.cached_property
    def deeds_by_text(self) -> Mapping[str, Deed]:
        """Text, as it is printed → deed, but for those that keep tickets or draw cards this game has not."""
        printed = zip(self.fixed_texts, self.fixed_deeds, strict=True)
        return {text: deed for text, deed in printed if deed and (deed.card < 0 or deed.card in self.names.cards)}

    @functools.cached_property
    def rows(self) -> Mapping[Deed, int]:
        """Deed → action, but for those that keep tickets."""
        return {deed: row for row, deed in enumerate(self.fixed_deeds) if deed is not None}


def names_of(map_file: MapFile, rules: Rules) -> Names:
    """Gather the names of a map for the notation, the printed ones of both languages included."""
    aliases: dict[str, int] = {}
    for number, city in enumerate(map_file.cities[: map_file.stops_from]):
        aliases |= {city.name: number, city.name_es: number}
    return Names(
        cities=[city.id for city in map_file.cities],
        routes=[route.id for route in map_file.routes],
        tickets=[ticket.id for ticket in map_file.tickets],
        decks=map_file.decks,
        cards=frozenset(card for card, count in enumerate(rules.card_counts) if count),
        aliases=aliases,
    )


def _deed_of(board: Board, row: int) -> Deed | None:
    catalogue = board.catalogue
    kind, target = catalogue.kind[row], catalogue.target[row]
    if row in _PLAIN_DEEDS:
        return Deed(_PLAIN_DEEDS[row])
    if kind == action.KIND_DRAW_CARD:
        return Deed("draw", card=target)
    paid = list(NO_CARDS)
    paid[catalogue.colour[row]] += catalogue.colour_cards[row]
    paid[LOCOMOTIVE] += catalogue.locomotives[row]
    if kind == action.KIND_CLAIM:
        return Deed("claim", route=target, payment=tuple(paid))
    if kind == action.KIND_BUILD:
        return Deed("build", city=target, payment=tuple(paid))
    if kind == action.KIND_PAY:
        return Deed("pay", payment=tuple(paid))
    return None


_PLAIN_DEEDS = {
    action.DRAW_PILE: "draw-pile",
    action.DRAW_TICKETS: "tickets",
    action.PASS: "pass",
    action.WITHDRAW: "withdraw",
}


def setting_of(map_file: MapFile, options: Mapping[str, Any] | None = None) -> Setting:
    """Make (or find again) the setting of a map with some rule numbers overridden."""
    return _setting(_ByDigest(map_file), json.dumps(options or {}, sort_keys=True))


class _ByDigest:
    """A map that equals another when its facts do."""

    def __init__(self, map_file: MapFile) -> None:
        self.map_file = map_file
        self.key = (map_file.id, map_file.digest, map_file.rules, str(Path(map_file.path)))

    def __hash__(self) -> int:
        return hash(self.key[:2])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByDigest) and self.key == other.key


@functools.lru_cache(maxsize=64)
def _setting(map_file: _ByDigest, options: str) -> Setting:
    one = map_file.map_file
    rules = one.rules_with(json.loads(options)) if options != "{}" else one.rules
    check_mechanics(one, rules)
    return Setting(one, rules)


def check_mechanics(map_file: MapFile, rules: Rules) -> None:
    """Refuse a map that needs a mechanism this engine does not have, rather than play it wrongly."""
    needed = {
        "passengers_each": rules.passengers_each,
        "cards.passenger": rules.cards["passenger"],
        "cards.plus_four": rules.cards["plus_four"],
        "plus_four_from_length": rules.plus_four_from_length,
        "ferry_any_cards_per_locomotive": rules.ferry_any_cards_per_locomotive,
        "any_cards_per_card": any(route.any_cards_per_card for route in map_file.routes),
        "tickets_dealt.any": ANY_DECK in dict(rules.tickets_dealt),
        "tickets_drawn.any": ANY_DECK in dict(rules.tickets_drawn),
        "goods": map_file.goods,
    }
    if lacking := [key for key, asked in needed.items() if asked]:
        raise TraviesaError.told("game/mechanism", map=map_file.id, lacking=", ".join(lacking))
