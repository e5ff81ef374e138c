"""Wheels as people install them: built, installed into an empty environment without a network, and
tried.

`python -m tests.install.wheels WHEEL` measures one with compiled code.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
WHEELS = Path(sys.prefix) / "wheels"  # of requirements-play.lock, where `make test` lays them
MEGABYTES = 25  # a wheel with compiled code is not larger
TRIES = 5

FIRST_MOVE = """
import sys, ludary
from ludary.core.compile.takeover import is_compiled
match = ludary.load(sys.argv[1]).start(seed=1)
match.step(match.legal()[0])
assert is_compiled(sys.argv[1])
"""

OPEN_TABLE = """
import sys, ludary
from ludary.warmup.warm_up import is_complete, load_compiled
game = ludary.load(sys.argv[1])
assert is_complete(game)
load_compiled(game)
"""


def run(*command: str, cwd: Path | None = None, **environment: str) -> str:
    """Run a program far from the checkout, and return what it printed."""
    settings = {"PATH": "/usr/bin:/bin", "HOME": str(Path.home()), **environment}
    done = subprocess.run(
        command, cwd=cwd or "/", env=settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(source: Path, **environment: str) -> Path:
    """Build the wheel of a copy of the sources."""
    run(
        sys.executable,
        "-m",
        "pip",
        "-q",
        "wheel",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
        "-w",
        "wheels",
        ".",
        cwd=source,
        **environment,
    )
    (built,) = (source / "wheels").iterdir()
    return built


def install(wheel: Path, venv: Path) -> Path:
    """Install a wheel, and the lock for playing, into a new environment without a network; returns
    the folder of its programs.
    """
    uv = str(Path(sys.prefix) / "bin" / "uv")
    offline = [
        "--offline",
        "--no-config",
        "--no-index",
        "--find-links",
        str(WHEELS),
        "--python",
        str(venv / "bin" / "python"),
    ]
    run(uv, "venv", "--quiet", "--offline", "--no-config", "--python", sys.executable, str(venv))
    run(
        uv,
        "pip",
        "install",
        "--quiet",
        *offline,
        "--require-hashes",
        "--requirements",
        str(ROOT / "requirements-play.lock"),
    )
    run(uv, "pip", "install", "--quiet", *offline, "--no-deps", str(wheel))
    run(uv, "pip", "check", "--quiet", "--python", str(venv / "bin" / "python"))
    return venv / "bin"


def first_move(programs: Path, game: str, home: Path) -> float:
    """Return the seconds from the start of a process until its first compiled move.

    AssertionError if it had to compile anything.
    """
    begun = time.perf_counter()
    run(str(programs / "python"), "-c", FIRST_MOVE, game, HOME=str(home))
    seconds = time.perf_counter() - begun
    assert [path.name for path in home.rglob("*.nb?")] == []
    return seconds


def open_table(programs: Path, game: str, home: Path) -> None:
    """Use all that a table needs of a game.

    AssertionError or NotInCache if it would have to compile anything.
    """
    run(str(programs / "python"), "-c", OPEN_TABLE, game, HOME=str(home))


def main() -> None:
    """Print the size of a wheel, and for each game how long it takes to its first compiled move:
    the median and all tries.
    """
    wheel = Path(sys.argv[1]).absolute()
    size = wheel.stat().st_size / 2**20
    print(f"{wheel.name}: {size:.1f} MB, at most {MEGABYTES}")
    with tempfile.TemporaryDirectory() as folder:
        programs, home = install(wheel, Path(folder) / "venv"), Path(folder) / "home"
        games = run(str(programs / "python"), "-c", "import ludary; print(*ludary.games())").split()
        for game in games:
            open_table(programs, game, home)
            first_move(programs, game, home)  # which also writes the bytecode of what it imports
            tries = sorted(first_move(programs, game, home) for _ in range(TRIES))
            print(
                f"{game}: {tries[TRIES // 2]:.2f} s to the first compiled move"
                f" ({', '.join(f'{one:.2f}' for one in tries)})"
            )
    if size > MEGABYTES:
        sys.exit(f"{wheel.name} is too large")


if __name__ == "__main__":
    main()
