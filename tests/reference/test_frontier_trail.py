"""Hold the frontier method to the obvious one, and the rules to both, on more than random ends."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reference import frontier_trail
from tests.reference.obvious.trail import longest_trail
from tests.reference.table import network

EDGES = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(1, 8)), max_size=9)


@given(EDGES)
def test_eu_trail_2_and_3_both_methods_agree(edges: list[tuple[int, int, int]]) -> None:
    edges = [edge for edge in edges if edge[0] != edge[1]]
    obvious = longest_trail(network(*((str(a), str(b), length) for a, b, length in edges)))
    assert frontier_trail.longest_trail(edges) == obvious


def test_two_parts_never_make_one_trail() -> None:
    assert frontier_trail.longest_trail([(0, 1, 3), (2, 3, 4)]) == 4
    assert frontier_trail.longest_trail([]) == 0


@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_the_edges_does_not_matter(seed: int) -> None:
    random = Random(seed)
    ends = [random.sample(range(8), 2) for _ in range(13)]
    edges = [(a, b, random.randint(1, 6)) for a, b in ends]
    shuffled = random.sample(edges, len(edges))
    assert frontier_trail.longest_trail(edges) == frontier_trail.longest_trail(shuffled)
