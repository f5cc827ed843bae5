"""Records: one annotated class, two bodies with the same shape.

A class marked ``@record`` is read twice from the same annotations:

    class Wheel:                                 plain twin                 NumPy dtype (aligned, no holes)
        turns: I4                                wheel.turns = 0            ("turns", "i4")
        teeth: Annotated[Row, "i1", 3]           wheel.teeth = [0, 0, 0]    ("teeth", "i1", (3,))

The plain twin is a ``__slots__`` object with lists, for stepping through a rule, coverage and fuzzing; the
NumPy record is what compiled code works on. Rules index one axis at a time (``state.hands[seat][card]``),
which both bodies understand.
"""

import functools
import typing
from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

import numpy as np

Row = list[int]
Grid = list[list[int]]
I1 = Annotated[int, "i1"]
I2 = Annotated[int, "i2"]
I4 = Annotated[int, "i4"]
I8 = Annotated[int, "i8"]

T = TypeVar("T")

_RECORDS: dict[str, type] = {}


def record(cls: type[T]) -> type[T]:
    """Turn an annotated class into a record: slots, zeros at birth, equality by value."""
    fields = _fields(cls)
    body: dict[str, Any] = {
        "__slots__": tuple(fields),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__annotations__": cls.__annotations__,
        "__init__": _born_zero,
        "__eq__": _same,
        "__hash__": None,
        "__repr__": _shown,
        "record_fields": fields,
    }
    made = type(cls.__name__, (), body)
    _RECORDS[cls.__name__] = made
    return typing.cast(type[T], made)


def _fields(cls: type) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """Read name → (width or record, shape) from the annotations.

    >>> @record
    ... class Wheel:
    ...     turns: I4
    ...     teeth: Annotated[Row, "i1", 3]
    >>> Wheel.record_fields
    {'turns': ('i4', ()), 'teeth': ('i1', (3,))}
    """
    found: dict[str, tuple[Any, tuple[int, ...]]] = {}
    for name, hint in typing.get_type_hints(cls, include_extras=True).items():
        if hasattr(hint, "record_fields"):
            found[name] = (hint, ())
        else:
            width, *shape = hint.__metadata__
            found[name] = (width, tuple(shape))
    return found


def _zeros(width: Any, shape: Sequence[int]) -> Any:
    if not isinstance(width, str):
        return width()
    if not shape:
        return 0
    return [_zeros(width, shape[1:]) for _ in range(shape[0])]


def _born_zero(self: Any) -> None:
    for name, (width, shape) in self.record_fields.items():
        setattr(self, name, _zeros(width, shape))


def _same(self: Any, other: object) -> bool:
    names = self.record_fields
    return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in names)


def _shown(self: Any) -> str:
    return f"{type(self).__name__}({', '.join(f'{n}={getattr(self, n)!r}' for n in self.record_fields)})"


def _bytes_of(width: Any) -> int:
    return np.dtype(width).itemsize if isinstance(width, str) else 8


@functools.cache
def dtype_of(cls: Any) -> "np.dtype[Any]":
    """Build the NumPy dtype: widest fields first and filled up to eight bytes, so that no hole is left.

    >>> @record
    ... class Wheel:
    ...     turns: I4
    ...     angle: I8
    >>> dtype_of(Wheel).names, dtype_of(Wheel).itemsize
    (('angle', 'turns', 'filling'), 16)
    """
    fields = cls.record_fields
    wide_first = sorted(fields, key=lambda name: -_bytes_of(fields[name][0]))
    rows: list[Any] = []
    for name in wide_first:
        width, shape = fields[name]
        kind = width if isinstance(width, str) else dtype_of(width)
        rows.append((name, kind, shape) if shape else (name, kind))
    rest = -np.dtype(rows).itemsize % 8
    if rest:
        rows.append(("filling", "i1", (rest,)))
    packed, aligned = np.dtype(rows), np.dtype(rows, align=True)
    assert packed.itemsize == aligned.itemsize, f"{cls.__name__} has holes"
    return aligned


def to_numpy(plain: Sequence[Any]) -> "np.ndarray[Any, Any]":
    """Copy plain records into a NumPy array of records."""
    records = np.zeros(len(plain), dtype_of(_class_of(plain[0])))
    for record_, one in zip(records, plain, strict=True):
        _fill(record_, one)
    return records


def _class_of(plain: Any) -> Any:
    return type(plain)


def _fill(target: Any, plain: Any) -> None:
    for name, (width, _) in plain.record_fields.items():
        if isinstance(width, str):
            target[name] = getattr(plain, name)
        else:
            _fill(target[name], getattr(plain, name))


def to_plain(cls: type[T], records: "np.ndarray[Any, Any]") -> list[T]:
    """Copy a NumPy array of records into plain records."""
    return [_plain_one(cls, one) for one in records]


def _plain_one(cls: type[T], one: Any) -> T:
    made = cls()
    for name, (width, _) in cls.record_fields.items():  # type: ignore[attr-defined]
        value = one[name].tolist() if isinstance(width, str) else _plain_one(width, one[name])
        setattr(made, name, value)
    return made


def copy_plain(plain: T) -> T:
    """Copy a plain record, lists and all."""
    made = type(plain)()
    for name, (width, shape) in plain.record_fields.items():  # type: ignore[attr-defined]
        value = getattr(plain, name)
        if not isinstance(width, str):
            value = copy_plain(value)
        elif len(shape) == 1:
            value = value.copy()
        elif shape:
            value = [row.copy() for row in value]
        setattr(made, name, value)
    return made
