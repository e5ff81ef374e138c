"""Compiled code is used once before anybody waits for it: all of it where it is compiled, a little
where it is only loaded.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludary
from ludary.core.compile.rule import JIT
from ludary.warmup import warm_up


@pytest.mark.skipif(not JIT, reason="without a compiler there is nothing to warm up")
def test_a_game_that_the_cache_has_is_shown_in_few_positions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, asked = [], []
    monkeypatch.setattr(warm_up, "marks_of", lambda game, what: [tmp_path / game.name])
    monkeypatch.setattr(warm_up, "_WARM", set())
    monkeypatch.setattr(warm_up, "show", lambda match: shown.append(len(match.steps)))
    monkeypatch.setattr(
        warm_up, "ask_bots", lambda match, rng: asked.append(len(match.legal_ids()) > 1)
    )

    koa = ludary.load("koa")
    warm_up.warm_up(koa)
    assert (len(shown), asked) == (warm_up.SHOWN, [True])
    assert warm_up.is_complete(koa)

    warm_up.warm_up(koa)
    assert len(shown) == warm_up.SHOWN, "this process has used it already"

    monkeypatch.setattr(warm_up, "_WARM", set())
    warm_up.warm_up(koa)
    assert (len(shown) - warm_up.SHOWN, asked) == (warm_up.SHOWN_AGAIN, [True, True])


MARK = """
import ludary
{imports}
from ludary.warmup.warm_up import TABLE, mark_name
print(mark_name(ludary.load("koa"), TABLE))
"""


def test_a_process_finds_the_mark_of_another_that_has_imported_more() -> None:
    """Servers, commands and the process that compiles import different parts of Ludary."""
    others = "ludary.lab.simulation.simulate, ludary.lab.trees.best_response, ludary.server.launch"
    imports = ("", f"import {others}; ludary.load('konja').batch(1)")
    names = {printed(MARK.format(imports=line)) for line in imports}
    assert len(names) == 1


def printed(code: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"LUDARY_JIT": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout


def test_a_cache_of_another_processor_is_not_complete_here(monkeypatch: pytest.MonkeyPatch) -> None:
    here = warm_up.marks_of(ludary.load("koa"), warm_up.TABLE)
    monkeypatch.setenv("NUMBA_CPU_NAME", "generic")
    warm_up.processor.cache_clear()
    other = warm_up.marks_of(ludary.load("koa"), warm_up.TABLE)
    monkeypatch.undo()
    warm_up.processor.cache_clear()
    assert other != here == warm_up.marks_of(ludary.load("koa"), warm_up.TABLE)
