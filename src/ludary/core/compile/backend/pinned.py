"""A `Pinned` in compiled code: the address of a tuple in memory, which is read where `things` is
named.
"""

from __future__ import annotations

from typing import Any

from numba.core import cgutils, types
from numba.core.datamodel import models
from numba.core.typing.templates import AttributeTemplate
from numba.extending import (
    NativeValue,
    infer_getattr,
    lower_getattr,
    register_model,
    typeof_impl,
    unbox,
)

from ludary.core.compile.pinned import Pinned


class PinnedType(types.Type):
    """The type of a Pinned of `things`, which is Numba's type of the tuple."""

    def __init__(self, things: Any) -> None:
        self.things = things
        super().__init__(name=f"Pinned({things})")


@register_model(PinnedType)
class PinnedModel(models.OpaqueModel):  # type: ignore[misc]
    """An address."""


@typeof_impl.register(Pinned)  # type: ignore[untyped-decorator]
def type_of_pinned(pinned: Pinned, context: Any) -> Any:
    return PinnedType(typeof_impl(pinned.things, context))


@unbox(PinnedType)  # type: ignore[untyped-decorator]
def unbox_pinned(kind: Any, number: Any, c: Any) -> Any:
    address = c.pyapi.long_as_voidptr(number)
    return NativeValue(address, is_error=cgutils.is_null(c.builder, address))


@infer_getattr
class PinnedAttributes(AttributeTemplate):  # type: ignore[misc]
    key = PinnedType

    def resolve_things(self, pinned: Any) -> Any:
        return pinned.things


@lower_getattr(PinnedType, "things")  # type: ignore[untyped-decorator]
def things_of(context: Any, builder: Any, kind: Any, pinned: Any) -> Any:
    pinned_tuple = context.get_data_type(kind.things).as_pointer()
    return context.unpack_value(builder, kind.things, builder.bitcast(pinned, pinned_tuple))
