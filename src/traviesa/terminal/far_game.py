"""A game at a server, as far as a screen needs it: what the server shows of the seats at this screen."""

from traviesa.client.far_table import FarTable
from traviesa.client.messages import ViewMessage
from traviesa.errors import TraviesaError
from traviesa.game import Result
from traviesa.notation.deed import Deed
from traviesa.view import View
from traviesa.vocabulary import ONLOOKER


class FarGame:
    """The game of a table somewhere else."""

    def __init__(self, far: FarTable) -> None:
        self.far = far
        self.setting = far.setting

    @property
    def shown(self) -> ViewMessage:
        """What the server shows of the first seat here, or to an onlooker."""
        return self.far.shown()

    @property
    def people(self) -> list[int]:
        """The seats at this screen whose players decide themselves: they have not resigned, and no bot sits in."""
        seats = self.shown.seats
        return [seat for seat in self.far.message.mine if not seats[seat].resigned and not seats[seat].away]

    @property
    def due(self) -> list[int]:
        """The seats that have to decide; in set-up there may be several."""
        return list(self.shown.due)

    # --- what a screen asks -------------------------------------------------------------------------------
    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.shown.seats)

    @property
    def turn(self) -> int:
        """The seat whose decision it is: of several the first at this screen."""
        here = [seat for seat in self.due if seat in self.people]
        return (here or self.due or [self.shown.turn])[0]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.far.message.status == "over"

    @property
    def resigned(self) -> list[int]:
        """The seats that have resigned."""
        return [number for number, seat in enumerate(self.shown.seats) if seat.resigned]

    @property
    def owners(self) -> list[int]:
        """For each route the seat that claimed it."""
        return self.far.view().owners

    @property
    def stations(self) -> dict[int, int]:
        """City → the seat whose station stands there."""
        return self.far.view().stations

    @property
    def stations_left(self) -> list[int]:
        """Stations each seat has not built."""
        return [seat.stations_left for seat in self.shown.seats]

    @property
    def wagons(self) -> list[int]:
        """Wagons each seat has left."""
        return [seat.wagons for seat in self.shown.seats]

    @property
    def points(self) -> list[int]:
        """Points scored during play."""
        return [seat.points for seat in self.shown.seats]

    @property
    def hand_sizes(self) -> list[int]:
        """Cards in each hand."""
        return [seat.cards for seat in self.shown.seats]

    @property
    def ticket_counts(self) -> list[int]:
        """Tickets each seat holds."""
        return [seat.tickets for seat in self.shown.seats]

    @property
    def winners(self) -> list[int]:
        """The seats that win."""
        return [seat for seat, one in enumerate(self.results()) if one.wins]

    def view(self, seat: int) -> View:
        """Show the game as a seat at this screen, or an onlooker, may see it."""
        return self.far.view(None if seat == ONLOOKER else seat)

    def results(self) -> list[Result]:
        """Reckon every seat; the game is over."""
        return self.far.results()

    def find_action(self, deed: Deed | str, seat: int | None = None) -> int:
        """Find the action of a deed, or refuse the deed."""
        view = self._judge(seat)
        return view.find_action(deed, view.seat)

    def refusal(self, deed: Deed | str, seat: int | None = None) -> TraviesaError | None:
        """Say why a deed would be refused."""
        view = self._judge(seat)
        return view.refusal(deed, view.seat)

    def _judge(self, seat: int | None) -> View:
        """Choose the view from which a deed is judged: of the seat to decide, if it is at this screen."""
        wanted = self.turn if seat is None else seat
        return self.far.view(wanted if wanted in self.far.message.mine else None)
