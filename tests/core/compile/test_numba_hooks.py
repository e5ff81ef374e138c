"""The hooks that modules of `core` use and Numba promises to nobody, each with its purpose.

`pyproject.toml` allows the one minor version of Numba for which this was tried. Whoever raises it
begins here.
"""

import importlib
import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

import ludary
from ludary.core.compile.rule import JIT
from tests.counts import patches

pytestmark = pytest.mark.skipif(not JIT, reason="without a compiler there is nothing to hook into")

ROOT = Path(__file__).resolve().parents[3]
HOOKS = {  # attributes that `rule.py` uses, from the dispatcher on, with their purpose
    "_cache": "what it asks for compiled versions, in whose place ours stands",
    "_cache.load_overload": "asks for one",
    "_cache.save_overload": "gives one to keep",
    "_cache.flush": "has them removed",
    "get_call_template": (
        "asked whenever a rule calls a rule: all integers are made one there, lest rules be"
        " compiled again for each width"
    ),
    "py_func": "the plain function, by which a bound driver tells what it was built from",
    "stats.cache_path": "the folder of the cache, which it is asked for at each call of `stats`",
}
INSIDE = {  # names that the compiler and its libraries use, by module, with their purpose
    "numba.core.compiler_machinery:PassManager._runPass": (
        "runs a pass, without events that nobody listens to"
    ),
    "numba.core.compiler_machinery:PassManager._ENFORCING": (
        "tells whether a pass that changed something is cleaned up after"
    ),
    "numba.core.compiler_machinery:_pass_registry": "tells which passes change the flow of control",
    "numba.core.compiler:CompilerBase._compile_bytecode": (
        "begins a compilation: names and library are ours"
    ),
    "numba.core.compiler:CompileResult._reduce": "takes what was compiled apart, for the cache",
    "numba.core.compiler:CompileResult._rebuild": "puts it together again",
    "numba.core.codegen:CodeLibrary.has_dynamic_globals": (
        "tells whether it holds addresses of this process"
    ),
    "numba.core.serialize:dumps": "packs what Python's own pickle cannot",
    "numba.core.postproc:PostProcessor.run": "finds out how long variables live",
    "numba.core.ir_utils:enforce_no_dels": "checks a function before that",
    "numba.core.ir_utils:enforce_no_phis": "checks it as well",
    "numba.core.untyped_passes:InlineClosureLikes": (
        "builds functions within functions into these, where there are some"
    ),
    "numba.core.typed_passes:NativeLowering.lowering_class": "writes a function in LLVM's language",
    "numba.core.lowering:Lower.storevar": "writes a variable",
    "numba.core.lowering:Lower.lower_getitem": "writes how an element is read",
    "numba.core.lowering:Lower.lower_setitem": "writes how one is changed",
    "numba.core.lowering:Lower.lower_expr": "writes an expression",
    "numba.core.lowering:Lower._lower_call_normal": "writes a call of something of Numba's own",
    "numba.core.codegen:JITCPUCodegen.unserialize_library": "makes a library of it",
    "numba.core.codegen:JITCPUCodegen._create_empty_module": "an empty module, to link bodies in",
    "numba.core.codegen:JITCodeLibrary._get_module_for_linking": "what callers link of a function",
    "numba.core.codegen:JITCodeLibrary.add_linking_library": "tells what a function calls",
    "numba.core.codegen:JITCodeLibrary._optimize_final_module": "optimizes what was linked",
    "numba.core.codegen:JITCodeLibrary._finalize_final_module": "makes machine code of it",
    "numba.core.codegen:JITCodeLibrary._set_compiled_object": (
        "gives machine code that was made before"
    ),
    "numba.core.codegen:JITCodeLibrary.get_pointer_to_function": (
        "finds the door for Python, which rules do not have"
    ),
    "numba.core.codegen:JITCodeLibrary._optimize_functions": (
        "optimizes a function before it is linked, which is left out for drivers"
    ),
    "numba.core.typed_passes:AnnotateTypes": (
        "writes out each function's source with its types, which is left out"
    ),
    "numba.core.typed_passes:IRLegalization": (
        "a pass before lowering, in whose place it is chosen whether references are counted"
    ),
    "numba.np.linalg:ensure_blas": "imports SciPy's linear algebra",
    "numba.np.arraymath:_HAVE_BLAS": "tells whether it is there",
    "numba.misc.coverage_support:coverage_available": "tells whether coverage could be imported",
    "numba.core.base:BaseContext.subtarget": (
        "makes the context of one function, which counts references or does not"
    ),
    "numba.core.base:BaseContext.enable_nrt": "tells whether references are counted",
    "numba.core.datamodel.models:DataModel.contains_nrt_meminfo": (
        "tells whether there are any to count in values of a type"
    ),
    "numba.core.datamodel.models:ArrayModel": "lays an array out, as `Pinned` does",
    "numba.core.pythonapi:PythonAPI.long_as_voidptr": (
        "takes an address from Python, which is what a `Pinned` is"
    ),
    "numba.core.base:BaseContext.unpack_value": "reads a value from memory",
    "numba.core.base:BaseContext.pack_value": "writes one there",
    "numba.core.datamodel.registry:default_manager": "tells how a value lies in memory",
    "numba.core.pythonapi:PythonAPI.tuple_getitem": (
        "takes a tuple from Python apart, for the door that lays it out"
    ),
    "numba.core.cgutils:raw_memcpy": "copies a record",
    "numba.core.ir:DynamicRaise": "raises an error whose message needs memory that is counted",
    "numba.np.arrayobj:fix_integer_index": "makes an offset of an index",
}
FLAGS = (
    "nogil",
    "no_rewrites",
    "no_cpython_wrapper",
    "no_cfunc_wrapper",
    "boundscheck",
    "error_model",
)


def one_more(number: int) -> int:
    return number + 1


@pytest.fixture
def dispatcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function as `njit` makes it, with a cache of its own; nothing is compiled."""
    import numba

    monkeypatch.setattr(numba.config, "CACHE_DIR", str(tmp_path))
    return numba.njit(cache=True)(one_more)


def found(start: Any, path: str) -> Any:
    for name in path.split("."):
        start = getattr(start, name)
    return start


@pytest.mark.parametrize(("hook", "purpose"), HOOKS.items(), ids=HOOKS)
def test_numba_has_the_hook(dispatcher: Any, hook: str, purpose: str) -> None:
    try:
        found(dispatcher, hook)
    except AttributeError as error:
        pytest.fail(
            f"Numba {version('numba')} has no `{hook}` any more ({error}); rule.py needs it:"
            f" {purpose}"
        )


@pytest.mark.parametrize(("place", "purpose"), INSIDE.items(), ids=INSIDE)
def test_numba_has_inside_what_the_compiler_uses(place: str, purpose: str) -> None:
    module, path = place.split(":")
    try:
        found(importlib.import_module(module), path)
    except AttributeError as error:
        pytest.fail(
            f"Numba {version('numba')} has no `{place}` any more ({error}), which {purpose}"
        )


def test_nothing_of_numba_is_replaced_while_nothing_is_compiled() -> None:
    from numba.np import arrayobj

    from ludary.core.compile.backend.compiler import only_compiling

    ludary.load("koa").start(seed=1)
    assert patches() == []
    before = arrayobj.fix_integer_index
    with only_compiling():
        assert arrayobj.fix_integer_index is not before
        with only_compiling():
            pass
        assert arrayobj.fix_integer_index is not before, (
            "one rule is compiled for the sake of another"
        )
    assert arrayobj.fix_integer_index is before


def test_code_compiled_by_numba_alone_is_unchanged() -> None:
    """Rules and drivers have libraries of ours, and others keep Numba's."""
    import numba
    from numba.core.codegen import JITCodeLibrary

    numbers = numba.njit(one_more)
    assert numbers(1) == 2
    assert type(next(iter(numbers.overloads.values())).library) is JITCodeLibrary


def test_the_source_with_its_types_stands_where_it_is_left_out() -> None:
    from numba.core.compiler import CompileResult

    from ludary.core.compile.cache_files import ANNOTATION

    result = re.search(r"return \((.*?)\)\n", inspect.getsource(CompileResult._reduce), re.DOTALL)
    assert result and result[1].split(",")[ANNOTATION].strip() == "typeann"


def test_hooks_are_asked_on_the_object_and_can_be_replaced(dispatcher: Any) -> None:
    dispatcher.get_call_template = replaced
    assert dispatcher.get_call_template is replaced, (
        f"get_call_template cannot be replaced: {HOOKS['get_call_template']}"
    )


def replaced(args: Any, kws: Any) -> None:
    """Stand in for a hook."""


def test_numba_knows_the_types_that_are_made_one() -> None:
    from numba import types

    names = ("Omitted", "int64", "uint64", "unliteral", "Integer", "IntEnumMember")
    assert [name for name in names if not hasattr(types, name)] == [], (
        "numba.types lacks what makes all integers one"
    )


def test_numba_knows_every_flag() -> None:
    from numba.core.options import DefaultOptions

    assert [flag for flag in FLAGS if not hasattr(DefaultOptions, flag)] == [], (
        "Numba lacks flags that rule.py builds with"
    )


def test_the_version_that_is_installed_is_one_that_is_allowed() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "dependencies"
    ]
    minor = next(
        found.group(1) for one in wanted if (found := re.fullmatch(r"numba==(\d+\.\d+)\.\*", one))
    )
    assert version("numba").startswith(f"{minor}."), (
        "pyproject.toml names the minor version of Numba for which rule.py's hooks were tried"
    )
