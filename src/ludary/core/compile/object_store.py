"""The files of compiled code: how they are written and read.

What many functions bring is kept once, under the digest of its contents.
"""

from __future__ import annotations

import os
import shutil
import uuid
from functools import cache
from hashlib import sha256
from pathlib import Path

from ludary.core.compile.cache_folder import cache_folder, note_use, writable_twin
from ludary.core.compile.cache_key import compiler_key
from ludary.core.compile.shipped import shipped_folder

_USED: set[str] = set()  # names of the files that this process has read or written


@cache
def code_folder() -> Path:
    """The folder of everything that this compiler makes."""
    return cache_folder(compiler_key())


def folders() -> list[Path]:
    """Return the folders that may have a file, first the one that is written to: of code that can
    only be read the cache keeps a twin.
    """
    return [
        folder
        for folder in (writable_twin(code_folder()), code_folder(), shipped_folder())
        if folder
    ]


def find(name: str) -> Path | None:
    """Return the path of the file of this name, None if there is none."""
    return next((path for folder in folders() if (path := folder / name).is_file()), None)


def read(name: str) -> bytes:
    """Return the contents of a file. OSError if there is none."""
    path = find(name)
    if path is None:
        raise FileNotFoundError(f"{name}: not in the cache")
    _USED.add(name)
    note_use(path)
    return path.read_bytes()


def write(name: str, contents: bytes) -> None:
    """Keep a file, which others find whole or not at all. OSError if it cannot be kept."""
    folder = folders()[0]
    folder.mkdir(parents=True, exist_ok=True)
    begun = folder / f"{uuid.uuid4().hex}.tmp"
    try:
        begun.write_bytes(contents)
        os.replace(begun, folder / name)
        _USED.add(name)
    finally:
        begun.unlink(missing_ok=True)


def put(contents: bytes) -> str:
    """Keep some contents; returns their name. OSError if they cannot be kept."""
    name = digest(contents)
    there = find(f"{name}.nbo")
    if there is None or there.read_bytes() != contents:
        write(f"{name}.nbo", contents)
    _USED.add(f"{name}.nbo")
    return name


def is_kept(name: str) -> bool:
    """Tell whether the folder that is written to has a file: elsewhere it may be damaged, and
    cannot be mended.
    """
    return (folders()[0] / name).is_file()


def get(name: str) -> bytes:
    """Return the contents of this name.

    OSError if they are not there any more, ValueError if they are damaged.
    """
    contents = read(f"{name}.nbo")
    if digest(contents) != name:
        forget(f"{name}.nbo")
        raise ValueError(f"{name}: damaged")
    return contents


def forget(name: str) -> None:
    """Remove a file from the folder that is written to."""
    (folders()[0] / name).unlink(missing_ok=True)


def copy_used(folder: Path) -> None:
    """Copy all files that this process has read or written to another folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in _USED:
        path = find(name)
        if path is not None:
            shutil.copyfile(path, folder / name)


def digest(contents: bytes) -> str:
    return sha256(contents).hexdigest()[:32]
