"""The doors into the rules: what the rest of the project may call, compiled or plain.

Each takes arrays (or, plain, lists) of records and the place in them, which is cheaper to cross than a record.
"""

from traviesa.board import Board
from traviesa.compiled import door
from traviesa.rules.apply import apply
from traviesa.rules.bulk import play_out, start_numbered
from traviesa.rules.checking import check_to_end
from traviesa.rules.ending import resign
from traviesa.rules.legal import find_legal
from traviesa.rules.payment import write_out
from traviesa.rules.refusal import judge
from traviesa.rules.resampling import resample
from traviesa.rules.scoring import clear_reckoning, reckon, reckon_tickets
from traviesa.rules.setup import start
from traviesa.rules.sight import hide
from traviesa.rules.soundness import find_fault
from traviesa.rules.tally import tally_up
from traviesa.state import Reckoning, Scratch, State
from traviesa.tally import Batch, Tally


@door
def start_game(states: list[State], i: int, boards: list[Board], scratches: list[Scratch], seats: int) -> None:
    """Set up game i from its key."""
    start(states[i], boards[0], scratches[0], seats)


@door
def legal_actions(states: list[State], i: int, boards: list[Board], scratches: list[Scratch]) -> int:
    """Write the legal actions of game i on the scratch pad and count them."""
    count = find_legal(states[i], boards[0], scratches[0])
    write_out(scratches[0])
    return count


@door
def apply_action(states: list[State], i: int, boards: list[Board], scratches: list[Scratch], action: int) -> None:
    """Carry out a legal action in game i."""
    apply(states[i], boards[0], scratches[0], action)


@door
def judge_deed(states: list[State], i: int, boards: list[Board], scratches: list[Scratch], kind_and_target: int) -> int:
    """Say why game i refuses a deed, 0 if it does not; the deed is ``kind * 256 + target + 1`` and its payment."""
    return judge(states[i], boards[0], scratches[0], kind_and_target >> 8, (kind_and_target & 255) - 1)


@door
def hide_from(states: list[State], i: int, seat: int) -> None:
    """Turn state i into what a seat may see of it."""
    hide(states[i], seat)


@door
def resample_view(states: list[State], i: int, boards: list[Board], scratches: list[Scratch], seat: int) -> None:
    """Turn view i of a seat into a full state that agrees with it, by the stream that was put into it."""
    resample(states[i], boards[0], scratches[0], seat)


@door
def resign_seat(states: list[State], i: int, seat: int) -> None:
    """Let a seat of game i resign."""
    resign(states[i], seat)


@door
def find_fault_in(states: list[State], i: int, boards: list[Board]) -> int:
    """Name the first invariant that game i breaks, 0 for none."""
    return find_fault(states[i], boards[0])


@door
def check_randomly(states: list[State], i: int, boards: list[Board], scratches: list[Scratch]) -> int:
    """Play game i randomly with every invariant checked; give 0, the fault, or what ``rules.checking`` says."""
    return check_to_end(states[i], boards[0], scratches[0])


@door
def reckon_game(
    states: list[State], i: int, boards: list[Board], scratches: list[Scratch], reckonings: list[Reckoning]
) -> None:
    """Add up game i as if it ended now."""
    reckon(states[i], boards[0], scratches[0], reckonings[0])


@door
def reckon_seat(
    states: list[State], i: int, boards: list[Board], scratches: list[Scratch], reckonings: list[Reckoning], seat: int
) -> None:
    """Judge the tickets of one seat of game i as if it ended now, and nothing else."""
    clear_reckoning(reckonings[0])
    reckon_tickets(states[i], boards[0], scratches[0], reckonings[0], seat)


@door
def play_many(
    states: list[State], batches: list[Batch], boards: list[Board], scratches: list[Scratch], tallies: list[Tally]
) -> None:
    """Play as many random games as there are states (all zeros), by number from the batch's first, and tally them."""
    batch = batches[0]
    for i in range(len(states)):
        start_numbered(states[i], boards[0], scratches[0], batch, batch.first + i)
        play_out(states[i], boards[0], scratches[0], batch)
        tally_up(states[i], boards[0], scratches[0], batch, tallies[0])


@door
def tally_game(
    states: list[State], batches: list[Batch], boards: list[Board], scratches: list[Scratch], tallies: list[Tally]
) -> None:
    """Add a game that is over to the tally; the batch says how many decisions and turns it took."""
    tally_up(states[0], boards[0], scratches[0], batches[0], tallies[0])
