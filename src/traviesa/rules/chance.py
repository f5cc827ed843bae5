"""Chance: a ChaCha8 keystream in the state, fair numbers from it, and shuffles.

constant constant constant constant        The block that is mixed: eight rounds, columns then diagonals.
key      key      key      key             Words are kept in signed 64-bit numbers and masked to 32 bits,
key      key      key      key             so that compiled and plain runs agree to the last bit.
counter  counter  0        0
"""

from traviesa.compiled import rule
from traviesa.state import Scratch, Stream

WORD = 0xFFFFFFFF
ROUNDS = 8
BLOCK = 16


@rule
def quarter(stream: Stream, a: int, b: int, c: int, d: int) -> None:
    """Mix four words of the block: the quarter round of ChaCha (RFC 8439, 2.1)."""
    w = stream.block[a]
    x = stream.block[b]
    y = stream.block[c]
    z = stream.block[d]
    w = (w + x) & WORD
    z ^= w
    z = ((z << 16) | (z >> 16)) & WORD
    y = (y + z) & WORD
    x ^= y
    x = ((x << 12) | (x >> 20)) & WORD
    w = (w + x) & WORD
    z ^= w
    z = ((z << 8) | (z >> 24)) & WORD
    y = (y + z) & WORD
    x ^= y
    x = ((x << 7) | (x >> 25)) & WORD
    stream.block[a] = w
    stream.block[b] = x
    stream.block[c] = y
    stream.block[d] = z


@rule
def lay_block(stream: Stream) -> None:
    """Lay the unmixed block: constants, key, counter, zeros."""
    stream.block[0] = 0x61707865
    stream.block[1] = 0x3320646E
    stream.block[2] = 0x79622D32
    stream.block[3] = 0x6B206574
    for word in range(8):
        stream.block[4 + word] = stream.key[word]
    stream.block[12] = stream.counter & WORD
    stream.block[13] = (stream.counter >> 32) & WORD
    stream.block[14] = 0
    stream.block[15] = 0


@rule
def add_input(stream: Stream) -> None:
    """Add the unmixed block to the mixed one, which cannot be undone without the key."""
    stream.block[0] = (stream.block[0] + 0x61707865) & WORD
    stream.block[1] = (stream.block[1] + 0x3320646E) & WORD
    stream.block[2] = (stream.block[2] + 0x79622D32) & WORD
    stream.block[3] = (stream.block[3] + 0x6B206574) & WORD
    for word in range(8):
        stream.block[4 + word] = (stream.block[4 + word] + stream.key[word]) & WORD
    stream.block[12] = (stream.block[12] + stream.counter) & WORD
    stream.block[13] = (stream.block[13] + (stream.counter >> 32)) & WORD


@rule
def next_block(stream: Stream) -> None:
    """Fill the block with sixteen fresh words."""
    lay_block(stream)
    for _ in range(ROUNDS // 2):
        quarter(stream, 0, 4, 8, 12)
        quarter(stream, 1, 5, 9, 13)
        quarter(stream, 2, 6, 10, 14)
        quarter(stream, 3, 7, 11, 15)
        quarter(stream, 0, 5, 10, 15)
        quarter(stream, 1, 6, 11, 12)
        quarter(stream, 2, 7, 8, 13)
        quarter(stream, 3, 4, 9, 14)
    add_input(stream)
    stream.counter += 1
    stream.at = 0


@rule
def next_word(stream: Stream) -> int:
    """Take the next 32 random bits."""
    if stream.at >= BLOCK:
        next_block(stream)
    stream.at += 1
    return stream.block[stream.at - 1]


@rule
def below(stream: Stream, limit: int) -> int:
    """Draw a number from 0 to limit - 1, each equally likely (Lemire's method: the odd few are drawn again)."""
    product = next_word(stream) * limit
    if (product & WORD) < limit:
        unfair = (WORD + 1 - limit) % limit
        while (product & WORD) < unfair:
            product = next_word(stream) * limit
    return product >> 32


@rule
def shuffle(stream: Stream, scratch: Scratch, count: int) -> None:
    """TTR-DECK-2 Shuffle the first items of the scratch pad: every order equally likely."""
    for last in range(count - 1, 0, -1):
        other = below(stream, last + 1)
        item = scratch.items[last]
        scratch.items[last] = scratch.items[other]
        scratch.items[other] = item
