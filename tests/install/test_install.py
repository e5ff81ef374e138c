"""Installing Ludary as people do: the locks, a wheel in an empty environment, and the image for
servers.
"""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import ludary
from tests.install.conftest import copied
from tests.install.wheels import MEGABYTES, WHEELS, build, first_move, install, open_table, run
from tests.server.processes import free_port, until

ROOT = Path(__file__).parents[2]
interpreted = partial(run, LUDARY_JIT="0")
LOCKS = ("requirements.lock", "requirements-play.lock", "requirements-bench.lock")
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", re.M)


def pins(lock: str) -> dict[str, str]:
    return {
        canonicalize_name(name): version
        for name, version in PINNED.findall((ROOT / lock).read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_have_hashes_and_name_no_index(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert text.count("--hash=sha256:") >= len(pins(lock)) > 0
    assert "://" not in text
    assert "index" not in text


@pytest.mark.parametrize("lock", LOCKS[1:])
def test_whatever_two_locks_name_has_one_version(lock: str) -> None:
    tests, other = pins("requirements.lock"), pins(lock)
    assert {name: version for name, version in other.items() if name in tests} == {
        name: tests[name] for name in other if name in tests
    }


def test_playing_needs_nothing_that_only_tests_need() -> None:
    play = pins("requirements-play.lock")
    assert play.items() < pins("requirements.lock").items()
    assert not play.keys() & {
        "pytest",
        "playwright",
        "scipy",
        "mypy",
        "hypothesis",
        "schemathesis",
        "uv",
    }


def test_the_wheel_has_every_file_of_the_package(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    files = {
        path.relative_to(ROOT)
        for top in (ROOT / "src" / "ludary", ROOT / "examples")
        for path in top.rglob("*")
        if path.is_file()
    }
    kept = {
        path.as_posix()
        for path in files
        if "__pycache__" not in path.parts and path.suffix not in (".nbc", ".nbi")
    }
    expected = {
        f"ludary/{name}" if name.startswith("examples/") else name.removeprefix("src/")
        for name in kept
    }
    assert len(expected) > 400
    assert not expected - names


def test_the_wheel_asks_for_nothing_that_the_lock_lacks(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    metadata = archive.read(
        next(name for name in archive.namelist() if name.endswith("METADATA"))
    ).decode()
    asked = [Requirement(line) for line in re.findall(r"^Requires-Dist: (.+)$", metadata, re.M)]
    play = pins("requirements-play.lock")
    wanted = [
        one for one in asked if one.marker is None or one.marker.evaluate({"extra": "postgres"})
    ]
    assert len(wanted) > 10
    assert [
        str(one) for one in wanted if not one.specifier.contains(play[canonicalize_name(one.name)])
    ] == []


@pytest.mark.deep  # `make wheel`, and with it `make release`, tries this with every wheel
def test_a_wheel_with_compiled_code_compiles_nothing(sources: Path, tmp_path: Path) -> None:
    if not WHEELS.is_dir():
        pytest.skip(
            f"{WHEELS} is missing: `make test` lays the wheels of requirements-play.lock there"
        )
    copy = shutil.copytree(sources, tmp_path / "sources", ignore=shutil.ignore_patterns("wheels"))
    wheel = build(copy, LUDARY_SHIP="1")
    assert wheel.stat().st_size < MEGABYTES * 2**20
    assert f"-cp{sys.version_info.major}{sys.version_info.minor}-" in wheel.name
    programs = install(wheel, tmp_path / "venv")
    for game in ludary.games():
        first_move(programs, game, tmp_path / "home")
        open_table(programs, game, tmp_path / "home")


def test_the_command_says_what_one_can_do(installed: Path) -> None:
    said = interpreted(str(installed / "ludary"))
    assert "ludary serve --open   play in your browser" in said
    assert interpreted(str(installed / "python"), "-m", "ludary", "--version") == interpreted(
        str(installed / "ludary"), "--version"
    )


def test_an_installed_ludary_plays_simulates_and_reads_its_rules(installed: Path) -> None:
    where = interpreted(str(installed / "python"), "-c", "import ludary; print(ludary.__file__)")
    assert where.startswith(str(installed.parent))
    assert "Nagaraja" in interpreted(str(installed / "ludary"), "rules", "nagaraja")
    assert "2 games" in interpreted(
        str(installed / "ludary"), "sim", "nagaraja", "--games", "2", "--bots", "uniform"
    )


def test_an_installed_ludary_knows_the_examples_by_name_and_trains_them(
    installed: Path, tmp_path: Path
) -> None:
    command, network = str(installed / "ludary"), tmp_path / "leduc.npz"
    assert "kept   every random game ends" in interpreted(
        command, "check", "connect_four", "--tries", "2", "--no-builds"
    )
    few = ["--first-games", "400", "--generations", "1", "--games", "400", "--measured-games", "20"]
    interpreted(command, "train", "leduc_poker", "--out", str(network), *few)
    assert "2 games" in interpreted(
        command, "sim", "leduc-poker", "--games", "2", "--bots", f"learned:{network},uniform"
    )


@contextmanager
def serving(program: Path, database: Path) -> Iterator[str]:
    """The address of an installed server."""
    port = free_port()
    command = [str(program), "serve", "--port", str(port), "--database", f"sqlite:///{database}"]
    server = subprocess.Popen(
        command,
        cwd="/",
        env={"PATH": "/usr/bin:/bin", "LUDARY_JIT": "0", "HOME": str(database.parent)},
    )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        assert server.wait(60) in (0, -signal.SIGTERM)


def answer(url: str) -> bytes:
    """Return the served text, or nothing while the server is not open."""
    try:
        with urllib.request.urlopen(url) as got:
            return bytes(got.read())
    except OSError:
        return b""


def test_an_installed_ludary_serves_its_pages(installed: Path, tmp_path: Path) -> None:
    with serving(installed / "ludary", tmp_path / "tables.db") as url:
        assert json.loads(until(lambda: answer(f"{url}/healthz"), "the server answers"))["ok"]
        page = answer(url).decode()
        assert "Zimby Mojo" in page
        for name in re.findall(r'(?:src|href)="(/static/[^"]+)"', page):
            assert answer(url + name), name


def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"])


def test_the_image_is_built_from_files_that_are_there() -> None:
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert copied()
    for name in copied():
        assert (ROOT / name).exists(), name
        assert f"!{name}" in let_in, name


def test_the_image_and_the_compose_file_start_the_same_server() -> None:
    container = (ROOT / "Containerfile").read_text(encoding="utf-8")
    (command,) = re.findall(r"^CMD (\[.+\])$", container, re.M)
    assert json.loads(command) == compose()["ludary"]["command"]
    assert re.search(r"^USER ludary$", container, re.M)
    assert compose()["ludary"]["build"]["dockerfile"] == "Containerfile"
    published, port = compose()["ludary"]["ports"][0].rsplit(":", 1)
    assert published.startswith("127.0.0.1:")
    assert port == json.loads(command)[json.loads(command).index("--port") + 1]


def test_the_commands_of_the_image_are_ones_that_the_program_knows() -> None:
    for command in (compose()["ludary"]["command"],):
        assert command[0] == "ludary"
        interpreted(sys.executable, "-m", "ludary", *command[1:], "--help")


def test_the_database_of_the_compose_file_has_no_password_that_strangers_know() -> None:
    services = compose()
    given = services["ludary"]["environment"]
    assert given["LUDARY_DATABASE"] == "postgresql://ludary@database/ludary"
    assert given["PGPASSWORD"] == services["database"]["environment"]["POSTGRES_PASSWORD"]
    assert given["PGPASSWORD"].startswith("${LUDARY_PASSWORD:?")
    assert "ports" not in services["database"]
