"""``traviesa scenario``: run scenario files, a line for each, what differs under one that failed."""

from collections.abc import Sequence
from pathlib import Path

from traviesa.cli.warm import warm_up
from traviesa.language import speak
from traviesa.scenario import Outcome, Prepared, prepare, run
from traviesa.scenario_file import read_scenarios


def run_files(files: Sequence[Path], folders: tuple[Path, ...], plain: bool, language: str | None) -> int:
    """Run every scenario of the files, all of which are read first, and count those that failed."""
    prepared = [prepare(scenario, folders) for file in files for scenario in read_scenarios(file)]
    if not plain:
        warm_up(language)
    failed = 0
    for one in prepared:
        outcome = run(one, plain)
        failed += not outcome.passed
        print(_told(one, outcome, language))
    print(f"{len(prepared) - failed} passed, {failed} failed")
    return failed


def _told(one: Prepared, outcome: Outcome, language: str | None) -> str:
    """Tell how a scenario went: its line, and below it what differs."""
    word = speak(language)("scenario-passed" if outcome.passed else "scenario-failed")
    ids = f"  [{', '.join(one.scenario.shows)}]" if one.scenario.shows else ""
    lines = [f"{word}  {one.scenario.title}{ids}"]
    if not outcome.passed:
        lines.append(f"      {one.scenario.place.file}: {one.scenario.place.number}")
        lines += [f"      {finding.said(language)}" for finding in outcome.findings]
    return "\n".join(lines)
