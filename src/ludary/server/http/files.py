"""Files that pages load: kept by browsers for as long as they stay as they are."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from os import PathLike, stat_result
from pathlib import Path

from fastapi.staticfiles import StaticFiles
from starlette.responses import Response
from starlette.types import Scope

import ludary.web

FOLDER = Path(ludary.web.__file__).with_name("static")
FOR_A_YEAR = "public, max-age=31536000, immutable"


def address(name: str) -> str:
    """Where pages find a file; it changes with what is in the file."""
    return f"/static/{name}?v={version_of(FOLDER / name)}"


def version_of(path: Path) -> str:
    return _digest(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _digest(path: Path, changed: int) -> str:
    return sha256(path.read_bytes()).hexdigest()[:12]


class Files(StaticFiles):
    """Serves the folder. Who asks for the present version may keep it; others ask each time whether it has changed."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)

    def file_response(self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        present = scope["query_string"] == f"v={version_of(Path(full_path))}".encode()
        response.headers["cache-control"] = FOR_A_YEAR if present else "no-cache"
        return response
