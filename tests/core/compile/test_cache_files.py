"""Files of the cache: readers find only complete files, and equal contents are kept once."""

import io
import os
import pickle
from pathlib import Path

import pytest

from ludary.core.compile import cache_folder, object_store
from ludary.core.compile.rule import JIT


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the cache during a test."""
    monkeypatch.setattr(object_store, "code_folder", lambda: tmp_path)
    return tmp_path


def test_content_that_several_functions_share_is_kept_once(folder: Path) -> None:
    first, second = object_store.put(b"code"), object_store.put(b"code")
    assert first == second
    assert object_store.get(first) == b"code"
    assert [path.name for path in folder.iterdir()] == [f"{first}.nbo"]


def test_a_file_that_cannot_be_written_leaves_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(old: Path, new: Path) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(OSError, match="no space left"):
        object_store.put(b"code")
    assert list(folder.iterdir()) == []


def test_damaged_contents_are_refused_and_can_be_kept_anew(folder: Path) -> None:
    name = object_store.put(b"code")
    (folder / f"{name}.nbo").write_bytes(b"cod")
    with pytest.raises(ValueError, match="damaged"):
        object_store.get(name)
    assert object_store.put(b"code") == name
    assert object_store.get(name) == b"code"


def test_code_that_a_read_only_cache_lacks_is_kept_beside_it(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared, own = tmp_path / "shared", tmp_path / "own"
    monkeypatch.setattr(object_store, "code_folder", lambda: shared)
    shared.mkdir()
    name = object_store.put(b"code")
    monkeypatch.setitem(cache_folder._written, shared, own)
    assert object_store.put(b"code") == name
    assert not own.exists()
    more = object_store.put(b"more")
    assert (object_store.get(name), object_store.get(more)) == (b"code", b"more")
    assert [path.name for path in own.iterdir()] == [f"{more}.nbo"]
    (shared / f"{name}.nbo").write_bytes(b"rode")
    assert object_store.get(object_store.put(b"code")) == b"code", (
        "a damaged file that cannot be mended is made anew beside it"
    )


@pytest.mark.skipif(not JIT, reason="without a compiler there is no cache")
def test_records_are_kept_apart_and_what_pythons_pickle_cannot_pack_numbas_does(
    folder: Path,
) -> None:
    import numpy as np
    from numba import from_dtype

    from ludary.core.compile.cache_files import Unpickler, packed

    state = from_dtype(np.dtype([(f"field {number}", np.int64) for number in range(100)]))
    short = packed({"of": state, "again": [state, 1]})
    assert len(short) < 200
    assert Unpickler(io.BytesIO(short)).load() == {"of": state, "again": [state, 1]}
    assert pickle.loads(packed(lambda number: 2 * number))(4) == 8
