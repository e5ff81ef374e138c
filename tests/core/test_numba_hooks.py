"""The hooks that `rule.py` uses and Numba promises to nobody, each with its purpose.

`pyproject.toml` allows the one minor version of Numba for which this was tried. Whoever raises it begins here.
"""

import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from ludary.core.rule import JIT

pytestmark = pytest.mark.skipif(not JIT, reason="without a compiler there is nothing to hook into")

ROOT = Path(__file__).resolve().parents[2]
HOOKS = {  # what `rule.py` takes hold of, from the dispatcher on: what it is for
    "_cache._cache_file": "the index of a function's versions in the cache, whose names of files are made random",
    "_cache._cache_file._data_name": "names the file of one version: two processes at once must not take the same name",
    "_cache._cache_file._data_name_pattern": "the pattern of such a name, with room for `{number}`",
    "get_call_template": "asked whenever a rule calls a rule: all integers are made one there, lest rules be compiled again for each width",
    "py_func": "the plain function, by which a bound driver tells what it was built from",
    "stats.cache_path": "the folder of the cache: whether a driver is compiled is told by its files there",
}
FLAGS = ("nogil", "no_rewrites", "no_cpython_wrapper", "no_cfunc_wrapper", "boundscheck", "error_model")


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
        pytest.fail(f"Numba {version('numba')} has no `{hook}` any more ({error}); rule.py needs it: {purpose}")


def test_the_folder_of_the_cache_is_the_one_that_numba_was_told(dispatcher: Any, tmp_path: Path) -> None:
    assert tmp_path in Path(dispatcher.stats.cache_path).parents, "numba.config.CACHE_DIR does not move the cache: stale code could run"


def test_the_names_of_cached_files_have_room_for_a_number(dispatcher: Any) -> None:
    pattern = dispatcher._cache._cache_file._data_name_pattern
    assert pattern.format(number=7) != pattern.format(number=8), f"{HOOKS['_cache._cache_file._data_name_pattern']}; it is {pattern!r}"


def test_the_cache_asks_for_the_name_of_each_file_that_it_writes(dispatcher: Any) -> None:
    file = dispatcher._cache._cache_file
    assert "self._data_name(" in inspect.getsource(type(file).save), HOOKS["_cache._cache_file._data_name"]


def test_hooks_are_asked_on_the_object_and_can_be_replaced(dispatcher: Any) -> None:
    dispatcher.get_call_template = replaced
    assert dispatcher.get_call_template is replaced, f"get_call_template cannot be replaced: {HOOKS['get_call_template']}"


def replaced(args: Any, kws: Any) -> None:
    """Stand in for a hook."""


def test_numba_knows_the_types_that_are_made_one() -> None:
    from numba import types

    names = ("Omitted", "int64", "uint64", "unliteral", "Integer", "IntEnumMember")
    assert [name for name in names if not hasattr(types, name)] == [], "numba.types lacks what makes all integers one"


def test_numba_knows_every_flag() -> None:
    from numba.core.options import DefaultOptions

    assert [flag for flag in FLAGS if not hasattr(DefaultOptions, flag)] == [], "Numba lacks flags that rule.py builds with"


def test_the_version_that_is_installed_is_one_that_is_allowed() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    minor = next(found.group(1) for one in wanted if (found := re.fullmatch(r"numba==(\d+\.\d+)\.\*", one)))
    assert version("numba").startswith(f"{minor}."), "pyproject.toml names the minor version of Numba for which rule.py's hooks were tried"
