"""Parts of Numba's front end that take long for rules, done faster with the same result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from numba.core import base, cpu, errors, ir, itanium_mangler, lowering, postproc, transforms, typeinfer
from numba.core.types import abstract
from numba.core.typing import context as typing_context

NOTHING_INSIDE = frozenset(
    (str, int, float, bool, type(None), ir.Loc, ir.Scope, ir.Const, ir.Global, ir.FreeVar, ir.Arg)
)  # kinds of things in a statement that name no variable
NUMBAS_FOLDER = str(Path(errors.__file__).parent)
UNDER_WAY = [False]  # whether a rule is being compiled


def _variables(self: Any, value: Any) -> list[Any]:
    """What `Inst._rec_list_vars` gives: the variables that a part of a statement names, in order."""
    found: list[Any] = []
    _collect((value,), found)
    return found


def _collect(parts: Any, found: list[Any]) -> None:
    for part in parts:
        kind = type(part)
        if kind is ir.Var:
            found.append(part)
        elif kind in NOTHING_INSIDE:
            pass
        elif kind is ir.Expr:
            _collect(part._kws.values(), found)
        elif isinstance(part, (list, tuple)):
            _collect(part, found)
        elif isinstance(part, dict):
            _collect(part.values(), found)
        elif isinstance(part, ir.Inst):
            found.extend(part.list_vars())
        elif isinstance(part, ir.Var):
            found.append(part)


class ErrorContext:
    """What `new_error_context` gives: errors that are raised within tell where that was. Thousands are entered, and hardly one raises."""

    __slots__ = ("args", "named", "said")

    def __init__(self, said: str, *args: Any, **named: Any) -> None:
        self.said, self.args, self.named = said, args, named
        loc = named.get("loc")
        if loc is not None and not loc.filename.startswith(NUMBAS_FOLDER):
            _LAST_PLACE.update(named)

    def __enter__(self) -> None:
        """Nothing has to be done."""

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        if isinstance(error, errors.NumbaError):
            error.add_context(self.said.format(*self.args, **self.named) if self.args or self.named else self.said)


def _lifetimes(self: Any, emit_dels: bool = False, extend_lifetimes: bool = False) -> None:
    """What `PostProcessor.run` does, but for what only code for Python's own objects needs: the variables alive where each block begins."""
    function = self.func_ir
    if function.is_generator or not UNDER_WAY[0]:
        _all_lifetimes(self, emit_dels, extend_lifetimes)
        return
    function.blocks = transforms.canonicalize_cfg(function.blocks)
    function.variable_lifetime = postproc.VariableLifetime(function.blocks)
    function.generator_info = None
    if emit_dels:
        self._insert_var_dels(extend_lifetimes=extend_lifetimes)


def _install(self: Any, registry: Any, anew: Any) -> None:
    """What `install_registry` does, which is nothing where a context has everything of a registry."""
    loader = self._registries.get(registry)
    if loader is not None:
        size = sum(map(len, registry.__dict__.get("lists", ())))
        if getattr(loader, "installed", -1) == size:
            return
    anew(self, registry)
    registry.lists = [part for part in vars(registry).values() if isinstance(part, list)]
    self._registries[registry].installed = sum(map(len, registry.lists))


def _candidate(self: Any, signature: Any) -> Any:
    """What `OverloadSelector._find` finds; where there is nothing, which happens often, it says so without writing out the types."""
    candidates = self._select_compatible(signature)
    if not candidates:
        raise errors.NumbaNotImplementedError("no implementation for these types")
    return candidates[self._best_signature(candidates)]


def _has_location(function: Any) -> bool:
    """What `_has_loc` tells: whether a function takes an argument `loc`. It is asked of the same functions again and again."""
    code = getattr(function, "__code__", None)
    if code is None or hasattr(function, "__wrapped__"):
        return bool(_find_location(function))
    if code not in _WITH_LOCATION:
        _WITH_LOCATION[code] = bool(_find_location(function))
    return _WITH_LOCATION[code]


def _mangled(kind: Any) -> str:
    """What `mangle_type_or_value` makes of a type or a value for the name of a function."""
    if not isinstance(kind, abstract.Type):
        return str(_mangle(kind))
    if kind not in _MANGLED:
        _MANGLED[kind] = str(_mangle(kind))
    return _MANGLED[kind]


def _replace() -> None:
    ir.Inst._rec_list_vars = _variables
    base.OverloadSelector._find = _candidate
    base._has_loc, itanium_mangler.mangle_type_or_value = _has_location, _mangled
    postproc.PostProcessor.run = _lifetimes
    modules: tuple[Any, ...] = (errors, typeinfer, lowering)
    for module in modules:
        module.new_error_context = ErrorContext
    # No class is ever registered with these as one of theirs, so Python's own way to tell does, which runs no Python
    abstract._TypeMetaclass.__instancecheck__ = type.__instancecheck__  # type: ignore[method-assign]
    for context in (base.BaseContext, typing_context.BaseContext):
        anew = context.install_registry
        context.install_registry = lambda self, registry, anew=anew: _install(self, registry, anew)
    for kind in (cpu.CPUContext, typing_context.Context):
        _import_once(kind)


def _import_once(kind: Any) -> None:
    """Let a context look at what its registries have that is new, and not run a row of `import` statements each time as well."""
    first = kind.load_additional_registries

    def load(self: Any) -> None:
        if not self.__dict__.get("has_imported", False):
            first(self)
            self.has_imported = True
            return
        for registry in list(self._registries):
            self.install_registry(registry)

    kind.load_additional_registries = load


_all_lifetimes, _find_location, _mangle = postproc.PostProcessor.run, base._has_loc, itanium_mangler.mangle_type_or_value
_LAST_PLACE: dict[str, Any] = vars(errors)["loc_info"]  # where the code stands that was looked at last
_WITH_LOCATION: dict[Any, bool] = {}  # by code
_MANGLED: dict[Any, str] = {}  # by type
_replace()
