"""Every place that the pages name is there: files, folders, and definitions. Nothing is imported.

Places look like `core/play/match.py: Match.step`, from `src/ludary` on, or from the top of the
project. A path may also begin in the folder of the page, or, in the page about the modules in
browsers, in theirs.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "ludary"
PAGE = ROOT / "docs" / "architecture.md"
PAGES = [PAGE, ROOT / "docs" / "recipes.md"]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
BENCHMARKS = sorted((ROOT / "benchmarks").glob("*.md"))
OTHERS = [ROOT / "docs" / name for name in ("pages.md", "security.md", "server-simulation.md")]
FOR_CONTRIBUTORS = [*PAGES, ROOT / "CONTRIBUTING.md", *OTHERS, *DECISIONS, *BENCHMARKS]
FOR_USERS = [
    page
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    if page not in FOR_CONTRIBUTORS
]
SUFFIXES = "py|js|ts|css|html|toml|md|sql|txt|ipynb|json|yaml"
PATH = re.compile(rf"`((?:[\w.-]+/)+[\w.-]*|[\w-]+\.(?:{SUFFIXES}))(?:::?[^`]*)?`")
BASES = [ROOT, SOURCES, SOURCES / "web" / "static" / "js", *sorted((SOURCES / "games").glob("*/"))]
FOLDERS = ("src", "tests", "docs", "benchmarks", "examples")
PLACE = re.compile(r"`(\w+/[\w/]+\.(?:py|js))(?:: ([\w.]+))?`")
ROW = re.compile(r"^\| (?!word |---)([^|]+) \| [^|]+ \| ([^|]+) \|$", re.MULTILINE)
JAVASCRIPT = r"^(export )?(async )?(function|class|const) {name}\b"


def places(page: Path) -> list[tuple[str, str]]:
    """(file, name in it) of all places; the name may be empty."""
    return PLACE.findall(page.read_text(encoding="utf-8"))


def path_of(file: str) -> Path:
    ours = SOURCES / file
    return ours if ours.is_file() else ROOT / file


@cache
def names_in(path: Path) -> frozenset[str]:
    """Return the names that a Python file defines at its top, and in its classes as
    `Class.name`.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(name for node in tree.body for name in defined(node))


def defined(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return [node.name]
    if isinstance(node, ast.ClassDef):
        return [
            node.name,
            *(f"{node.name}.{name}" for inner in node.body for name in defined(inner)),
        ]
    targets = (
        node.targets
        if isinstance(node, ast.Assign)
        else [node.target]
        if isinstance(node, ast.AnnAssign)
        else []
    )
    return [target.id for target in targets if isinstance(target, ast.Name)]


def is_defined(path: Path, name: str) -> bool:
    if path.suffix == ".py":
        return name in names_in(path)
    return (
        re.search(
            JAVASCRIPT.format(name=re.escape(name)), path.read_text(encoding="utf-8"), re.MULTILINE
        )
        is not None
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_place_exists(page: Path) -> None:
    named = places(page)
    assert named

    missing = [
        f"{file}: {name}"
        for file, name in named
        if not path_of(file).is_file() or (name and not is_defined(path_of(file), name))
    ]
    assert missing == []


def paths(page: Path) -> list[str]:
    """Return whatever looks like a path in backticks: it has a slash inside, or a known ending.

    Made files, in `build/`, are left out.
    """
    prose = re.sub(
        r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    return [path for path in PATH.findall(prose) if not path.startswith("build/")]


@cache
def file_names() -> frozenset[str]:
    """Return the names of all files of the project, without their folders."""
    inner = (
        path.name for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()
    )
    return frozenset([*inner, *(path.name for path in ROOT.iterdir())])


def is_there(path: str, page: Path) -> bool:
    if "/" not in path:
        return path in file_names()
    return any((base / path).exists() for base in (*BASES, page.parent))


@pytest.mark.parametrize("page", FOR_CONTRIBUTORS, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_in_backticks_exists(page: Path) -> None:
    assert [path for path in paths(page) if not is_there(path, page)] == []


@pytest.mark.parametrize("page", FOR_USERS, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_with_a_folder_exists_in_pages_whose_readers_write_files(page: Path) -> None:
    assert [path for path in paths(page) if "/" in path and not is_there(path, page)] == []


def test_paths_are_found_in_prose_and_not_in_code_or_addresses(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "```\n`a/code.py`\n```\n`a/b.py: f`, `tests/x.py::test_y`, `folder/`, `c.toml`, `/healthz`,"
        " `x / y`, `games/<game>/`",
        encoding="utf-8",
    )

    assert paths(page) == ["a/b.py", "tests/x.py", "folder/", "c.toml"]


def test_every_word_of_the_glossary_says_where_it_lives() -> None:
    rows = ROW.findall(PAGE.read_text(encoding="utf-8"))
    assert len(rows) > 20
    assert [word for word, where in rows if not PLACE.fullmatch(where.split(", ")[0])] == []


def test_the_words_of_the_glossary_are_in_order_and_each_once() -> None:
    words = [word for word, _ in ROW.findall(PAGE.read_text(encoding="utf-8"))]
    assert words == sorted(set(words), key=str.lower)


def test_the_picture_of_the_layers_has_every_part() -> None:
    picture = re.findall(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    parts = {path.parent.name for path in SOURCES.glob("*/__init__.py")}
    assert sorted(part for part in parts if f"{part}/" not in picture) == []
