"""Files of the cache: what a reader finds is whole, and what another process has kept is not kept again."""

from pathlib import Path
from typing import Any

import pytest

from ludary.core.rule import JIT

pytestmark = pytest.mark.skipif(not JIT, reason="without a compiler there is no cache")


def files(folder: Path) -> Any:
    from ludary.core.cache_files import Files

    return Files(str(folder), "module.function-1.py311", "stamp")


def kept(folder: Path) -> int:
    return len(list(folder.glob("*.nbc")))


def test_versions_are_found_again(tmp_path: Path) -> None:
    files(tmp_path).save("one", [1])
    files(tmp_path).save("two", {"two": 2})
    assert files(tmp_path).load("one") == [1]
    assert files(tmp_path).load("two") == {"two": 2}
    assert files(tmp_path).load("three") is None


def test_an_index_names_no_file_that_is_not_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = files(tmp_path)

    def fails(versions: Any) -> None:
        assert all((tmp_path / name).stat().st_size for name in versions.values()), "the file comes first"
        raise OSError("no space left on device")

    monkeypatch.setattr(ours, "_save_index", fails)
    with pytest.raises(OSError, match="no space left"):
        ours.save("one", [1])
    assert files(tmp_path).load("one") is None


def test_what_another_process_has_kept_is_not_kept_again(tmp_path: Path) -> None:
    files(tmp_path).save("one", [1])
    files(tmp_path).save("one", [1])
    assert kept(tmp_path) == 1


def test_a_version_whose_file_is_gone_is_kept_anew(tmp_path: Path) -> None:
    files(tmp_path).save("one", [1])
    for path in tmp_path.glob("*.nbc"):
        path.unlink()
    assert files(tmp_path).load("one") is None
    files(tmp_path).save("one", [1])
    assert files(tmp_path).load("one") == [1]


def test_what_pythons_pickle_cannot_pack_numbas_does() -> None:
    import pickle

    from ludary.core.cache_files import packed

    doubled = pickle.loads(packed(lambda number: 2 * number))
    assert doubled(4) == 8
