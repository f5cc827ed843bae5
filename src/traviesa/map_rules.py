"""The row of rule numbers of a map, as its file gives them and as a game may override them."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from traviesa.language import Said, Saying
from traviesa.map_mistakes import Notebook, close, listed
from traviesa.map_table import RULE, Table
from traviesa.vocabulary import CARD_WORDS, COLOURS, KIND_WORDS, LENGTHS, MARKET, OFFERED, PILE, SEATS, STATIONS

ANY_DECK: Final = "any"
REFUSED_WORDS: Final = ("bottom", "box", "shuffle")
BONUS_WORDS: Final = ("longest_trail", "most_tickets")
TIE_WORDS: Final = ("tickets", "fewest_stations", "bonus", "longest_trail", "goods")
NINE_SPACES_WORDS: Final = ("never", "as_eight", "removed")
MOST: Final = 127
"""No number of a rule is larger: it fits one signed byte of the state."""
FEW: Final = 9
MERGED: Final = ("cards", "dice")
"""Tables that an override changes key by key; every other value it replaces."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """What is scored at the end for the longest trail or the most tickets."""

    kind: str
    points: int


@dataclass(frozen=True, slots=True)
class Dice:
    """The numbers of the dice game."""

    tunnel_faces: int
    tokens_at_most: int
    dice_per_token: int
    nine_spaces: str


@dataclass(frozen=True, slots=True)
class Rules:
    """Every number and word that the rules engine reads from a map; the keys are those of the file."""

    wagons_each: int
    stations_each: int
    unused_station_points: int
    points: Mapping[int, int]
    """Length → points."""
    cards: Mapping[str, int]
    """``each_colour``, ``locomotive``, ``plus_four``, ``passenger`` → how many."""
    hand_dealt: int
    market_size: int
    market_reset_at: int
    market_reset_counts: tuple[int, ...]
    """Numbers of cards."""
    market_resets_in_a_row: int
    draw_market_without_pile: bool
    locomotive_on: tuple[int, ...]
    """Numbers of kinds of route."""
    face_up_locomotive_ends_draw: bool
    plus_four_from_length: int
    twins_open_from_seats: int
    unequal_twins: bool
    tunnel_reveal: int
    ferry_any_cards_per_locomotive: int
    tickets_dealt: tuple[tuple[str, int], ...]
    """(deck, how many), sorted; the deck ``any`` stands for a mix the seat announces."""
    tickets_keep_first: int
    tickets_drawn: tuple[tuple[str, int], ...]
    tickets_keep: int
    refused_first: str
    refused_later: str
    bonus: Bonus
    ties: tuple[str, ...]
    passengers_each: int
    dice: Dice

    @property
    def card_counts(self) -> tuple[int, ...]:
        """Count the cards of each kind in the whole game, by the number of the card."""
        words = ("each_colour",) * COLOURS + CARD_WORDS[COLOURS:]
        return tuple(self.cards[word] for word in words)

    def as_table(self) -> dict[str, object]:
        """Give the whole row as a table that TOML can hold and ``read_rules`` reads back equal."""
        table = {field.name: _plain(getattr(self, field.name)) for field in fields(self)}
        table["market_reset_counts"] = [CARD_WORDS[card] for card in self.market_reset_counts]
        table["locomotive_on"] = [KIND_WORDS[kind] for kind in self.locomotive_on]
        table["tickets_dealt"] = dict(self.tickets_dealt)
        table["tickets_drawn"] = dict(self.tickets_drawn)
        return table

    def override(self, options: Mapping[str, object]) -> "Rules":
        """Replace some of the numbers for one game; refused as a map file with those numbers would be."""
        table = self.as_table()
        for key, value in options.items():
            old = table.get(key)
            merges = key in MERGED and isinstance(old, dict) and isinstance(value, Mapping)
            table[key] = {**old, **value} if merges else value  # type: ignore[dict-item]
        return rules_of(table, Saying("mistake-where-options"))


def rules_of(table: Mapping[str, object], source: Said) -> Rules:
    """Read a row of rules that stands in no map file: options of a game, the header of a record."""
    notes = Notebook(source)
    rules = read_rules(Table(notes, "rules", table))
    notes.refuse_if_any()
    return rules


def read_rules(table: Table) -> Rules:
    """Read the ``rules`` of a map file; every key is asked for here, so this is the list of them."""
    rules = Rules(
        wagons_each=table.whole("wagons_each", 1, MOST),
        stations_each=table.whole("stations_each", 0, STATIONS),
        unused_station_points=table.whole("unused_station_points", 0, MOST, 0),
        points=_points(table),
        cards=_cards(table),
        hand_dealt=table.whole("hand_dealt", 0, PILE // SEATS),
        market_size=table.whole("market_size", 1, MARKET),
        market_reset_at=table.whole("market_reset_at", 0, MARKET),
        market_reset_counts=tuple(map(CARD_WORDS.index, table.words("market_reset_counts", CARD_WORDS))),
        market_resets_in_a_row=table.whole("market_resets_in_a_row", 0, MOST),
        draw_market_without_pile=table.switch("draw_market_without_pile"),
        locomotive_on=tuple(map(KIND_WORDS.index, table.words("locomotive_on", KIND_WORDS))),
        face_up_locomotive_ends_draw=table.switch("face_up_locomotive_ends_draw"),
        plus_four_from_length=table.whole("plus_four_from_length", 0, LENGTHS - 1, 0),
        twins_open_from_seats=table.whole("twins_open_from_seats", 1, SEATS + 1),
        unequal_twins=table.switch("unequal_twins"),
        tunnel_reveal=table.whole("tunnel_reveal", 0, MARKET),
        ferry_any_cards_per_locomotive=table.whole("ferry_any_cards_per_locomotive", 0, FEW, 0),
        tickets_dealt=_decks(table, "tickets_dealt"),
        tickets_keep_first=table.whole("tickets_keep_first", 1, OFFERED),
        tickets_drawn=_decks(table, "tickets_drawn"),
        tickets_keep=table.whole("tickets_keep", 1, OFFERED),
        refused_first=table.word("refused_first", REFUSED_WORDS),
        refused_later=table.word("refused_later", REFUSED_WORDS),
        bonus=_bonus(table),
        ties=table.words("ties", TIE_WORDS),
        passengers_each=table.whole("passengers_each", 0, FEW, 0),
        dice=_dice(table),
    )
    table.finish()
    _check_together(table, rules)
    return rules


def _points(table: Table) -> Mapping[int, int]:
    """Read length → points; TOML writes the lengths as keys, so as texts."""
    points = {}
    inner = table.table("points", Saying("expected-points"))
    for key in inner.values:
        if not (length := str(key)).isdecimal() or not 1 <= int(length) < LENGTHS:
            inner.refuse(RULE.value, Saying("mistake-no-length", key=key, most=LENGTHS - 1), key)
            continue
        points[int(length)] = inner.whole(key, 1, MOST)
    if inner.name in table.values and not inner.values:
        inner.refuse(RULE.value, Saying("mistake-no-points"))
    return dict(sorted(points.items()))


def _cards(table: Table) -> Mapping[str, int]:
    inner = table.table("cards", "{ each_colour = 12, locomotive = 14 }")
    cards = {
        "each_colour": inner.whole("each_colour", 1, PILE // COLOURS),
        "locomotive": inner.whole("locomotive", 0, PILE),
        "plus_four": inner.whole("plus_four", 0, PILE, 0),
        "passenger": inner.whole("passenger", 0, PILE, 0),
    }
    inner.finish()
    total = sum(cards.values()) + cards["each_colour"] * (COLOURS - 1)
    if total > PILE:
        inner.refuse(RULE.value, Saying("mistake-cards", total=total, most=PILE))
    return cards


def _decks(table: Table, key: str) -> tuple[tuple[str, int], ...]:
    inner = table.table(key, Saying("expected-deck-counts"))
    decks = tuple(sorted((str(deck), inner.whole(deck, 1, OFFERED)) for deck in inner.values))
    total = sum(many for _, many in decks)
    if total > OFFERED:
        inner.refuse(RULE.value, Saying("mistake-tickets-at-once", total=total, most=OFFERED))
    if ANY_DECK in dict(decks) and len(decks) > 1:
        inner.refuse(RULE.value, Saying("mistake-any-deck", any=ANY_DECK))
    return decks


def _bonus(table: Table) -> Bonus:
    inner = table.table("bonus", '{ kind = "longest_trail", points = 10 }')
    bonus = Bonus(inner.word("kind", BONUS_WORDS), inner.whole("points", 0, MOST))
    inner.finish()
    return bonus


def _dice(table: Table) -> Dice:
    inner = table.table("dice", "{ tunnel_faces = 1, tokens_at_most = 3, dice_per_token = 2 }")
    dice = Dice(
        tunnel_faces=inner.whole("tunnel_faces", 0, 6),
        tokens_at_most=inner.whole("tokens_at_most", 0, FEW),
        dice_per_token=inner.whole("dice_per_token", 1, FEW),
        nine_spaces=inner.word("nine_spaces", NINE_SPACES_WORDS, "never"),
    )
    inner.finish()
    return dice


def _check_together(table: Table, rules: Rules) -> None:
    """Check the numbers that must agree with one another; only when each of them is sound by itself."""
    if table.notes.mistakes:
        return
    if rules.market_reset_at > rules.market_size:
        table.expect("market_reset_at", Saying("expected-market-reset", most=rules.market_size))
    for keep, offered in (("tickets_keep_first", "tickets_dealt"), ("tickets_keep", "tickets_drawn")):
        most = sum(many for _, many in getattr(rules, offered))
        if getattr(rules, keep) > most:
            table.expect(keep, Saying("expected-keep", most=most, offered=offered))
    pile, laid = sum(rules.card_counts), rules.market_size + SEATS * rules.hand_dealt
    if laid > pile:
        says = Saying("mistake-too-few-cards", seats=SEATS, laid=laid, pile=pile)
        table.refuse(RULE.value, says, "hand_dealt")


def check_rules_against(table: Table, rules: Rules, decks: Mapping[str, int], seats: int) -> None:
    """Check the numbers that must agree with the board: each deck is there and large enough to deal."""
    for key in ("tickets_dealt", "tickets_drawn"):
        for deck, many in getattr(rules, key):
            inner = Table(table.notes, f"rules.{key}", dict(getattr(rules, key)))
            there = sum(decks.values()) if deck == ANY_DECK else decks.get(deck, 0)
            if not there:
                known = (*decks, ANY_DECK)
                says = Saying("mistake-unknown-deck", deck=deck, known=listed(known), near=close(deck, known))
                inner.refuse("map/unknown-deck", says, deck)
            elif key == "tickets_dealt" and many * seats > there:
                inner.expect(deck, Saying("expected-deal", most=there // seats, seats=seats, tickets=there))


def _plain(value: object) -> object:
    """Give a value in the types that TOML knows."""
    match value:
        case Bonus():
            return {"kind": value.kind, "points": value.points}
        case Dice():
            return {field.name: getattr(value, field.name) for field in fields(value)}
        case Mapping():
            return {str(key): of for key, of in value.items()}
        case tuple():
            return list(value)
    return value
