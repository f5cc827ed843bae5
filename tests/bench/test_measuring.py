"""Hold measuring to taking turns and to medians."""

from bench.measuring import Extent, Line, interleave


def test_things_take_turns_after_one_run_each_to_warm_up() -> None:
    order: list[str] = []
    took = interleave({"a": lambda: order.append("a"), "b": lambda: order.append("b")}, rounds=3)
    assert order == ["a", "b"] * 4
    assert set(took) == {"a", "b"}
    assert all(seconds >= 0 for seconds in took.values())


def test_a_quick_run_measures_a_tenth_but_something() -> None:
    assert Extent(quick=True).scaled(50) == 5
    assert Extent(quick=True).scaled(3) == 1
    assert Extent().scaled(50) == 50
    assert Extent(quick=True).rounds < Extent().rounds == 7


def test_a_line_is_printed_with_its_floor() -> None:
    told = Line("starting", "version", 0.2, "s", 0.1, "Python alone").as_json()
    assert (told["median"], told["floor"], told["floor_is"]) == (0.2, 0.1, "Python alone")
