"""What a seat can know of the tickets, told from the deeds of a game alone.

The measure for views: it reads no field that the rules keep for sight. A seat knows the tickets it was offered;
those it kept; those it put in the box; and those it put under the pile, until another seat draws from among them.
"""

from dataclasses import dataclass, field

from traviesa import Game


@dataclass
class Memory:
    """The ticket piles as everybody could follow them: who put which tickets where, top first."""

    seats: int
    piles: dict[str, list[int]] = field(default_factory=dict)
    """For each ticket of a deck's pile the number of the batch it was put there with, 0 for those of the start."""
    batches: list[tuple[int, set[int]]] = field(default_factory=lambda: [(-1, set())])
    """(seat, tickets) of each batch, which lies in one pile."""
    boxed: list[set[int]] = field(default_factory=list)
    waiting: list[set[int]] = field(default_factory=list)
    """The first choices, sealed: what each seat refuses."""

    def __post_init__(self) -> None:
        self.boxed = [set() for _ in range(self.seats)]

    def follow(self, game: Game, row: int) -> None:
        """See a deed, before it is carried out."""
        deed = game.deed_of(row)
        if deed.kind == "tickets":
            self._draw(game)
        elif deed.kind == "keep":
            refused = set(game.offered(game.turn)) - set(deed.tickets)
            if game.phase == "keep":
                self._put_away(game, game.turn, refused, game.setting.rules.refused_later)
            else:
                self.waiting.append(refused)
                if len(self.waiting) == self.seats:
                    self._settle(game)

    def _settle(self, game: Game) -> None:
        self.piles = {deck: [0] * size for deck, size in game.ticket_pile_sizes.items()}
        for seat, refused in enumerate(self.waiting):
            self._put_away(game, seat, refused, game.setting.rules.refused_first)

    def _draw(self, game: Game) -> None:
        for deck, most in game.setting.rules.tickets_drawn:
            drawn, self.piles[deck] = self.piles[deck][:most], self.piles[deck][most:]
            for batch in set(drawn):
                owner, tickets = self.batches[batch]
                if owner != game.turn:
                    tickets.clear()

    def _put_away(self, game: Game, seat: int, refused: set[int], where: str) -> None:
        piled = (
            set() if where == "box" else {ticket for ticket in refused if deck_of(game, ticket) in drawn_decks(game)}
        )
        self.boxed[seat] |= refused - piled
        for _, tickets in self.batches:
            tickets -= piled
        for deck in drawn_decks(game):
            batch = {ticket for ticket in piled if deck_of(game, ticket) == deck}
            self.piles[deck] += [len(self.batches)] * len(batch)
            self.batches.append((seat, batch))
        if where == "shuffle":
            self.piles = {deck: [0] * len(pile) for deck, pile in self.piles.items()}
            for _, tickets in self.batches:
                tickets.clear()

    def known(self, game: Game, seat: int) -> set[int]:
        """Name the tickets whose place the seat knows now."""
        at_hand = set(game.tickets(seat)) | set(game.offered(seat))
        under = {ticket for owner, tickets in self.batches if owner == seat for ticket in tickets}
        return at_hand | self.boxed[seat] | (under - at_hand)


def deck_of(game: Game, ticket: int) -> str:
    """Name the deck of a ticket."""
    return game.map_file.tickets[ticket].deck


def drawn_decks(game: Game) -> list[str]:
    """Name the decks that are drawn from during play."""
    return [deck for deck, _ in game.setting.rules.tickets_drawn]
