"""Parts of Numba's front end that take long for rules, done faster with the same result."""

from __future__ import annotations

from typing import Any

from numba.core import base, cpu, errors, ir
from numba.core.compiler_machinery import AnalysisPass, register_pass
from numba.core.typed_passes import IRLegalization
from numba.core.typing import context as typing_context

NOTHING_INSIDE = frozenset(
    (str, int, float, bool, type(None), ir.Loc, ir.Scope, ir.Const, ir.Global, ir.FreeVar, ir.Arg)
)  # kinds of things in a statement that name no variable


@register_pass(mutates_CFG=False, analysis_only=True)
class LeaveOutAnnotations(AnalysisPass):  # type: ignore[misc] # Numba has no types
    """Takes the place of `AnnotateTypes`, which writes out the source of each function with the types of all that it names."""

    _name = "leave_out_annotations"

    def __init__(self) -> None:
        AnalysisPass.__init__(self)

    def get_analysis_usage(self, usage: Any) -> None:
        usage.add_required(IRLegalization)

    def run_pass(self, state: Any) -> bool:
        state.type_annotation = ""
        return False


def _variables(self: Any, value: Any) -> list[Any]:
    """What `Inst._rec_list_vars` gives: the variables that a part of a statement names, in order."""
    found: list[Any] = []
    _collect(value, found)
    return found


def _collect(value: Any, found: list[Any]) -> None:
    kind = type(value)
    if kind is ir.Var:
        found.append(value)
    elif kind in NOTHING_INSIDE:
        return
    elif kind is ir.Expr:
        _collect(value._kws, found)
    elif isinstance(value, (list, tuple)):
        for part in value:
            _collect(part, found)
    elif isinstance(value, dict):
        for part in value.values():
            _collect(part, found)
    elif isinstance(value, ir.Inst):
        found.extend(value.list_vars())
    elif isinstance(value, ir.Var):
        found.append(value)


def _install(self: Any, registry: Any, anew: Any) -> None:
    """What `install_registry` does, which is nothing where a context has everything of a registry."""
    size = sum(len(part) for part in vars(registry).values() if isinstance(part, list))
    loader = self._registries.get(registry)
    if loader is None or getattr(loader, "installed", -1) != size:
        anew(self, registry)
        self._registries[registry].installed = size


def _candidate(self: Any, signature: Any) -> Any:
    """What `OverloadSelector._find` finds; where there is nothing, which happens often, it says so without writing out the types."""
    candidates = self._select_compatible(signature)
    if not candidates:
        raise errors.NumbaNotImplementedError("no implementation for these types")
    return candidates[self._best_signature(candidates)]


def _replace() -> None:
    ir.Inst._rec_list_vars = _variables
    base.OverloadSelector._find = _candidate
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


_replace()
