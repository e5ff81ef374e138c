"""Numba's compiler as rules use it: the same passes and the same code.

`backend.linking` says how functions come together, `backend.borrowed_arrays` which passes are ours.
The classes here derive from Numba's. One function of Numba itself is replaced, and only while a
rule is compiled (`backend.plain_indices`).
"""

from __future__ import annotations

import gc
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import compiler, errors
from numba.core.compiler_machinery import PassManager, _pass_registry
from numba.core.postproc import PostProcessor
from numba.core.registry import cpu_target
from numba.core.transforms import canonicalize_cfg

from ludary.core.compile.backend import (
    atomic,  # noqa: F401 - for what they add to Numba
    borrowed_arrays,
    by_reference,  # noqa: F401
    pinned,  # noqa: F401
)
from ludary.core.compile.backend.linking import DriverLibrary, RuleLibrary
from ludary.core.compile.backend.plain_indices import plain_indices
from ludary.core.compile.compile_errors import bad_rule
from ludary.core.compile.from_cache import check_compiling

SELDOM = (
    100_000,
    50,
    100,
)  # thresholds of the garbage collector: hardly anything that the compiler makes can be thrown away


class Passes(PassManager):  # type: ignore[misc] # Numba has no types
    """The passes of a compilation, run without the events that Numba sends before and after
    each.
    """

    def _runPass(self, index: int, one_pass: Any, state: Any) -> None:  # noqa: N802 - Numba calls it so
        one_pass.analysis = self._analysis
        with errors.new_error_context("Pass {name}", name=one_pass.name()):  # type: ignore[attr-defined]
            changed = (
                one_pass.run_initialization(state)
                | one_pass.run_pass(state)
                | one_pass.run_finalizer(state)
            )
        if self._ENFORCING and _pass_registry.get(type(one_pass)).mutates_CFG:
            if changed:
                PostProcessor(state.func_ir).run()
            else:
                state.func_ir.blocks = canonicalize_cfg(state.func_ir.blocks)


class DriverCompiler(compiler.Compiler):  # type: ignore[misc]
    """Numba's compiler, with a library of ours, and with names that no other process gives."""

    library: Any = DriverLibrary

    def define_pipelines(self) -> list[Any]:
        [pipeline] = super().define_pipelines()
        passes = Passes(pipeline.pipeline_name)
        passes.passes = list(pipeline.passes)
        borrowed_arrays.add_own(passes)
        passes.finalize()
        return [passes]

    def compile_extra(self, func: Any) -> Any:
        with told_in_words(func):
            return super().compile_extra(func)

    def _compile_bytecode(self) -> Any:
        function = self.state.func_id
        check_compiling(function.func_qualname)
        function.unique_id = (
            uuid.uuid4().hex
        )  # in the place of a number that each process begins anew
        function.unique_name = f"{function.func_qualname}${function.unique_id}"
        context, state = self.state.targetctx, self.state
        state.library, state.must_count = (
            self.library(context.codegen(), function.func_qualname),
            False,
        )
        with only_compiling():
            try:
                return super()._compile_bytecode()
            except errors.NumbaError as error:
                if state.targetctx.enable_nrt or borrowed_arrays.NEEDS_MEMORY not in str(error):
                    raise
            # Something within makes an array after all, such as a copy of a row that is written
            # over another
            state.library, state.must_count = (
                self.library(context.codegen(), function.func_qualname),
                True,
            )
            state.targetctx, state.func_ir, state.status.fail_reason = context, None, None
            return super()._compile_bytecode()


@contextmanager
def told_in_words(rule: Callable[..., Any]) -> Iterator[None]:
    """Raise BadRule, in words of Python, where a rule cannot be compiled."""
    try:
        yield
    except (errors.NumbaError, errors.UnsupportedBytecodeError, KeyError) as error:
        if bad := bad_rule(error, rule):
            raise bad from error
        raise


class RuleCompiler(DriverCompiler):
    library = RuleLibrary


@contextmanager
def only_compiling() -> Iterator[None]:
    """Replace in Numba what rules need otherwise, collect garbage seldom, and put both back.

    Numba lets one thread compile at a time.
    """
    thresholds = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        with plain_indices():
            yield
    finally:
        gc.set_threshold(*thresholds)


# Numba looks for what modules of lowering have added when it is told to
cpu_target.typing_context.refresh()
cpu_target.target_context.refresh()
