"""The server says whether its database answers."""

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.browser import refused
from traviesa.errors import TraviesaError
from traviesa.server.api.system import ready
from traviesa.server.problems import refuse
from traviesa.server.store import Store


@pytest.mark.filterwarnings("ignore:.*Inferred dependency")
def test_a_database_that_does_not_answer_is_told_as_the_contract_says(tmp_path: Path) -> None:
    store = Store(create_async_engine(f"sqlite+aiosqlite:///{tmp_path / 'none' / 'x.sqlite'}"))
    app = Litestar(
        [ready],
        dependencies={"store": Provide(lambda: store, sync_to_thread=False)},
        signature_types=[Store],
        exception_handlers={TraviesaError: refuse},
        openapi_config=None,
    )
    with TestClient(app) as client:
        answer = client.get("/ready", headers={"accept-language": "es"})
    assert refused(answer) == (503, "server/not-ready")
    assert answer.json()["detail"].startswith("la base de datos no responde")
