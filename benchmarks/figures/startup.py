"""Starting up, each time in a fresh process: what importing costs, what compiling costs, and how
soon a game can be played.
"""

import os
import pty
import select
import subprocess
import sys
import tempfile
import termios
from collections.abc import Iterator, Mapping
from statistics import median
from time import perf_counter

import ludary
from benchmarks.figures.measure import Figure, MeasuringTime
from ludary.core.compile.rule import PACKAGE

IMPORT = """
from time import perf_counter
start = perf_counter()
import numpy
middle = perf_counter()
import ludary
print(perf_counter() - middle, middle - start)
"""
FIRST_GAME = """
from time import perf_counter
import ludary
start = perf_counter()
game = ludary.load("{name}")
engine = game.engine
engine.playouts(engine.boxes, engine.blanks, 4, 1, 1, engine.action_buffer())
print(perf_counter() - start)
"""
PLAY = (
    sys.executable,
    "-m",
    "ludary",
    "play",
    "dunjiin",
    "--seat",
    "1",
    "--seed",
    "7",
)  # I am first to choose
SILENCE = 1.0  # seconds without output, the last line unfinished: a prompt
PATIENCE = 120.0  # seconds after which a process is given up


def figures(effort: MeasuringTime) -> Iterator[Figure]:
    """Importing, compiling, the first prompt."""
    repetitions = effort.repetitions
    imports = [seconds_printed_by(IMPORT) for _ in range(repetitions)]
    ours, numpy = (median(times) for times in zip(*imports, strict=True))
    yield Figure("`import ludary`, on top of NumPy", ours, "s", "`import numpy`", numpy)
    for name in ludary.games():
        yield compiling(name, repetitions)
    first_prompt()
    yield Figure(
        "`ludary play dunjiin` to the first prompt",
        median(first_prompt() for _ in range(repetitions)),
        "s",
    )


def compiling(name: str, repetitions: int) -> Figure:
    """All rules of a game from an empty cache, beside the same from the cache that this leaves."""
    first_game, cold, warm = FIRST_GAME.format(name=name), [], []
    for _ in range((repetitions + 2) // 3):
        with tempfile.TemporaryDirectory() as folder:
            cache = {"LUDARY_CACHE": folder}
            cold += seconds_printed_by(first_game, cache)
            warm += seconds_printed_by(first_game, cache)
    ratio = median(slow / fast for slow, fast in zip(cold, warm, strict=True))
    return Figure(
        f"{ludary.load(name).title}'s first game, cache empty",
        median(cold),
        "s",
        "cache filled",
        median(warm),
        ratio,
    )


def seconds_printed_by(script: str, variables: Mapping[str, str] | None = None) -> list[float]:
    """The numbers that a script prints; RuntimeError with its last word if it fails."""
    command = [sys.executable, "-c", script]
    done = subprocess.run(
        command,
        env=environment(variables),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1])
    return [float(number) for number in done.stdout.split()]


def first_prompt() -> float:
    """Seconds from starting `ludary play` at a terminal to the last thing it writes before it waits
    for an answer.
    """
    screen, inner = pty.openpty()
    termios.tcsetwinsize(inner, (40, 100))
    start = perf_counter()
    process = subprocess.Popen(PLAY, stdin=inner, stdout=inner, stderr=inner, env=environment())
    os.close(inner)
    shown, last = b"", start
    try:
        while perf_counter() - start < PATIENCE:
            silent = not select.select([screen], [], [], SILENCE)[0]
            if silent and shown and not shown.endswith(b"\n"):
                return last - start
            if not silent:
                shown, last = shown + os.read(screen, 65536), perf_counter()
    except OSError:  # it ended, and with it the terminal
        pass
    finally:
        process.kill()
        process.wait()
        os.close(screen)
    said = shown.decode(errors="replace").strip().splitlines()
    raise RuntimeError(
        f"`ludary play` came to no prompt: {said[-1] if said else 'it wrote nothing'}"
    )


def environment(variables: Mapping[str, str] | None = None) -> dict[str, str]:
    """This process's environment, in which Python finds this Ludary first."""
    paths = [str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **(variables or {})}
