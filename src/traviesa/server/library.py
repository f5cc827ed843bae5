"""The maps a server offers, and the text of every map that a table was ever created with."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from traviesa.errors import TraviesaError
from traviesa.map_file import MapFile
from traviesa.map_folders import find_map, known_maps
from traviesa.map_reader import read_map_text
from traviesa.server.schema import MAPS
from traviesa.server.store import Store


class Library:
    """Maps by id, as they are now, and by digest, as they were."""

    def __init__(self, store: Store, folders: Sequence[Path] = ()) -> None:
        self.store = store
        self.folders = tuple(folders)
        self._kept: dict[str, MapFile] = {}
        self._texts: dict[str, str] = {}

    def offered(self) -> list[MapFile]:
        """List the maps a new table can be created with."""
        return [find_map(name, self.folders) for name, _ in known_maps(self.folders)]

    def find(self, name: str) -> MapFile:
        """Find an offered map by its id; a path is no id: no file of the host is looked for."""
        if name.endswith(".toml"):
            possible = ", ".join(one for one, _ in known_maps(self.folders))
            raise TraviesaError.told("game/unknown-map", asked=name, possible=possible)
        return find_map(name, self.folders)

    async def keep(self, map_file: MapFile) -> None:
        """Keep the text of a map for as long as there are games on it."""
        if map_file.digest in self._kept:
            return
        if await self.store.first(select(MAPS.c.id).where(MAPS.c.digest == map_file.digest)) is None:
            row = {"digest": map_file.digest, "id": map_file.id, "text": map_file.path.read_text(encoding="utf-8")}
            with suppress(IntegrityError):  # somebody else keeps it at this moment
                async with self.store.write() as connection:
                    await connection.execute(insert(MAPS), row)
        self._kept[map_file.digest] = map_file

    async def kept(self, digest: str) -> MapFile:
        """Give the map of a digest, as it was when it was kept."""
        if digest not in self._kept:
            row = await self.store.first(select(MAPS.c.id, MAPS.c.text).where(MAPS.c.digest == digest))
            assert row is not None, f"the map {digest} was kept when its first table was created"
            self._kept[digest] = read_map_text(row.text, Path(f"{row.id}.toml"))
        return self._kept[digest]

    async def text_of(self, digest: str) -> str:
        """Give the text of a map that was kept."""
        if digest not in self._texts:
            row = await self.store.first(select(MAPS.c.text).where(MAPS.c.digest == digest))
            assert row is not None, digest
            self._texts[digest] = row.text
        return self._texts[digest]

    async def text_by(self, name: str) -> str:
        """Give the text of a map by its digest, or of an offered one by its id."""
        return (await self.found_by(name))[1]

    async def found_by(self, name: str) -> tuple[str, str]:
        """Give the id and text of a map that was kept, by its digest, or of an offered one, by its digest or id."""
        row = await self.store.first(select(MAPS.c.id).where(MAPS.c.digest == name))
        if row is not None:
            return row.id, await self.text_of(name)
        found = self._offered_as(name)
        return found.id, found.path.read_text(encoding="utf-8")

    async def map_by(self, name: str) -> MapFile:
        """Give a map as ``found_by`` finds it."""
        if await self.store.first(select(MAPS.c.id).where(MAPS.c.digest == name)) is not None:
            return await self.kept(name)
        return self._offered_as(name)

    def _offered_as(self, name: str) -> MapFile:
        return next((one for one in self.offered() if one.digest == name), None) or self.find(name)
