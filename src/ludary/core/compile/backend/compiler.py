"""Numba's compiler as rules use it: the same passes and the same code, with less done besides.

`backend.linking` says how functions come together. This module leaves out what takes long in Numba and does nothing for rules: events about
passes and about LLVM's lock that nobody listens to, making the row of passes anew for each function, and collecting garbage.
`backend.frontend`, `backend.inference`, `backend.short_code` and `backend.ir_text` do parts of Numba's work in less time.
"""

from __future__ import annotations

import gc
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import llvmlite.binding as llvm
from numba.core import compiler, errors
from numba.core.compiler_machinery import PassManager, _pass_registry
from numba.core.postproc import PostProcessor
from numba.core.registry import cpu_target
from numba.core.transforms import canonicalize_cfg

from ludary.core.compile.backend import (
    atomic,  # noqa: F401 - for what they add to Numba
    borrowed_arrays,
    inference,
    ir_text,
    pinned,  # noqa: F401
    simd,  # noqa: F401
)
from ludary.core.compile.backend.frontend import UNDER_WAY
from ludary.core.compile.backend.linking import DriverLibrary, RuleLibrary
from ludary.core.compile.from_cache import check_compiling

SELDOM = (100_000, 50, 100)  # thresholds of the garbage collector: hardly anything that the compiler makes can be thrown away
ROW: list[Any] = []  # of all passes, once it is known


class Passes(PassManager):  # type: ignore[misc] # Numba has no types
    """Runs the passes of a compilation one after the other."""

    def _runPass(self, index: int, one: Any, state: Any) -> None:  # noqa: N802 - Numba calls it so
        one.analysis = self._analysis
        with errors.new_error_context("Pass {name}", name=one.name()):  # type: ignore[attr-defined]
            changed = one.run_initialization(state) | one.run_pass(state) | one.run_finalizer(state)
        if self._ENFORCING and _pass_registry.get(type(one)).mutates_CFG:
            if changed:
                PostProcessor(state.func_ir).run()
            else:
                state.func_ir.blocks = canonicalize_cfg(state.func_ir.blocks)


class DriverCompiler(compiler.Compiler):  # type: ignore[misc]
    """Numba's compiler, with a library of ours, and with names that no other process gives."""

    library: Any = DriverLibrary

    def define_pipelines(self) -> list[Any]:
        """One row of passes: which they are depends on flags that all rules and drivers share."""
        if not ROW:
            [pipeline] = super().define_pipelines()
            passes = Passes(pipeline.pipeline_name)
            passes.passes = list(pipeline.passes)
            borrowed_arrays.add_own(passes)
            passes.finalize()
            ROW.append(passes)
        return ROW

    def _compile_bytecode(self) -> Any:
        one = self.state.func_id
        check_compiling(one.func_qualname)
        one.unique_id = uuid.uuid4().hex  # in the place of a number that each process begins anew
        one.is_ours = True
        one.unique_name = f"{one.func_qualname}${one.unique_id}"
        context, state = self.state.targetctx, self.state
        state.library, state.must_count = self.library(context.codegen(), one.func_qualname), False
        with only_compiling():
            try:
                return super()._compile_bytecode()
            except errors.NumbaError as error:
                if state.targetctx.enable_nrt or borrowed_arrays.NEEDS_MEMORY not in str(error):
                    raise
            # Something within makes an array after all, such as a copy of a row that is written over another
            state.library, state.must_count = self.library(context.codegen(), one.func_qualname), True
            state.targetctx, state.func_ir, state.status.fail_reason = context, None, None
            return super()._compile_bytecode()


class RuleCompiler(DriverCompiler):
    library = RuleLibrary


@contextmanager
def only_compiling() -> Iterator[None]:
    """Do nothing but compile. Numba lets one thread do so at a time."""
    if UNDER_WAY[0]:
        yield
        return
    thresholds, lock = gc.get_threshold(), llvm.ffi.lib._lock
    gc.set_threshold(*SELDOM)
    told = tell_of_lock([one for one in lock._cblist if one[0].__module__ != "numba.core.base"])
    UNDER_WAY[0] = True
    try:
        yield
    finally:
        UNDER_WAY[0] = False
        tell_of_lock(told)
        gc.set_threshold(*thresholds)


def tell_of_lock(whom: list[Any]) -> list[Any]:
    """Change whom LLVM's lock tells when it is taken; returns who it was before."""
    lock = llvm.ffi.lib._lock
    with lock._lock:
        before, lock._cblist = lock._cblist, whom
    return list(before)


cpu_target.typing_context.refresh()  # Numba looks for what modules of lowering have added when it is told to
cpu_target.target_context.refresh()
inference.replace()
ir_text.replace()
