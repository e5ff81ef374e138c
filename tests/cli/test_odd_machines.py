"""Every command on machines that are odd: users without a name, full disks, closed pipes, old
encodings, strange folders.

`KINDS` are kinds of machines, `COMMANDS` a way to run each command; a new command is missed until
it has one. `make test` tries each kind with a command or two and the server on `HARD_TO_SERVE`,
`make deep` all with all. Commands end without a traceback: well, where the kind does not hinder
them, or else with a line that says why. The server plays an action and ends at a SIGTERM, or says
why it does not start.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

import ludary
from ludary.cli import main

ROOT = Path(__file__).parents[2]
FOUR = ROOT / "examples" / "connect_four.py"
COMMANDS: dict[str, list[str | Path]] = {
    "play": ["play", FOUR, "--bots", "novice", "--seed", "1", "--save", "GAME.ludary"],
    "learn": ["learn", FOUR],
    "replay": ["replay", "saved.ludary", "--game", FOUR],
    "review": ["review", "saved.ludary", "--game", FOUR, "--looks", "0", "--unfinished"],
    "rules": ["rules", "koa"],
    "games": ["games"],
    "options": ["options", "konja"],
    "edition": ["edition", "koa", "-o", "GAME.toml"],
    "sim": ["sim", FOUR, "--games", "3", "--json", "GAME.json"],
    "lab": ["lab", "tournament", "--help"],
    "benchmark": ["benchmark", "--help"],
    "train": ["train", "--help"],
    "judge": ["judge", "--help"],
    "check": ["check", "missing.py"],
    "puzzles": ["puzzles", "konja", "--solve"],
    "mcp": ["mcp"],
    "serve": ["serve", "--limit", "help"],
    "admin": ["admin", "--help"],
    "backup": ["backup", "--help"],
    "host": ["host", "--help"],
    "restore": ["restore", "--help"],
}
MISTAKE = 2
IS_ROOT = os.name == "posix" and os.getuid() == 0


@dataclass(frozen=True)
class Kind:
    """A kind of machine: how a command is run there."""

    environment: Mapping[str, str | None] = field(
        default_factory=dict
    )  # None: not set. FOLDER stands for the test's own
    shell: str = 'exec "$@"'
    hinders: bool = False  # whether commands may fail there
    folder: str = "."  # the current one
    command: str = ""  # a command that is always tried


# Without a name, and without what lets root pass by all rights; the interpreter may lie in root's
# home
NAMELESS = (
    "--inh-caps=-all,+dac_read_search --ambient-caps=-all,+dac_read_search --reuid=2000"
    " --regid=2000 --clear-groups"
)
KINDS = {
    # users
    "a user without a name": Kind(
        {"HOME": "/nowhere"}, f'chmod 777 . && exec setpriv {NAMELESS} "$@"', command="play"
    ),
    "no home": Kind({"HOME": None, "LUDARY_CACHE": None}),
    "no home and no name": Kind(
        {"HOME": None, "LUDARY_CACHE": None},
        f'chmod 777 . && exec setpriv {NAMELESS} "$@"',
        command="sim",
    ),
    "a home that is a file": Kind({"HOME": "FOLDER/file", "LUDARY_CACHE": None}),
    "a home with signs of addresses": Kind(
        {"HOME": "FOLDER/a ?#%20&é\n"}, 'mkdir -p "$HOME" && exec "$@"'
    ),
    "a relative folder for caches": Kind({"XDG_CACHE_HOME": "here", "LUDARY_CACHE": None}),
    "a cache that is a file": Kind({"LUDARY_CACHE": "FOLDER/file"}),
    # folders and disks
    "a folder that is gone": Kind(
        shell='mkdir gone && cd gone && rmdir ../gone && exec "$@"', hinders=True
    ),
    "a folder with odd signs": Kind(folder="ein %s {0} [b] 'q' ✓\n"),
    "a folder that is not UTF-8": Kind(folder="caf\udce9"),
    "files that may not grow": Kind(shell='ulimit -f 0 && exec "$@"', hinders=True, command="play"),
    "no folder for temporary files": Kind({"TMPDIR": "/nowhere"}),
    "few open files": Kind(shell='ulimit -n 24 && exec "$@"'),
    # encodings
    "ASCII": Kind({"PYTHONIOENCODING": "ascii"}, command="play"),
    "the C locale": Kind(
        {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}, command="replay"
    ),
    "a console of MS-DOS": Kind({"PYTHONIOENCODING": "cp437"}, command="play"),
    "Cyrillic Windows": Kind({"PYTHONIOENCODING": "cp1251"}, command="replay"),
    "old Russian Unix": Kind({"PYTHONIOENCODING": "koi8-r"}, command="options"),
    "a locale that is not there": Kind({"LC_ALL": "xx_XX.UTF-8", "LANG": "xx"}),
    # terminals and pipes
    "a full disk behind the output": Kind(
        shell='exec "$@" >/dev/full', hinders=True, command="play"
    ),
    "a reader that leaves": Kind(shell='"$@" | head -c 1', command="options"),
    "no output": Kind(shell='exec "$@" >&-', command="play"),
    "no input": Kind(shell='exec "$@" <&-', command="play"),
    "no output for errors": Kind(shell='exec "$@" 2>&-'),
    "neither input nor output": Kind(shell='exec "$@" <&- >&- 2>&-'),
    "a dumb terminal": Kind({"TERM": "dumb", "COLUMNS": "1", "LINES": "0"}, command="rules"),
    "a width that is no number": Kind({"COLUMNS": "wide", "TERM": None}),
    "a width of nothing": Kind({"COLUMNS": "0", "TERM": None}, command="rules"),
    "colours by force": Kind({"FORCE_COLOR": "1", "COLUMNS": "20"}, command="games"),
    # Python and clocks
    "Python without asserts and docstrings": Kind({"PYTHONOPTIMIZE": "2"}, command="sim"),
    "warnings are errors": Kind({"PYTHONWARNINGS": "error"}),
    "Python for developers": Kind({"PYTHONDEVMODE": "1"}),
    "a time zone that is not there": Kind({"TZ": "Nowhere/Nothing"}),
    "Numba told not to compile": Kind(
        {"LUDARY_JIT": None, "NUMBA_DISABLE_JIT": "1"}, command="sim"
    ),
}


NO_ROOM = {
    "a user without a name",
    "no home and no name",
    "a home that is a file",
}  # for tables, at the usual place
NOT_SERVED = {
    "no home",
    "a reader that leaves",
}  # the tables would be in the user's own home; the shell gets the signal
HARD_TO_SERVE = ["a home with signs of addresses"]


def pairs() -> list[tuple[str, str]]:
    """Each kind with the command that it is about, and with the next of all commands."""
    commands = cycle(COMMANDS)
    chosen = [
        (kind, command)
        for kind, one in KINDS.items()
        for command in dict.fromkeys([one.command or next(commands)])
    ]
    met = {command for _, command in chosen}
    return chosen + [
        (kind, command)
        for kind, command in zip(KINDS, [c for c in COMMANDS if c not in met], strict=False)
    ]


def everything() -> list[tuple[str, str]]:
    return [
        (kind, command) for kind in KINDS for command in COMMANDS if (kind, command) not in pairs()
    ]


def called(kind: Kind, words: list[str | Path], folder: Path) -> dict[str, Any]:
    """Return how to start a process that runs the command there."""
    (folder / "file").write_text("")
    here = folder / kind.folder
    here.mkdir(exist_ok=True)
    match = ludary.load(FOUR).start(seed=1)
    for action in (3, 3, 2):
        match.step(action)
    match.save(here / "saved.ludary")
    environment = {
        **os.environ,
        "HOME": str(folder),
        "PYTHONPATH": str(ROOT / "src"),
        "LUDARY_JIT": "0",
        "LUDARY_CACHE": str(folder / "cache"),
    }
    for name, value in kind.environment.items():
        environment.pop(name, None)
        if value is not None:
            environment[name] = value.replace("FOLDER", str(folder))
    program = [sys.executable, "-m", "ludary", *(str(word) for word in words)]
    call = ["sh", "-c", kind.shell, "sh", *program]
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return {
        "args": call,
        "cwd": here,
        "env": environment,
        "text": True,
        "errors": "replace",
        **pipes,
    }


def machine_of(kind: str, folder: Path) -> Kind:
    """The machine, if it can be had here."""
    if "setpriv" in KINDS[kind].shell and not IS_ROOT:
        pytest.skip("only root can run programs as somebody without a name")
    folder.chmod(0o755)
    return KINDS[kind]


def check(kind: str, command: str, folder: Path) -> None:
    """Raise AssertionError if the command ends there as nobody should see it."""
    machine = machine_of(kind, folder)
    done = subprocess.run(**called(machine, COMMANDS[command], folder), check=False)
    told = (
        f"{kind}, {command}: exit code"
        f" {done.returncode}\n{done.stdout[-500:]}\n{done.stderr[-2000:]}"
    )
    assert "Traceback" not in done.stderr and "Exception ignored" not in done.stderr, told
    if done.returncode:
        assert done.returncode == MISTAKE and (machine.hinders or command == "check"), told
        assert "2>&-" in machine.shell or done.stderr.splitlines()[-1].startswith("ludary: "), told
    elif command == "play":
        assert ludary.Match.load(folder / machine.folder / "GAME.ludary", ludary.load(FOUR)).over, (
            told
        )


def check_server(kind: str, folder: Path) -> None:
    """Raise AssertionError if the server neither works there nor says in a line why it does not
    start.
    """
    machine = machine_of(kind, folder)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with subprocess.Popen(**called(machine, ["serve", "--port", str(port)], folder)) as server:
        try:
            if starts := answers(server, f"http://127.0.0.1:{port}"):
                play(f"http://127.0.0.1:{port}")
        finally:
            server.send_signal(signal.SIGTERM)
            out, said = server.communicate()
    told = f"{kind}, serve: exit code {server.returncode}\n{out[-500:]}\n{said[-2000:]}"
    assert "Traceback" not in said and "Exception ignored" not in said, told
    assert server.returncode == (0 if starts else MISTAKE), told
    assert starts or (
        (machine.hinders or kind in NO_ROOM)
        and said.startswith("ludary: ")
        and said.count("\n") == 1
    ), told


def answers(server: "subprocess.Popen[str]", url: str) -> bool:
    """Wait until the server answers (True) or has ended."""
    while server.poll() is None:
        try:
            return bool(ask(url, "/healthz")["ok"])
        except OSError:
            time.sleep(0.05)
    return False


def ask(url: str, path: str, body: object = None, token: str = "") -> Any:
    headers = {"content-type": "application/json"} | (
        {"authorization": f"Bearer {token}"} if token else {}
    )
    with urlopen(
        Request(url + path, json.dumps(body).encode() if body else None, headers)
    ) as answer:
        return (
            json.load(answer)
            if "json" in answer.headers["content-type"]
            else answer.read().decode()
        )


def play(url: str) -> None:
    """Look at the first page, open a table, and act at it."""
    assert "Ludary" in ask(url, "/")
    token = ask(url, "/api/players", {"name": "Ann"})["token"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}]
    path = f"/api/tables/{ask(url, '/api/tables', {'game': 'dunjiin', 'seats': seats, 'pace': 0}, token)['id']}"  # noqa: E501
    while not (shown := ask(url, path, token=token))["decision"] or not shown["decision"]["yours"]:
        time.sleep(0.05)
    acts = {"action": shown["decision"]["actions"][0]["id"], "version": shown["version"]}
    assert ask(url, f"{path}/act", acts, token)["snapshot"]["number"] > shown["number"]


def test_every_command_has_a_way_to_run_it() -> None:
    assert set(COMMANDS) == set(main.commands)
    assert {command for _, command in pairs()} == set(COMMANDS)


@pytest.mark.parametrize(("kind", "command"), pairs())
def test_commands_end_well_on_odd_machines(kind: str, command: str, tmp_path: Path) -> None:
    check(kind, command, tmp_path)


def test_letters_that_an_encoding_lacks_are_replaced_by_those_nearest_to_them() -> None:
    code = (
        "from ludary.cli.main_group import open_streams; open_streams(); print('“2 × 3” … naïve"
        " ✓ 木')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    assert done.stdout == b'"2 x 3" ... naive v ?\n'


@pytest.mark.deep
@pytest.mark.parametrize(("kind", "command"), everything())
def test_every_command_ends_well_on_every_odd_machine(
    kind: str, command: str, tmp_path: Path
) -> None:
    check(kind, command, tmp_path)


@pytest.mark.parametrize("kind", HARD_TO_SERVE)
def test_the_server_works_on_odd_machines_or_says_why_not(kind: str, tmp_path: Path) -> None:
    check_server(kind, tmp_path)


@pytest.mark.deep
@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind not in {*HARD_TO_SERVE, *NOT_SERVED}]
)
def test_the_server_works_on_every_odd_machine_or_says_why_not(kind: str, tmp_path: Path) -> None:
    check_server(kind, tmp_path)
