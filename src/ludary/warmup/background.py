"""Playing at once: a game runs as plain Python until another process has compiled it, and goes on
compiled.
"""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import TYPE_CHECKING

from ludary.core.compile.from_cache import NotInCache
from ludary.core.compile.rule import JIT
from ludary.core.compile.takeover import is_awaited, run_as_python, take_over
from ludary.warmup.compile_process import CompileProcess
from ludary.warmup.warm_up import is_complete, load_compiled

if TYPE_CHECKING:
    from ludary.core.play.game import Game


def compile_meanwhile(game: Game) -> bool:
    """Let the game be played as plain Python until another process has compiled it, unless the
    cache has it; tells whether that is so.
    """
    if is_awaited(game.name):
        return True
    if not JIT or is_complete(game):
        return False
    run_as_python([game.name])
    threading.Thread(
        target=take_over_when_compiled, args=(game,), name="compiling", daemon=True
    ).start()
    return True


def take_over_when_compiled(game: Game) -> None:
    """Wait until the game is compiled, and use the compiled code."""
    if not CompileProcess(str(game.source or game.name)).wait():
        with suppress(NotInCache):  # the game goes on as Python
            load_compiled(game)
            take_over(game.name)
