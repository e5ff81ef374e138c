"""Folders of compiled code: rights to write, and removal of old files."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest

from ludary.core.compile import cache_folder as folders

LONG_AGO = time.time() - (folders.KEEP_DAYS + 1) * 86400
SOURCES = Path(__file__).parents[3] / "src"
ASK = (
    "from ludary.core.compile import cache_folder as c; f = c.cache_folder('a1'); print(f,"
    " c.writable_twin(f / 'koa'), sep='\\n')"
)


@pytest.fixture(autouse=True)
def asked_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LUDARY_CACHE", str(tmp_path / "cache"))
    folders.cache_folder.cache_clear()
    yield
    folders.cache_folder.cache_clear()


def aged(path: Path) -> Path:
    """Let the path, and all below it, be from long ago."""
    for one in [path, *path.rglob("*")]:
        os.utime(one, (LONG_AGO, LONG_AGO), follow_symlinks=False)
    return path


def foreign(base: Path) -> list[Path]:
    """Files of others in the folder for caches, all old: of the names and kinds that a cleaner
    could take for its own.
    """
    files = [
        base / name / "thesis.txt"
        for name in ("photos", "0a1b2c3d4e5f60718293", "sent-0a1b2c3d4e5f60718293", ".hidden")
    ]
    files += [
        base / "notes.nbi",
        base / "unmarked" / "koa-1.nbi",
        base / "marked by another" / "data",
        base / "marked by another" / folders.TAG,
    ]
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("Signature: 8a477f597d28d172789f06886806bc55\n# made by another program\n")
    (base / "elsewhere").symlink_to(base / "photos")
    (base / "tagged by a link").mkdir()
    (base / "mark").write_bytes(folders.MARK)
    (base / "tagged by a link" / folders.TAG).symlink_to(base / "mark")
    (base / "tagged by a link" / "old.nbi").write_text("kept")
    aged(base)
    return [*files, base / "tagged by a link" / "old.nbi"]


def test_only_folders_that_ludary_made_are_removed_when_they_are_old(tmp_path: Path) -> None:
    files = foreign(tmp_path / "cache")
    old = folders.cache_folder("old")
    (old / "drivers-koa").mkdir()
    (old / "drivers-koa" / "step-1.py311.nbi").write_text("")
    aged(old)
    folders.cache_folder("new")
    assert not old.exists()
    assert all(file.exists() for file in files)


def test_a_strangers_file_in_a_folder_of_ours_stays(tmp_path: Path) -> None:
    old = folders.cache_folder("old")
    for name in ("koa-1.nbi", "thesis.py"):
        (old / name).write_text("")
    (old / "mine" / "deep").mkdir(parents=True)
    (old / "mine" / "deep" / "thesis.txt").write_text("kept")
    (old / "mine" / "home").symlink_to(tmp_path)
    aged(old)
    folders.cache_folder("new")
    assert (old / "mine" / "deep" / "thesis.txt").exists() and (old / "mine" / "home").is_symlink()
    assert (old / "thesis.py").exists() and not (old / "koa-1.nbi").exists()


def test_a_folder_that_is_used_stays(tmp_path: Path) -> None:
    old = aged(folders.cache_folder("old"))
    folders.cache_folder.cache_clear()
    assert folders.cache_folder("old") == old
    folders.cache_folder("new")
    assert old.exists()


def test_of_a_folder_that_is_used_only_what_is_not_used_goes() -> None:
    folder = folders.cache_folder("code")
    for name in ("edited.nbc", "used.nbc", "thesis.txt"):
        (folder / name).write_text("")
    aged(folder)
    folders.note_use(folder / "used.nbc")
    folders.cache_folder.cache_clear()
    assert folders.cache_folder("code") == folder
    assert sorted(path.name for path in folder.iterdir()) == [folders.TAG, "thesis.txt", "used.nbc"]


def test_a_folder_of_somebody_else_is_no_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Code in a cache is run: where the home cannot be written to, a folder in the common one may
    be anybody's.
    """
    own = tmp_path / "ludary-ann"
    assert folders._own_folder(own) == own
    assert own.stat().st_mode & 0o777 == 0o700
    assert folders._own_folder(own) == own
    monkeypatch.setenv("LUDARY_CACHE", "")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    own.chmod(0o777)
    other = folders._own_folder(own)
    assert other != own and other.is_dir() and os.environ["LUDARY_CACHE"] == str(other)
    link = tmp_path / "ludary-bob"
    link.symlink_to(other)
    assert folders._own_folder(link) not in (link, other)


def homeless(name: str) -> Path:
    raise RuntimeError("could not determine the home directory")


@pytest.mark.parametrize("base", ["a file", "a missing home"])
def test_where_no_folder_can_be_made_there_is_the_one_for_temporary_files(
    base: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LUDARY_CACHE", str(tmp_path / "file") if base == "a file" else "")
    if base == "a missing home":
        monkeypatch.setattr(platformdirs, "user_cache_path", homeless)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = folders.cache_folder("a1")
    assert folder.parent.parent == tmp_path and folder.is_dir()


def test_without_any_folder_nothing_is_kept_and_a_warning_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LUDARY_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "file"))
    with pytest.warns(
        UserWarning, match=r"compiled code cannot be kept.*LUDARY_CACHE names another folder"
    ):
        folders.cache_folder("a1")


def as_others_see_it(command: str, **environment: str) -> list[str]:
    """The lines that Python prints for somebody who cannot write where the rights forbid it, as
    `root` could.
    """
    drop = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.getuid() == 0 else []
    run = [*drop, sys.executable, "-c", command]
    done = subprocess.run(
        run,
        env={**os.environ, "PYTHONPATH": str(SOURCES), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_a_cache_that_can_only_be_read_is_read(tmp_path: Path) -> None:
    folder = folders.cache_folder("a1")
    folder.chmod(0o555)
    folder.parent.chmod(0o555)
    used, twin = as_others_see_it(ASK, TMPDIR=str(tmp_path))
    folder.parent.chmod(0o755)
    assert used == str(folder)
    assert (
        Path(twin).is_relative_to(tmp_path)
        and Path(twin).parent.is_dir()
        and not Path(twin).is_relative_to(folder)
    )
