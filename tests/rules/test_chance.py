"""Chance: the published keystream, fair numbers, fair shuffles, and no shuffle twice."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations

import pytest

from tests.contract.walking import TABLES, walk
from traviesa import new_game
from traviesa.map_folders import find_map
from traviesa.rules.chance import below, lay_block, next_block, next_word, quarter, shuffle
from traviesa.state import Scratch, Stream

USA, EUROPE = find_map("usa"), find_map("europe")
DOUBLE_ROUND = (
    (0, 4, 8, 12),
    (1, 5, 9, 13),
    (2, 6, 10, 14),
    (3, 7, 11, 15),
    (0, 5, 10, 15),
    (1, 6, 11, 12),
    (2, 7, 8, 13),
    (3, 4, 9, 14),
)


def stream_of(key: Sequence[int] = (0,) * 8, counter: int = 0) -> Stream:
    stream = Stream()
    stream.key[:], stream.counter, stream.at = list(key), counter, 16
    return stream


def as_bytes(words: Sequence[int]) -> bytes:
    return b"".join(word.to_bytes(4, "little") for word in words)


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    missing = (cells - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


# --- the keystream -----------------------------------------------------------------------------------------


def test_the_keystream_of_a_zero_key_is_the_published_one() -> None:
    """ChaCha with 8 rounds, 256 bits of key, no nonce: the first 32 bytes of test vector 1."""
    stream = stream_of()
    words = [next_word(stream) for _ in range(8)]
    assert as_bytes(words).hex() == "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"


def test_the_quarter_round_is_that_of_rfc_8439() -> None:
    """RFC 8439, 2.1.1."""
    stream = Stream()
    stream.block[:4] = [0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567]
    quarter(stream, 0, 1, 2, 3)
    assert stream.block[:4] == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]


def test_twenty_rounds_give_the_block_of_rfc_8439() -> None:
    """RFC 8439, 2.3.2: key 00 01 … 1f, counter 1, nonce 00000009 0000004a 00000000."""
    key = [int.from_bytes(bytes(range(4 * k, 4 * k + 4)), "little") for k in range(8)]
    stream = stream_of(key, counter=1)
    lay_block(stream)
    stream.block[13:16] = [0x09000000, 0x4A000000, 0]
    unmixed = list(stream.block)
    for _ in range(10):
        for corners in DOUBLE_ROUND:
            quarter(stream, *corners)
    mixed = [(one + other) & 0xFFFFFFFF for one, other in zip(stream.block, unmixed, strict=True)]
    assert as_bytes(mixed).hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_blocks_follow_one_another_by_their_number() -> None:
    first, second = stream_of(), stream_of(counter=1)
    for _ in range(16):
        next_word(first)
    assert [next_word(first) for _ in range(16)] == [next_word(second) for _ in range(16)]


def test_the_counter_goes_on_beyond_32_bits() -> None:
    low, high = stream_of(counter=5), stream_of(counter=5 + (1 << 32))
    next_block(low)
    next_block(high)
    assert low.block != high.block
    assert high.counter == 6 + (1 << 32)


def test_words_stay_within_32_bits() -> None:
    stream = stream_of([0xFFFFFFFF] * 8)
    assert all(0 <= next_word(stream) <= 0xFFFFFFFF for _ in range(2_000))


# --- fair numbers and shuffles -----------------------------------------------------------------------------


@pytest.mark.parametrize(("limit", "bound"), [(2, 10.9), (3, 13.9), (7, 22.5), (52, 89.0), (110, 162.0)])
def test_numbers_below_a_limit_are_all_equally_likely(limit: int, bound: float) -> None:
    """Chi-square over 20,000 numbers of one fixed stream; the bounds are passed by chance once in a thousand."""
    stream = stream_of([9] * 8)
    counts: Counter[object] = Counter(below(stream, limit) for _ in range(20_000))
    assert set(counts) <= set(range(limit))
    assert chi_square(counts, limit) < bound


def test_a_word_too_many_is_drawn_again() -> None:
    """Lemire: of 2^32 words, 2^32 mod limit are left out; here nearly every second one."""
    limit = (1 << 31) + 1
    stream, words = stream_of([4] * 8), stream_of([4] * 8)
    kept = [
        word * limit >> 32 for word in (next_word(words) for _ in range(200)) if word * limit & 0xFFFFFFFF >= limit - 2
    ]
    found = [below(stream, limit) for _ in range(len(kept))]
    assert found == kept
    assert 50 < len(kept) < 150


def test_a_limit_of_one_gives_zero() -> None:
    assert {below(stream_of(), 1) for _ in range(5)} == {0}


def test_ttr_deck_2_every_order_is_equally_likely() -> None:
    """TTR-DECK-2 Chi-square over the 24 orders of four cards; 49.7 is passed by chance once in a thousand."""
    stream, scratch = stream_of([7] * 8), Scratch()
    counts: Counter[object] = Counter()
    for _ in range(12_000):
        scratch.items[:4] = range(4)
        shuffle(stream, scratch, 4)
        counts[tuple(scratch.items[:4])] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 49.7


@pytest.mark.parametrize("count", [0, 1, 2, 110])
def test_a_shuffle_keeps_every_item(count: int) -> None:
    """TTR-DECK-2"""
    stream, scratch = stream_of([count] * 8), Scratch()
    scratch.items[: count + 1] = range(count + 1)
    shuffle(stream, scratch, count)
    assert sorted(scratch.items[:count]) == list(range(count))
    assert scratch.items[count] == count, "what lies beyond is not touched"


# --- chance in games ---------------------------------------------------------------------------------------


def test_ttr_setup_4_every_card_is_dealt_to_every_seat_alike() -> None:
    """TTR-SETUP-4 TTR-DECK-2 A locomotive is in a first hand as often as 14 of 110 cards are."""
    counts: Counter[object] = Counter()
    games = 1_500
    for seed in range(games):
        game = new_game(USA, 5, seed)
        for seat in range(5):
            counts[seat] += game.hand(seat).get("locomotive", 0)
    expected = games * 4 * 14 / 110
    assert all(abs(counts[seat] - expected) < 4.5 * expected**0.5 for seat in range(5))


def test_eu_setup_2_each_seat_gets_one_long_ticket_at_random() -> None:
    """EU-SETUP-2 Every long ticket goes to every seat equally often; chi-square, 1 in 1000."""
    counts: Counter[object] = Counter()
    for seed in range(1_500):
        game = new_game(EUROPE, 2, seed)
        for seat in range(2):
            (long,) = [t for t in game.offered(seat) if game.map_file.tickets[t].deck == "long"]
            counts[seat, long] += 1
    for seat in range(2):
        of_seat: Counter[object] = Counter({key: n for key, n in counts.items() if key[0] == seat})  # type: ignore[index]
        assert chi_square(of_seat, 6) < 20.6


@pytest.mark.parametrize("refused", [2, 3])
def test_rul_setup_4_refused_tickets_lie_in_random_order(refused: int) -> None:
    """RUL-SETUP-4 Several refused tickets of one seat go under the pile in random order."""
    orders: Counter[object] = Counter()
    for seed in range(600):
        game = new_game(USA, 2, seed, options={"tickets_keep_first": 1, "tickets_dealt": {"regular": refused + 1}})
        mine = game.offered(0)
        game.apply(game.actions()[0])
        game.apply(game.actions()[-1])
        state = game.state()
        bottom = state.ticket_pile[0][:refused]
        assert sorted(bottom) == mine[1:]
        orders[tuple(sorted(bottom).index(ticket) for ticket in bottom)] += 1
    cells = len(list(permutations(range(refused))))
    assert chi_square(orders, cells) < {2: 10.9, 6: 20.6}[cells]


@pytest.mark.parametrize(("map_name", "seats"), TABLES)
def test_ttr_deck_1_a_renewed_pile_is_shuffled_by_fresh_numbers(map_name: str, seats: int) -> None:
    """TTR-DECK-1 TTR-DECK-2 The stream only goes on: what was drawn of it is never drawn again in the game."""
    options = {"cards": {"each_colour": 4, "locomotive": 6}, "wagons_each": 25}
    places = []
    for game in walk(new_game(map_name, seats, 70, options=options), 70):
        stream = game.state().stream
        places.append((stream.counter, stream.at))
    assert places == sorted(places)
    assert len(set(places)) > 3


def test_keys_that_differ_in_one_bit_share_no_shuffle() -> None:
    piles = {tuple(new_game("usa", 2, bytes([1 << bit, *[0] * 31])).state().pile) for bit in range(8)}
    assert len(piles) == 8
    assert all(sum(a == b for a, b in zip(one, other, strict=True)) < 60 for one, other in combinations(piles, 2))
