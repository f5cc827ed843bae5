"""A damaged record is refused by the name of its damage, whatever part of it is wrong."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.test_archive import SECRET, begin, play_on
from traviesa.archive import replay
from traviesa.errors import TraviesaError
from traviesa.record_text import DeedLine, Record, RecordError


@pytest.fixture(scope="module")
def finished() -> Record:
    """Give the record of a whole game on Europe."""
    return play_on(begin(), 10_000).record()


def with_deed(record: Record, number: int, **change: object) -> Record:
    """Change one deed of a record."""
    deeds = list(record.deeds)
    deeds[number - 1] = replace(deeds[number - 1], **change)  # type: ignore[arg-type]
    return replace(record, deeds=tuple(deeds))


DAMAGES: dict[str, tuple[Callable[[Record], Record], str, str]] = {
    "another map of that name": (lambda r: replace(r, digest="0" * 64), "record/map-digest", "is not the one recorded"),
    "another map": (lambda r: replace(r, map="usa"), "record/map-digest", "the map usa here"),
    "unknown map": (lambda r: replace(r, map="atlantis"), "game/unknown-map", "atlantis"),
    "unknown mode": (lambda r: replace(r, mode="chess"), "game/mode", "chess"),
    "too many seats": (lambda r: replace(r, seats=r.seats * 2), "game/seats", "6 seats"),
    "one seat": (lambda r: replace(r, seats=r.seats[:1]), "game/seats", "1 seat asked"),
    "a seat less": (lambda r: replace(r, seats=r.seats[:2]), "record/deed", "deed 3 is refused: action/not-your-turn"),
    "no seed": (lambda r: replace(r, seed=None), "record/no-seed", "expected 'seed: ...'"),
    "another seed": (lambda r: replace(r, seed="2"), "record/deed", "deed 1 is refused: keep/not-offered"),
    "a commitment to another secret": (
        lambda r: replace(r, seed=SECRET.hex(), commitment="0" * 64),
        "record/commitment",
        "not the secret",
    ),
    "a commitment and no secret": (lambda r: replace(r, commitment="0" * 64), "record/commitment", "not the secret"),
    "contributions without commitment": (lambda r: replace(r, contributions=("a",)), "record/commitment", "secret"),
    "a rule number of the wrong kind": (
        lambda r: replace(r, rules={**r.rules, "wagons_each": "many"}),
        "record/rules",
        "wagons_each",
    ),
    "an unknown rule number": (lambda r: replace(r, rules={**r.rules, "wings": 2}), "record/rules", "wings"),
    "a rule number less": (
        lambda r: replace(r, rules={key: value for key, value in r.rules.items() if key != "hand_dealt"}),
        "record/rules",
        "not whole: hand_dealt",
    ),
    "a kind of card less": (
        lambda r: replace(r, rules={**r.rules, "cards": {"each_colour": 12}}),
        "record/rules",
        "not whole: cards",
    ),
    "a deed that cannot be read": (
        lambda r: with_deed(r, 5, deed="fly"),
        "record/deed",
        "deed 5 is refused: notation/",
    ),
    "a deed of another seat": (
        lambda r: with_deed(r, 4, seat=(r.deeds[3].seat + 1) % 3),
        "record/deed",
        "deed 4 is refused: action/not-your-turn",
    ),
    "an impossible deed": (
        lambda r: with_deed(r, 4, deed="pass"),
        "record/deed",
        "deed 4 is refused: pass/not-allowed",
    ),
    "a deed too many": (
        lambda r: replace(r, deeds=(*r.deeds, DeedLine(0, "draw pile"))),
        "record/deed",
        "is refused: game/over",
    ),
    "a deed less": (lambda r: replace(r, deeds=r.deeds[:-1]), "record/result", "the deeds lead to unfinished"),
    "another score": (
        lambda r: replace(r, result={**r.result, "scores": [0, 0, 0]}),  # type: ignore[dict-item]
        "record/result",
        "recorded is {'scores': [0, 0, 0]",
    ),
    "another result": (lambda r: replace(r, result="Ana wins"), "record/result", "Ana wins"),
    "a seat that resigned too late": (lambda r: replace(r, resigned=(0, 1)), "record/resigned", "seat 1 cannot have"),
    "a seat that resigned twice": (lambda r: replace(r, resigned=(1, 1)), "record/resigned", ""),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_by_the_name_of_its_damage(finished: Record, damage: str) -> None:
    change, code, why = DAMAGES[damage]
    with pytest.raises(TraviesaError) as caught:
        replay(change(finished))
    assert caught.value.code.startswith(code)
    assert why in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_refusal_of_a_deed_names_its_number(finished: Record) -> None:
    with pytest.raises(RecordError) as caught:
        replay(with_deed(finished, 4, deed="pass"))
    assert caught.value.facts["number"] == 4
