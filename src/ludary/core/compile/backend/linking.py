"""Linking of compiled rules: a function of the contract is compiled once, with all that it calls,
and drivers call it.

Numba alone builds everything that a function calls into the function, optimizes it there anew and
makes machine code of it, so that a rule is compiled as often as there are functions above it. Here
rules are only translated to LLVM's language (a `RuleLibrary`). Where a driver calls one, that rule
and all below it are linked, optimized and compiled together (its `whole`), once; what is small is
built into the driver instead. Drivers that call drivers do so in the same way. A function that
comes from the cache brings all that it calls.
"""

from __future__ import annotations

import re
import uuid
from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary

from ludary.core.compile.object_store import get, put

SMALL = 60  # lines in LLVM's language: a driver that has no more is built into others
# so are rules that have no more with all that they call, before they are optimized: those of small
# games
FEW = 300
# Attributes that LLVM infers for functions, and for nothing else
OF_FUNCTIONS = ("norecurse", "nosync", "nounwind", "willreturn", "mustprogress")

# A symbol, the names under which the cache has its machine code and the bitcode that callers link,
# and all symbols that it defines
Packed = tuple[str, str, str, list[str]]


class Body:
    """One function in LLVM's language."""

    def __init__(self, module: Any, name: str = "") -> None:
        self.module = module
        self.name = name

    def stored(self) -> str:
        """The name under which the cache has the body, which is written once, however many rules
        bring it.
        """
        self.name = self.name or put(self.module.as_bitcode())
        return self.name


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc] # Numba has no types
    """The code of one rule, which Numba calls a library, in LLVM's language: no machine code is
    made of it alone.
    """

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.symbol = ""
        self.bodies: dict[str, Body] = {}  # the rule and all below it, by symbol
        self.lines = 0  # of all of them
        self.as_one: Any = None
        self.enable_object_caching()

    def add_ir_module(self, ir_module: Any) -> None:
        self.symbol = self.symbol or first_function(ir_module)
        super().add_ir_module(ir_module)

    def add_linking_library(self, library: Any) -> None:
        library._ensure_finalized()
        if isinstance(library, RuleLibrary):
            self.bodies.update(library.bodies)
        else:
            module = library._get_module_for_linking()
            self.bodies[
                next(function.name for function in module.functions if not function.is_declaration)
            ] = Body(module)

    def finalize(self) -> None:
        for (
            function
        ) in self._final_module.functions:  # what unpacks exceptions has the same name in many
            if not function.is_declaration and function.name != self.symbol:
                function.linkage = "linkonce_odr"
        self.bodies[self.symbol] = Body(self._final_module)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        return NothingToCall(self._codegen)

    def is_small(self) -> bool:
        self.lines = self.lines or sum(
            str(body.module).count("\n") for body in self.bodies.values()
        )
        return self.lines <= FEW

    def linked_bodies(self) -> Any:
        """All bodies in one module, callers first: LLVM leaves a weak one out that nobody has
        called yet.
        """
        module = llvm.parse_assembly(str(self._codegen._create_empty_module(self.name)))
        for body in reversed(self.bodies.values()):
            module.link_in(body.module, preserve=True)
        return module

    def _get_module_for_linking(self) -> Any:
        self._ensure_finalized()
        if self.as_one is None:
            self.as_one = self.linked_bodies()
            for function in self.as_one.functions:
                if not function.is_declaration:
                    function.linkage = "linkonce_odr"
        return self.as_one

    def whole(self) -> DriverLibrary:
        """The rule and all below it, compiled."""
        known = in_memory(self._codegen)
        if self.symbol not in known:
            made = DriverLibrary(self._codegen, self.name)
            made.symbol, made._final_module = self.symbol, self.linked_bodies()
            made.settle()
        return known[self.symbol]

    def serialize_using_object_code(self) -> tuple[str, str, Any]:
        return (
            self.name,
            "rule",
            (self.symbol, [(symbol, body.stored()) for symbol, body in self.bodies.items()]),
        )


class NothingToCall:
    """Numba's generator of code, for a rule: Python never calls it, and so it needs nothing of
    Python's.
    """

    def __init__(self, codegen: Any) -> None:
        self.codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self.codegen, name)

    def set_env(self, name: str, environment: Any) -> None:
        """Leave it out."""


class DriverLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a driver, or of a rule with all below it."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.symbol = ""
        self.is_apart = False  # called, never built in
        self.called: dict[
            str, DriverLibrary
        ] = {}  # by symbol, what must be in memory with it; callees first
        self.code = b""
        self.names = (
            "",
            "",
        )  # under which the cache has its machine code and the bitcode that callers link
        self.defined: list[
            str
        ] = []  # the symbols that it defines, if it was made before: its module is empty then
        self.linked: Any = None  # the module that callers link
        self.enable_object_caching()

    def add_ir_module(self, ir_module: Any) -> None:
        self.symbol = self.symbol or first_function(ir_module)
        super().add_ir_module(ir_module)

    def add_linking_library(self, library: Any) -> None:
        if isinstance(library, RuleLibrary) and not library.is_small():
            library = library.whole()
        super().add_linking_library(library)
        if isinstance(library, DriverLibrary):
            self.called.update(library.called)
            if library.is_apart:
                self.called[library.symbol] = library

    def _optimize_functions(self, ir_module: Any) -> None:
        """Leave it to what follows, which does the same once the function is linked with what it
        calls.
        """
        ir_module.data_layout = self._codegen._data_layout

    def settle(self) -> None:
        """Compile what has been linked as one: nobody else sees what the function calls."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.name != self.symbol:
                function.linkage = "internal"
                # where LLVM looks for a symbol it takes hidden ones of that name as well
                function.name += f".{uuid.uuid4().hex}"
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()
        self.part(always=True)

    def finalize(self) -> None:
        super().finalize()
        self.part()

    def part(self, always: bool = False) -> None:
        """Let callers know the signature alone, if the function is not small."""
        function = self._final_module.get_function(self.symbol)
        text = str(function)
        if always or text.count("\n") > SMALL:
            self.is_apart = True
            self.linked = llvm.parse_assembly(declaration(function, text))
            self.linked.data_layout = self._codegen._data_layout
            in_memory(self._codegen)[self.symbol] = self

    def _get_module_for_linking(self) -> Any:
        self._ensure_finalized()
        if self.linked is None:
            self.linked = super()._get_module_for_linking()
        return self.linked

    def _get_compiled_object(self) -> bytes:
        self.code = self.code or super()._get_compiled_object()
        return self.code

    def serialize_using_object_code(self) -> tuple[str, str, Any]:
        return (
            self.name,
            "driver",
            ([library.packed() for library in self.called.values()], self.packed(), self.is_apart),
        )

    def packed(self) -> Packed:
        if not self.names[0]:
            self.names = (
                put(self._get_compiled_object()),
                put(self._get_module_for_linking().as_bitcode()),
            )
        self.defined = self.defined or [
            function.name
            for function in self._final_module.functions
            if not function.is_declaration
        ]
        return self.symbol, *self.names, self.defined

    def load(self, packed: Packed) -> None:
        """Take machine code that was made before; it is in memory when the last of a row has been
        finalized.
        """
        self.symbol, code, bitcode, self.defined = packed
        self.names, self.code = (code, bitcode), get(code)
        self._set_compiled_object(self.code)
        self.linked = llvm.parse_bitcode(get(bitcode))
        self._codegen._engine._defined_symbols.update(self.defined)


def first_function(ir_module: Any) -> str:
    """The symbol of the function that a module is about."""
    symbol: str = next(
        function.name
        for function in ir_module.functions
        if not function.is_declaration and function.linkage != "linkonce_odr"
    )
    return symbol


def declaration(function: Any, text: str) -> str:
    """A module that declares a function, with all that LLVM has found out about it."""
    head: str = text[text.index("define ") : text.index(" {\n")]
    head = re.sub(
        r" local_unnamed_addr| #\d+| !\w+ !\d+", "", head
    )  # nor what debuggers are told of it
    known = (
        attribute.decode() for attribute in function.attributes
    )  # of its result and arguments as well, which stand in its head
    attributes = " ".join(
        attribute
        for attribute in known
        if attribute in OF_FUNCTIONS or attribute.startswith("memory(")
    )
    return f"declare {head.removeprefix('define ')} {attributes}\n"


def in_memory(codegen: Any) -> dict[str, DriverLibrary]:
    """Everything apart whose code is in memory, by symbol."""
    known: dict[str, DriverLibrary] = codegen.__dict__.setdefault("rules_apart", {})
    return known


def unpacked(codegen: Any, serialized: tuple[str, str, Any]) -> Any:
    """The library of what the cache keeps of a function, with everything that it calls."""
    name, kind, data = serialized
    if kind == "rule":
        library = RuleLibrary(codegen, name)
        library.symbol = data[0]
        library.bodies = {
            symbol: unpacked_body(codegen, symbol, stored) for symbol, stored in data[1]
        }
        library._finalized = True
        return library
    if kind == "driver":
        return unpacked_driver(codegen, name, *data)
    return type(codegen).unserialize_library(codegen, serialized)


def unpacked_body(codegen: Any, symbol: str, name: str) -> Body:
    """A body that the cache kept, read once however many rules call it."""
    known: dict[str, Body] = codegen.__dict__.setdefault("rule_bodies", {})
    if symbol not in known:
        known[symbol] = Body(llvm.parse_bitcode(get(name)), name)
    return known[symbol]


def unpacked_driver(
    codegen: Any, name: str, called: list[Packed], own: Packed, is_apart: bool
) -> DriverLibrary:
    known = in_memory(codegen)
    if own[0] in known:
        return known[own[0]]
    library = DriverLibrary(codegen, name)
    for packed in called:
        callee = known.get(packed[0])
        if callee is None:
            callee = DriverLibrary(codegen, packed[0])
            callee.is_apart, callee.called = True, dict(library.called)
            callee.load(packed)
            known[packed[0]] = callee
            callee._finalize_final_module()
        library.called[packed[0]] = callee
    library.load(own)
    library.is_apart = is_apart
    if is_apart:
        known[library.symbol] = library
    library._finalize_final_module()
    return library
