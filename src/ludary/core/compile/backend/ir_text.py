"""How llvmlite names values and writes them out, in fewer calls; the text is the same, letter by letter.

A game has some hundred thousand values, and each is named and written once.
"""

from __future__ import annotations

from typing import Any

from llvmlite.ir import _utils, instructions, values
from llvmlite.ir import types as kinds
from numba.core import cgutils


def _register(self: Any, name: str, deduplicate: bool = False) -> str:
    """What `NameScope.register` does: take a name, with a number behind it where it is taken already."""
    taken = self._useset
    if name in taken:
        if not deduplicate:
            raise _utils.DuplicatedNameError(name)
        base, number = name, self._basenamemap[name]
        while name in taken:
            number += 1
            name = f"{base}.{number}"
        self._basenamemap[base] = number
    taken.add(name)
    return name


def _begin(self: Any, parent: Any, kind: Any, name: str) -> None:
    """What `NamedValue.__init__` does."""
    self.parent, self.type = parent, kind
    self._name = parent.scope.register(name, self.deduplicate_name)


def _begin_instruction(self: Any, parent: Any, kind: Any, opname: str, operands: Any, name: str = "", flags: Any = ()) -> None:
    """What `Instruction.__init__` does."""
    self.parent, self.type = parent, kind
    self._name = parent.scope.register(name, True)
    self.opname, self.operands, self.flags, self.metadata = opname, operands, list(flags), {}


def _reference(self: Any) -> str:
    """What `NamedValue._get_reference` gives."""
    name: str = self._name
    if "\\" in name or '"' in name:
        name = name.replace("\\", "\\5c").replace('"', "\\22")
    return f'{self.name_prefix}"{name}"'


def _written(self: Any) -> str:
    """What `NamedValue._to_string` gives."""
    parts: list[str] = [] if isinstance(self.type, kinds.VoidType) else [self.get_reference(), " = "]
    self.descr(parts)
    return "".join(parts).rstrip()


def _describe_block(self: Any, parts: list[str]) -> None:
    """What `Block.descr` does."""
    parts.append(f"{self._format_name()}:\n")
    for one in self.instructions:
        parts += ("  ", one.__str__(), "\n")


def _place(builder: Any, kind: Any, size: Any = None, name: str = "", zfill: bool = False) -> Any:
    """What `alloca_once` does: make room for a value where the function begins, which is zero at first."""
    if size is not None or builder.debug_metadata is not None:
        return _place_with_notes(builder, kind, size, name, zfill)
    here, entry = builder.basic_block, builder.function.entry_basic_block
    if entry.terminator is None:
        builder.position_at_end(entry)
    else:
        builder.position_before(entry.terminator)
    room = builder.alloca(kind, name=name)
    builder.store(kind(None), room)
    builder.position_at_end(here)
    if zfill:
        builder.store(room.type.pointee(None), room)
    return room


_place_with_notes = cgutils.alloca_once


def replace() -> None:
    """Put all this in the place of what llvmlite and Numba have."""
    _utils.NameScope.register = _register
    values.NamedValue.__init__, values.NamedValue._get_reference, values.NamedValue._to_string = _begin, _reference, _written
    instructions.Instruction.__init__ = _begin_instruction
    values.Block.descr = _describe_block
    cgutils.alloca_once = _place
