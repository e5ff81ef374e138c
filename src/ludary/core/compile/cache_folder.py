"""The folders that hold compiled code: where they are, who may write to them, and when they are
removed.

`LUDARY_CACHE`, or else the user's own folder for caches, has one folder for each state of the
sources. A folder that this module made has a `CACHEDIR.TAG`, whose time is that of its last use.
Only files of the cache, and only in folders with that tag, are ever removed.

A folder that can only be read, as in an image or on a cluster, is read; what it lacks is kept in
the folder for temporary files.
"""

import atexit
import os
import shutil
import stat
import tempfile
import time
import warnings
from contextlib import suppress
from functools import cache
from pathlib import Path

import platformdirs

KEEP_DAYS = 30  # a folder that nothing used for so long is removed
# by the Cache Directory Tagging Specification, so that programs for backups leave the folder out
TAG = "CACHEDIR.TAG"
MARK = b"""Signature: 8a477f597d28d172789f06886806bc55
# Ludary made this folder for compiled code. It is removed when nothing
# has used it for 30 days; you can remove it at any time.
"""
OURS = (
    ".nbc",
    ".nbo",
    ".tmp",
    ".complete",
)  # what is kept: versions of functions, what they bring, and marks of games that are complete
OURS_BEFORE = (".nbi",)  # what older Ludarys kept besides
DAY = 86400  # seconds: how exactly it is noted when a file was last used
SENT = "sent-"  # begins the names of folders with games that were sent to other processes
OURS_SENT = (*OURS, ".py", ".pyc")  # what is kept there

_written: dict[Path, Path] = {}  # for folders that can only be read: where what they lack is kept


@cache
def cache_folder(name: str) -> Path:
    """Return the folder of this name, made if need be, for what Ludary can make again.

    Where no folder can be made, a warning says so; the path that is returned is that of none.
    """
    try:
        return _made(base_folder(), name)
    except OSError:  # a home that cannot be written to, or none
        shared = base_folder() / name
    try:
        own = _made(_own_folder(Path(tempfile.gettempdir()) / f"ludary-{_user()}"), name)
    except OSError as error:
        warn_once(str(error))
        return shared
    if _is_marked(shared) and os.access(shared, os.R_OK | os.X_OK):
        _written[shared] = own
        return shared
    return own


def writable_twin(folder: Path) -> Path | None:
    """Return the folder that keeps what this one lacks, if this one lies in a cache that can only
    be read.
    """
    for shared, own in _written.items():
        if folder.is_relative_to(shared):
            return own / folder.relative_to(shared)
    return None


def note_use(path: Path) -> None:
    """Let a file of the cache be as new as its last use."""
    with suppress(OSError):
        if time.time() - path.stat().st_mtime > DAY:
            os.utime(path)


@cache
def warn_once(reason: str) -> None:
    """Tell that compiled code cannot be kept."""
    warnings.warn(
        f"compiled code cannot be kept, each start compiles anew: {reason}; LUDARY_CACHE names"
        " another folder",
        stacklevel=2,
    )


def base_folder() -> Path:
    """Return the folder of all caches: for a user without a home one below which nothing can be
    made.
    """
    try:
        return Path(
            os.environ.get("LUDARY_CACHE") or platformdirs.user_cache_path("ludary")
        ).absolute()
    except RuntimeError:
        return Path(os.devnull)


def _user() -> str:
    """Names the user, also one that the system has no name for."""
    if os.name == "nt":
        return os.environ.get("USERNAME", "user")
    return str(os.getuid())


def _own_folder(path: Path) -> Path:
    """A folder that nobody else can write to: this one, or another for this process alone.

    What is in a cache is run.
    """
    path.mkdir(mode=0o700, exist_ok=True)
    told = path.lstat()
    if stat.S_ISDIR(told.st_mode) and (
        os.name == "nt" or (told.st_uid == os.getuid() and not told.st_mode & 0o022)
    ):
        return path
    other = os.environ["LUDARY_CACHE"] = tempfile.mkdtemp(
        prefix="ludary-"
    )  # for the processes that this one starts as well
    atexit.register(shutil.rmtree, other, ignore_errors=True)
    return Path(other)


def _made(base: Path, name: str) -> Path:
    """The folder, which can be written to; OSError if it cannot.

    Folders long unused are removed.
    """
    folder = base / name
    base.mkdir(parents=True, exist_ok=True)
    try:
        folder.mkdir()
        (folder / TAG).write_bytes(MARK)
    except FileExistsError:
        if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
            raise
    with suppress(OSError):  # those of somebody else
        if _is_marked(folder):
            if time.time() - (folder / TAG).stat().st_mtime > DAY:
                _remove_unused(folder)
            os.utime(folder / TAG)
        for other in base.iterdir():
            if _is_marked(other) and time.time() - (other / TAG).stat().st_mtime > KEEP_DAYS * DAY:
                _remove(other)
    return folder


def _is_marked(folder: Path) -> bool:
    """Tell whether this module made the folder."""
    tag = folder / TAG
    try:
        return not folder.is_symlink() and not tag.is_symlink() and tag.read_bytes() == MARK
    except OSError:
        return False


def _remove_unused(folder: Path) -> None:
    """Remove the files of code that nothing has used for long: of rules that have been changed
    since.
    """
    for file in folder.iterdir():
        if (
            file.name != TAG
            and file.suffix in OURS
            and time.time() - file.lstat().st_mtime > KEEP_DAYS * DAY
        ):
            file.unlink()


def _remove(folder: Path) -> None:
    """Remove what Ludary wrote below the folder, and the folder if nothing else is in it.

    Links are not followed.
    """
    ours = OURS_SENT if folder.name.startswith(SENT) else (*OURS, *OURS_BEFORE)
    for path, _, files in os.walk(folder, topdown=False):
        for name in files:
            if name == TAG or name.endswith(ours) or ".nbi.tmp." in name:
                with suppress(OSError):
                    os.unlink(f"{path}/{name}")
        with suppress(OSError):
            os.rmdir(path)
