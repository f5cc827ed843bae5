"""axe has nothing to say, whatever is to be seen: each place, state and dialog, by day and night, on phone and desk."""

from collections.abc import Callable
from itertools import cycle
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.page.conftest import PageAt
from tests.page.scenes import SCENES, Stage
from tests.page.watching import Watch
from tests.server.serving import Host

EYES: Final = [("phone", "light"), ("desk", "dark"), ("desk", "light"), ("phone", "dark")]
SAMPLE: Final = {(scene, *eyes) for scene, eyes in zip(SCENES, cycle(EYES), strict=False)}
"""Every scene once; all of them in all ways are for ``make soak``."""
EVERY: Final = [
    pytest.param(scene, *eyes, marks=[] if (scene, *eyes) in SAMPLE else [pytest.mark.soak])
    for scene in SCENES
    for eyes in EYES
]


@pytest.mark.parametrize(("scene", "size", "look"), EVERY)
def test_axe_has_nothing_to_say_of(
    host: Host, page_at: PageAt, axe: Callable[[Page], None], watch: Watch, scene: str, size: str, look: str
) -> None:
    watch.expect("status of 4(01|03|04)")  # somebody who is a stranger asks who they are
    SCENES[scene](Stage(host.url, lambda path: page_at(path, size=size, look=look), axe))
