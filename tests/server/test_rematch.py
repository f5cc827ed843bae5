"""Playing again: one new table for all who sat at the old one."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.browser import Browser, done, refused
from tests.server.playing import party
from tests.server.serving import Host


def test_a_rematch_is_asked_for_when_the_game_is_over(url: str) -> None:
    with party(url) as table:
        assert refused(table.browsers[0].post(f"{table.path}/rematch")) == (409, "table/not-over")


@pytest.mark.parametrize("public", [True, False])
def test_all_who_ask_at_once_meet_at_one_new_table(any_host: Host, public: bool) -> None:
    with party(any_host.url, 3, public=public) as table:
        for seat in (0, 1):
            done(table.act(seat, "resign"))
        asked = [*table.browsers, *table.browsers]
        with ThreadPoolExecutor(6) as pool:
            answers = list(pool.map(lambda one: done(one.post(f"{table.path}/rematch")), asked))
        (again,) = {answer["table"] for answer in answers}
        mine = done(table.browsers[0].get("/api/tables", mine=True, status="open"))["tables"]
        assert {one["id"] for one in mine} == {again}
        new = table.browsers[0].look(again)
        assert {chair["name"] for chair in new["chairs"]} == {one.name for one in table.browsers}
        assert new["commitment"] != table.look(0)["commitment"]
        assert table.look(2)["rematch"] == again
        if not public:
            assert refused(Browser(any_host.url, "Other").get(f"/api/tables/{again}")) == (404, "table/unknown")
        hosts = [one for one in table.browsers if one.look(again)["hosts"]]
        table.table, table.browsers = again, sorted(table.browsers, key=lambda one: one.look(again)["mine"])
        done(hosts[0].post(f"{table.path}/start"))
        table.keep_first()
        assert table.due() == [0]
