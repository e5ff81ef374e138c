"""Compiled code for the functions of `core.compile.atomic`: one instruction of the processor
each.
"""

from __future__ import annotations

import platform
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import lower_builtin, type_callable

from ludary.core.compile.atomic import load_now, spin_hint, store_now, swap_now

BYTES = 8
PAUSES = {
    "x86_64": ("llvm.x86.sse2.pause", []),
    "aarch64": ("llvm.aarch64.hint", [1]),
}  # LLVM's names, and what they are given
PAUSES |= {"amd64": PAUSES["x86_64"], "arm64": PAUSES["aarch64"]}


@type_callable(load_now)  # type: ignore[untyped-decorator]
def type_of_load(context: Any) -> Any:
    return lambda shared, at: types.int64


@type_callable(store_now)  # type: ignore[untyped-decorator]
def type_of_store(context: Any) -> Any:
    return lambda shared, at, value: types.none


@type_callable(swap_now)  # type: ignore[untyped-decorator]
def type_of_swap(context: Any) -> Any:
    return lambda shared, at, value: types.int64


@type_callable(spin_hint)  # type: ignore[untyped-decorator]
def type_of_spin_hint(context: Any) -> Any:
    return lambda: types.none


def place(context: Any, builder: Any, kind: Any, shared: Any, at: Any) -> Any:
    """The address of an element of a one-dimensional array of int64."""
    array = context.make_array(kind)(context, builder, shared)
    return cgutils.get_item_pointer(context, builder, kind, array, [at])


@lower_builtin(load_now, types.Array, types.Integer)  # type: ignore[untyped-decorator]
def load(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    shared, at = args
    return builder.load_atomic(
        place(context, builder, signature.args[0], shared, at), "seq_cst", BYTES
    )


@lower_builtin(store_now, types.Array, types.Integer, types.Integer)  # type: ignore[untyped-decorator]
def store(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    shared, at, value = args
    value = context.cast(builder, value, signature.args[2], types.int64)
    builder.store_atomic(
        value, place(context, builder, signature.args[0], shared, at), "seq_cst", BYTES
    )
    return context.get_dummy_value()


@lower_builtin(swap_now, types.Array, types.Integer, types.Integer)  # type: ignore[untyped-decorator]
def swap(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    shared, at, value = args
    value = context.cast(builder, value, signature.args[2], types.int64)
    return builder.atomic_rmw(
        "xchg", place(context, builder, signature.args[0], shared, at), value, "seq_cst"
    )


@lower_builtin(spin_hint)  # type: ignore[untyped-decorator]
def pause(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    name, numbers = PAUSES.get(platform.machine().lower(), ("", []))
    if name:
        word = ir.IntType(32)
        instruction = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(ir.VoidType(), [word] * len(numbers)), name
        )
        builder.call(instruction, [ir.Constant(word, number) for number in numbers])
    return context.get_dummy_value()
