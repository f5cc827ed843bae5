"""What every test shares: profiles of Hypothesis, the option that renews golden files, the soak marker."""

import os

import pytest
from hypothesis import settings

# A first example may compile the engine, so time says nothing about one example.
settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--renew-golden``."""
    parser.addoption(
        "--renew-golden",
        action="store_true",
        help="write what golden tests find into their files instead of comparing",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave soak tests out unless -m says which tests to take."""
    if config.option.markexpr:
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    if soak:
        config.hook.pytest_deselected(items=soak)
        items[:] = [item for item in items if item not in soak]


@pytest.fixture
def renew_golden(request: pytest.FixtureRequest) -> bool:
    """Say whether golden files are to be renewed instead of compared."""
    return bool(request.config.getoption("--renew-golden"))
