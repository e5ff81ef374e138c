"""Bundles: all modules that a page needs as one script, and all style sheets as one.

A table's page would ask for some eighty files, which takes long on a slow line. So the server puts
them together when they are first asked for: nobody has to build anything, and a changed file is in
the next bundle.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from posixpath import dirname, join, normpath

SHEETS = (
    "ground",
    "home",
    "board",
    "director",
    "table",
    "menus",
    "widths",
    "pages",
    "tournament",
    "lab",
    "summary",
)  # later ones go before earlier ones
IMPORT = re.compile(r'^import (?:(\{[^}]*\}) from )?"(\.[\w./]+)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function\*?|class|const) ([\w$]+))", re.MULTILINE)
COMMENT = re.compile(
    r"^[ \t]*(?:/\*\*.*?\*/|//[^\n]*)\n", re.MULTILINE | re.DOTALL
)  # whole lines: types for editors, words for readers


@lru_cache(maxsize=64)
def script(folder: Path, name: str, version: str) -> str:
    """Return a module below `folder`, whose files have this `version`, and all that it needs as one
    module, each in a scope of its own.
    """
    ordered: list[str] = []
    _visit(folder, name, ordered, [])
    places = {module: f"$m{number}" for number, module in enumerate(ordered)}
    return "".join(_scoped(folder, module, places) for module in ordered)


@lru_cache(maxsize=8)
def sheet(folder: Path, version: str) -> str:
    """Return all style sheets below `folder`, whose files have this `version`."""
    return "".join((folder / f"{name}.css").read_text(encoding="utf-8") for name in SHEETS)


def imports(folder: Path, module: str) -> Iterator[str]:
    """Return the modules that a module imports, each by its path below `folder`, such as
    `board/svg.js`.
    """
    for found in IMPORT.finditer((folder / module).read_text(encoding="utf-8")):
        yield normpath(join(dirname(module), found[2]))


def _visit(folder: Path, module: str, ordered: list[str], above: list[str]) -> None:
    """Add a module behind those that it imports.

    ValueError if it imports itself by way of others.
    """
    if module in above:
        raise ValueError(
            f"{' imports '.join([*above, module])}: modules that import each other cannot be put"
            " together"
        )
    for needed in imports(folder, module):
        if needed not in ordered:
            _visit(folder, needed, ordered, [*above, module])
    ordered.append(module)


def _scoped(folder: Path, module: str, places: dict[str, str]) -> str:
    text = (folder / module).read_text(encoding="utf-8")

    def bound(found: re.Match[str]) -> str:
        needed = places[normpath(join(dirname(module), found[2]))]
        return f"const {found[1].replace(' as ', ': ')} = {needed};\n" if found[1] else ""

    names = [found[1] for found in EXPORT.finditer(text)]
    inner = COMMENT.sub("", EXPORT.sub("", IMPORT.sub(bound, text)))
    return (
        f"const {places[module]} = (() => {{ // {module}\n{inner}return {{ {', '.join(names)}"
        " };\n})();\n"
    )
