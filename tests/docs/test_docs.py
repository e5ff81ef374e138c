"""The pages say what is true: their commands and links exist, and nothing that users meet is left
out.

`tests/install/test_install.py` runs their Python where Ludary is installed.
"""

import doctest
import importlib
import os
import re
import runpy
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludary
from ludary.core.compile.rule import JIT
from ludary.core.play.library import load
from ludary.games import GAMES
from tests.counts import releases
from tests.docs.pages import FLAGS, PAGES, ROOT, blocks, files_of, is_ours, short, write_files

SOURCES = ROOT / "src" / "ludary"
TEXT = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


@pytest.fixture
def desk(
    request: pytest.FixtureRequest, cache: pytest.Cache, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """A folder with the files that the page writes; it stays the same between sessions, so that its
    rules stay compiled.
    """
    page: Path = request.getfixturevalue("page")
    folder = Path(cache.mkdir("pages")) / short(page).replace("/", "-")
    folder.mkdir(exist_ok=True)
    if not (folder / "examples").is_symlink():
        (folder / "examples").symlink_to(ROOT / "examples")
    write_files(page, folder)
    monkeypatch.chdir(folder)
    return folder


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if page.name == "bots.md" or page.name.startswith("balance-")],
    ids=short,
)
def test_no_figure_is_of_an_older_box(page: Path) -> None:
    """A version belongs to the game that is named last before it."""
    titles = {load(name).title: load(name).version for name in GAMES}
    told = re.compile(rf"({'|'.join(titles)})|[Vv]ersion (\d+)\b")
    game, wrong = "", []
    for title, version in told.findall(page.read_text(encoding="utf-8")):
        game = title or game
        if version and int(version) != titles[game]:
            wrong.append(f"{game} is at version {titles[game]}, and a figure is of {version}")
    assert wrong == []


@pytest.mark.skipif(
    not JIT, reason="the pages play more games than the uncompiled build has time for"
)
@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if any(name.startswith("test_") for name in files_of(page))],
    ids=short,
)
def test_the_tests_that_a_page_offers_pass(page: Path, desk: Path, tmp_path: Path) -> None:
    for name in files_of(page):
        if not name.startswith("test_"):
            continue
        for label, test in runpy.run_path(name).items():
            if label.startswith("test_"):
                (
                    test(tmp_path)
                    if "tmp_path" in test.__code__.co_varnames[: test.__code__.co_argcount]
                    else test()
                )


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_a_quote_from_a_file_stands_there(page: Path) -> None:
    for block in blocks(page):
        if is_ours(block.file):
            assert block.content in (ROOT / block.file).read_text(encoding="utf-8"), (
                f"{short(page)}, line {block.line}"
            )


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_the_toml_of_a_page_is_toml(page: Path) -> None:
    for block in blocks(page):
        if block.language == "toml":
            tomllib.loads(block.content)


def command_lines(page: Path) -> Iterator[list[str]]:
    """The words of every command in the page, without variables set in front of it."""
    for block in blocks(page):
        if block.language not in ("console", "sh", "bash", "shell"):
            continue
        for line in block.text.replace("\\\n", " ").splitlines():
            if block.language == "console" and not line.startswith("$ "):
                continue  # output of the command
            words = shlex.split(
                re.split(r" (?:[|&]|&&|>) ", line.removeprefix("$ "))[0], comments=True
            )
            while words and re.match(r"[A-Z_]+=", words[0]):
                words.pop(0)
            if words:
                yield words


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_every_command_of_a_page_is_one_that_ludary_takes(page: Path, desk: Path) -> None:
    click, main = pytest.importorskip("click"), pytest.importorskip("ludary.cli").main
    for words in command_lines(page):
        if words[0] != "ludary":
            continue
        with main.make_context("ludary", words[1:2]) as ludary:
            try:
                command = main.get_command(ludary, words[1])
                assert command, f"{short(page)}: there is no command {' '.join(words[:2])}"
                command.make_context(words[1], words[2:], parent=ludary)
            except click.UsageError as error:
                pytest.fail(f"{short(page)}: {shlex.join(words)}: {error.format_message()}")


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_every_target_of_make_in_a_page_exists(page: Path) -> None:
    targets = re.findall(
        r"^([\w.-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
    )
    for words in command_lines(page):
        if words[0] == "make":
            assert {word for word in words[1:] if "=" not in word} <= set(targets), (
                f"{short(page)}: {shlex.join(words)}"
            )


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("AREA=nowhere", "no folder of tests: name one of adapters bots "),
        ("GAME=chess", "no game here"),
    ],
)
def test_an_unknown_area_or_game_is_answered_with_the_known_ones(named: str, said: str) -> None:
    done = subprocess.run(["make", ".known", named], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, f"{named} is {said}" in done.stderr) == (2, True), done.stderr


def prose(page: Path) -> str:
    """The page without code."""
    return re.sub(
        r"^```.*?^```$|`[^`\n]*`",
        lambda code: "" if "\n" in code.group() else "code",
        page.read_text(encoding="utf-8"),
        flags=re.M | re.S,
    )


def anchors(page: Path) -> set[str]:
    """Return the anchors that links can lead to within a page: its headings, as GitHub writes
    them.
    """
    headings = re.findall(
        r"^#+ (.+)$",
        re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S),
        re.MULTILINE,
    )
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if re.match(r"\w+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), f"{short(page)}: {link}"
        assert target == ROOT or ROOT in target.parents, (
            f"{short(page)}: {link} leads out of the project"
        )
        assert not anchor or anchor in anchors(target), (
            f"{short(page)}: {link}: {short(target)} has {', '.join(sorted(anchors(target)))}"
        )


def test_the_index_lists_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    listed = {
        (index.parent / link.partition("#")[0]).resolve() for link in LINK.findall(prose(index))
    }
    assert [
        short(page)
        for page in PAGES
        if page not in listed and page != index and index.parent in page.parents
    ] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_option_of_a_game_is_on_a_page(name: str) -> None:
    assert [
        option.name for option in load(name).contents.options if f"`{option.name}`" not in TEXT
    ] == []


def test_every_variable_of_the_environment_is_on_a_page() -> None:
    used = {
        name
        for path in SOURCES.rglob("*.py")
        for name in re.findall(r"\bLUDARY_[A-Z]+\b", path.read_text(encoding="utf-8"))
    }
    assert [name for name in sorted(used) if name not in TEXT] == []


def test_every_command_is_on_a_page() -> None:
    main = pytest.importorskip("ludary.cli").main
    assert [name for name in main.commands if f"ludary {name}" not in TEXT] == []


def test_the_changelog_has_the_version_of_the_sources() -> None:
    assert ludary.__version__ in releases()
    assert f"\nversion: {ludary.__version__}\n" in (ROOT / "CITATION.cff").read_text(
        encoding="utf-8"
    )
    assert list(releases()) == sorted(
        releases(), key=lambda version: [int(part) for part in version.split(".")], reverse=True
    )


@pytest.mark.parametrize("version", releases())
def test_a_release_has_the_headings_of_keep_a_changelog(version: str) -> None:
    text = releases()[version]
    assert set(re.findall(r"^### (.+)$", text, re.MULTILINE)) <= {
        "Added",
        "Changed",
        "Deprecated",
        "Removed",
        "Fixed",
        "Security",
    }


MODULES = [
    path
    for path in sorted(SOURCES.rglob("*.py"))
    if re.search(r"^ *>>> ", path.read_text(encoding="utf-8"), re.MULTILINE)
]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_the_examples_in_the_docstrings_of_a_module_are_true(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    module = importlib.import_module(
        ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts).removesuffix(".__init__")
    )
    written = len(re.findall(r"^ *>>> ", path.read_text(encoding="utf-8"), re.MULTILINE))

    failed, tried = doctest.testmod(module, optionflags=FLAGS)

    assert failed == 0, f"{os.path.relpath(path, ROOT)}: see what is printed above"
    assert tried == written, (
        f"{os.path.relpath(path, ROOT)}: {written} examples are written, and {tried} were found"
    )
