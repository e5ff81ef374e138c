"""The files of compiled functions in the cache, and their format."""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache, cached_property
from typing import Any

from numba.core import types
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from ludary.core.compile import object_store
from ludary.core.compile.backend.linking import unpacked
from ludary.core.compile.cache_folder import warn_once
from ludary.core.compile.cache_key import key_of
from ludary.core.compile.shipped import shipped_target

# Errors of reading a file of the cache that is damaged, or names files that are gone
DAMAGE = (
    OSError,
    pickle.UnpicklingError,
    EOFError,
    ValueError,
    TypeError,
    AttributeError,
    ImportError,
    LookupError,
    RuntimeError,
)
# Errors of Python's own pickle for objects that Numba's must pack, in ten times the time
TOO_HARD = (pickle.PicklingError, TypeError, AttributeError)
MOST_LETTERS = 80  # of a function's name, in the names of its files
ANNOTATION = 6  # the place of the source with the types of its variables, in what Numba packs


class RuleCache:
    """The compiled versions of one function, as Numba asks for them: a file for each, and one for
    everything that several bring.
    """

    def __init__(self, function: Any) -> None:
        self.function = function
        self.cache_path = str(object_store.code_folder())

    @cached_property
    def base(self) -> str:
        """The first part of the names of its files.

        Asked for when the function is first called: by then all that it calls is known.
        """
        name = f"{self.function.__module__}.{self.function.__qualname__}"[-MOST_LETTERS:].strip(".")
        return f"{name}-{key_of(self.function)}"

    def file_of(self, signature: Any, target: Any) -> str:
        """Name the file of the version for arguments of these types on a processor."""
        return f"{self.base}.{object_store.digest(f'{signature} {target}'.encode())[:16]}.nbc"

    def found(self, signature: Any, target: Any) -> str | None:
        """Return the name of the file for this processor, or of the one that was shipped for many;
        None if there is neither.
        """
        targets = (target, shipped_target(target[0]))
        files = [self.file_of(signature, one) for one in targets if one]
        return next((file for file in files if object_store.find(file)), None)

    def is_filled(self) -> bool:
        """Tell whether there is code for some types of arguments."""
        return any(any(folder.glob(f"{self.base}.*.nbc")) for folder in object_store.folders())

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The compiled function, None if there is none. Damaged files count as none."""
        context.refresh()
        codegen = context.codegen()
        file = self.found(signature, codegen.magic_tuple())
        if file is None:
            return None
        try:
            with our_libraries(codegen):
                return CompileResult._rebuild(
                    context, *Unpickler(io.BytesIO(object_store.read(file))).load()
                )
        except DAMAGE:
            with suppress(OSError):
                object_store.forget(file)
            return None

    def save_overload(self, signature: Any, made: Any) -> None:
        """Keep what was compiled. Where that cannot be, it is compiled anew by each process."""
        if made.lifted or made.library.has_dynamic_globals:  # it holds addresses of this process
            return
        file = self.file_of(signature, made.codegen.magic_tuple())
        try:
            if not object_store.is_kept(file):  # else another process was faster
                parts = list(made._reduce())
                parts[ANNOTATION] = ""
                object_store.write(file, packed(tuple(parts)))
        except OSError as error:
            warn_once(str(error))

    def flush(self) -> None:
        """Remove all versions."""
        for path in object_store.folders()[0].glob(f"{self.base}.*.nbc"):
            path.unlink(missing_ok=True)


@contextmanager
def our_libraries(codegen: Any) -> Iterator[None]:
    """Let Numba's generator of code read what ours has written.

    Numba lets one thread load at a time.
    """
    codegen.unserialize_library = lambda serialized: unpacked(codegen, serialized)
    try:
        yield
    finally:
        del codegen.unserialize_library


class Pickler(pickle.Pickler):
    """Python's own, for which records are kept apart: a State has hundreds of fields, and all
    functions of a game take one.
    """

    def persistent_id(self, thing: Any) -> str | None:
        return stored(thing) if isinstance(thing, types.Record) else None


class Unpickler(pickle.Unpickler):
    def persistent_load(self, name: str) -> Any:
        return record(name)


@cache
def stored(kind: Any) -> str:
    return object_store.put(pickle.dumps(kind, protocol=4))


@cache
def record(name: str) -> Any:
    return pickle.loads(object_store.get(name))  # noqa: S301 - as all code in the cache, it is this user's own


def packed(thing: Any) -> bytes:
    """The bytes that `Unpickler` makes a thing of."""
    file = io.BytesIO()
    try:
        Pickler(file, protocol=4).dump(thing)
        return file.getvalue()
    except TOO_HARD:
        made: bytes = dumps(thing)
        return made
