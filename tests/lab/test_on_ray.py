"""Simulations on a Ray cluster: the games of one machine, whatever happens to the workers.

Skipped where Ray is not installed.
"""

import json
import os
import subprocess
import sys
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import ludary
from ludary.cli import main
from tests.every_game import EXAMPLES
from tests.server.processes import free_port, until

FOUR = str(EXAMPLES / "connect_four.py")
MARK = (  # in the environment of every process that Ray starts for these tests
    f"LUDARY_TEST_{uuid.uuid4().hex}"
)


@pytest.fixture(scope="module")
def needs_ray() -> None:
    pytest.importorskip("ray", reason="Ray is not installed")


def running() -> list[int]:
    """The processes that these tests started, and those that they started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            if MARK.encode() in path.read_bytes() and (path.parent / "cmdline").read_bytes():
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


def ended(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, and that of all that it started."""
    environment = os.environ | {
        MARK: "1",
        "PYTHONPATH": str(Path(ludary.__file__).parents[1]),
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=environment, check=False
    )
    until(lambda: not running(), "Ray's processes are gone")
    return done


@pytest.mark.parametrize(
    ("on", "complaint"),
    [
        (
            "somewhere",
            (
                "on='somewhere': should be 'ray', or the address of a Ray cluster as 'HOST:PORT' or"
                " 'ray://HOST:PORT'"
            ),
        ),
        ("", "on='': should be"),
        ("http://host:80", "on='http://host:80': should be"),
    ],
)
def test_a_wrong_address_of_a_cluster_is_refused(on: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        ludary.simulate(FOUR, games=1, on=on)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ImportError, match=r"needs one more package: pip install 'ludary\[ray\]'"):
        ludary.simulate(FOUR, games=1, on="ray")
    result = CliRunner().invoke(main, ["sim", FOUR, "--on", "ray"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert (
        result.stderr
        == "ludary: playing on several machines needs one more package: pip install 'ludary[ray]'\n"
    )


@pytest.mark.usefixtures("needs_ray")
def test_an_address_where_nothing_answers_is_named() -> None:
    address = f"ray://127.0.0.1:{free_port()}"
    done = ended("-m", "ludary", "sim", FOUR, "--games", "1", "--on", address)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"ludary: {address}: nothing answers there (")
    assert done.stderr.count("\n") == 1


@pytest.fixture(scope="module")
def seen(needs_ray: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """The report of a program that played on two nodes and lost one."""
    done = ended("-m", "tests.lab.ray_cluster", str(tmp_path_factory.mktemp("cluster")))
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    assert done.returncode == 0, done.stderr
    yield {line.pop("what"): line for line in lines}


@pytest.mark.deep
def test_a_simulation_that_loses_a_machine_gives_the_games_of_one(seen: dict[str, Any]) -> None:
    assert seen["a node is lost"] == {"same": True, "held": True, "progress": True}


@pytest.mark.deep
def test_the_parts_of_any_function_come_in_order_though_a_machine_is_lost(
    seen: dict[str, Any],
) -> None:
    done = [[part, 10 * part] for part in range(8)]
    assert seen["a part is lost"] == {"held": True, "done": done, "failure": "part 3"}


@pytest.mark.deep
def test_a_training_that_loses_a_machine_makes_the_network_of_one(seen: dict[str, Any]) -> None:
    assert seen["a training loses a node"] == {"lost": True, "same": True}


@pytest.mark.deep
def test_a_bot_that_fails_elsewhere_fails_as_it_does_here(seen: dict[str, Any]) -> None:
    told = seen["a bot breaks the rules"]
    assert told["kind"] == "IllegalAction"
    assert "no column is called '9'" in told["text"]


@pytest.mark.deep
def test_a_block_that_no_worker_survives_is_named(seen: dict[str, Any]) -> None:
    told = seen["a bot ends its process"]
    assert told["kind"] == "ConnectionError"
    assert told["text"].startswith("games 0 to 0 were lost, after up to 6 tries: ")


@pytest.mark.deep
def test_workers_with_another_ludary_are_refused(seen: dict[str, Any]) -> None:
    assert f"has Ludary {ludary.__version__} (" in seen["the workers are newer"]["text"]


@pytest.mark.deep
def test_ctrl_c_ends_it_with_what_was_reached(seen: dict[str, Any]) -> None:
    told = seen["interrupted"]
    assert told["interrupted"]
    assert 100 < told["games"] == told["rows"] < 10**6


@pytest.mark.deep
def test_a_folder_of_games_is_gone_on_with_elsewhere(seen: dict[str, Any]) -> None:
    pytest.importorskip("pyarrow", reason="PyArrow is not installed")
    assert seen["gone on with"] == {"same": True, "found": True}


@pytest.mark.deep
@pytest.mark.usefixtures("needs_ray")
def test_without_a_cluster_the_cores_of_this_machine_play(tmp_path: Path) -> None:
    there, here = tmp_path / "there.json", tmp_path / "here.json"
    command = [
        "-m",
        "ludary",
        "sim",
        FOUR,
        "--games",
        "60",
        "--seed",
        "7",
        "--bots",
        "greedy,uniform",
        "--json",
    ]
    done = ended(*command, str(there), "--on", "ray", "--workers", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert ended(*command, str(here)).returncode == 0
    assert json.loads(there.read_text()) == json.loads(here.read_text())
