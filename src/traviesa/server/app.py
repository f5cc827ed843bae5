"""The application: everything put together, from settings to addresses."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from traviesa.errors import TraviesaError
from traviesa.server.api.accounts import AccountController
from traviesa.server.api.again import rematch
from traviesa.server.api.asking import AskingController
from traviesa.server.api.given import GIVEN
from traviesa.server.api.guarding import Guard, carry_headers
from traviesa.server.api.map_facts import map_facts
from traviesa.server.api.mutes import MuteController
from traviesa.server.api.oneself import SelfController
from traviesa.server.api.outlooks import outlooks
from traviesa.server.api.page import asset, place
from traviesa.server.api.past import PastController
from traviesa.server.api.people import PeopleController
from traviesa.server.api.play import PlayController, events
from traviesa.server.api.players import PlayerController
from traviesa.server.api.reference_page import reference
from traviesa.server.api.system import health, map_layout, map_text, offer, ready
from traviesa.server.api.tables import TableController
from traviesa.server.api.tokens import TokenController
from traviesa.server.botting import Thinkers
from traviesa.server.fresh import now
from traviesa.server.hearing import hearing
from traviesa.server.hinting import Hints
from traviesa.server.identity import Identity
from traviesa.server.journal import Journals
from traviesa.server.keeper import Keeper
from traviesa.server.layouts import Layouts
from traviesa.server.library import Library
from traviesa.server.metrics import Measured, metrics
from traviesa.server.moments import Moments
from traviesa.server.page import Page
from traviesa.server.people.accounts import Accounts
from traviesa.server.people.history import History
from traviesa.server.people.leaving import Leaving
from traviesa.server.people.limits import Limits
from traviesa.server.people.passwords import Passwords
from traviesa.server.people.tokens import Tokens
from traviesa.server.problems import BODY_AT_MOST, fail, refuse, refuse_away, refuse_http, refuse_unreadable
from traviesa.server.pulse import note_outage, pulse
from traviesa.server.settings import Settings
from traviesa.server.stopping import hearing_the_end
from traviesa.server.store import AWAY, open_store
from traviesa.server.streams import Streams
from traviesa.server.sweeping import sweeping
from traviesa.server.tables import Tables

CONTROLLERS = (
    TableController,
    PlayController,
    AskingController,
    PastController,
    PeopleController,
    AccountController,
    TokenController,
    PlayerController,
    MuteController,
    SelfController,
)
HANDLERS = (
    rematch,
    events,
    outlooks,
    health,
    ready,
    offer,
    map_text,
    map_layout,
    map_facts,
    metrics,
    asset,
    place,
)


def make_app(settings: Settings) -> Litestar:
    """Make the application of a server."""
    return Litestar(
        route_handlers=[*CONTROLLERS, *HANDLERS],
        dependencies=dict(GIVEN),
        lifespan=[serving],
        middleware=[Measured, Guard()],
        before_send=[carry_headers],
        state=State({"settings": settings, "limits": Limits(settings), "page": Page()}),
        exception_handlers={
            TraviesaError: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_unreadable,
            UnicodeDecodeError: refuse_unreadable,
            **dict.fromkeys(AWAY, refuse_away),
            Exception: fail,
        },
        request_max_body_size=BODY_AT_MOST,
        logging_config=None,  # ``logs`` sees to it
        openapi_config=OpenAPIConfig(title="Traviesa", version="1", path="/api/docs", render_plugins=reference()),
    )


@asynccontextmanager
async def serving(app: Litestar) -> AsyncIterator[None]:
    """Open everything when the server starts, and close it in order when it stops."""
    settings: Settings = app.state.settings
    store = await open_store(settings.url)
    library = Library(store, settings.maps)
    layouts = Layouts(library)
    tables = Tables(store, Journals(store), library)
    streams = Streams(tables, settings)
    thinkers = Thinkers(settings.bot_workers)
    identity = Identity(store)
    identity.news.listeners += [tables.mutes.forget, streams.close_of]
    passwords = Passwords()
    accounts = Accounts(store, identity, passwords)
    leaving = Leaving(tables, identity, accounts)
    keeper = Keeper(tables, streams, identity, thinkers, settings)
    app.state.update(store=store, library=library, tables=tables, streams=streams, identity=identity)
    app.state.update(moments=Moments(tables))
    app.state.update(store=store, library=library, layouts=layouts, tables=tables, streams=streams, identity=identity)
    app.state.update(accounts=accounts, tokens=Tokens(store, identity.news), history=History(store), leaving=leaving)
    app.state.update(hints=Hints(thinkers, library))
    await identity.open()
    await note_outage(store, now())
    await tables.learn_outages()
    thinkers.wake()
    try:
        async with (
            pulse(store),
            hearing(tables, identity.news, settings.url),
            keeper.keeping(),
            leaving.keeping(),
            sweeping(),
        ):
            with hearing_the_end(streams.close_all):
                yield
    finally:
        streams.close_all()
        thinkers.close()
        await layouts.close()
        passwords.close()
        await store.close()
