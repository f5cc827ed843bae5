"""The legal actions, sorted by what they do."""

from collections import defaultdict
from collections.abc import Sequence

from traviesa import action
from traviesa.board import Board

NO_ROW = 0
"""Said where no row is worth choosing; a claim, a station and new tickets are never row 0."""


class Choices:
    """What can be chosen from; every row here is legal."""

    def __init__(self, board: Board, legal: Sequence[int]) -> None:
        self.legal = legal
        self.claims: dict[int, list[int]] = defaultdict(list)
        """Route → rows, one for each payment."""
        self.builds: dict[int, list[int]] = defaultdict(list)
        """City → rows, one for each payment."""
        self.draws: list[int] = []
        self.pays: list[int] = []
        self.keeps: list[int] = []
        kinds, targets = board.catalogue.kind, board.catalogue.target
        rows_of_kind = {action.KIND_PAY: self.pays, action.KIND_KEEP: self.keeps}
        rows_of_kind |= {action.KIND_DRAW_PILE: self.draws, action.KIND_DRAW_CARD: self.draws}
        for row in legal:
            if kinds[row] == action.KIND_CLAIM:
                self.claims[targets[row]].append(row)
            elif kinds[row] == action.KIND_BUILD:
                self.builds[targets[row]].append(row)
            elif kinds[row] in rows_of_kind:
                rows_of_kind[kinds[row]].append(row)
        self.may_draw_tickets = action.DRAW_TICKETS in legal
