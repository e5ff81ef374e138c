"""Counts that show how the house is kept, each with its bar: `python -m tests.counts` prints them,
`test_architecture` holds them.
"""

import ast
import importlib
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "ludary"
SOURCES = sorted(PACKAGE.rglob("*.py"))
SCRIPTS = sorted((PACKAGE / "web" / "static").rglob("*.js"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "benchmarks").glob("*.md")),
]

# Names of files that say nothing of what they hold, or mislead; after a colon the only part of the
# package that must not have it
OLD_NAMES = (
    "afar", "aside", "gather", "parcel", "haste", "turning", "meanwhile", "beginnings", "studied",
    "recall", "notes", "expanding", "picking", "saying", "silence", "kept", "kept_lowering",
    "eight", "eight_lowering", "writing", "light_numba", "lowering", "short_lowering", "inference",
    "frontend", "limits:core", "memory:server", "rows:server", "turns", "repeats", "again", "past",
    "quiet", "people", "parsing", "numbers", "plain", "telling:adapters", "desk", "choosing",
    "keeping:promises", "telling:promises", "barred", "blocks", "aiming", "stage", "acts", "deeds",
    "lately", "live", "fold", "keep", "about", "me", "news",
)  # fmt: skip

WHAT = re.compile(r"(What|Where|Who|Whose|Whom|How|The same|Those)\b")
MOST_WORDS = 40
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
NO_PROSE = re.compile(r"^\s*(?:#|\||<|:::)")  # headings, tables, pictures
ITEM = re.compile(r"^\s*(?:[-*]|\d+\.) ")
END = re.compile(r"(?<=[.!?])[\"”)*]*\s+(?=[A-Z\"“`(*\[0-9])")


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(
        ".__init__"
    )


def old_names() -> list[str]:
    files = [*SOURCES, *SCRIPTS, *sorted((ROOT / "benchmarks").glob("*.py"))]
    bad = [name.partition(":")[::2] for name in OLD_NAMES]
    return [
        named(path)
        for path in files
        for name, part in bad
        if path.stem == name and (not part or part in path.parts)
    ]


def twice_named_classes() -> list[str]:
    """Classes of the package outside of games and of the models of JSON, by name."""
    homes: dict[str, list[str]] = {}
    for path in SOURCES:
        if "games" not in path.parts and "models" not in path.parts:
            for node in ast.walk(tree(path)):
                if isinstance(node, ast.ClassDef):
                    homes.setdefault(node.name, []).append(named(path))
    return [
        f"{name}: {', '.join(files)}" for name, files in sorted(homes.items()) if len(files) > 1
    ]


def imports_of(path: Path, modules: dict[str, Path]) -> set[str]:
    """The modules of the package that a file imports, those for type checkers alone included."""
    used: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom):
            used |= {f"{node.module}.{name.name}" for name in node.names} | {node.module or ""}
        elif isinstance(node, ast.Import):
            used |= {name.name for name in node.names}
    return used & modules.keys() - {module_of(path)}


def circles(graph: dict[str, set[str]]) -> Iterator[set[str]]:
    """Strongly connected modules, more than one at a time (Tarjan 1972)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []

    def visit(name: str) -> Iterator[set[str]]:
        order[name] = low[name] = len(order)
        stack.append(name)
        for other in graph[name]:
            if other not in order:
                yield from visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], order[other])
        if low[name] == order[name]:
            circle = set(stack[stack.index(name) :])
            del stack[stack.index(name) :]
            if len(circle) > 1:
                yield circle

    for name in graph:
        if name not in order:
            yield from visit(name)


def wide_circles() -> list[str]:
    modules = {module_of(path): path for path in SOURCES}
    graph = {
        name: imports_of(path, modules)
        for name, path in modules.items()
        if path.name != "__init__.py"
    }
    graph = {name: used & graph.keys() for name, used in graph.items()}
    return [", ".join(sorted(circle)) for circle in circles(graph) if len(circle) > 3]


def casts_to_the_whole() -> list[str]:
    """Mixins which say that `self` is the class that they are mixed into."""
    lines = [
        (path, line) for path in SOURCES for line in path.read_text(encoding="utf-8").splitlines()
    ]
    return [
        f"{named(path)}: {line.strip()}"
        for path, line in lines
        if re.search(r'cast\("\w+(\[.*\])?", self\)', line)
    ]


def patches() -> list[str]:
    """Names of Numba and llvmlite that stand for something of Ludary's once the compiler is loaded
    and nothing is being compiled.
    """
    code = "from tests.counts import replaced; print(*replaced(), sep='\\n')"
    printed = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return printed.stdout.split()


def replaced() -> list[str]:
    """Return those names, found in this process."""
    importlib.import_module("ludary.core.compile.backend.import_numba").import_numba()
    importlib.import_module("ludary.core.compile.backend.compiler")
    loaded = {
        name: module
        for name, module in sys.modules.items()
        if name.partition(".")[0] in ("numba", "llvmlite")
    }
    names = {
        f"{at}.{name}": value
        for at, module in loaded.items()
        for name, value in vars(module).items()
    }
    classes = {id(value): (at, value) for at, value in names.items() if isinstance(value, type)}
    names |= {
        f"{at}.{name}": value for at, kind in classes.values() for name, value in vars(kind).items()
    }
    return sorted(
        at
        for at, value in names.items()
        if str(getattr(value, "__module__", "")).startswith("ludary")
    )


def odd_docstrings() -> list[str]:
    """Docstrings that do not begin with a verb or a noun phrase."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Module)
    files = [*SOURCES, *TESTS, *(ROOT / "benchmarks").glob("*.py"), *(ROOT / "docs").rglob("*.py")]
    nodes = [
        (path, node) for path in files for node in ast.walk(tree(path)) if isinstance(node, kinds)
    ]
    docs = [(path, doc) for path, node in nodes if (doc := ast.get_docstring(node))]
    return [f"{named(path)}: {doc.splitlines()[0]}" for path, doc in docs if WHAT.match(doc)]


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs and items of a page, each in one line, without code, headings, tables
    and pictures.
    """
    found, lines = list[str](), list[str]()
    for line in [*CODE.sub("", text).splitlines(), ""]:
        apart = not line.strip() or NO_PROSE.match(line)
        if lines and (apart or ITEM.match(line)):
            found.append(" ".join(lines))
            lines = []
        if not apart:
            lines.append(ITEM.sub("", line).strip())
    return found


def sentences(text: str) -> list[str]:
    """Return the sentences of a page; a link counts as its words, and a piece of code as one
    word.
    """
    whole = [
        re.sub(r"`[^`]*`", "Code", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", paragraph))
        for paragraph in paragraphs(text)
    ]
    return [sentence for paragraph in whole for sentence in END.split(paragraph)]


def word_count(sentence: str) -> int:
    return len(re.findall(r"\S*\w\S*", sentence))


def long_sentences() -> list[str]:
    """Return the sentences of more than 40 words in the pages of the documentation."""
    found = [
        (path, sentence)
        for path in PAGES
        for sentence in sentences(path.read_text(encoding="utf-8"))
    ]
    return [
        f"{named(path)}: {sentence}"
        for path, sentence in found
        if word_count(sentence) > MOST_WORDS
    ]


def releases() -> dict[str, str]:
    """Return the text of each release in the changelog by its version, newest first."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.split(r"^## \[([\d.]+)\] - \d{4}-\d\d-\d\d\n", text, flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


def words_of_the_longest_release() -> list[str]:
    return max((text.split() for text in releases().values()), key=len)


def lines_of_performance() -> list[str]:
    return (ROOT / "docs" / "performance.md").read_text(encoding="utf-8").splitlines()


COUNTS: dict[str, tuple[Callable[[], list[str]], int]] = {
    "files with names that tell nothing": (old_names, 0),
    "class names that stand twice": (twice_named_classes, 9),
    "circles of more than 3 modules, types counted": (wide_circles, 0),
    'casts of self to the whole: cast("Game", self)': (casts_to_the_whole, 0),
    "patches of Numba alive outside a compilation": (patches, 0),
    "docstrings that open with What, Who, How ...": (odd_docstrings, 0),
    "sentences over 40 words in the documentation": (long_sentences, 0),
    "words in the changelog's longest release": (words_of_the_longest_release, 500),
    "lines of docs/performance.md": (lines_of_performance, 100),
}

if __name__ == "__main__":
    for title, (count, bar) in COUNTS.items():
        places = count()
        print(f"{len(places):5} (at most {bar:3})  {title}")
        if "-v" in sys.argv and len(places) < 400 and not title.startswith(("words", "lines")):
            print(*(f"        {place}" for place in places), sep="\n")
