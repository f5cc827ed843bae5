"""Filling a database with a little of everything that a server writes, by the API alone."""

import random
from typing import Any

from tests.server.browser import Browser, done
from tests.server.playing import Party, choose, party

PASSWORD = "lantern river 42"
NAMES = ("Ada Lovelace", "Zoë")
"""Who has an account."""
OPTIONS = {"unused_station_points": 3, "tickets_keep": 2}


def fill(url: str) -> dict[str, str]:
    """Do a little of everything; give the tokens of those who have accounts, by name."""
    chance = random.Random(20)
    tokens = _rated(url, chance)
    _finished(url, chance)
    _talked_and_taken_back(url, chance)
    _with_bots(url)
    _not_begun(url)
    return tokens


def _rated(url: str, chance: random.Random) -> dict[str, str]:
    """Two accounts play a rated game, each makes a token, and they begin once more."""
    with party(url, 2, names=["Ada"]) as table:
        tokens = {}
        for browser, name in zip(table.browsers, NAMES, strict=True):
            done(browser.post("/api/accounts", name=name, password=PASSWORD))
            made = done(browser.post("/api/tokens", name="my bot", scopes=["tables", "play"]))
            tokens[name] = made["token"]
        table.finish(chance)
        again = done(table.browsers[0].post(f"{table.path}/rematch"))["table"]
        done(table.browsers[1].post(f"{table.path}/rematch"))
        done(table.browsers[0].post(f"/api/tables/{again}/start"))
        _play(Party(again, table.browsers), chance, 20)
    return tokens


def _finished(url: str, chance: random.Random) -> None:
    """Guests finish a game on the other map, with other rule numbers, chairs shuffled; somebody gives one up."""
    with party(url, 2, map="europe", options=OPTIONS, shuffle_seats=True, starts=False) as table:
        begun = done(table.browsers[0].post(f"{table.path}/start"))
        table.browsers.sort(key=lambda browser: browser.look(begun["table"])["mine"])
        table.finish(chance)
    with party(url, 3) as table:
        _play(table, chance, 25)
        done(table.act(1, "resign"))
        _play_for(table, chance, 10, {0, 2})
        done(table.act(0, "resign"))


def _talked_and_taken_back(url: str, chance: random.Random) -> None:
    """People with a clock talk, take back alone and by agreement, let a bot sit in, come back, mute and watch."""
    clock = {"kind": "live", "bank": 30 * 24 * 3600, "increment": 60}
    with party(url, 3, clock=clock, public=False) as table:  # no tunnels: chance does not speak
        ana, beto, carla = table.browsers
        done(ana.post(f"{table.path}/chat", text="¡Hola! <b>0</b> \u202e & 'suerte'"))
        done(beto.post(f"{table.path}/chat", phrase="good-luck"))
        view = table.view(2)
        done(table.do(2, "keep " + " ".join(view["legal"]["keep"]["tickets"]), view["moment"]))
        done(table.act(2, "undo"))
        table.draw_in_turn(4)
        table.claim(0)
        done(table.act(0, "undo"))
        table.claim(0)
        table.claim(1)
        done(table.act(0, "take-back"))
        for browser in (beto, carla):
            done(browser.post(f"{table.path}/take-back/answer", agrees=True))
        done(table.act(1, "away"))
        done(table.act(1, "back"))
        assert beto.http.put(f"/api/mutes/{ana.id}").status_code == 204
        _play(table, chance, 30)
        watcher = Browser(url, "Watcher")
        done(watcher.post(f"{table.path}/watch", invitation=ana.look(table.table)["invitation"]))
        watcher.close()


def _with_bots(url: str) -> None:
    """Bots play along at one table, take over at another; at a third one chooses among days, sealed choices first."""
    with party(url, 1, bots=2, chairs=["person", "random", "planner"]) as table:
        _play_for(table, random.Random(4), 4, {0})
    with party(url, 1, bots=1) as table:
        done(table.act(0, "resign"))
    with party(url, 4, map="europe", clock={"kind": "days", "days": 300}) as table:
        for seat in (1, 3):
            view = table.view(seat)
            done(table.do(seat, "keep " + " ".join(view["legal"]["keep"]["tickets"][:2]), view["moment"]))


def _not_begun(url: str) -> None:
    """Tables that nobody has started: open, closed, by invitation, left."""
    with party(url, 2, starts=False) as table:
        done(table.browsers[1].post(f"{table.path}/leave"))
    with party(url, 2, starts=False, chairs=["person"] * 5, public=False):
        pass
    with party(url, 1, starts=False, chairs=["person", "random"]) as table:
        done(table.browsers[0].post(f"{table.path}/close"))


def _play(table: Party, chance: random.Random, moves: int) -> None:
    for _ in range(moves):
        table.move(chance)


def _play_for(table: Party, chance: random.Random, moves: int, seats: set[int]) -> None:
    """Move for these seats, and let others who are to move be played by their bots."""
    for _ in range(moves):
        message = _await_turn(table, seats)
        view = next(view for view in message["views"] if view["legal"])
        done(table.do(view["seat"], choose(view["legal"], chance), view["moment"]))


def _await_turn(table: Party, seats: set[int]) -> dict[str, Any]:
    browser = table.browsers[min(seats)]
    with browser.listen(f"{table.table}:1000000") as events:
        for event in events:
            due = set(event.data["views"][0]["due"]) & seats if event.kind == "table" else set()
            if due:
                break
    return table.look(min(due))
