"""Files that pages load: cached by browsers for as long as all of them stay as they are.

Their addresses begin with a digest of the whole folder, under which modules import each other by plain names: so a browser never
runs a cached module beside a changed one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from os import PathLike, scandir, stat_result
from pathlib import Path
from posixpath import dirname, normpath

from fastapi.staticfiles import StaticFiles
from starlette.responses import Response
from starlette.types import Scope

import ludary.web

FOLDER = Path(ludary.web.__file__).with_name("static")
FOR_A_YEAR = "public, max-age=31536000, immutable"
VERSION = re.compile(r"^[0-9a-f]{12}[/\\]")
IMPORT = re.compile(r'^(?:import|\} from|import .* from) "(\.[\w./]+)";$', re.MULTILINE)


def address() -> str:
    """Return the folder's address; it changes with the contents of its files."""
    return f"/static/{version()}"


def modules(name: str) -> list[str]:
    """Return the addresses of a module and of all modules that it needs, so that browsers can fetch them at once."""
    return _modules(name, version())


def version(folder: Path = FOLDER) -> str:
    """Return a digest of the files in a folder and their names."""
    return _version(folder, tuple(sorted(_dated(folder))))


def _dated(folder: str | PathLike[str]) -> Iterator[tuple[str, int]]:
    for entry in scandir(folder):
        if entry.is_dir():
            yield from _dated(entry.path)
        else:
            yield entry.path, entry.stat().st_mtime_ns


@lru_cache(maxsize=16)
def _version(folder: Path, files: tuple[tuple[str, int], ...]) -> str:
    whole = sha256()
    for path in (Path(path) for path, _ in files):
        whole.update(f"{path.relative_to(folder).as_posix()} {path.stat().st_size}\n".encode() + path.read_bytes())
    return whole.hexdigest()[:12]


@lru_cache(maxsize=64)
def _modules(name: str, version: str) -> list[str]:
    needed = [name]
    for module in needed:  # which grows meanwhile
        needed += [one for one in imports(module) if one not in needed]
    return [f"/static/{version}/js/{module}" for module in needed]


def imports(module: str) -> Iterator[str]:
    """Return the modules that a module imports, each by its path below `js`, such as `board/svg.js`."""
    text = (FOLDER / "js" / module).read_text(encoding="utf-8")
    return (normpath(f"{dirname(module)}/{found[1]}") for found in IMPORT.finditer(text))


class VersionedFiles(StaticFiles):
    """Serves the folder. Files of the present version may be cached; others are revalidated each time."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)

    def get_path(self, scope: Scope) -> str:
        return VERSION.sub("", super().get_path(scope), count=1)

    def file_response(self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        present = super().get_path(scope).startswith(f"{version()}/")
        response.headers["cache-control"] = FOR_A_YEAR if present else "no-cache"
        return response
