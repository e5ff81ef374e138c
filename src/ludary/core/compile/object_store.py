"""The files of compiled code: how they are written and read. What many functions bring is kept once, under the digest of its contents."""

from __future__ import annotations

import os
import uuid
from functools import cache
from hashlib import sha256
from pathlib import Path

from ludary.core.compile.cache_folder import cache_folder, note_use, writable_twin
from ludary.core.compile.cache_key import compiler_key


@cache
def code_folder() -> Path:
    """The folder of everything that this compiler makes."""
    return cache_folder(compiler_key())


def folders() -> list[Path]:
    """Where files may be, first the folder that is written to: of code that can only be read the cache keeps a twin."""
    twin = writable_twin(code_folder())
    return [twin, code_folder()] if twin else [code_folder()]


def find(name: str) -> Path | None:
    """Where the file of this name is."""
    return next((path for folder in folders() if (path := folder / name).is_file()), None)


def read(name: str) -> bytes:
    """Return the contents of a file. OSError if there is none."""
    path = find(name)
    if path is None:
        raise FileNotFoundError(f"{name}: not in the cache")
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
    finally:
        begun.unlink(missing_ok=True)


def put(contents: bytes) -> str:
    """Keep some contents; returns their name. OSError if they cannot be kept."""
    name = digest(contents)
    there = find(f"{name}.nbo")
    if there is None or there.stat().st_size != len(contents):
        write(f"{name}.nbo", contents)
    return name


def get(name: str) -> bytes:
    """Return the contents of this name. OSError if they are not there any more, ValueError if they are damaged."""
    contents = read(f"{name}.nbo")
    if digest(contents) != name:
        forget(f"{name}.nbo")
        raise ValueError(f"{name}: damaged")
    return contents


def forget(name: str) -> None:
    """Remove a file where it can be removed."""
    (folders()[0] / name).unlink(missing_ok=True)


def digest(contents: bytes) -> str:
    return sha256(contents).hexdigest()[:32]
