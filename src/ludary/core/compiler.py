"""Numba's compiler as rules use it: the same passes and the same code, with less done besides, and a cache of its own.

`core.linking` says how functions come together. This module spares what takes long in Numba and does nothing for rules: events about passes
and about LLVM's lock that nobody listens to, asking anew which of a dozen meanings `a + b` has for two integers, and collecting garbage.
"""

from __future__ import annotations

import gc
import pickle
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import llvmlite.binding as llvm
from numba.core import compiler, errors, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.compiler_machinery import PassManager, _pass_registry
from numba.core.postproc import PostProcessor
from numba.core.transforms import canonicalize_cfg

from ludary.core import atomic_lowering, lowering
from ludary.core.from_cache import check_compiling
from ludary.core.linking import DriverLibrary, RuleLibrary, unpacked

SELDOM = (100_000, 50, 100)  # thresholds of the garbage collector: hardly anything that the compiler makes can be thrown away

# What reading a file of the cache raises that was cut off or overwritten
DAMAGE = (pickle.UnpicklingError, EOFError, ValueError, TypeError, AttributeError, ImportError, LookupError, RuntimeError)

_MEANINGS: dict[tuple[Any, Any], Any] = {}  # by function and types of arguments: the signature that Numba has found
_UNDER_WAY = [False]  # whether a rule is being compiled


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
        made = []
        for pipeline in super().define_pipelines():
            passes = Passes(pipeline.pipeline_name)
            passes.passes = list(pipeline.passes)
            lowering.add_own(passes)
            passes.finalize()
            made.append(passes)
        return made

    def _compile_bytecode(self) -> Any:
        one = self.state.func_id
        check_compiling(one.func_qualname)
        one.unique_id = uuid.uuid4().hex  # in the place of a number that each process begins anew
        one.unique_name = f"{one.func_qualname}${one.unique_id}"
        context, state = self.state.targetctx, self.state
        state.library, state.must_count = self.library(context.codegen(), one.func_qualname), False
        with only_compiling():
            try:
                return super()._compile_bytecode()
            except errors.NumbaError as error:
                if state.targetctx.enable_nrt or lowering.NEEDS_MEMORY not in str(error):
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
    if _UNDER_WAY[0]:
        yield
        return
    thresholds, lock = gc.get_threshold(), llvm.ffi.lib._lock
    gc.set_threshold(*SELDOM)
    told = tell_of_lock([one for one in lock._cblist if one[0].__module__ != "numba.core.base"])
    _UNDER_WAY[0] = True
    try:
        yield
    finally:
        _UNDER_WAY[0] = False
        tell_of_lock(told)
        gc.set_threshold(*thresholds)


def tell_of_lock(whom: list[Any]) -> list[Any]:
    """Change whom LLVM's lock tells when it is taken; returns who it was before."""
    lock = llvm.ffi.lib._lock
    with lock._lock:
        before, lock._cblist = lock._cblist, whom
    return list(before)


def _meaning(self: Any, context: Any, args: Any, kws: Any) -> Any:
    """What `Function.get_call_type` finds, which is the same each time."""
    if not _UNDER_WAY[0] or kws or any(isinstance(one, types.Callable) for one in args):
        return _find_meaning(self, context, args, kws)
    key = (self, tuple(args))
    if key not in _MEANINGS:
        _MEANINGS[key] = _find_meaning(self, context, args, kws)
    return _MEANINGS[key]


atomic_lowering.make_known()
_find_meaning = types.Function.get_call_type
types.Function.get_call_type = _meaning  # type: ignore[method-assign]


class RulesKept(CompileResultCacheImpl):  # type: ignore[misc]
    """What the cache keeps of a function."""

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        codegen = target_context.codegen()
        codegen.unserialize_library = lambda serialized: unpacked(codegen, serialized)
        return super().rebuild(target_context, payload)


class RuleCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache, in which functions bring what they call, and damaged files count as none.

    Files have random names: two processes at once would take the same number.
    """

    _impl_class = RulesKept

    def __init__(self, function: Any) -> None:
        super().__init__(function)
        file = self._cache_file
        file._data_name = lambda number: file._data_name_pattern.format(number=uuid.uuid4().int)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except DAMAGE:
            self._cache_file.flush()  # forget all versions of the function, also that of another processor, which is compiled again as well
            return None
