"""What somebody chose about the page, so that it is the same in every browser of theirs."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import delete, insert, select

from traviesa.server.schema import CHOICES
from traviesa.server.store import Store


class Choices(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is chosen about the page; what is not there is as each browser has it of itself."""

    language: Annotated[str, Meta(max_length=8, pattern=r"^[A-Za-z_-]*$(?!\n)")] | None = None
    look: Literal["auto", "light", "dark"] | None = None
    sounds: bool | None = None
    speech: bool | None = None
    """Whether the page says aloud what happens."""
    motion: bool | None = None
    """Whether wagons and cards move."""
    confirm: bool | None = None
    """Whether the page asks once more before what cannot be taken back."""


async def choices_of(store: Store, player: str) -> Choices:
    """Give what somebody chose; nothing where they never did."""
    row = await store.first(select(CHOICES.c.chosen).where(CHOICES.c.player == player))
    return _read(row.chosen) if row else Choices()


async def choose(store: Store, player: str, chosen: Choices) -> None:
    """Keep what somebody chose, in place of what they chose before."""
    text = msgspec.json.encode(chosen).decode()
    async with store.write() as connection:
        await connection.execute(delete(CHOICES).where(CHOICES.c.player == player))
        await connection.execute(insert(CHOICES), {"player": player, "chosen": text})


def _read(text: str) -> Choices:
    """Read what was kept; what another version of the server has kept and this one does not know is left out."""
    found: dict[str, Any] = msgspec.json.decode(text)
    known = {name: value for name, value in found.items() if name in Choices.__struct_fields__}
    return msgspec.convert(known, Choices)
