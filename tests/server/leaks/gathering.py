"""A table in both worlds: one seat that may not know, others who do, and who looks on, is let in, or is shut out."""

import itertools
import json
import time
from collections.abc import Iterator, Sequence
from typing import Any

from tests.contract.asking import every_deed
from tests.server.leaks.otherwise import Deal, keep_text
from tests.server.leaks.rehearsing import Rehearsal, Step
from tests.server.leaks.worlds import Ears, Person, Worlds, told
from tests.server.playing import NAMES

LINES = (
    *("what can I do", "look", "hand", "my tickets", "market", "map", "scores", "log all", "what happened since 0"),
    *("what happened", "odds", "routes", "1", "all", "claim", "build", "why draw pile", "undo"),
)
"""What is asked in words."""


class Gathering:
    """Everybody around one table."""

    def __init__(self, worlds: Worlds, found: Rehearsal, deal: Deal, seat: int, seed: str, public: bool) -> None:
        self.worlds, self.found, self.seat, self.public = worlds, found, seat, public
        self.names = deal.names
        self._requests = itertools.count(10_000_000)
        (worlds.folder / f"{seed}.json").write_text(json.dumps(deal.as_json()))
        self.seated = [Person(worlds, name) for name in NAMES[: found.start.seats]]
        self.onlooker, self.outsider, self.nobody = Person(worlds, "Olga"), Person(worlds, "Otto"), Person(worlds)
        self._sit_down(seed)
        self.undoable: list[int] = []
        """Whose deeds could be taken back."""
        self.ears: list[Ears] = []
        self.version = self.listen()

    @property
    def me(self) -> Person:
        """Who may not know what the others have."""
        return self.seated[self.seat]

    @property
    def path(self) -> str:
        """The table's address."""
        return f"/api/tables/{self.table}"

    def _sit_down(self, seed: str) -> None:
        host, *others = self.seated
        asked = {"map": self.found.start.map_file.id, "chairs": ["person"] * len(self.seated), "public": self.public}
        asked["clock"] = {"kind": "live", "bank": 900_000, "increment": 5} if self.public else {"kind": "none"}
        made = told(host.ask("POST", "/api/tables", asked | {"names": [host.name], "contribution": seed}))
        self.table: str = made["table"]
        let_in = {"invitation": made["invitation"]}
        for one in others:
            one.ask("POST", f"{self.path}/join", {"names": [one.name], "contribution": one.name, **let_in})
        self.onlooker.ask("POST", f"{self.path}/watch", let_in)
        host.each(f"{self.path}/start", {}, {})

    def listen(self) -> int:
        """Let everybody who may listen do so; give the version of the table."""
        self.ears = [one.listen(f"{self.table}:0") for one in (self.me, self.onlooker, *[self.nobody] * self.public)]
        return max(int(told(ears.hear())["version"]) for ears in self.ears)

    # --- what is done ---------------------------------------------------------------------------------------
    def play(self, every: int, until: int = -1) -> Iterator[int]:
        """Play the rehearsed game in both worlds up to its last deed; every so often everybody looks and asks."""
        self._seal_and_unseal()
        for number, step in enumerate(self.found.steps[: until if until > 0 else -1]):
            self.worlds.pass_time(1_234)
            self.do(step)
            if step.phase != "setup":
                self._take_back_sometimes(number)
            often = every // 4 if step.phase in ("keep", "tunnel") else every
            if step.phase == "setup" or number % max(1, often) == 0:
                self.look_around(number)
            yield number

    def do(self, step: Step) -> None:
        """Let a seat do what it did in the rehearsal, whatever its tickets are called in the other world."""
        other = keep_text(self.found.start, step.tickets, self.names) if step.tickets else step.deed
        self._send(step.seat, "deeds", *({"deed": deed, "moment": self.version} for deed in (step.deed, other)))
        if not step.may_be_undone:
            self.undoable.clear()
        elif step.phase != "setup":
            self.undoable.append(step.seat)

    def _send(self, seat: int, what: str, one: dict[str, Any], other: dict[str, Any] | None = None) -> None:
        """Let a seat do something, and let everybody hear of it."""
        person, extra = self.seated[seat], {"request": f"request-{next(self._requests)}", "seat": seat}
        if what == "chat":
            extra.pop("seat")
        if seat == self.seat:
            answer = person.ask("POST", f"{self.path}/{what}", one | extra)
        else:
            answer, _ = person.each(f"{self.path}/{what}", one | extra, (other or one) | extra)
        assert answer.startswith(b"HTTP/1.1 201 "), answer[-600:]
        self.version = told(answer)["version"]
        for ears in self.ears:
            ears.hear_all(self.version)

    def await_bot(self) -> None:
        """Wait until the bot that sits in has had its turn in both worlds; it has done the same in both."""
        begun = time.monotonic()
        while any(self.seat in view["due"] for view in self._view_of((self.seat + 1) % 3)):
            assert time.monotonic() - begun < 60
        answer = self.me.ask("GET", f"{self.path}?since={self.version}")
        self.version = told(answer)["version"]

    def draw(self, seat: int) -> None:
        """Draw blind."""
        self._send(seat, "deeds", {"deed": "draw pile", "moment": self.version})

    def _seal_and_unseal(self) -> None:
        """Let the others seal something else first, not the same in both worlds, nor the same number of tickets."""
        for seat in range(len(self.seated)):
            if seat != self.seat:
                view = self._view_of(seat)
                decoys = [f"keep {' '.join(one['offered'][:number])}" for one, number in zip(view, (3, 2), strict=True)]
                self._send(seat, "deeds", *({"deed": deed, "moment": self.version} for deed in decoys))
                self.look_around(0)
                self._send(seat, "undo", {})

    def _view_of(self, seat: int) -> list[Any]:
        answers = self.seated[seat].each(self.path, None, None)
        assert answers[0] != answers[1], "the worlds do not differ"
        return [told(answer)["views"][0] for answer in answers]

    def _take_back_sometimes(self, number: int) -> None:
        """Undo what can be undone and do it again; ask for it where another has moved since."""
        *before, last = self.undoable or [-1]
        step = self.found.steps[number]
        if last >= 0 and number % 2:
            self._send(last, "undo", {})
            self.undoable.pop()
            self.do(step)
        elif before and before[-1] != last:
            self._send(before[-1], "take-back", {})
            self.look_around(number)
            for seat in range(len(self.seated)):
                if seat != before[-1]:
                    self._send(seat, "take-back/answer", {"agrees": True})
            self.undoable = self.undoable[:-2]
            for again in self.found.steps[number - 1 : number + 1]:
                self.do(again)

    # --- what is asked ----------------------------------------------------------------------------------------
    def look_around(self, number: int) -> None:
        """Let everybody who may not know ask for all they can ask for."""
        self._say(number)
        paths = ["", "?since=0", f"?since={self.version - 3}", "/legal", "/setup", "/record", "/nowhere"]
        paths += ["/moments", f"/moments?after={self.version - 9}", f"/moments/{self.version - 2}"]
        paths += [f"/legal?seat={seat}" for seat in range(len(self.seated))]
        for one in (self.me, self.onlooker, self.outsider, self.nobody):
            for path in paths:
                one.ask("GET", self.path + path)
            one.ask("GET", "/api/tables")
            one.ask("GET", "/api/tables?mine=true")
            self._ask_in_vain(one, number)
            self._ask_in_words(one, number)
        self.me.ask("GET", f"{self.path}/hint?seat={self.seat}")
        self.nobody.ask("GET", "/metrics")
        self.worlds.must_log_the_same()

    def _ask_in_words(self, one: Person, number: int) -> None:
        """Ask in words, of one's own seat and of another's, and for what happened as it is told."""
        for path in ("/story", f"/story?since={self.version - 5}&language=es", f"/story?seat={number % 3}"):
            one.ask("GET", self.path + path)
        asked = [LINES[(number + k) % len(LINES)] for k in range(0, len(LINES), 3)]
        asked += [step.deed for step in self.found.steps[number : number + 2] if step.phase != "setup"]
        route = self.found.start.map_file.routes[number % len(self.found.start.map_file.routes)].id
        for seat in (self.seat, (self.seat + 1) % len(self.seated)):
            for line in asked:
                one.ask("POST", f"{self.path}/say", {"line": line, "seat": seat, "language": "es"})
            for about in ({"route": route}, {"what": ("draw", "tickets", "claim", "build", "undo")[number % 5]}):
                one.ask("POST", f"{self.path}/why", {**about, "seat": seat})

    def _say(self, number: int) -> None:
        if number % 5 == 0:
            self._send(number % len(self.seated), "chat", {"text": f"number {number}"})

    def _ask_in_vain(self, one: Person, number: int) -> None:
        """Ask for what is refused: deeds that are not legal, seats and moments of others, undoing what stands."""
        deeds, moment = every_deed(self.found.start), self.version
        game_deeds = [step.deed for step in self.found.steps[number : number + 2] if step.seat != self.seat]
        is_due = self.found.steps[number + 1].seat == self.seat or self.found.steps[number + 1].phase == "setup"
        part = deeds[number % 5 :: 5] if one is self.me else deeds[number % 7 :: 14]
        for k, deed in enumerate([*game_deeds, *part]):
            seats: Sequence[int] = [] if one is self.me and is_due else [self.seat]
            for seat in (*seats, (self.seat + 1) % len(self.seated)):
                body = {"deed": deed, "moment": moment + k % 2, "request": f"in-vain-{number}-{k}", "seat": seat}
                self._refused(one, "deeds", body)
        if one is self.me and is_due:
            self._refused(one, "deeds", {"deed": "pay 9 red", "moment": moment, "request": f"in-vain-{number}"})
        if self.seat not in self.undoable and self.found.steps[number].phase != "setup":
            for what in ("undo", "take-back"):
                self._refused(one, what, {"seat": self.seat})
        self._refused(one, "undo", {"seat": (self.seat + 1) % len(self.seated)})
        self._refused(one, "back", {"seat": self.seat})
        self._refused(one, "rematch", {})
        if one is not self.me:
            self._refused(one, "take-back/answer", {"agrees": True})
            self._refused(one, "join", {"names": ["Late"], "invitation": "no such one"})
            self._refused(one, "chat", {"text": "hello"})

    def _refused(self, one: Person, what: str, body: dict[str, Any]) -> None:
        language = "es" if len(what) % 2 else "en"
        answer = one.ask("POST", f"{self.path}/{what}", body, **{"accept-language": language})
        assert answer.startswith(b"HTTP/1.1 4"), answer
        assert b"application/problem+json" in answer

    def listen_again(self) -> None:
        """Open streams that begin long ago, as after a broken connection, and where none may be opened."""
        for one in (self.me, self.onlooker):
            late = {"last-event-id": f"{self.table}:{self.version - 9}"}
            for ears in (one.listen(f"{self.table}:0"), one.listen("x", **late)):
                ears.hear()
                ears.close()
        if not self.public:
            self.outsider.ask("GET", f"/api/events?watch={self.table}:0")
            self.nobody.ask("GET", f"/api/events?watch={self.table}:0")

    def everybody(self) -> list[Person]:
        """List who came."""
        return [*self.seated, self.onlooker, self.outsider, self.nobody]

    def close(self) -> None:
        """Let nobody listen any more."""
        for ears in self.ears:
            ears.close()
        self.ears.clear()
