"""Code that tests share, compiled once before they begin: `python -m tests.compiling`, a process
for each core.

`make test` does it while it installs and checks what only tests need: this file imports nothing of
theirs. Of two processes that save versions of one function at the same moment one can lose its
entry, which costs compiling that function again; compiling everything in each worker would be slow.
"""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path

import numpy as np

import ludary
from ludary.bots import bot_named
from ludary.core.cores import cores
from ludary.core.play.game import Game
from ludary.lab.promises.playing import games_end
from ludary.warmup.warm_up import mark, marks_of, warm_up_lab

EXAMPLES = Path(__file__).parents[1] / "examples"
SLOWEST = ("zimby_mojo", "konja", "nagaraja", "koa")  # to compile


def compile_games(arguments: list[str]) -> Iterator[str]:
    """Compile the games whose tests these arguments of pytest ask for, each in a process of its
    own; yields what to tell.
    """
    names = [name for name in longest_first(asked_for(arguments)) if not is_compiled(name)]
    if names:
        with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
            yield from (
                done.result()
                for done in as_completed([pool.submit(compiled, name) for name in names])
            )


def asked_for(arguments: list[str]) -> list[str]:
    """Return the name for `ludary.load` of each game that the arguments of the session name, or of
    all.
    """
    every = [*ludary.games(), *(str(path) for path in sorted(EXAMPLES.glob("*.py")))]
    return [
        game for game in every if any(Path(game).stem in argument for argument in arguments)
    ] or every


def longest_first(games: list[str]) -> list[str]:
    """Put first the games that take longest to compile, lest the last one keep one core at work
    alone.
    """
    return sorted(
        games,
        key=lambda game: (
            SLOWEST.index(game) if game in SLOWEST else len(SLOWEST),
            game.endswith(".py"),
        ),
    )


def is_compiled(name: str) -> bool:
    try:
        return marks_of(ludary.load(name), sources())[0].exists()
    except Exception:  # noqa: BLE001 - a game that does not load must fail in its own tests
        return False


@cache
def sources() -> str:
    """Name the sources whose code the tests of all games share, to the letter: looking the games
    through once more takes seconds.
    """
    package = Path(ludary.__file__).parent
    files = [
        Path(__file__),
        *(
            path
            for part in ("core", "bots", "lab")
            for path in sorted((package / part).rglob("*.py"))
        ),
    ]
    return f"tests-{sha256(b''.join(path.read_bytes() for path in files)).hexdigest()[:20]}"


def compiled(name: str) -> str:
    """Compile a game in this process, for the cache of all; returns what to tell."""
    try:
        compile_rules(ludary.load(name))
    except Exception as error:  # noqa: BLE001 - a game that does not run must fail in its own tests
        return f"{Path(name).stem}: {type(error).__name__}: {error}"
    return f"{Path(name).stem} is compiled"


def compile_rules(game: Game) -> None:
    """Use the rules and the drivers once."""
    warm_up_lab(game)
    games_end(game, 1, 1)
    match = game.start(seed=1)
    match.step(match.legal()[0])
    view = match.view(match.actor or 0)
    for bot in ("uniform", "greedy", "ismcts:2"):
        bot_named(bot)(view, view.legal(), np.random.default_rng(1))
    compile_tables(game.name)
    mark(game, sources())


def compile_tables(name: str) -> None:
    """Use the drivers that arrange a position for tests of one game, where they take long to
    compile.
    """
    if name == "koa":
        from tests.games.koa import table

        table.at_table()
    elif name == "zimby_mojo":
        from tests.games.zimby_mojo import zimby

        zimby.at_table(zimby.Side(), zimby.Side(), part="refresh")


def main() -> None:
    for told in compile_games([]):
        print(told, flush=True)


if __name__ == "__main__":
    main()
