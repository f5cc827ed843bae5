"""The view that a client makes of a message is the server's own, byte for byte."""

import dataclasses
from itertools import islice

import pytest

from tests.client.following import message_for, new_table, play_on
from tests.contract.walking import TABLES
from traviesa.client.seen import result_of, view_of
from traviesa.server.table import Table
from traviesa.setting import setting_of
from traviesa.state import State
from traviesa.vocabulary import ONLOOKER


def as_the_server_has_it(table: Table, seat: int) -> State:
    """Give the server's view as a record; in set-up the message says whose turn it is, the lowest that must choose."""
    view = table.view(seat)
    plain: State = view._engine.plain(State, view._states)
    if table.due and seat not in table.due:
        plain.turn = table.due[0]
    return plain


def as_the_client_has_it(table: Table, seat: int) -> State:
    """Give the view a client makes of what it is sent."""
    message = message_for(table, None if seat == ONLOOKER else f"p{seat}")
    view = view_of(setting_of(table.map_file, table.setup.rules), message.views[0])
    assert view.seat == seat
    plain: State = view._engine.plain(State, view._states)
    return plain


@pytest.mark.parametrize(("map_name", "seats"), TABLES)
def test_every_seat_and_an_onlooker_have_the_view_of_the_server_after_every_deed(map_name: str, seats: int) -> None:
    for table in play_on(new_table(map_name, seats, seed=seats), seed=seats):
        for seat in (*range(seats), ONLOOKER):
            assert as_the_client_has_it(table, seat) == as_the_server_has_it(table, seat), (table.version, seat)
    assert table.status == "over"


def test_the_seat_to_decide_has_the_same_bytes_and_the_same_legal_deeds() -> None:
    for table in islice(play_on(new_table("europe", 3, seed=9), seed=9), 60):
        for seat in table.due:
            message = message_for(table, f"p{seat}").views[0]
            view = view_of(setting_of(table.map_file, table.setup.rules), message)
            assert view.to_bytes() == table.view(seat).to_bytes()
            assert view.legal() == table.view(seat).legal() != []


def test_the_reckoning_is_the_same_in_the_end() -> None:
    *_, table = play_on(new_table("europe", 2, seed=4), seed=4)
    results = message_for(table, "p0").views[0].results
    assert results is not None
    setting = setting_of(table.map_file, table.setup.rules)
    told = [dataclasses.asdict(result_of(setting, one)) for one in results]
    assert told == [dataclasses.asdict(one) for one in table.playing().results()]
