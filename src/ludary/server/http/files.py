"""Files that pages load: cached by browsers for as long as all of them stay as they are.

Their addresses begin with a digest of the whole folder. Scripts and style sheets of pages come in
bundles, `bundles/table.js` and `bundles/pages.css`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from os import PathLike, scandir, stat_result
from pathlib import Path

from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Scope

import ludary.web
from ludary.server.http import bundles

FOLDER = Path(ludary.web.__file__).with_name("static")
FOR_A_YEAR = "public, max-age=31536000, immutable"
VERSION = re.compile(r"^[0-9a-f]{12}[/\\]")
BUNDLE = re.compile(r"bundles[/\\]([a-z_]+)\.(js|css)")


def address() -> str:
    """Return the folder's address; it changes with the contents of its files."""
    return f"/static/{version()}"


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
        whole.update(
            f"{path.relative_to(folder).as_posix()} {path.stat().st_size}\n".encode()
            + path.read_bytes()
        )
    return whole.hexdigest()[:12]


class VersionedFiles(StaticFiles):
    """Serves the folder.

    Files of the present version may be cached; others are revalidated each time.
    """

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)

    def get_path(self, scope: Scope) -> str:
        return VERSION.sub("", super().get_path(scope), count=1)

    async def get_response(self, path: str, scope: Scope) -> Response:
        named = BUNDLE.fullmatch(path)
        if named is None or scope["method"] not in ("GET", "HEAD"):
            return await super().get_response(path, scope)
        name, kind = named.groups()
        if kind == "css" and name == "pages":
            text = bundles.sheet(FOLDER / "css", version())
        elif kind == "js" and (FOLDER / "js" / "pages" / f"{name}.js").is_file():
            text = bundles.script(FOLDER / "js", f"pages/{name}.js", version())
        else:
            raise HTTPException(404)
        return Response(
            text,
            media_type=f"text/{'css' if kind == 'css' else 'javascript'}",
            headers={"cache-control": self.caching(scope)},
        )

    def caching(self, scope: Scope) -> str:
        """Return what browsers are told: only files of the present version stay as they are."""
        return FOR_A_YEAR if super().get_path(scope).startswith(f"{version()}/") else "no-cache"

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = self.caching(scope)
        return response
