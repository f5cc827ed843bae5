"""Every scenario of ``tests/scenarios`` holds, in the compiled engine and in the plain one."""

import re
from pathlib import Path

import pytest

from traviesa.scenario import prepare, run
from traviesa.scenario_file import Scenario, parse_scenarios, read_scenarios

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = [(path, scenario) for path in sorted(FOLDER.glob("**/*.toml")) for scenario in read_scenarios(path)]


def name(path: Path, scenario: Scenario) -> str:
    """Name a scenario by its file and title."""
    return f"{path.relative_to(FOLDER).with_suffix('')}:{scenario.title}"


@pytest.mark.parametrize("plain", [False, True], ids=["compiled", "plain"])
@pytest.mark.parametrize("scenario", [pytest.param(s, id=name(p, s)) for p, s in SCENARIOS])
def test_scenario(scenario: Scenario, plain: bool) -> None:
    outcome = run(prepare(scenario), plain)
    assert outcome.passed, "\n".join(finding.said("en") for finding in outcome.findings)


def test_every_title_is_told_once() -> None:
    titles = [scenario.title for _, scenario in SCENARIOS]
    assert sorted(titles) == sorted(set(titles))


def test_the_scenario_of_the_documentation_passes() -> None:
    page = (FOLDER.parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(\[\[scenario\]\].*?)```", page, re.DOTALL)
    (scenario,) = parse_scenarios(example, "docs/notation.md")
    assert run(prepare(scenario), plain=True).passed
