"""Numba's compiler as rules use it: the same passes and the same code.

`backend.linking` says how functions come together, `backend.borrowed_arrays` which passes are ours. The classes here derive from Numba's.
One function of Numba itself is replaced, and only while a rule is compiled (`backend.plain_indices`).
"""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import compiler, errors
from numba.core.compiler_machinery import PassManager
from numba.core.registry import cpu_target

from ludary.core.compile.backend import (
    atomic,  # noqa: F401 - for what they add to Numba
    borrowed_arrays,
    pinned,  # noqa: F401
    simd,  # noqa: F401
)
from ludary.core.compile.backend.linking import DriverLibrary, RuleLibrary
from ludary.core.compile.backend.plain_indices import plain_indices
from ludary.core.compile.from_cache import check_compiling


class DriverCompiler(compiler.Compiler):  # type: ignore[misc] # Numba has no types
    """Numba's compiler, with a library of ours, and with names that no other process gives."""

    library: Any = DriverLibrary

    def define_pipelines(self) -> list[Any]:
        [pipeline] = super().define_pipelines()
        passes = PassManager(pipeline.pipeline_name)
        passes.passes = list(pipeline.passes)
        borrowed_arrays.add_own(passes)
        passes.finalize()
        return [passes]

    def _compile_bytecode(self) -> Any:
        function = self.state.func_id
        check_compiling(function.func_qualname)
        function.unique_id = uuid.uuid4().hex  # in the place of a number that each process begins anew
        function.unique_name = f"{function.func_qualname}${function.unique_id}"
        context, state = self.state.targetctx, self.state
        state.library, state.must_count = self.library(context.codegen(), function.func_qualname), False
        with only_compiling():
            try:
                return super()._compile_bytecode()
            except errors.NumbaError as error:
                if state.targetctx.enable_nrt or borrowed_arrays.NEEDS_MEMORY not in str(error):
                    raise
            # Something within makes an array after all, such as a copy of a row that is written over another
            state.library, state.must_count = self.library(context.codegen(), function.func_qualname), True
            state.targetctx, state.func_ir, state.status.fail_reason = context, None, None
            return super()._compile_bytecode()


class RuleCompiler(DriverCompiler):
    library = RuleLibrary


@contextmanager
def only_compiling() -> Iterator[None]:
    """Replace in Numba what rules need otherwise, and put it back. Numba lets one thread compile at a time."""
    with plain_indices():
        yield


cpu_target.typing_context.refresh()  # Numba looks for what modules of lowering have added when it is told to
cpu_target.target_context.refresh()
