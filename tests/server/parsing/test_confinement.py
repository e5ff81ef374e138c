"""The processes that read strangers' texts can reach nothing that is worth reaching."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from ludary.server.parsing.confinement import CALLS, visible_paths
from ludary.server.parsing.workers import Worker, environment
from tests.server.processes import ENVIRONMENT

linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems have no Landlock")

TRIES = """
import os, socket, sys, subprocess
from pathlib import Path
from ludary.server.parsing.confinement import confine
hidden, own, server = sys.argv[1:]
confine([own], hidden)
tries = {
    "reads the database": lambda: Path(hidden).read_bytes(),
    "reads what lies beside the database": lambda: Path(hidden + "-wal").read_bytes(),
    "lists a home": lambda: os.listdir(Path.home()),
    "reads the server's environment": lambda: Path(f"/proc/{server}/environ").read_bytes(),
    "writes": lambda: Path(own, "more").write_bytes(b""),
    "writes into what is there": lambda: Path(own, "game.py").write_bytes(b""),
    "removes": lambda: os.unlink(Path(own, "game.py")),
    "connects": lambda: socket.create_connection(("127.0.0.1", 9)),
    "opens a local socket": lambda: socket.socket(socket.AF_UNIX),
    "starts a program": lambda: subprocess.run(["/bin/true"]),
}
for name, attempt in tries.items():
    try:
        attempt()
        print("can", name)
    except PermissionError:
        pass
assert Path(own, "game.py").read_text() == "x = 1"
import wave, ctypes.util  # Python can still load its own modules
print("done")
"""


@linux
def test_a_confined_process_reaches_no_database_no_network_and_no_program(tmp_path: Path) -> None:
    for name, text in (("tables.db", "secret"), ("tables.db-wal", "secret"), ("game.py", "x = 1")):
        (tmp_path / name).write_text(text)
    command = [
        sys.executable,
        "-c",
        TRIES,
        str(tmp_path / "tables.db"),
        str(tmp_path),
        str(os.getpid()),
    ]
    told = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert (told.stdout, told.stderr) == ("done\n", "")


CACHED = """
from ludary.core.compile.cache_folder import cache_folder
from ludary.server.parsing.confinement import confine
from ludary.server.parsing.untrusted import cache_folders
folder = cache_folder("code")
(folder / "rule.nbi").write_text("compiled")
confine(cache_folders())
cache_folder.cache_clear()
print((cache_folder("code") / "rule.nbi").read_text())
"""


@linux
@pytest.mark.parametrize(
    "cache", ["cache", "/proc/none"], ids=["as usual", "in the folder for temporary files"]
)
def test_a_confined_process_finds_the_compiled_code(tmp_path: Path, cache: str) -> None:
    places = {"LUDARY_CACHE": str(tmp_path / cache), "TMPDIR": str(tmp_path)}
    told = subprocess.run(
        [sys.executable, "-c", CACHED],
        env={**ENVIRONMENT, **places},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.stdout, told.stderr) == ("compiled\n", "")


@linux
def test_a_worker_is_confined_and_inherits_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDARY_DATABASE", "postgresql://ann:secret@db/ludary")
    monkeypatch.setenv("LUDARY_METRICS_TOKEN", "secret")
    monkeypatch.setenv("SOMETHING_ELSE", "secret")
    with (tmp_path / "open").open("w") as held:
        os.set_inheritable(held.fileno(), True)
        worker = Worker(str(tmp_path / "tables.db"))
        process = Path(f"/proc/{worker.process.pid}")
        try:
            assert b"secret" not in (process / "environ").read_bytes()
            assert sorted(one.name for one in (process / "fd").iterdir()) == ["0", "1", "2"]
            folder = (process / "cwd").resolve()
            assert list(folder.iterdir()) == []
            status = dict(
                line.split(":\t", 1) for line in (process / "status").read_text().splitlines()
            )
            assert (status["NoNewPrivs"], status["Seccomp"]) == (
                "1",
                "2" if os.uname().machine in CALLS else "0",
            )
        finally:
            worker.end()
    assert not folder.exists()


def test_of_the_environment_a_worker_gets_what_python_and_the_rules_need(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", "here")
    monkeypatch.setenv("NUMBA_CPU_NAME", "generic")
    given = environment()
    assert given["NUMBA_CPU_NAME"] == "generic"
    assert given["PYTHONPATH"].endswith(str(Path("here").absolute()))
    assert "HOME" not in given


def test_all_around_what_is_hidden_is_named(tmp_path: Path) -> None:
    for name in ("a/tables.db", "a/tables.db-wal", "a/game.py", "b/other.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    found = set(visible_paths(str(tmp_path), str(tmp_path / "a/tables.db")))
    assert found == {str(tmp_path / "a/game.py"), str(tmp_path / "b")}
    assert list(visible_paths(str(tmp_path / "b"), str(tmp_path / "a/tables.db"))) == [
        str(tmp_path / "b")
    ]


def test_a_worker_needs_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(name: str) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.delenv("LUDARY_CACHE", raising=False)
    monkeypatch.setattr(platformdirs, "user_cache_path", homeless)
    assert environment()["LUDARY_CACHE"] == os.devnull
