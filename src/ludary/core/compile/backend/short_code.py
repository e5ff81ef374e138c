"""Short code in LLVM's language for what rules do most: elements of arrays, arrays in a State,
loops that count, integers of integers.

Numba writes a whole array to the stack and reads it again for each element, some thirty
instructions, which LLVM takes away afterwards.
"""

from __future__ import annotations

from math import prod
from typing import Any

from llvmlite.ir import Constant
from numba.core import cgutils, types
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering
from numba.core.types import iterators
from numba.np import arrayobj

PAIR = {"pair_first": 0, "pair_second": 1}
COUNTING = frozenset(("getiter", "iternext", *PAIR))
PLAIN = (types.Integer, types.Float, types.Boolean)


class ShortLower(Lower):  # type: ignore[misc] # Numba has no types
    """Writes a function in LLVM's language.

    Where nothing is counted, what a variable held is not looked at when it is forgotten.
    """

    def storevar(self, value: Any, name: str, argidx: int | None = None) -> None:
        local = name in self._singly_assigned_vars and not self._disable_sroa_like_opt
        if local or argidx is not None or self.context.enable_nrt:
            super().storevar(value, name, argidx)
            return
        self._alloca_var(name, self.typeof(name))
        self.builder.store(value, self.getvar(name))

    def lower_getitem(self, resty: Any, expr: Any, value: Any, index: Any, signature: Any) -> Any:
        kind, result = self.typeof(value.name), signature.return_type
        address = (
            self._address(kind, value, index, signature)
            if isinstance(result, (*PLAIN, types.Record))
            else None
        )
        if address is None:
            return super().lower_getitem(resty, expr, value, index, signature)
        element = arrayobj.load_item(self.context, self.builder, kind, address)
        return self.context.cast(self.builder, element, result, resty)

    def lower_setitem(
        self, target_var: Any, index_var: Any, value_var: Any, signature: Any
    ) -> None:
        kind = self.typeof(target_var.name)
        source = self.typeof(value_var.name)
        given = signature.args[2]
        element = getattr(kind, "dtype", None)
        is_record = isinstance(source, types.Record) and source == given == element
        fits = is_record or all(isinstance(one, PLAIN) for one in (source, given, element))
        address = self._address(kind, target_var, index_var, signature) if fits else None
        if address is None:
            super().lower_setitem(target_var, index_var, value_var, signature)
            return
        value = self.loadvar(value_var.name)
        if (
            is_record
        ):  # LLVM takes one of up to 1,024 bytes apart, byte by byte, where it is read and written
            size = self.context.get_constant(types.intp, source.size)
            cgutils.raw_memcpy(self.builder, address, value, size, 1)
            return
        value = self.context.cast(self.builder, value, source, given)
        value = self.context.cast(self.builder, value, given, element)
        arrayobj.store_item(self.context, self.builder, kind, value, address)

    def _address(self, kind: Any, array: Any, index: Any, signature: Any) -> Any:
        """The address of an element of a row of elements, or None where Numba has to find it."""
        number = signature.args[1]
        if (
            not isinstance(kind, types.Array)
            or kind.ndim != 1
            or kind.layout != "C"
            or signature.args[0] != kind
        ):
            return None
        if not isinstance(number, types.Integer) or self.context.enable_boundscheck:
            return None
        at = self.context.cast(
            self.builder, self.loadvar(index.name), self.typeof(index.name), number
        )
        if isinstance(at, Constant) and at.constant < 0:  # counted from the end
            return None
        data = self.context.data_model_manager[kind].get_field_position("data")
        first = self.builder.extract_value(self.loadvar(array.name), data)
        return self.builder.gep(first, [self.context.cast(self.builder, at, number, types.intp)])

    def lower_expr(self, resty: Any, expr: Any) -> Any:
        if expr.op == "getattr":
            record = self.typeof(expr.value.name)
            if (
                isinstance(record, types.Record)
                and record.typeof(expr.attr) == resty
                and isinstance(resty, types.NestedArray)
            ):
                return self._array_within(record, expr.attr, self.loadvar(expr.value.name))
        elif expr.op in COUNTING:
            kind, value = self.typeof(expr.value.name), self.loadvar(expr.value.name)
            if expr.op == "iternext" and isinstance(kind, iterators.RangeIteratorType):
                return self._count(value, resty)
            if expr.op == "getiter" and getattr(value, "counts_up", False):
                return self._begin_to_count(value, resty)
            if (
                expr.op in PAIR
                and (kind.first_type, kind.second_type)[PAIR[expr.op]] == resty
                and isinstance(resty, PLAIN)
            ):
                return self.builder.extract_value(value, PAIR[expr.op])
        return super().lower_expr(resty, expr)

    def _range(self, start: Any, stop: Any, kind: Any) -> Any:
        """Write `range(start, stop)`."""
        made = self.context.get_value_type(kind)
        whole = self.builder.insert_value(Constant(made, [None, None, 1]), start, 0)
        whole = self.builder.insert_value(whole, stop, 1)
        whole.counts_up = True
        return whole

    def _begin_to_count(self, numbers: Any, kind: Any) -> Any:
        """Write `iter` of a range whose step is one: places for the next number and for how many
        are left, the end, and the step.
        """
        builder = self.builder
        start, stop, step = (builder.extract_value(numbers, part) for part in range(3))
        following = cgutils.alloca_once(builder, start.type)
        left = cgutils.alloca_once(builder, start.type)
        many, none = builder.sub(stop, start), start.type(0)
        builder.store(start, following)
        builder.store(builder.select(builder.icmp_signed(">", many, none), many, none), left)
        made = Constant(self.context.get_value_type(kind), None)
        for part, value in enumerate((following, stop, step, left)):
            made = builder.insert_value(made, value, part)
        return made

    def _count(self, iterator: Any, kind: Any) -> Any:
        """Write `next` of an iterator of a range: the number, and whether there was one."""
        builder = self.builder
        following, step, left = (builder.extract_value(iterator, part) for part in (0, 2, 3))
        number, many = builder.load(following), builder.load(left)
        goes_on = builder.icmp_signed(">", many, many.type(0))
        with builder.if_then(goes_on):
            builder.store(builder.sub(many, many.type(1), flags=["nsw"]), left)
            builder.store(builder.add(number, step), following)
        made = builder.insert_value(Constant(self.context.get_value_type(kind), None), number, 0)
        return builder.insert_value(made, goes_on, 1)

    def _array_within(self, record: Any, name: str, address: Any) -> Any:
        """An array that lies in a record: all but its address is known."""
        kind, context = record.typeof(name), self.context
        context.sentry_record_alignment(record, name)
        intp = context.get_value_type(types.intp)
        model = context.data_model_manager[kind]
        made = context.get_value_type(kind)
        known = {
            "nitems": prod(kind.shape),
            "itemsize": kind.size,
            "shape": list(kind.shape),
            "strides": list(kind.strides),
        }
        fields = []
        for field, element in zip(model._fields, made.elements, strict=True):
            of = known.get(field)
            fields.append(
                Constant(element, [intp(number) for number in of] if isinstance(of, list) else of)
            )
        first = cgutils.get_record_member(
            self.builder, address, record.offset(name), context.get_data_type(kind.dtype)
        )
        return self.builder.insert_value(
            Constant(made, fields), first, model.get_field_position("data")
        )

    def _lower_call_normal(self, fnty: Any, expr: Any, signature: Any) -> Any:
        if (
            isinstance(fnty, types.Function)
            and fnty.typing_key is range
            and len(expr.args) < 3
            and not expr.vararg
        ):
            ends = self.fold_call_args(fnty, signature, expr.args, expr.vararg, expr.kws)
            start, stop = ends if len(ends) > 1 else (ends[0].type(0), ends[0])
            return self._range(start, stop, signature.return_type)
        return super()._lower_call_normal(fnty, expr, signature)


class ShortLowering(NativeLowering):  # type: ignore[misc]
    """Takes the place of `NativeLowering`."""

    _name = "short_lowering"
    lowering_class = ShortLower
