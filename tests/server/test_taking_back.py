"""Taking back: alone until chance, hidden things or another have spoken; with everybody's yes until chance has."""

from collections.abc import Iterator

import pytest

from tests.server.browser import Message, done, refused
from tests.server.playing import Party, deeds_offered, party

SHOWN = ("phase", "due", "market", "pile_size", "discards", "routes", "hand", "tickets", "legal", "final_turns")


def shown(view: Message) -> Message:
    """What a view shows of the game, without versions and clocks."""
    return {name: view[name] for name in SHOWN}


@pytest.fixture
def three(url: str) -> Iterator[Party]:
    """Three people with cards enough to claim something, seat 0 to move."""
    with party(url, 3) as table:
        table.draw_in_turn(4)
        yield table


def test_a_claim_is_taken_back_as_if_it_had_not_been(three: Party) -> None:
    before = [three.view(seat) for seat in range(3)]
    claimed = three.claim(0)
    assert claimed["views"][0]["may_undo"]
    undone = done(three.act(0, "undo"))
    assert [shown(three.view(seat)) for seat in range(3)] == [shown(view) for view in before]
    assert undone["happened"][-1]["kind"] == "undone"
    assert not undone["views"][0]["may_undo"]
    stale = three.do(1, "draw pile", claimed["version"])
    assert refused(stale) == (409, "table/stale")
    three.claim(0)


def test_what_chance_has_answered_stays(three: Party) -> None:
    three.draw(0)
    assert not three.view(0)["may_undo"]
    assert refused(three.act(0, "undo")) == (409, "table/undo")
    assert refused(three.act(0, "take-back")) == (409, "table/undo")


def test_nobody_takes_back_what_another_did(three: Party) -> None:
    three.claim(0)
    assert refused(three.act(1, "undo")) == (409, "table/undo")
    assert refused(three.browsers[1].post(f"{three.path}/undo", seat=0)) == (422, "action/not-your-turn")


def test_tickets_once_seen_stay_seen(three: Party) -> None:
    view = three.view(0)
    done(three.do(0, "tickets", view["moment"]))
    assert refused(three.act(0, "undo")) == (409, "table/undo")
    view = three.view(0)
    done(three.do(0, deeds_offered(view["legal"])["keep"][0], view["moment"]))
    assert shown(done(three.act(0, "undo"))["views"][0]) == shown(view)


def test_a_first_choice_is_taken_back_until_the_last_has_chosen(url: str) -> None:
    with party(url) as table:
        view = table.view(0)
        one, *_, other = deeds_offered(view["legal"])["keep"]
        done(table.do(0, one, view["moment"]))
        assert refused(table.do(0, other, table.view(0)["moment"])) == (409, "table/sealed")
        done(table.act(0, "undo"))
        assert shown(table.view(0)) == shown(view)
        done(table.do(0, other, table.view(0)["moment"]))
        view = table.view(1)
        done(table.do(1, deeds_offered(view["legal"])["keep"][0], view["moment"]))
        assert table.view(0)["tickets"] == other.split()[1:]
        for seat in range(2):
            assert refused(table.act(seat, "undo")) == (409, "table/undo")


def test_with_everybodys_yes_more_is_taken_back(three: Party) -> None:
    before = three.view(0)
    for seat in range(2):
        three.claim(seat)
    assert refused(three.act(0, "undo")) == (409, "table/undo")
    assert done(three.act(0, "take-back"))["views"][0]["asked_back"] == 0
    assert refused(three.act(0, "take-back/answer", agrees=True)) == (409, "table/nothing-asked")
    assert done(three.act(1, "take-back/answer", agrees=True))["views"][0]["asked_back"] == 0
    assert refused(three.act(1, "take-back/answer", agrees=True)) == (409, "table/nothing-asked")
    undone = done(three.act(2, "take-back/answer", agrees=True))
    assert [one["kind"] for one in undone["happened"]] == ["answered", "undone"]
    assert undone["views"][0]["asked_back"] is None
    assert shown(three.view(0)) == shown(before)


def test_one_no_is_enough(three: Party) -> None:
    three.claim(0)
    three.claim(1)
    done(three.act(0, "take-back"))
    assert done(three.act(2, "take-back/answer", agrees=False))["views"][0]["asked_back"] is None
    assert refused(three.act(1, "take-back/answer", agrees=True)) == (409, "table/nothing-asked")
    assert len(three.view(0)["routes"]) == 2


def test_a_deed_answers_the_question_by_going_on(three: Party) -> None:
    three.claim(0)
    three.claim(1)
    done(three.act(0, "take-back"))
    three.draw(2)
    assert three.view(0)["asked_back"] is None
    assert refused(three.act(0, "take-back")) == (409, "table/undo")


def test_where_nobody_is_left_to_ask_it_is_done_at_once(three: Party) -> None:
    before = three.view(0)
    three.claim(0)
    three.claim(1)
    for seat in (1, 2):
        done(three.act(seat, "away"))
    # the bot of seat 2 may have moved already, with chance: then there is nothing to take back
    answer = three.act(0, "take-back")
    if answer.status_code == 201:
        assert answer.json()["views"][0]["asked_back"] is None
        assert shown(answer.json()["views"][0]) == shown(before)
    else:
        assert refused(answer) == (409, "table/undo")
