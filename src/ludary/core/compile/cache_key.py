"""Keys of compiled code: a digest of all that it was made of, and of nothing else.

Code is made of a function, of the functions that it calls, directly or not, of the constants that
these name, and of the compiler. Lines, comments and docstrings change nothing, nor do the places of
files.
"""

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import EnumMeta
from functools import cache
from hashlib import sha256
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

Function = Callable[..., Any]

COMPILED_AS: dict[
    Function, Function
] = {}  # rules for which other code is compiled than their Python, and that code

# Settings of Numba's that change machine code
NUMBA_FLAGS = (
    "OPT",
    "DEBUGINFO",
    "BOUNDSCHECK",
    "LOOP_VECTORIZE",
    "SLP_VECTORIZE",
    "ENABLE_PROFILING",
)
HAS_DOCSTRING = 0x4000000  # among the flags of code, from Python 3.13 on


@dataclass(frozen=True)
class Made:
    """The part of one function in the digest, and the functions that it names."""

    digest: bytes
    named: tuple[Function, ...]


_MADE: dict[int, tuple[Function, Made]] = {}  # by the id of a function


def key_of(*functions: Function) -> str:
    """Name all that the machine code of functions can depend on, but for the types of their
    arguments and the processor.
    """
    seen, waiting = set(functions), list(functions)
    digests = (
        set()
    )  # of a rule there can be two: its Python, and the copy that is compiled, with the same digest
    while waiting:
        one = made_of(waiting.pop())
        digests.add(one.digest)
        for named in one.named:
            if named not in seen:
                seen.add(named)
                waiting.append(named)
    return sha256(b"".join(sorted(digests))).hexdigest()[:20]


def made_of(function: Function) -> Made:
    """Look at one function, once: the names that its code uses must stand for what they will stand
    for when it is compiled.
    """
    known = _MADE.get(id(function))
    if known is None:
        named: list[Function] = []
        text = repr([_of_function(function), *sorted(_of_names(function, named))])
        known = _MADE[id(function)] = function, Made(sha256(text.encode()).digest(), tuple(named))
    return known[1]


def _of_function(function: Function) -> tuple[Any, ...]:
    """Describe the function without the names that it uses."""
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    given = [_of_value(one, []) for one in (function.__defaults__, function.__kwdefaults__, cells)]
    return (
        function.__module__,
        function.__qualname__,
        _of_code(function.__code__, function.__doc__),
        given,
    )


def _of_code(code: CodeType, doc: str | None = None) -> tuple[Any, ...]:
    """Describe what Python would run, without lines, paths and docstrings."""
    consts = [
        _of_code(one) if isinstance(one, CodeType) else _of_const(one) for one in code.co_consts
    ]
    if doc is not None and consts[0] == _of_const(doc):
        consts[0] = _of_const(None)  # as of a function without
    counts = (
        code.co_argcount,
        code.co_posonlyargcount,
        code.co_kwonlyargcount,
        code.co_flags & ~HAS_DOCSTRING,
    )
    return (
        code.co_name,
        code.co_code,
        consts,
        code.co_names,
        code.co_varnames,
        code.co_freevars,
        code.co_cellvars,
        counts,
    )


def _of_const(value: Any) -> str:
    """A constant within code; sets have no order of their own."""
    return (
        f"{type(value).__name__}"
        f" {sorted(map(repr, value)) if isinstance(value, frozenset) else repr(value)}"
    )


def _of_names(function: Function, named: list[Function]) -> Iterator[str]:
    """A line for each global name that the code uses, with what it stands for; functions that have
    to be looked at are added to `named`.
    """
    attributes = frozenset(name for code in _codes(function.__code__) for name in code.co_names)
    for name in attributes:
        if name in function.__globals__:
            yield f"{name} {_of_value(function.__globals__[name], named, attributes)}"


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _codes(const)


def _of_value(value: Any, named: list[Function], attributes: frozenset[str] = frozenset()) -> Any:
    """Describe the value of a name in the same way in every process; of a module, only the
    `attributes` that are asked for.
    """
    python = getattr(value, "py_func", getattr(value, "__wrapped__", value))
    if isinstance(python, FunctionType):
        python = COMPILED_AS.get(
            python, python
        )  # whether it is named as a rule or by the copy that is compiled
        named.append(python)
        return f"function {python.__module__}.{python.__qualname__}"
    if isinstance(value, ModuleType):
        own = sorted(
            name
            for name in attributes
            if hasattr(value, name) and is_rule_or_constant(getattr(value, name))
        )
        return [value.__name__, *((name, _of_value(getattr(value, name), named)) for name in own)]
    if isinstance(value, (np.ndarray, np.generic)):
        return (str(value.dtype.descr), np.shape(value), sha256(value.tobytes()).hexdigest())
    if isinstance(value, EnumMeta):
        members: dict[str, Any] = dict(value.__members__)
        return (
            value.__module__,
            value.__qualname__,
            [(name, _of_value(members[name].value, [])) for name in members],
        )
    if isinstance(value, type):
        fields = getattr(value, "dtype", getattr(value, "_fields", None))
        return (
            value.__module__,
            value.__qualname__,
            str(fields.descr) if isinstance(fields, np.dtype) else fields,
        )
    if isinstance(value, (tuple, list)):
        return (type(value).__qualname__, [_of_value(one, named) for one in value])
    if isinstance(value, BuiltinFunctionType):
        return f"{value.__module__}.{value.__qualname__}"
    return f"{type(value).__module__}.{type(value).__qualname__} {value!r}"


def is_rule_or_constant(value: Any) -> bool:
    """Tell whether more than its name comes into compiled code of what a module calls so; NumPy's
    own is told by its version.
    """
    if isinstance(value, FunctionType):
        return not (value.__module__ or "").startswith("numpy")
    return hasattr(value, "py_func") or isinstance(
        value, (int, float, np.ndarray, np.generic, tuple, EnumMeta)
    )


@cache
def compiler_key() -> str:
    """Name the compiler: its sources, the versions of what it is built on, and the settings that
    change machine code.
    """
    debug = os.environ.get("LUDARY_DEBUG") == "1"
    flags = [
        f"{flag}={value}" for flag in NUMBA_FLAGS if (value := os.environ.get(f"NUMBA_{flag}"))
    ]
    total = sha256(repr((_versions(), debug, *flags)).encode())
    room = Path(__file__).parent
    for path in sorted(room.rglob("*.py")):
        total.update(path.relative_to(room).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:20]


def _versions() -> tuple[str, ...]:
    from importlib.metadata import version

    numpy = ".".join(np.__version__.split(".")[:2])  # Numba knows NumPy by these
    return (
        str(sys.implementation.cache_tag),
        MAGIC_NUMBER.hex(),
        numpy,
        version("numba"),
        version("llvmlite"),
    )
