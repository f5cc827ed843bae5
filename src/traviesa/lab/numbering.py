"""How the games of a simulation are numbered: the key of each follows from the seed and its number.

word of the key    0 … 4      5                       6                       7
of the seed        as it is   as it is                as it is                as it is
of game i          as it is   as it is                xor low 32 bits of i    xor high 32 bits of i
of its player      as it is   xor ``PLAYER_MARK``     as of the game          as of the game
"""

from traviesa.game import key_of
from traviesa.rules.bulk import NUMBER_WORDS, PLAYER_MARK, PLAYER_WORD
from traviesa.rules.chance import BLOCK, WORD
from traviesa.state import Stream


def key_words(key: bytes) -> list[int]:
    """Read a key as eight words of 32 bits, the lowest byte first."""
    return [int.from_bytes(key[4 * word : 4 * word + 4], "little") for word in range(8)]


def game_words(seed: int | str, number: int) -> list[int]:
    """Give the words of the key of one game."""
    words = key_words(key_of(seed))
    words[NUMBER_WORDS] ^= number & WORD
    words[NUMBER_WORDS + 1] ^= number >> 32 & WORD
    return words


def game_key(seed: int | str, number: int) -> bytes:
    """Give the key of one game of a simulation: ``traviesa.new_game(…, seed=game_key(seed, i))`` deals game i.

    >>> game_key(7, 0) == key_of(7)
    True
    >>> [a ^ b for a, b in zip(game_key(7, 258), key_of(7))].index(2), len(game_key(7, 258))
    (24, 32)
    """
    return b"".join(word.to_bytes(4, "little") for word in game_words(seed, number))


def player_stream(seed: int | str, number: int) -> Stream:
    """Begin the stream from which the random players of one game take their choices, whoever's turn it is."""
    stream = Stream()
    stream.key = game_words(seed, number)
    stream.key[PLAYER_WORD] ^= PLAYER_MARK
    stream.at = BLOCK
    return stream
