"""API tokens for programs outside: made, listed, revoked, by the person alone."""

from typing import Any

from litestar import Controller, delete, get, post
from msgspec import Struct

from traviesa.server.api.answers import problems
from traviesa.server.api.requests import NewToken
from traviesa.server.identity import Caller
from traviesa.server.people.tokens import Tokens


class TokenMessage(Struct, frozen=True, omit_defaults=True):
    """A token, as its owner sees it."""

    id: str
    name: str
    scopes: list[str]
    created_at: int
    token: str = ""
    """The token itself: only in the answer that makes it."""


class TokenList(Struct, frozen=True):
    """One's tokens, the oldest first."""

    tokens: list[TokenMessage]


class TokenController(Controller):
    """Tokens."""

    path = "/api/tokens"
    tags = ("people",)

    @post("/", summary="Make a token", responses=problems(400, 401, 403, 422, 429))
    async def make(self, data: NewToken, caller: Caller, tokens: Tokens) -> TokenMessage:
        """Make a token, sent as ``Authorization: Bearer``; it is shown this once."""
        token, row = await tokens.make(caller.must_be_in_person(), data.name, data.scopes)
        return _message(row, token)

    @get("/", summary="List one's tokens", responses=problems(401, 403, 429))
    async def list_tokens(self, caller: Caller, tokens: Tokens) -> TokenList:
        """List one's tokens: what they are called and good for, not what they are."""
        return TokenList([_message(row) for row in await tokens.of(caller.must_be_in_person())])

    @delete("/{token_id:str}", summary="Revoke a token", responses=problems(400, 401, 403, 404, 429))
    async def revoke(self, token_id: str, caller: Caller, tokens: Tokens) -> None:
        """Revoke a token: it is good for nothing from now on."""
        await tokens.revoke(caller.must_be_in_person(), token_id)


def _message(row: Any, token: str = "") -> TokenMessage:
    return TokenMessage(row.id, row.name, row.scopes.split(), row.created_at, token)
