"""Lowering of rules and drivers: arrays are borrowed, not counted, and a computed index does not
count from the end.

Numba counts the references to each array, as it must where arrays are made and thrown away. Rules
write into arrays that the State, the edition and the caller's lists own for longer than any rule
runs; there, counting costs as much as many a rule. So a rule that makes no array, gets none from a
call and returns none is compiled without, and so are drivers that Python does not call itself.

Python counts a negative index from the end. `a[-1]` does so in a rule as well, being known
beforehand; a computed index below zero is a fault, as one above the last is: `LUDARY_DEBUG=1`
raises an error for both, and the compiled build looks at neither.
"""

from __future__ import annotations

from typing import Any

from numba.core import ir
from numba.core.compiler_machinery import AnalysisPass, register_pass
from numba.core.ir_utils import enforce_no_dels, enforce_no_phis
from numba.core.postproc import PostProcessor
from numba.core.typed_passes import AnnotateTypes, IRLegalization, NativeLowering
from numba.core.untyped_passes import InlineClosureLikes

from ludary.core.compile.backend.short_code import ShortLowering

# Expressions that give an array, or something with one inside, that another variable holds already
VIEWS = (
    "getattr",
    "getitem",
    "static_getitem",
    "typed_getitem",
    "cast",
    "phi",
    "build_tuple",
    "exhaust_iter",
    "getiter",
    "iternext",
)
PARTS = ("pair_first", "pair_second")
NEEDS_MEMORY = "NRT required but not enabled"  # what Numba says where a function was to do without


@register_pass(mutates_CFG=False, analysis_only=True)
class BorrowArrays(AnalysisPass):  # type: ignore[misc] # Numba has no types
    """Takes the place of `IRLegalization`: chooses how the function will be lowered, and says where
    variables end if somebody counts.
    """

    _name = "borrow_arrays"

    def __init__(self) -> None:
        AnalysisPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        function, context = state.func_ir, state.targetctx
        counts = (
            state.must_count or not state.flags.no_cpython_wrapper
        )  # what lets Python in counts its arrays
        if not counts and only_borrows(function, state.typemap, state.return_type, context):
            context = context.subtarget(enable_nrt=False)
        else:
            context = context.subtarget()
        context.computed_indices_are_plain = True
        state.targetctx = context
        enforce_no_phis(function)
        enforce_no_dels(function)
        PostProcessor(function).run(
            context.enable_nrt, extend_lifetimes=state.flags.dbg_extend_lifetimes
        )
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class InlineClosures(InlineClosureLikes):  # type: ignore[misc]
    """Does what `InlineClosureLikes` does, in functions that have something of the kind."""

    _name = "inline_closures"

    def run_pass(self, state: Any) -> bool:
        has_some = any(
            is_to_be_inlined(statement)
            for block in state.func_ir.blocks.values()
            for statement in block.body
        )
        return has_some and bool(super().run_pass(state))


def is_to_be_inlined(statement: Any) -> bool:
    """Tell whether a statement makes a function or a list, or names a stencil."""
    value = statement.value if isinstance(statement, ir.Assign) else None
    if isinstance(value, ir.Expr):
        return value.op in ("make_function", "build_list")
    return (
        isinstance(value, (ir.Global, ir.FreeVar)) and type(value.value).__name__ == "StencilFunc"
    )


@register_pass(mutates_CFG=False, analysis_only=True)
class LeaveOutAnnotations(AnalysisPass):  # type: ignore[misc]
    """Takes the place of `AnnotateTypes`, which writes out the source of each function with the
    types of all that it names.
    """

    _name = "leave_out_annotations"

    def __init__(self) -> None:
        AnalysisPass.__init__(self)

    def get_analysis_usage(self, usage: Any) -> None:
        usage.add_required(BorrowArrays)

    def run_pass(self, state: Any) -> bool:
        state.type_annotation = ""
        return False


register_pass(mutates_CFG=True, analysis_only=False)(ShortLowering)
IN_PLACE_OF = {
    InlineClosureLikes: InlineClosures,
    IRLegalization: BorrowArrays,
    AnnotateTypes: LeaveOutAnnotations,
    NativeLowering: ShortLowering,
}


def add_own(passes: Any) -> None:
    """Put the passes of this module among those of a compilation."""
    passes.passes = [
        (IN_PLACE_OF.get(kind, kind), description) for kind, description in passes.passes
    ]


def only_borrows(function: Any, kinds: Any, result: Any, context: Any) -> bool:
    """Tell whether all arrays that a function handles are owned by its callers, and whether it
    needs no memory of Numba's.
    """

    def holds(kind: Any) -> bool:
        return bool(context.data_model_manager[kind].contains_nrt_meminfo())

    if holds(result) or function.is_generator:
        return False
    for block in function.blocks.values():
        for statement in block.body:
            if isinstance(
                statement, (ir.DynamicRaise, ir.DynamicTryRaise)
            ):  # what it says travels in memory that is counted
                return False
            if (
                isinstance(statement, ir.Assign)
                and holds(kinds[statement.target.name])
                and not is_held(statement.value)
            ):
                return False
    return True


def is_held(value: Any) -> bool:
    """Tell whether something else holds what is assigned here."""
    if isinstance(value, ir.Expr):
        return value.op in VIEWS or value.op in PARTS
    return isinstance(value, (ir.Arg, ir.Var, ir.Global, ir.FreeVar))
