"""The engine: the doors into the rules, compiled or plain, and the records they work on."""

import threading
import types
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import numpy as np

import traviesa.doors  # noqa: F401  (lists the rules and the doors)
from traviesa import compiled
from traviesa.layout import copy_plain, dtype_of, to_numpy, to_plain
from traviesa.state import Reckoning, Scratch, State

Records = Any
"""Arrays of NumPy records, or lists of plain ones: only an engine looks inside."""


class Engine(ABC):
    """One way of running the rules."""

    def __init__(self, doors: types.SimpleNamespace) -> None:
        self.doors = doors
        self._own = threading.local()

    @property
    def scratches(self) -> Records:
        """Room to work in, one for each thread."""
        try:
            return self._own.scratches
        except AttributeError:
            self._own.scratches = self.zeros(Scratch, 1)
            return self._own.scratches

    @property
    def reckonings(self) -> Records:
        """Room for a reckoning, one for each thread."""
        try:
            return self._own.reckonings
        except AttributeError:
            self._own.reckonings = self.zeros(Reckoning, 1)
            return self._own.reckonings

    @abstractmethod
    def zeros(self, kind: type, count: int) -> Records:
        """Make records full of zeros."""

    @abstractmethod
    def store(self, plain: Any) -> Records:
        """Make an array of one from a plain record."""

    @abstractmethod
    def copy(self, records: Records) -> Records:
        """Copy records."""

    @abstractmethod
    def plain(self, kind: type, records: Records) -> Any:
        """Give the first record as a plain one, which may be changed freely."""

    @abstractmethod
    def read(self, records: Records, name: str) -> Any:
        """Read a field of the first record as ints and lists."""

    @abstractmethod
    def actions(self, count: int) -> list[int]:
        """Read the actions found on the scratch pad."""

    @abstractmethod
    def write_payment(self, cards: Sequence[int]) -> None:
        """Write how many of each card a deed names on the scratch pad."""

    @abstractmethod
    def to_bytes(self, records: Records) -> bytes:
        """Write records as bytes, the same in every engine."""

    @abstractmethod
    def from_bytes(self, written: bytes) -> Records:
        """Read states from the bytes they were written as."""


class CompiledEngine(Engine):
    """Runs the compiled clones over NumPy records."""

    def __init__(self, progress: compiled.Progress) -> None:
        super().__init__(compiled.load(progress))

    def zeros(self, kind: type, count: int) -> Records:
        return np.zeros(count, dtype_of(kind))

    def store(self, plain: Any) -> Records:
        return to_numpy([plain])

    def copy(self, records: Records) -> Records:
        # as bytes: NumPy copies records field by field, thirty times slower
        return np.frombuffer(bytearray(records.tobytes()), records.dtype)

    def plain(self, kind: type, records: Records) -> Any:
        return to_plain(kind, records[:1])[0]

    def read(self, records: Records, name: str) -> Any:
        return records[name][0].tolist()  # the field first: half the time of the record first

    def actions(self, count: int) -> list[int]:
        found: list[int] = self.scratches["legal"][0, :count].tolist()
        return found

    def write_payment(self, cards: Sequence[int]) -> None:
        self.scratches["payment"][0] = cards

    def to_bytes(self, records: Records) -> bytes:
        written: bytes = records.tobytes()
        return written

    def from_bytes(self, written: bytes) -> Records:
        return np.frombuffer(bytearray(written), dtype_of(State))


class PlainEngine(Engine):
    """Runs the rules as they are written, over plain records, for stepping through and for comparison."""

    def __init__(self) -> None:
        super().__init__(compiled.load_plain())

    def zeros(self, kind: type, count: int) -> Records:
        return [kind() for _ in range(count)]

    def store(self, plain: Any) -> Records:
        return [copy_plain(plain)]

    def copy(self, records: Records) -> Records:
        return [copy_plain(one) for one in records]

    def plain(self, kind: type, records: Records) -> Any:
        assert isinstance(records[0], kind)
        return copy_plain(records[0])

    def read(self, records: Records, name: str) -> Any:
        value = getattr(records[0], name)
        if not isinstance(value, list):
            return value
        return [row.copy() if isinstance(row, list) else row for row in value]

    def actions(self, count: int) -> list[int]:
        found: list[int] = self.scratches[0].legal[:count]
        return found

    def write_payment(self, cards: Sequence[int]) -> None:
        self.scratches[0].payment[:] = cards

    def to_bytes(self, records: Records) -> bytes:
        return to_numpy(records).tobytes()

    def from_bytes(self, written: bytes) -> Records:
        return to_plain(State, np.frombuffer(written, dtype_of(State)))


_lock = threading.Lock()
_engines: dict[bool, Engine] = {}


def is_compiled() -> bool:
    """Say whether the rules of this version have been compiled on this machine before."""
    return compiled.is_compiled()


def why_not_kept() -> tuple[str, str]:
    """Say where compiled rules cannot be kept on this machine, and why; nothing and nothing where they can."""
    why = compiled.why_not_kept()
    return (str(compiled.cache_folder()), why) if why else ("", "")


def engine(plain: bool = False, progress: compiled.Progress = compiled.silent) -> Engine:
    """Give the compiled engine, or the plain one; each is made once, which the first time takes a while."""
    with _lock:
        if plain not in _engines:
            _engines[plain] = PlainEngine() if plain else CompiledEngine(progress)
        return _engines[plain]
