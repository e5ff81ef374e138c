"""The pages' modules: their types, the API's models, and their delivery to browsers."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import ludary.web
from ludary.server.http.bundles import imports
from ludary.server.http.files import FOLDER
from tests.server.serving import Serving
from tests.web import api_types
from tests.web.conftest import Come, seated

ROOT = Path(__file__).resolve().parents[3]
TYPES = Path(ludary.web.__file__).with_name("*.d.ts")
SCRIPTS = FOLDER / "js"
TSC = ROOT / "node_modules" / ".bin" / "tsc"
MINUTES = 60.0


def missing(words: str) -> None:
    """Skip the test: TypeScript is a tool for those who work on the pages, and nobody needs it to
    set Ludary up.
    """
    pytest.skip(f"{words}: the types of the pages' modules are not checked")


@pytest.fixture
def tsc() -> Path:
    """The TypeScript compiler that package-lock.json names, installed beside it."""
    if not (shutil.which("node") and shutil.which("npm")):
        missing("Node and npm are not installed")
    lock, installed = ROOT / "package-lock.json", ROOT / "node_modules" / ".installed"
    if not installed.is_file() or installed.read_bytes() != lock.read_bytes():
        command = ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=10 * MINUTES
        )
        if done.returncode:
            missing(
                "npm cannot install TypeScript here"
                f" ({(done.stderr.strip().splitlines() or ['no words'])[-1]})"
            )
        installed.write_bytes(lock.read_bytes())
    return TSC


def test_the_types_of_the_modules_fit(tsc: Path) -> None:
    done = subprocess.run(
        [str(tsc), "--project", "tsconfig.json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=10 * MINUTES,
    )
    assert done.stdout + done.stderr == ""
    assert done.returncode == 0


def test_a_wrong_type_is_found(tsc: Path, tmp_path: Path) -> None:
    script = tmp_path / "wrong.js"
    script.write_text(
        "/** @param {Snapshot} snapshot */\nexport const seat = (snapshot) =>"
        " snapshot.seat.toUpperCase();\n",
        encoding="utf-8",
    )
    (tmp_path / "tsconfig.json").write_text(
        f'{{"extends": "{ROOT}/tsconfig.json", "include": ["{TYPES}", "wrong.js"]}}',
        encoding="utf-8",
    )
    done = subprocess.run(
        [str(tsc), "--project", str(tmp_path)], capture_output=True, text=True, timeout=10 * MINUTES
    )
    assert "Property 'toUpperCase' does not exist on type 'number'" in done.stdout


def test_the_lock_names_no_place_to_install_from() -> None:
    assert "resolved" not in (ROOT / "package-lock.json").read_text(encoding="utf-8")


def test_the_types_of_the_answers_are_those_of_the_models() -> None:
    assert api_types.FILE.read_text(encoding="utf-8") == api_types.written(), (
        "run python -m tests.web.api_types"
    )


def modules_told() -> list[list[str]]:
    """The modules in the tables of docs/pages.md: pages, the parts of a table, what all use."""
    tables = re.split(
        r"^\| --- .*$", (ROOT / "docs" / "pages.md").read_text(encoding="utf-8"), flags=re.MULTILINE
    )[1:]
    return [re.findall(r"^\| `(\w+/\w+\.js)` \|", table, re.MULTILINE) for table in tables]


def test_the_docs_have_a_line_for_each_module() -> None:
    modules = sorted(path.relative_to(SCRIPTS).as_posix() for path in SCRIPTS.rglob("*.js"))
    assert sorted(name for table in modules_told() for name in table) == modules


def test_the_parts_of_a_table_know_only_those_above_them() -> None:
    _, table, lab, signing, learning, common = modules_told()
    parts = [*table, *lab, *signing, *learning]
    for at, part in enumerate(parts):
        assert set(imports(SCRIPTS, part)) <= {*parts[:at], *common}, part
    assert all(set(imports(SCRIPTS, name)) <= set(common) for name in common)


def test_a_table_is_there_after_few_requests(come: Come, server: Serving) -> None:
    me, loaded = seated(come, server, "me", "greedy"), list[str]()
    table = me.page.url
    me.page.goto("about:blank")  # a page that is left may still ask for something
    me.page.on("request", lambda request: loaded.append(request.url.removeprefix(server.url)))
    me.page.goto(table)
    me.settle()
    assert len(loaded) == len(set(loaded)) <= 15, loaded
    assert [url.rsplit("/", 1)[1] for url in loaded if "/bundles/" in url] == [
        "pages.css",
        "table.js",
    ]


def test_the_colours_that_were_chosen_are_there_before_the_modules(come: Come) -> None:
    me = come(color_scheme="light")
    me.page.goto("/")
    me.page.evaluate("localStorage.setItem('ludary.theme', 'dark')")
    me.page.route("**/bundles/*.js", lambda route: route.abort())
    me.expected.append(re.compile("net::ERR_FAILED"))
    me.page.goto("/upload")
    assert me.page.evaluate("document.documentElement.dataset.theme") == "dark"
