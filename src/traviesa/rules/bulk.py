"""Random games by number: each has its own key, so that any of them can be played again by itself."""

from traviesa.board import Board
from traviesa.compiled import rule
from traviesa.rules.apply import apply
from traviesa.rules.chance import BLOCK, WORD, below
from traviesa.rules.legal import find_legal
from traviesa.rules.payment import action_at
from traviesa.rules.setup import start
from traviesa.state import Scratch, State, Stream
from traviesa.tally import Batch
from traviesa.vocabulary import OVER, TURN

NUMBER_WORDS = 6
"""Words 6 and 7 of a key, xor the number of the game: the low 32 bits, then the high ones."""
PLAYER_WORD = 5
PLAYER_MARK = 0x79616C70
"""Word 5, xor this: the random player's own stream, apart from the game's."""


@rule
def key_stream(stream: Stream, batch: Batch, number: int) -> None:
    """Begin a stream with the key of the game that has this number."""
    for word in range(8):
        stream.key[word] = batch.key[word]
    stream.key[NUMBER_WORDS] ^= number & WORD
    stream.key[NUMBER_WORDS + 1] ^= (number >> 32) & WORD
    stream.counter = 0
    stream.at = BLOCK


@rule
def start_numbered(state: State, board: Board, scratch: Scratch, batch: Batch, number: int) -> None:
    """Set up the game of this number, and its random player."""
    key_stream(state.stream, batch, number)
    key_stream(scratch.player, batch, number)
    scratch.player.key[PLAYER_WORD] ^= PLAYER_MARK
    start(state, board, scratch, batch.seats)


@rule
def play_out(state: State, board: Board, scratch: Scratch, batch: Batch) -> None:
    """Play to the end, each decision uniformly among the legal ones, and count decisions and turns."""
    decisions = 0
    turns = 0
    while state.phase != OVER:
        if state.phase == TURN:
            turns += 1
        count = find_legal(state, board, scratch)
        apply(state, board, scratch, action_at(scratch, below(scratch.player, count)))
        decisions += 1
    batch.decisions = decisions
    batch.turns = turns
