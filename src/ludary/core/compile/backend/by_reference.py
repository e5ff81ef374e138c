"""NamedTuples marked `by_reference`, in compiled code: the address of their fields.

The wrapper by which Python calls a driver lays the fields out in memory during the call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.datamodel import models
from numba.core.datamodel.registry import default_manager
from numba.core.typing.templates import AttributeTemplate
from numba.extending import (
    NativeValue,
    infer_getattr,
    lower_getattr_generic,
    register_model,
    typeof_impl,
    unbox,
)

from ludary.core.compile.by_reference import ByReference


class Reference(types.Type):
    """The type of a NamedTuple that is passed by reference.

    `kinds`: Numba's types of its fields.
    """

    def __init__(self, of: type, kinds: tuple[Any, ...]) -> None:
        self.fields: tuple[str, ...] = of._fields  # type: ignore[attr-defined]
        self.kinds = kinds
        super().__init__(name=f"Reference({of.__module__}.{of.__qualname__}{kinds})")


@typeof_impl.register(ByReference)  # type: ignore[untyped-decorator]
def type_of_reference(given: Any, context: Any) -> Any:
    kinds = tuple(typeof_impl(one, context) for one in given)
    return None if None in kinds else Reference(type(given), kinds)


def laid_out(kind: Reference) -> Any:
    """Return the layout of the fields in memory; a marked tuple within another lies there whole."""
    return ir.LiteralStructType(
        [
            laid_out(one) if isinstance(one, Reference) else default_manager[one].get_data_type()
            for one in kind.kinds
        ]
    )


@register_model(Reference)
class ReferenceModel(models.PrimitiveModel):  # type: ignore[misc]
    """An address."""

    def __init__(self, manager: Any, kind: Reference) -> None:
        super().__init__(manager, kind, laid_out(kind).as_pointer())


@unbox(Reference)  # type: ignore[untyped-decorator]
def unbox_reference(kind: Reference, given: Any, c: Any) -> Any:
    """Lay a tuple out in memory during the call."""
    place = cgutils.alloca_once(c.builder, laid_out(kind))
    failed = cgutils.alloca_once_value(c.builder, cgutils.false_bit)
    endings: list[Callable[[], None]] = []
    lay_out(kind, given, place, failed, endings, c)

    def clean_up() -> None:
        for end in reversed(endings):
            end()

    return NativeValue(place, is_error=c.builder.load(failed), cleanup=clean_up)


def lay_out(
    kind: Reference, given: Any, place: Any, failed: Any, endings: list[Callable[[], None]], c: Any
) -> None:
    """Write the fields of the tuple `given` to `place`; add the clean-up after the call to
    `endings`.
    """
    for k, one in enumerate(kind.kinds):
        field, part = cgutils.gep_inbounds(c.builder, place, 0, k), c.pyapi.tuple_getitem(given, k)
        if isinstance(one, Reference):
            lay_out(one, part, field, failed, endings, c)
            continue
        native = c.unbox(one, part)
        with c.builder.if_then(native.is_error, likely=False):
            c.builder.store(cgutils.true_bit, failed)
        c.context.pack_value(c.builder, one, native.value, field)
        endings.append(lambda one=one, native=native: end_field(one, native, c))  # type: ignore[misc]


def end_field(kind: Any, native: Any, c: Any) -> None:
    if native.cleanup is not None:
        native.cleanup()
    c.context.nrt.decref(c.builder, kind, native.value)


@infer_getattr
class ReferenceAttributes(AttributeTemplate):  # type: ignore[misc]
    key = Reference

    def generic_resolve(self, kind: Reference, name: str) -> Any:
        return kind.kinds[kind.fields.index(name)] if name in kind.fields else None


@lower_getattr_generic(Reference)  # type: ignore[untyped-decorator]
def field_of(context: Any, builder: Any, kind: Reference, place: Any, name: str) -> Any:
    """Read a field. The tuple keeps its own reference to an array."""
    k = kind.fields.index(name)
    field, one = cgutils.gep_inbounds(builder, place, 0, k), kind.kinds[k]
    if isinstance(one, Reference):
        return field
    value = context.unpack_value(builder, one, field)
    if context.enable_nrt:
        context.nrt.incref(builder, one, value)
    return value
