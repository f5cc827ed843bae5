"""Run scenarios: lay out the position, do the deeds, and say how what came of them differs from what must.

>>> from traviesa.scenario_file import parse_scenarios
>>> text = '''[[scenario]]
... title = "The first wagons score"
... map = "usa"
... seats = 2
... given.seat.0.hand = { red = 3 }
... step = [{ do = "claim chicago-duluth with 3 red" }]
... then.seat.0 = { score = 4, wagons = 42 }'''
>>> run(prepare(parse_scenarios(text, "my.toml")[0]))
Outcome(findings=())
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from traviesa.engine import engine
from traviesa.errors import TraviesaError
from traviesa.game import Game, check_seats
from traviesa.language import speak
from traviesa.map_folders import find_map
from traviesa.scenario_difference import differences
from traviesa.scenario_file import Expectation, Scenario, Step
from traviesa.scenario_found import found_in
from traviesa.scenario_given import lay_out
from traviesa.scenario_words import canonical, check_here
from traviesa.setting import Setting, setting_of
from traviesa.state import State


@dataclass(frozen=True, slots=True)
class Prepared:
    """A scenario that can be run: its words in their one form, its map found, its position laid out."""

    scenario: Scenario
    setting: Setting
    state: State

    def game(self, plain: bool = False) -> Game:
        """Begin a game in the position of the scenario."""
        here = engine(plain)
        return Game(self.setting, here, here.store(self.state))


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is not as expected: the sentence that says it, and what varies in it."""

    step: int
    """Counted from 1; 0 = after the last step."""
    do: str
    sentence: str
    facts: Mapping[str, object]

    def said(self, language: str | None = None) -> str:
        """Say it in a language."""
        say = speak(language)
        where = say("scenario-step", step=self.step, do=self.do) if self.step else say("scenario-end")
        return f"{where}: {say(self.sentence, **{fact: _told(value, language) for fact, value in self.facts.items()})}"


def _told(fact: object, language: str | None) -> object:
    """Tell a refusal anew in a language; other facts are as they are."""
    return fact.whole(language) if isinstance(fact, TraviesaError) else fact


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run has found; nothing = all is as expected."""

    findings: tuple[Finding, ...]

    @property
    def passed(self) -> bool:
        """Whether the scenario passed."""
        return not self.findings


def prepare(scenario: Scenario, folders: tuple[Path, ...] = ()) -> Prepared:
    """Make a scenario ready to run, or refuse it: what is not played here, a word the map lacks, a broken position."""
    check_here(scenario)
    try:
        map_file = find_map(_map_of(scenario), folders)
        check_seats(map_file, scenario.seats, scenario.mode)
        setting = setting_of(map_file, scenario.options)
    except TraviesaError as error:
        raise scenario.place.refuse(error.code, "", error) from None
    named = canonical(scenario, setting.names)
    return Prepared(named, setting, lay_out(named, setting))


def _map_of(scenario: Scenario) -> str:
    """Name the map: an id, or a path that is relative to the scenario's file."""
    if not scenario.map.endswith(".toml"):
        return scenario.map
    return str(Path(scenario.place.file).parent / scenario.map)


def run(prepared: Prepared, plain: bool = False) -> Outcome:
    """Run a scenario in the compiled engine, or in the plain one."""
    return run_on(prepared.game(plain), prepared.scenario)


def run_on(game: Game, scenario: Scenario) -> Outcome:
    """Do every step on a game that stands in the given position; a step that goes astray is the last."""
    findings: list[Finding] = []
    for number, step in enumerate(scenario.steps, 1):
        astray = _judge_deed(game, step, number)
        findings += [astray] if astray else _compare(game, step.then, number, step.do)
        if astray and astray.sentence in _LAST:
            return Outcome(tuple(findings))
    findings += _compare(game, scenario.then, 0, "")
    return Outcome(tuple(findings))


_LAST = ("scenario-refused", "scenario-not-refused", "scenario-not-refused-as", "scenario-changed")
"""After these the game stands where the scenario did not mean it to."""


def _judge_deed(game: Game, step: Step, number: int) -> Finding | None:
    """Do the deed of a step; say what is wrong with how the game took it."""
    before = game.to_bytes()
    try:
        game.play(step.do, step.seat)
    except TraviesaError as error:
        if game.to_bytes() != before:
            return Finding(number, step.do, "scenario-changed", {"code": error.code})
        if not step.refused:
            return Finding(number, step.do, "scenario-refused", {"refusal": error})
        if step.refused not in (True, error.code):
            return Finding(number, step.do, "scenario-code", {"expected": step.refused, "found": error.code})
        return None
    if step.refused:
        sentence = "scenario-not-refused" if step.refused is True else "scenario-not-refused-as"
        return Finding(number, step.do, sentence, {"expected": step.refused})
    return None


def _compare(game: Game, then: Expectation, number: int, do: str) -> list[Finding]:
    lines = differences(then, found_in(game, then))
    return [Finding(number, do, "scenario-differs", {"line": line}) for line in lines]
