"""The decorator that builds rules, and holds every compiler flag.

Three builds play the same games:

- compiled (the default): fast, without checks;
- `LUDARY_DEBUG=1`: compiled with bounds checks, and `check` runs after every action;
- `LUDARY_JIT=0`: plain Python, for debuggers and coverage.

Compiled code is kept under a digest of all that it was made of, so stale code cannot run
(`cache_key.py`).
"""

import os
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

from ludary.core.compile.cache_key import COMPILED_AS

# Numba's own switch is the same: what it does not compile, our compiler cannot
JIT: bool = os.environ.get("LUDARY_JIT", "1") != "0" and os.environ.get(
    "NUMBA_DISABLE_JIT", "0"
) in ("", "0")
DEBUG: bool = os.environ.get("LUDARY_DEBUG", "0") == "1"

PACKAGE = Path(__file__).resolve().parents[2]

F = TypeVar("F", bound=Callable[..., Any])
Function = Callable[..., Any]
Names = dict[str, Any]

RULES: dict[Function, Function] = {}  # every rule, and the function whose code is compiled for it

_BUILT: dict[Function, Function] = {}  # the compiled form of rules
_NAMES: dict[
    int, tuple[Names, Names, Names]
] = {}  # by the id of a module's globals: these, these as they were, with compiled rules
_LOCK = threading.RLock()


def rule(function: F) -> F:
    """Make `function` part of the rules: it stays what it is for Python, and drivers call it
    compiled, free of the interpreter's lock.
    """
    RULES[function] = function
    return function


def compiled_as(rule: Function) -> Callable[[F], F]:
    """Mark the code that is compiled for a rule whose Python would not do: it must give the
    same.
    """

    def mark(function: F) -> F:
        RULES[rule] = COMPILED_AS[rule] = function
        return function

    return mark


def build_copy(
    function: Function, inner: bool = False, names: Mapping[str, Any] | None = None, jit: bool = JIT
) -> Function:
    """A copy of `function` in which global `names` stand for other things, and the rules that it
    calls are compiled, as it is itself.

    An `inner` copy is called by compiled code only, and has no door for Python. Without `jit` all
    is Python's own.
    """
    if not jit:
        return _copy(function, {**function.__globals__, **(names or {})})
    own_names = {name: built(value) for name, value in (names or {}).items()}
    with _LOCK:
        return _build(
            _copy(function, {**_with_compiled_rules(function.__globals__), **own_names}), inner
        )


def built(thing: Any) -> Any:
    """The compiled form of a rule, or a module with compiled rules; anything else as it is."""
    if isinstance(thing, ModuleType) and any(is_rule(value) for value in vars(thing).values()):
        module = ModuleType(thing.__name__)
        vars(module).update(_with_compiled_rules(vars(thing)))
        return module
    if not is_rule(thing):
        return thing
    with _LOCK:
        if thing not in _BUILT:
            code = RULES[thing]
            _BUILT[thing] = _build(
                _copy(code, _with_compiled_rules(code.__globals__)), inner=True, is_rule=True
            )
        return _BUILT[thing]


def is_rule(thing: Any) -> bool:
    return isinstance(thing, FunctionType) and thing in RULES


def _with_compiled_rules(names: Names) -> Names:
    """The globals of a module, in which rules are their compiled forms: up to date, and one
    dictionary for all rules of the module.
    """
    _, known, made = _NAMES.setdefault(id(names), (names, {}, {}))
    for name, thing in list(names.items()):
        if name not in known or known[name] is not thing:
            known[name] = made[name] = thing  # before it is built: rules call each other
            made[name] = built(thing)
    return made


def _copy(function: Function, names: Names) -> Function:
    copy = FunctionType(
        function.__code__, names, function.__name__, function.__defaults__, function.__closure__
    )
    copy.__kwdefaults__, copy.__module__, copy.__qualname__ = (
        function.__kwdefaults__,
        function.__module__,
        function.__qualname__,
    )
    return copy


def _build(function: Function, inner: bool, is_rule: bool = False) -> Function:
    from ludary.core.compile.backend.import_numba import (
        import_numba,
    )  # only here: Python's own rules need no compiler

    numba = import_numba()
    from ludary.core.compile.backend.compiler import DriverCompiler, RuleCompiler
    from ludary.core.compile.cache_files import RuleCache

    flags = {"boundscheck": True} if DEBUG else {"error_model": "numpy"}
    doors = {
        "no_cpython_wrapper": inner,
        "no_cfunc_wrapper": True,
    }  # only drivers are called from Python
    compiler = RuleCompiler if is_rule else DriverCompiler
    made: Any = numba.njit(nogil=True, no_rewrites=True, pipeline_class=compiler, **doors, **flags)(
        function
    )
    made._cache = RuleCache(function)
    _take_all_integers_as_one(made)
    return cast(Function, made)


def plain(built: Function) -> Function:
    """The Python function that a bound driver was built from."""
    return cast(Function, getattr(built, "py_func", built))


def is_cached(driver: Any) -> bool:
    """Tell whether the cache has compiled code of a bound driver, so that its first call takes no
    compiling.
    """
    return not hasattr(driver, "stats") or driver._cache.is_filled()


def _take_all_integers_as_one(dispatcher: Any) -> None:
    """Compile a function that compiled code calls once for 64-bit integers, not anew for every mix
    of field widths, constants and enums.
    """
    from numba import types

    def wide(kind: Any) -> Any:
        if isinstance(kind, types.Omitted):
            kind = types.int64 if isinstance(kind.value, int) else kind
        kind = types.unliteral(kind)
        narrow = isinstance(kind, types.Integer) and kind != types.uint64
        return types.int64 if narrow or isinstance(kind, types.IntEnumMember) else kind

    original = dispatcher.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return original(
            tuple(map(wide, args)), {name: wide(kind) for name, kind in dict(kws).items()}
        )

    dispatcher.get_call_template = get_call_template
