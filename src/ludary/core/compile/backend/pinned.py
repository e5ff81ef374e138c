"""What a `Kept` is to compiled code: the address of a tuple in memory, which is read where `things` is named."""

from __future__ import annotations

from typing import Any

from numba.core import cgutils, types
from numba.core.datamodel import models
from numba.core.typing.templates import AttributeTemplate
from numba.extending import NativeValue, infer_getattr, lower_getattr, register_model, typeof_impl, unbox

from ludary.core.compile.pinned import Kept


class KeptType(types.Type):
    """The type of a Kept of `things`, which is Numba's type of the tuple."""

    def __init__(self, things: Any) -> None:
        self.things = things
        super().__init__(name=f"Kept({things})")


@register_model(KeptType)
class KeptModel(models.OpaqueModel):  # type: ignore[misc]
    """An address."""


@typeof_impl.register(Kept)  # type: ignore[untyped-decorator]
def type_of_kept(kept: Kept, context: Any) -> Any:
    return KeptType(typeof_impl(kept.things, context))


@unbox(KeptType)  # type: ignore[untyped-decorator]
def unbox_kept(kind: Any, given: Any, c: Any) -> Any:
    address = c.pyapi.long_as_voidptr(given)
    return NativeValue(address, is_error=cgutils.is_null(c.builder, address))


@infer_getattr
class KeptAttributes(AttributeTemplate):  # type: ignore[misc]
    key = KeptType

    def resolve_things(self, kept: Any) -> Any:
        return kept.things


@lower_getattr(KeptType, "things")  # type: ignore[untyped-decorator]
def things_of(context: Any, builder: Any, kind: Any, kept: Any) -> Any:
    kept_tuple = context.get_data_type(kind.things).as_pointer()
    return context.unpack_value(builder, kind.things, builder.bitcast(kept, kept_tuple))
