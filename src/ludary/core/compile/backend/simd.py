"""Compiled code for the functions of `core.compile.simd`: eight neighbours of a row lie in one register of the processor."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import lower_builtin, type_callable

from ludary.core.compile.simd import EIGHT, lower_one_of_eight, place_of_ticket

SHORT, INDEX = ir.IntType(16), ir.IntType(32)
SHORTS, INDICES = ir.VectorType(SHORT, EIGHT), ir.VectorType(INDEX, EIGHT)


@type_callable(place_of_ticket)  # type: ignore[untyped-decorator]
def type_of_place(context: Any) -> Any:
    return lambda row, ticket: types.int64


@type_callable(lower_one_of_eight)  # type: ignore[untyped-decorator]
def type_of_lower(context: Any) -> Any:
    return lambda row, start, at: types.none


@lower_builtin(place_of_ticket, types.Array, types.Integer)  # type: ignore[untyped-decorator]
def place(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """Compare what each holds, with all before it, with the ticket, and count those that hold more: all from the place on."""
    (row, ticket), kind = args, signature.args[0]
    array = context.make_array(kind)(context, builder, row)
    length = builder.extract_value(array.shape, 0)
    limit, nothing = everywhere(builder, builder.trunc(ticket, SHORT)), ir.Constant(SHORTS, [0] * EIGHT)
    before, more = cgutils.alloca_once_value(builder, nothing), cgutils.alloca_once_value(builder, nothing)
    in_eights = builder.and_(length, length.type(-EIGHT))
    with cgutils.for_range_slice(builder, length.type(0), in_eights, length.type(EIGHT), inc=True) as (start, _):
        held = builder.add(sums(builder, eight(context, builder, kind, row, start)), builder.load(before))
        beyond = builder.icmp_signed(">", held, limit)
        builder.store(builder.add(builder.load(more), builder.sext(beyond, SHORTS)), more)
        builder.store(builder.shuffle_vector(held, nothing, ir.Constant(INDICES, [EIGHT - 1] * EIGHT)), before)
    # the last eight, without those that have been looked at
    seen = everywhere(builder, builder.trunc(builder.sub(length.type(EIGHT), builder.and_(length, length.type(EIGHT - 1))), SHORT))
    fresh = builder.icmp_signed(">=", ir.Constant(SHORTS, list(range(EIGHT))), seen)
    last = eight(context, builder, kind, row, builder.sub(length, length.type(EIGHT)))
    held = builder.add(sums(builder, builder.select(fresh, last, nothing)), builder.load(before))
    beyond = builder.and_(builder.icmp_signed(">", held, limit), fresh)
    counted = sums(builder, builder.add(builder.load(more), builder.sext(beyond, SHORTS)))  # -1 for each
    return builder.add(length, builder.sext(builder.extract_element(counted, INDEX(EIGHT - 1)), length.type))


@lower_builtin(lower_one_of_eight, types.Array, types.Integer, types.Integer)  # type: ignore[untyped-decorator]
def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    (row, start, at), kind = args, signature.args[0]
    if not lie_together(kind):
        address = place_of_one(context, builder, kind, row, builder.add(start, at))
        unit = context.cast(builder, ir.Constant(at.type, 1), types.int64, kind.dtype)
        fewer = builder.fsub if isinstance(kind.dtype, types.Float) else builder.sub
        builder.store(fewer(builder.load(address), unit), address)
        return context.get_dummy_value()
    place = place_of_eight(context, builder, kind, row, start)
    numbers = builder.load(place, align=1)
    width = numbers.type.element
    numbered = ir.Constant(numbers.type, list(range(EIGHT)))
    chosen = builder.icmp_signed("==", numbered, everywhere(builder, builder.trunc(at, width) if width.width < at.type.width else at))
    builder.store(builder.add(numbers, builder.sext(chosen, numbers.type)), place, align=1)
    return context.get_dummy_value()


def lie_together(kind: Any) -> bool:
    """Tell whether the numbers of a row are whole and lie one behind the other: not in the column of a table, or in every second place."""
    return kind.layout == "C" and isinstance(kind.dtype, types.Integer)


def place_of_eight(context: Any, builder: Any, kind: Any, row: Any, start: Any) -> Any:
    """The address of eight neighbours that lie together."""
    first = context.make_array(kind)(context, builder, row).data
    address = builder.gep(first, [start])
    return builder.bitcast(address, ir.VectorType(address.type.pointee, EIGHT).as_pointer())


def place_of_one(context: Any, builder: Any, kind: Any, row: Any, at: Any) -> Any:
    return cgutils.get_item_pointer(context, builder, kind, context.make_array(kind)(context, builder, row), [at])


def eight(context: Any, builder: Any, kind: Any, row: Any, start: Any) -> Any:
    """Eight neighbours in a row, as numbers of two bytes."""
    if not lie_together(kind):
        eight_numbers = ir.Constant(SHORTS, [0] * EIGHT)
        for k in range(EIGHT):
            number = builder.load(place_of_one(context, builder, kind, row, builder.add(start, start.type(k))))
            eight_numbers = builder.insert_element(eight_numbers, context.cast(builder, number, kind.dtype, types.int16), INDEX(k))
        return eight_numbers
    numbers = builder.load(place_of_eight(context, builder, kind, row, start), align=1)
    if kind.dtype.bitwidth == SHORT.width:
        return numbers
    if kind.dtype.bitwidth > SHORT.width:
        return builder.trunc(numbers, SHORTS)
    return builder.sext(numbers, SHORTS) if kind.dtype.signed else builder.zext(numbers, SHORTS)


def sums(builder: Any, numbers: Any) -> Any:
    """Each number, and all before it."""
    nothing = ir.Constant(numbers.type, [0] * EIGHT)
    step = 1
    while step < EIGHT:
        moved = ir.Constant(INDICES, [EIGHT if k < step else k - step for k in range(EIGHT)])
        numbers = builder.add(numbers, builder.shuffle_vector(numbers, nothing, moved))
        step *= 2
    return numbers


def everywhere(builder: Any, number: Any) -> Any:
    """Eight times the same number."""
    kind = ir.VectorType(number.type, EIGHT)
    alone = builder.insert_element(ir.Constant(kind, ir.Undefined), number, INDEX(0))
    return builder.shuffle_vector(alone, ir.Constant(kind, ir.Undefined), ir.Constant(INDICES, [0] * EIGHT))
