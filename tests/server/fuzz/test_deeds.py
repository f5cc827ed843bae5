"""Random deeds, mostly illegal: what was acknowledged, and nothing else, is what an honest replay gives."""

import random
import secrets
import string
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import httpx
import pytest

from tests.contract.asking import every_deed
from tests.server.browser import Message, done
from tests.server.playing import Party, choose, party
from traviesa import new_game
from traviesa.archive import replay
from traviesa.record_text import read_record

SAMPLE, FULL = 1_000, 100_000
LEGAL = 0.06
"""So many of the deeds are such as a seat is offered; they alone let the game go on."""
DONE = 10
"""More deeds than this must be done at a table, else the position hardly ever changed under the others."""
PIECES = [
    "claim",
    "draw",
    "keep",
    "with",
    "+",
    "pile",
    "red",
    "locomotive",
    "1",
    "99",
    "-1",
    "nothing",
    "(",
    "pay",
    "\n",
]


@dataclass
class Sent:
    """What was sent to one table, and what was acknowledged."""

    deeds: list[str] = field(default_factory=list)
    """In the order in which the table did them."""
    count: int = 0
    refused: int = 0

    def is_enough(self, most: int) -> bool:
        """Whether so many were sent; where hardly any was done, chance gets as many again, and more."""
        return self.count >= most and (len(self.deeds) > DONE or self.count >= 20 * most)


def try_everything(url: str, map_name: str, seats: int, most: int, seed: int) -> Sent:
    """Send random deeds until the game is over, or enough were sent and some of them done; compare with a replay."""
    chance, sent = random.Random(seed), Sent()
    with party(url, seats, map=map_name) as table:
        junk = every_deed(new_game(map_name, seats))
        while not sent.is_enough(most) and table.look(0)["status"] == "running":
            view = table.view(chance.randrange(seats))
            for _ in range(chance.randint(1, 30)):
                sent.count += 1
                note(sent, send_one(table, view, junk, chance))
        must_be_what_was_acknowledged(table, sent)
    return sent


def send_one(table: Party, view: Message, junk: list[str], chance: random.Random) -> httpx.Response:
    """Send one deed as some seat: for another, too late, again, malformed, or now and then a legal one."""
    seat, sender = view["seat"], table.browsers[view["seat"]]
    deed, moment = random_deed(view, junk, chance), view["moment"]
    request = chance.choice([secrets.token_hex(8), secrets.token_hex(8), "the-same-again"])
    if chance.random() < 0.2:
        seat = chance.randrange(-1, 6)
    if chance.random() < 0.2:
        moment += chance.choice([-3, -1, 1, 10**6, -(10**6)])
    if chance.random() < 0.05:
        sender = chance.choice(table.browsers)
    return sender.post(f"{table.path}/deeds", deed=deed, moment=moment, request=request, seat=seat)


def random_deed(view: Message, junk: list[str], chance: random.Random) -> str:
    """Make up a deed."""
    if view["legal"] and chance.random() < LEGAL:
        return choose(view["legal"], chance)
    made = [
        chance.choice(junk),
        " ".join(chance.choices(PIECES, k=chance.randint(1, 6))),
        "".join(chance.choices(string.printable + "áñ€\u202e\U0001f682\x00", k=chance.randint(1, 40))),
    ]
    if view["legal"]:
        letters = list(choose(view["legal"], chance))
        letters[chance.randrange(len(letters))] = chance.choice(string.ascii_lowercase + " 0")
        made.append("".join(letters))
    return chance.choice(made)


def note(sent: Sent, answer: httpx.Response) -> None:
    """Note what was acknowledged; a request sent again is answered without being done again."""
    assert answer.status_code in (201, 400, 409, 422), answer.text
    if answer.status_code == 201:
        sent.deeds += [one["deed"] for one in answer.json()["happened"] if one["kind"] == "did"]
    else:
        sent.refused += 1
        assert answer.headers["content-type"] == "application/problem+json"


def must_be_what_was_acknowledged(table: Party, sent: Sent) -> None:
    """Every seat's own deeds are in the history once, in order; when it is over the record replays to the same end."""
    histories = [table.browsers[seat].look(table.table, since=0) for seat in range(len(table.browsers))]
    done_ = [
        one["deed"]
        for number, one in enumerate(histories[0]["happened"])
        if one["kind"] == "did"
        for one in [histories[one["seat"]]["happened"][number]]
    ]
    assert done_ == sent.deeds
    seats = len(table.browsers)
    if histories[0]["status"] == "running":
        for seat in reversed(range(1, seats)):
            done(table.act(seat, "resign"))
    game = replay(read_record(table.browsers[0].get(f"{table.path}/record").text))
    assert game.fault() == 0
    (view, *_) = table.look(0)["views"]
    assert [one["total"] for one in view["results"]] == game.scores
    assert {k: n for k, n in view["routes"].items() if n >= 0} == {
        game.map_file.routes[k].id: owner for k, owner in enumerate(game.owners) if owner >= 0
    }


@pytest.mark.parametrize(("map_name", "seats"), [("usa", 3), ("europe", 2)])
def test_random_deeds_leave_what_an_honest_replay_gives(url: str, map_name: str, seats: int) -> None:
    sent = try_everything(url, map_name, seats, SAMPLE // 2, 1)
    assert sent.count >= SAMPLE // 2
    assert len(sent.deeds) > DONE
    assert sent.refused > sent.count / 2


@pytest.mark.soak
def test_a_hundred_thousand_random_deeds_leave_what_an_honest_replay_gives(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        tables = [(url, ("usa", "europe")[k % 2], 2 + k % 4, FULL // 16, k) for k in range(16)]
        found = list(pool.map(lambda facts: play_on(*facts), tables))
    assert sum(found) >= FULL


def play_on(url: str, map_name: str, seats: int, most: int, seed: int) -> int:
    """Send so many deeds, to one table after the other."""
    count = 0
    while count < most:
        seed += 1000
        count += try_everything(url, map_name, seats, most - count, seed).count
    return count
