"""The shape of the code: allowed imports, equal folders in every game.

In JavaScript no pair of brackets spans more lines than a function may have, but for the body of a
class: so no function does, whichever way it is written. Ruff measures Python.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tests.commits import faults
from tests.counts import COUNTS, PACKAGE, ROOT, SCRIPTS, circles, imports_of, module_of, named
from tests.counts import SOURCES as FILES

STATIC = PACKAGE / "web" / "static"
SHEETS = sorted(STATIC.rglob("*.css"))
GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))

ROOMS = {  # files that every game has, and the names that they define or pass on
    "box.py": {"Box", "Edition"},
    "state.py": {"State", "Phase"},
    "verbs.py": {"Verb"},
    "actions.py": {"ACTIONS", "legal"},
    "rules/setup.py": {"setup"},
    "rules/apply.py": {"apply"},
    "rules/end.py": {"returns", "scores", "score_parts"},
    "secrets.py": {"conceal", "imagine"},
    "invariants.py": {"INVARIANTS", "check"},
    "text/choices": {"CHOICES"},  # a file, or a folder if there is much to choose
    "text/names.py": {"names"},
    "text/describe.py": {"describe"},
    "board/picture.py": {"board"},
    "events": {"EVENTS"},  # likewise
    "judge": {"judge"},  # likewise
}
ROOMS_OF_SOME = {
    "text/beats.py": {"beats"},
    "board/inspection.py": {"inspect"},
    "board/cover.py": {"cover"},
    "windows.py": {"WINDOWS"},
}
SHEETS_OF_DATA = {"edition.toml", "ledger.toml", "lesson.toml", "trials.toml"}

# The parts that each part may import besides itself; "ludary" is the front door: load, games,
# simulate
ARROWS = {
    "core": {"core"},
    "kit": {"core"},
    "bots": {"core"},
    "study": {"core", "bots"},
    "warmup": {"core", "bots", "ludary"},
    "lab": {"core", "bots", "study", "ludary"},
    "train": {"core", "bots", "lab", "ludary"},
    "adapters": {"core", "bots", "study", "warmup", "ludary"},
}
DOORS = {"server", "cli"}  # nobody imports them, but the command starts the server
LONGEST_FUNCTION, WIDEST = 45, 140  # of a script; ruff counts for Python

# Written so that this page does not match itself
UNFINISHED = re.compile(r"\b(TO[D]O|FIX[M]E|X[X]X)\b")
NOT_OURS = re.compile(
    r"file:[/]{2}|(?<![\w.])[/](root|work|opt|home|Users)/|\b[p]ypi\b|[p]ythonhosted", re.IGNORECASE
)
TEXTS = {
    ".py",
    ".toml",
    ".md",
    ".txt",
    ".js",
    ".ts",
    ".css",
    ".html",
    ".svg",
    ".json",
    ".cfg",
    ".lock",
    ".ipynb",
}


def part(module: str) -> str:
    """`ludary.core.state.fate` is of the part `core`; the package itself, and what stands in it
    beside the parts, is `ludary`.
    """
    words = module.split(".")
    return words[1] if len(words) > 1 and words[1] in folders_and_doors() else "ludary"


@cache
def folders_and_doors() -> set[str]:
    return {path.name for path in PACKAGE.iterdir() if path.is_dir()} | DOORS


def imports(path: Path) -> Iterator[str]:
    """The modules of Ludary that a file imports anywhere, `from ludary import bots` as
    `ludary.bots`.
    """
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] == "ludary")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{named(path)}:{node.lineno}: imports are written in full"
            module = node.module or ""
            if module in ("ludary", "ludary.games"):
                yield from (f"{module}.{name.name}" for name in node.names)
            elif module.startswith("ludary."):
                yield module


@cache
def arrows() -> tuple[tuple[Path, str, str], ...]:
    """(file, its part, module that it imports) for all imports in the package."""
    return tuple(
        (path, part(module_of(path)), module) for path in FILES for module in imports(path)
    )


def runtime_imports(path: Path) -> set[str]:
    """Return the modules that a file imports when it runs, at its top or within a function: not
    those for type checkers alone.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    blocks = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    ]
    typed = {id(node) for block in blocks for node in ast.walk(block)}
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and id(node) not in typed:
            module = node.module or ""
            found |= {f"{module}.{name.name}" for name in node.names} | {module}
        elif isinstance(node, ast.Import) and id(node) not in typed:
            found |= {name.name for name in node.names}
    return found


def wrong(found: Iterator[tuple[Path, str]]) -> list[str]:
    return [f"{named(path)} imports {module}" for path, module in found]


def test_a_part_imports_only_what_lies_below_it() -> None:
    bounded = ((path, ours, module) for path, ours, module in arrows() if ours in ARROWS)
    assert (
        wrong(
            (path, module)
            for path, ours, module in bounded
            if part(module) not in ARROWS[ours] | {ours}
        )
        == []
    )


def test_a_game_imports_the_kit_and_itself() -> None:
    def is_foreign(path: Path, module: str) -> bool:
        own = ".".join(module_of(path).split(".")[:3])
        return part(module) != "kit" and module != own and not module.startswith(f"{own}.")

    assert (
        wrong(
            (path, module)
            for path, ours, module in arrows()
            if ours == "games" and is_foreign(path, module)
        )
        == []
    )


def test_games_in_examples_and_docs_import_the_kit_alone() -> None:
    examples = {
        named(path): path.read_text(encoding="utf-8") for path in (ROOT / "examples").glob("*.py")
    }
    pages = {
        named(path): path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "docs").glob("*.md"))
    }
    assert "examples/connect_four.py" in examples
    inside = re.compile(r"^ *(?:>>> )?(?:from|import) ludary\.core\b.*$", re.MULTILINE)
    assert {
        name: lines for name, text in (examples | pages).items() if (lines := inside.findall(text))
    } == {}


def test_the_kit_names_the_classes_that_the_contract_names() -> None:
    page = (ROOT / "docs" / "contract.md").read_text(encoding="utf-8")
    classes = {node.name for path in (PACKAGE / "core").rglob("*.py") for node in classes_of(path)}
    kit = {name for path in (PACKAGE / "kit").glob("*.py") for name in names_in(path)}
    promised = set(re.findall(r"`([A-Z][A-Za-z]+)\b", page)) & classes
    assert promised >= {"Beat", "Windows", "Area", "Board"}
    assert promised - kit - names_in(PACKAGE / "core" / "errors.py") - {"Match"} == set()


def classes_of(path: Path) -> Iterator[ast.ClassDef]:
    yield from (
        node
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    )


def test_no_part_but_the_list_of_games_knows_a_game() -> None:
    known = {f"ludary.games.{folder.name}" for folder in GAMES}
    outside = ((path, module) for path, ours, module in arrows() if ours != "games")
    assert (
        wrong(
            (path, module) for path, module in outside if ".".join(module.split(".")[:3]) in known
        )
        == []
    )


def test_nothing_imports_the_server_or_the_command() -> None:
    def may(ours: str, module: str) -> bool:
        return part(module) == ours or (ours, part(module)) == ("cli", "server")

    assert (
        wrong(
            (path, module)
            for path, ours, module in arrows()
            if part(module) in DOORS and path.name != "__main__.py" and not may(ours, module)
        )
        == []
    )


GAME_MAKES = {  # `Game.start` and so on import these when they are called
    ("ludary.core.play.game", f"ludary.core.{module}")
    for module in (
        "play.match",
        "play.loop",
        "play.worlds",
        "batch.batch",
        "observe.observer",
        "observe.infostate_tensor",
    )
}


def test_no_module_of_the_core_imports_one_that_imports_it() -> None:
    modules = {
        module_of(path): path for path in FILES if part(module_of(path)) in ("core", "bots", "lab")
    }
    used = {name: runtime_imports(path) & modules.keys() - {name} for name, path in modules.items()}
    graph = {
        name: {one for one in ones if (name, one) not in GAME_MAKES} for name, ones in used.items()
    }
    assert graph["ludary.core.play.match"] >= {
        "ludary.core.play.view",
        "ludary.core.play.record_file",
    }
    assert list(TopologicalSorter(graph).static_order())  # CycleError names the circle


CORE = {  # the rooms of the core, and which of them each may import
    "compile": set(),
    "state": {"compile"},
    "picture": set(),
    "contract": {"compile", "state", "picture"},
    "play": {"compile", "state", "picture", "contract"},
    "observe": {"compile", "state", "play"},
    "batch": {"compile", "state", "contract", "play", "observe"},
}
SERVER = {  # the rooms of the server, and which of them each may import
    "resources": set(),
    "parsing": {"resources"},
    "tables": {"parsing"},
    "catalog": {"parsing", "tables"},
    "store": {"resources", "tables"},
    "presence": {"resources", "store", "tables"},
    "showing": {"resources", "presence", "tables"},
    "live": {"catalog", "resources", "presence", "store", "tables"},
    "tournaments": {
        "catalog",
        "live",
        "parsing",
        "presence",
        "resources",
        "store",
        "tables",
    },
    "playing": {"catalog", "resources", "live", "parsing", "showing", "store", "tables"},
    "alerts": {"resources", "presence", "store"},
    "hosting": {"alerts", "catalog", "resources", "parsing", "store", "tables"},
    "http": {
        "alerts",
        "catalog",
        "tournaments",
        "live",
        "parsing",
        "presence",
        "resources",
        "showing",
        "store",
        "tables",
    },
    "public": {
        "http",
        "live",
        "parsing",
        "presence",
        "resources",
        "store",
        "tables",
        "tournaments",
    },
}
WHOLE_SERVER = {"app", "asgi", "launch"}  # modules beside the rooms, which put them together
PAGES = {  # the rooms of the pages' modules, and which of them each may import
    "common": set(),
    "board": {"common"},
    "beats": {"common", "board"},
    "endings": {"common", "board"},
    "state": {"common", "board"},
    "choices": {"common", "board", "state"},
    "table": {"common", "board", "beats", "endings", "state", "choices"},
    "lab": {"common"},
    "signing": {"common"},
    "learning": {"common", "board", "beats", "state", "choices", "table"},
    "pages": {
        "common",
        "board",
        "beats",
        "endings",
        "state",
        "choices",
        "table",
        "learning",
        "lab",
        "signing",
    },
}


def test_a_room_of_the_core_imports_only_what_lies_below_it() -> None:
    def room(module: str) -> str:
        return next((name for name in module.split(".")[2:3] if name in CORE), "")

    wrong = []
    for path in FILES:
        name = module_of(path)
        if name.startswith("ludary.core."):
            made = tuple(module for maker, module in GAME_MAKES if maker == name)
            used = {
                one
                for one in runtime_imports(path)
                if one.startswith("ludary.core.") and not one.startswith(made)
            }
            wrong += [
                f"{name} imports {one}"
                for one in used
                if room(one) and room(one) not in CORE.get(room(name), set()) | {room(name)}
            ]
    assert sorted(
        path.name
        for path in (PACKAGE / "core").iterdir()
        if path.is_dir() and path.name != "__pycache__"
    ) == sorted(CORE)
    assert wrong == []


def server_modules() -> dict[str, Path]:
    return {module_of(path): path for path in FILES if part(module_of(path)) == "server"}


def test_a_room_of_the_server_imports_only_what_lies_below_it() -> None:
    modules = server_modules()

    wrong = []
    for name, path in modules.items():
        room = name.split(".")[2] if name.count(".") > 1 else ""
        for used in runtime_imports(path) & modules.keys() - {name} if room in SERVER else ():
            lower = used.split(".")[2]
            if lower != room and lower in {*SERVER, *WHOLE_SERVER} - SERVER[room]:
                wrong.append(f"{name} imports {used}")
    rooms = (
        path.name
        for path in (PACKAGE / "server").iterdir()
        if path.is_dir() and path.name != "__pycache__"
    )
    assert sorted(rooms) == sorted(SERVER)
    assert wrong == []
    assert list(TopologicalSorter(SERVER).static_order())  # CycleError names the circle


def test_what_strangers_make_necessary_has_one_door() -> None:
    door = "ludary.server.public"
    outside = {module_of(path): path for path in FILES if not module_of(path).startswith(door)}
    modules = {module_of(path): path for path in FILES}
    assert [
        name
        for name, path in outside.items()
        if any(one.startswith(f"{door}.") for one in imports_of(path, modules))
    ] == []
    users = {name for name, path in outside.items() if door in runtime_imports(path)}
    assert users == {f"ludary.server.{name}" for name in WHOLE_SERVER} | {
        "ludary.cli.serve",
        "ludary.cli.hosting.admin",
    }


def test_a_room_of_the_pages_imports_only_what_lies_below_it() -> None:
    wrong = []
    for path in SCRIPTS:
        code = re.sub(
            r"/\*[\s\S]*?\*/", "", path.read_text(encoding="utf-8")
        )  # what comments import is types
        rooms = set(re.findall(r'"\.\./(\w+)/\w+\.js";$', code, re.MULTILINE))
        wrong += [
            f"{named(path)} imports {room}" for room in rooms - PAGES.get(path.parent.name, set())
        ]
    assert sorted(path.name for path in (STATIC / "js").iterdir() if path.is_dir()) == sorted(PAGES)
    assert wrong == []
    assert list(TopologicalSorter(PAGES).static_order())


def room_in(folder: Path, room: str) -> Path:
    """The file of a room: `judge` is `judge/__init__.py` or `judge.py`."""
    if room.endswith(".py"):
        return folder / room
    return folder / room / "__init__.py" if (folder / room).is_dir() else folder / f"{room}.py"


def names_in(path: Path) -> set[str]:
    """The names that a module has at its top: defined, assigned or imported; none if there is no
    such module.
    """
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body if path.is_file() else []:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.ImportFrom):
            found |= {name.asname or name.name for name in node.names}
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_game_has_the_same_rooms(folder: Path) -> None:
    assert sorted(sheet for sheet in SHEETS_OF_DATA if not (folder / sheet).is_file()) == []
    missing = {room: wanted - names_in(room_in(folder, room)) for room, wanted in ROOMS.items()}
    assert {room: names for room, names in missing.items() if names} == {}


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_a_game_is_put_together_from_its_rooms(folder: Path) -> None:
    homes = {
        name: room_in(folder, room)
        for room, names in (ROOMS | ROOMS_OF_SOME).items()
        for name in names
    }
    tree = ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))
    taken = {
        name.name: node.module or ""
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    assert {
        name: module
        for name, module in taken.items()
        if name in homes and module != module_of(homes[name])
    } == {}


def test_importing_ludary_is_light() -> None:
    heavy = {"numba", "pydantic", "rich", "click"}
    script = f"import sys, ludary; print(*sorted({heavy!r} & set(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []


def texts() -> Iterator[Path]:
    for folder in ("src", "tests", "examples", "docs", "benchmarks"):
        yield from (
            path
            for path in sorted((ROOT / folder).rglob("*"))
            if path.suffix in TEXTS and path.is_file()
        )
    yield from (
        path for path in sorted(ROOT.iterdir()) if path.suffix in TEXTS or path.name == "Makefile"
    )


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    lines = (
        (path, number, line)
        for path in texts()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    )
    return [
        f"{named(path)}:{number}: {line.strip()}"
        for path, number, line in lines
        if pattern.search(line)
    ]


def test_no_file_is_left_unfinished() -> None:
    assert lines_with(UNFINISHED) == []


def test_no_file_names_somebodys_machine_or_package_index() -> None:
    assert lines_with(NOT_OURS) == []


def test_every_function_of_a_script_is_short() -> None:
    lengths = {
        f"{named(path)}:{first}": last - first + 1
        for path in SCRIPTS
        for first, last in brackets(path)
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST_FUNCTION} == {}


def test_no_line_of_a_script_is_wide() -> None:
    lines = (
        (path, number, line)
        for path in SCRIPTS
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    )
    assert [f"{named(path)}:{number}" for path, number, line in lines if len(line) > WIDEST] == []


def test_no_script_imports_one_that_imports_it() -> None:
    graph = {
        path.name: set(
            re.findall(r'"\.[\w./]*/(\w+\.js)";$', path.read_text(encoding="utf-8"), re.MULTILINE)
        )
        for path in SCRIPTS
    }
    assert all(graph[name] for name in ("table.js", "replay.js"))
    assert list(TopologicalSorter(graph).static_order())  # CycleError names the circle


# Comments, strings and patterns, which may hold brackets that do not count; patterns stand where a
# value begins
NO_CODE = re.compile(
    r'//.*|/\*[\s\S]*?\*/|"(?:[^"\\\n]|\\.)*"|(?<=[(,=:!&|?])\s*/(?:[^/\\\n]|\\.)+/'
)
PAIRS = {")": "(", "]": "[", "}": "{"}


def brackets(path: Path) -> Iterator[tuple[int, int]]:
    """The first and last line of every pair of brackets in a script, but of bodies of classes.

    Templates are read as code: what is in them is balanced too, or the test fails here.
    """
    text = NO_CODE.sub(lambda found: "\n" * found[0].count("\n"), path.read_text(encoding="utf-8"))
    open_ones: list[tuple[str, int, bool]] = []
    for number, line in enumerate(text.splitlines(), 1):
        for sign in re.findall(r"[()\[\]{}]", line):
            if sign not in PAIRS:
                open_ones.append(
                    (sign, number, re.match(r"(export )?class \w+.*\{$", line) is not None)
                )
                continue
            assert open_ones, f"{named(path)}:{number}: {sign} closes nothing"
            opening, first, is_class = open_ones.pop()
            assert opening == PAIRS[sign], (
                f"{named(path)}:{number}: {sign} closes {opening} of line {first}"
            )
            if not is_class:
                yield first, number
    assert not open_ones, f"{named(path)}: {open_ones[-1]} is not closed"


def test_brackets_are_counted_but_not_those_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "some.js"
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    script.write_text("""class A {
  b(c) { // }
    return c.replace(/[)]"/, "}\\"") + `${[c]}`; /* {
  } */ }
}
const d = () => (
  1
);
""", encoding="utf-8")  # fmt: skip
    assert {span for span in brackets(script) if span[0] < span[1]} == {(2, 4), (6, 8)}


@pytest.mark.parametrize("title", COUNTS)
def test_counts_are_within_their_bars(title: str) -> None:
    count, bar = COUNTS[title]
    places = count()
    assert len(places) <= bar, places


@pytest.mark.parametrize(
    ("subject", "is_fine"),
    [
        ("web: keep the choice filter inside its column", True),
        ("server, lab: finish the rooms", True),
        ("Let a hero die early", False),
        ("web: keep the filter; lab: count games", False),
        ("web: keep the filter.", False),
        ("web: " + "keep the choice filter inside its column " * 2, False),
    ],
)
def test_subjects_of_commits_name_an_area_and_one_change(subject: str, is_fine: bool) -> None:
    assert bool(faults(subject)) != is_fine


def test_a_circle_of_imports_is_found_whole() -> None:
    graph = {"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert sorted(map(sorted, circles(graph))) == [["a", "b", "c"], ["d", "e"]]
