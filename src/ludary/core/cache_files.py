"""What is kept of compiled functions, and how it is written and read."""

from __future__ import annotations

import os
import pickle
import uuid
from contextlib import suppress
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, UserProvidedCacheLocator
from numba.core.serialize import dumps

from ludary.core.cache_folder import warn_once, writable_twin
from ludary.core.linking import unpacked

# What reading a file of the cache raises that was cut off or overwritten
DAMAGE = (OSError, pickle.UnpicklingError, EOFError, ValueError, TypeError, AttributeError, ImportError, LookupError, RuntimeError)
# What Python's own pickle raises where Numba's has to do it, in ten times the time
TOO_HARD = (pickle.PicklingError, TypeError, AttributeError)


class Place(UserProvidedCacheLocator):  # type: ignore[misc] # Numba has no types
    """Where the files are. It is not tried out for each function by making and removing one: `cache_folder` has seen to it."""

    def ensure_cache_path(self) -> None:
        os.makedirs(writable_twin(Path(self.get_cache_path())) or self.get_cache_path(), exist_ok=True)


class RulesKept(CompileResultCacheImpl):  # type: ignore[misc]
    """What the cache keeps of a function."""

    _locator_classes = (Place,)

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        codegen = target_context.codegen()
        codegen.unserialize_library = lambda serialized: unpacked(codegen, serialized)
        return super().rebuild(target_context, payload)


class Files(IndexDataCacheFile):  # type: ignore[misc]
    """The files of one function: an index, and what is kept of each of its versions.

    Those have random names: two processes at once would take the same number. Nobody else knows such a name before the index tells it.
    Where the folder can only be read, what it lacks is kept in its twin.
    """

    def __init__(self, folder: str, base: str, stamp: Any) -> None:
        super().__init__(folder, base, stamp)
        twin = writable_twin(Path(folder))
        self._twin = Files(str(twin), base, stamp) if twin else None

    def load(self, key: Any) -> Any:
        found = self._twin.load(key) if self._twin else None
        return super().load(key) if found is None else found

    def flush(self) -> None:
        if self._twin:
            self._twin.flush()
        else:
            super().flush()

    def save(self, key: Any, data: Any) -> None:
        if self._twin:
            self._twin.save(key, data)
            return
        versions = self._load_index()
        if key in versions and Path(self._data_path(versions[key])).exists():  # another process was faster
            return
        name = self._data_name_pattern.format(number=uuid.uuid4().int)
        Path(self._data_path(name)).write_bytes(packed(data))
        self._save_index({**versions, key: name})

    def _dump(self, thing: Any) -> bytes:
        return packed(thing)


class RuleCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache, in which functions bring what they call, and damaged files count as none."""

    _impl_class = RulesKept

    def __init__(self, function: Any) -> None:
        super().__init__(function)
        self._cache_file = Files(self._cache_path, self._impl.filename_base, self._impl.locator.get_source_stamp())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except DAMAGE:
            with suppress(OSError):  # forget all versions of the function: that of another processor is compiled again as well
                self._cache_file.flush()
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep what was compiled. Where that cannot be, it is compiled anew by each process."""
        try:
            super().save_overload(sig, data)
        except OSError as error:
            warn_once(str(error))


def packed(thing: Any) -> bytes:
    """The bytes that `pickle.loads` makes a thing of."""
    try:
        return pickle.dumps(thing, protocol=4)
    except TOO_HARD:
        made: bytes = dumps(thing)
        return made
