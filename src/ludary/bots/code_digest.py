"""Digests of a user's functions and values: of their code, and of everything that the code refers
to.
"""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, is_dataclass
from dis import get_instructions
from enum import Enum
from functools import cached_property, partial
from hashlib import sha256
from logging import Logger
from pathlib import Path, PurePath
from types import (
    BuiltinFunctionType,
    CodeType,
    FunctionType,
    GenericAlias,
    GetSetDescriptorType,
    MemberDescriptorType,
    MethodType,
    ModuleType,
    UnionType,
)
from typing import Any

import numpy as np

from ludary.bots.network_file import file_digest
from ludary.core.compile.cache_key import (
    _of_code as code_parts,
)  # renamed there, all games would be compiled anew

PLAIN = (type(None), bool, int, float, complex, str, bytes, type(...))
DIGITS = 16  # of a digest
TOLD_BY_TEXT = (range, PurePath, Enum, np.dtype, Logger, re.Pattern, GenericAlias, UnionType)
INSTALLED = tuple(
    Path(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib", "purelib", "platlib")
)


class Unknown(ValueError):
    """Part of a bot has no digest; the message names it."""


def settings_of(bot: Any) -> dict[str, Any]:
    """Return the fields of a bot except its name; its file and values that are not plain as
    digests.
    """
    values = {one.name: getattr(bot, one.name) for one in fields(bot) if one.name != "name"}
    told = {
        name: value if isinstance(value, PLAIN) else digest(value) for name, value in values.items()
    }
    return told | ({"network": file_digest(Path(bot.file))} if getattr(bot, "file", None) else {})


def digest(value: Any) -> str:
    """Return a digest of a value or function and all that it refers to.

    Unknown if a part has none.
    """
    total = sha256()
    for part in parts(value, {}):
        total.update(sha256(part).digest())
    return total.hexdigest()[:DIGITS]


def parts(value: Any, seen: dict[int, Any]) -> Iterator[bytes]:
    """Yield the parts of a value. `seen` holds the values met so far, by id, so that cycles end."""
    if isinstance(value, PLAIN):
        yield f"{type(value).__name__} {value!r}".encode()
        return
    if id(value) in seen:
        yield f"again {list(seen).index(id(value))}".encode()
        return
    seen[id(value)] = value
    value = getattr(value, "py_func", value)  # of what Numba compiles
    kind = type(value)
    yield f"{kind.__module__}.{kind.__qualname__}".encode()
    if isinstance(value, np.ndarray | np.generic):
        yield from of_array(value)
    elif isinstance(value, tuple | list):
        yield from of_each(value, seen)
    elif isinstance(value, Mapping):
        yield from of_each([one for pair in value.items() for one in pair], seen)
    elif isinstance(value, set | frozenset):
        yield from sorted(b"".join(parts(one, {})) for one in value)
    elif isinstance(value, TOLD_BY_TEXT) or kind.__module__ == "typing":
        yield str(value).encode()
    elif isinstance(value, ModuleType):
        yield value.__name__.encode()
    elif isinstance(value, FunctionType):
        yield from of_function(value, seen)
    elif isinstance(value, MethodType):
        yield from of_each([value.__func__, value.__self__], seen)
    elif isinstance(value, partial):
        yield from of_each([value.func, value.args, value.keywords], seen)
    elif isinstance(value, BuiltinFunctionType | np.ufunc):
        yield of_builtin(value)
    elif isinstance(value, type):
        yield from of_class(value, seen)
    else:
        yield from of_object(value, seen)


def of_each(values: Sequence[Any], seen: dict[int, Any]) -> Iterator[bytes]:
    yield f"{len(values)} parts".encode()
    for one in values:
        yield from parts(one, seen)


def of_array(value: Any) -> Iterator[bytes]:
    if value.dtype.hasobject:
        raise Unknown("it uses an array of objects, which has no digest")
    yield f"{value.dtype.descr} {np.shape(value)}".encode()
    yield value.tobytes()


def of_builtin(value: Any) -> bytes:
    owner = getattr(value, "__self__", None)
    if owner is not None and not isinstance(owner, ModuleType | type):
        raise no_digest(owner)
    return f"{getattr(value, '__module__', '')}.{value.__name__}".encode()


def no_digest(value: Any) -> Unknown:
    kind = type(value)
    return Unknown(
        f"it uses an object of {kind.__module__}.{kind.__qualname__}, which has no digest"
    )


def of_function(function: FunctionType, seen: dict[int, Any]) -> Iterator[bytes]:
    """Yield a function's code, defaults and the values of its names; of an installed function, the
    name.
    """
    yield (
        f"{function.__module__}.{function.__qualname__}".encode()
        if not is_own(function.__module__)
        else b""
    )
    if not is_own(function.__module__):
        return
    yield repr(code_parts(function.__code__, function.__doc__)).encode()
    cells = []
    for cell in function.__closure__ or ():
        with suppress(ValueError):  # nothing is in it yet
            cells.append(cell.cell_contents)
    own = {name: value for name, value in vars(function).items() if name != "name"}
    yield from of_each([function.__defaults__, function.__kwdefaults__, cells, own], seen)
    attributes = sorted({name for code in codes(function.__code__) for name in code.co_names})
    for name in sorted(set(global_names(function.__code__))):
        if name in function.__globals__:
            named = function.__globals__[name]
            yield name.encode()
            yield from parts(named, seen)
            if isinstance(named, ModuleType) and is_own(named.__name__):
                yield from of_each(
                    [getattr(named, one) for one in attributes if hasattr(named, one)], seen
                )


def global_names(code: CodeType) -> Iterator[str]:
    for one in codes(code):
        yield from (
            str(step.argval)
            for step in get_instructions(one)
            if step.opname in ("LOAD_GLOBAL", "LOAD_NAME")
        )


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from codes(const)


def of_class(kind: type, seen: dict[int, Any]) -> Iterator[bytes]:
    """Yield the methods and attributes of a user's class, except those Python adds; of others, the
    name.
    """
    yield f"{kind.__module__}.{kind.__qualname__}".encode()
    if not is_own(kind.__module__):
        return
    yield from of_each(kind.__bases__, seen)
    for name, value in sorted(vars(kind).items()):
        for held in members(value):
            written = not isinstance(held, FunctionType) or held.__code__.co_filename != "<string>"
            if written and (isinstance(held, FunctionType) or not name.startswith(("__", "_abc_"))):
                yield name.encode()
                yield from parts(held, seen)


def members(value: Any) -> Sequence[Any]:
    """Return the functions behind an attribute of a class, or its value; nothing for a slot."""
    if isinstance(value, MemberDescriptorType | GetSetDescriptorType):
        return ()
    if isinstance(value, staticmethod | classmethod):
        return (value.__func__,)
    if isinstance(value, property):
        return (value.fget, value.fset)
    return (value.func,) if isinstance(value, cached_property) else (value,)


def of_object(value: Any, seen: dict[int, Any]) -> Iterator[bytes]:
    """Yield the class and attributes of an object; of Ludary's own objects, their identity."""
    kind = type(value)
    if hasattr(kind, "identity"):
        yield from parts(value.identity(), seen)
    elif is_ours(kind.__module__) and hasattr(value, "boxes"):  # a game
        yield from of_each([value.name, value.version, value.boxes.tobytes()], seen)
    elif is_ours(kind.__module__) and is_dataclass(value):
        yield from parts(settings_of(value), seen)
    elif is_own(kind.__module__):
        yield from of_class(kind, seen)
        slots = [name for one in kind.__mro__ for name in getattr(one, "__slots__", ())]
        held = dict(getattr(value, "__dict__", {}))
        held |= {name: getattr(value, name) for name in slots if hasattr(value, name)}
        for name in sorted(set(held) - {"name"}):
            yield name.encode()
            yield from parts(held[name], seen)
    else:
        raise no_digest(value)


def is_ours(module: str) -> bool:
    return module.partition(".")[0] == "ludary"


def is_own(module: str | None) -> bool:
    """Tell whether a module is the user's: not Ludary's, not installed, not Python's."""
    if module is None or module == "builtins" or is_ours(module):
        return False
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is None:
        return module == "__main__" or module not in sys.modules
    return not any(Path(file).is_relative_to(place) for place in INSTALLED)
