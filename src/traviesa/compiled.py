"""The one door to Numba: the rules stay plain Python, and compiled clones of them are made here.

``@rule`` only marks and lists a function: the plain one can be called, stepped through and covered as it is.
``load()``, once ``doors`` has listed them all, makes a clone of every rule whose globals name the compiled
clones instead of the plain rules, gives each the explicit signature its annotations spell, and compiles the
doors (``@door``), the functions called from outside. Doors are kept on disk in a folder named for a digest of
all rule sources, for a change in any of them must forget them all (Numba's own cache looks at one file only).
"""

import functools
import hashlib
import inspect
import sys
import tempfile
import types
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_RULES: list[Callable[..., Any]] = []
_DOORS: list[Callable[..., Any]] = []


def rule(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a function as a rule: it takes records and ints, allocates nothing and calls only rules."""
    _RULES.append(function)
    return function


def door(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a function as a door into the rules: it takes arrays of records and ints."""
    _DOORS.append(function)
    return function


Progress = Callable[[str, int, int], None]


def silent(_name: str, _done: int, _all: int) -> None:
    """Report no progress."""


def load_plain() -> types.SimpleNamespace:
    """Give the doors as ordinary Python over plain records."""
    return types.SimpleNamespace(**{function.__name__: function for function in _DOORS})


def source_digest() -> str:
    """Name the exact rules in use: a digest of every source they come from, and of the compiler."""
    import numba
    import numpy

    digest = hashlib.sha256()
    names = sorted({function.__module__ for function in (*_RULES, *_DOORS)})
    package = Path(__file__).parent
    also = [package / f"{name}.py" for name in ("layout", "vocabulary", "variant", "compiled")]
    for path in sorted([Path(inspect.getfile(sys.modules[name])) for name in names] + also + _record_files(package)):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    digest.update(f"{sys.version} {numba.__version__} {numpy.__version__}".encode())
    return digest.hexdigest()[:16]


def _record_files(package: Path) -> list[Path]:
    return [package / f"{name}.py" for name in ("state", "board", "action", "tally")]


def cache_folder() -> Path:
    """Name the folder in which this version of the rules is kept compiled."""
    import platformdirs

    return Path(platformdirs.user_cache_dir("traviesa")) / f"compiled-{source_digest()}"


def is_compiled() -> bool:
    """Say whether the rules of this version have been compiled on this machine before."""
    return why_not_kept() == "" and (cache_folder() / "complete").exists()


def why_not_kept() -> str:
    """Say why nothing can be kept in the folder; nothing when it can."""
    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
        # as Numba tries it: what may be read only is of no use to it
        with tempfile.TemporaryFile(dir=cache_folder()):
            return ""
    except OSError as error:
        return error.strerror or str(error)


def load(progress: Progress = silent) -> types.SimpleNamespace:
    """Give the doors compiled, from disk where they have been compiled before and can be kept."""
    why = why_not_kept()
    if why and progress is silent:
        says = f"the compiled rules cannot be kept in {cache_folder()} ({why}), so they are compiled each time"
        warnings.warn(f"{says}; XDG_CACHE_HOME names another folder", RuntimeWarning, stacklevel=4)
    return _Compiler(None if why else cache_folder()).make_doors(progress)


def _is_rule(thing: object) -> bool:
    return isinstance(thing, types.FunctionType) and thing in _RULES


def _rules_named_in(function: Callable[..., Any]) -> list[Callable[..., Any]]:
    known = function.__globals__
    return [known[name] for name in function.__code__.co_names if _is_rule(known.get(name))]


class _Compiler:
    """Makes compiled clones of rules and doors."""

    def __init__(self, folder: Path | None) -> None:
        """Compile, and keep what is compiled in the folder where there is one."""
        import numba

        self.numba = numba
        self.folder = folder
        self.dispatchers: dict[Callable[..., Any], Any] = {}
        self.njit: Any = functools.partial(numba.njit, nogil=True, boundscheck=True, error_model="numpy")

    def make_doors(self, progress: Progress) -> types.SimpleNamespace:
        complete = self.folder / "complete" if self.folder else None
        if self.folder:
            setattr(self.numba.config, "CACHE_DIR", str(self.folder))  # noqa: B010  (it has no type)
        for function in _RULES:
            self._clone_rule(function)
        if complete is None or not complete.exists():
            for done, (function, dispatcher) in enumerate(self.dispatchers.items()):
                progress(function.__name__, done, len(_RULES) + len(_DOORS))
                self._compile(dispatcher, function, self._record)
        namespace = types.SimpleNamespace()
        for done, function in enumerate(_DOORS):
            progress(function.__name__, len(_RULES) + done, len(_RULES) + len(_DOORS))
            setattr(namespace, function.__name__, self._make_door(function))
        if complete is not None:
            complete.touch()
        progress("", len(_RULES) + len(_DOORS), len(_RULES) + len(_DOORS))
        return namespace

    def _clone_rule(self, function: Callable[..., Any]) -> None:
        """Clone a rule, and before it those it calls, so that the list stands in the order of compilation."""
        if function in self.dispatchers:
            return
        for called in _rules_named_in(function):
            self._clone_rule(called)
        inner = self.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)
        self.dispatchers[function] = inner(self._clone(function))

    def _make_door(self, function: Callable[..., Any]) -> Any:
        dispatcher = self.njit(cache=self.folder is not None)(self._clone(function))
        self._compile(dispatcher, function, self._array)
        return dispatcher

    def _clone(self, function: Callable[..., Any]) -> types.FunctionType:
        """Copy a function so that the rules it names are the compiled ones."""
        assert isinstance(function, types.FunctionType)
        known = dict(function.__globals__)
        known |= {called.__name__: self.dispatchers[called] for called in _rules_named_in(function)}
        clone = types.FunctionType(function.__code__, known, function.__name__)
        clone.__module__, clone.__qualname__ = function.__module__, function.__qualname__
        return clone

    def _compile(self, dispatcher: Any, function: Callable[..., Any], spell: Callable[[Any], Any]) -> None:
        hints = inspect.get_annotations(function, eval_str=True)
        answer = self._word(hints.pop("return"), spell)
        dispatcher.compile(answer(*[self._word(hint, spell) for hint in hints.values()]))
        dispatcher.disable_compile()

    def _word(self, hint: Any, spell: Callable[[Any], Any]) -> Any:
        words = {int: self.numba.int64, bool: self.numba.boolean, None: self.numba.void}
        return words[hint] if hint in words else spell(hint)

    def _record(self, hint: Any) -> Any:
        from numba.np.numpy_support import from_dtype

        from traviesa.layout import dtype_of

        return from_dtype(dtype_of(hint))

    def _array(self, hint: Any) -> Any:
        (one,) = hint.__args__
        element = self.numba.int64 if one is int else self._record(one)
        return self.numba.types.Array(element, 1, "C")
