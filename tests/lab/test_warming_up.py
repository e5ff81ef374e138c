"""Compiled code is used once before anybody waits for it: all of it where it is compiled, a little where it is only loaded."""

from pathlib import Path

import pytest

import ludary
from ludary.core.compile.rule import JIT
from ludary.lab import compiling


@pytest.mark.skipif(not JIT, reason="without a compiler there is nothing to warm up")
def test_a_game_that_the_cache_has_is_shown_in_few_positions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, asked = [], []
    monkeypatch.setattr(compiling, "marks_of", lambda game, what: [tmp_path / game.name])
    monkeypatch.setattr(compiling, "_WARM", set())
    monkeypatch.setattr(compiling, "show", lambda match: shown.append(len(match.steps)))
    monkeypatch.setattr(compiling, "ask_bots", lambda match, rng: asked.append(len(match.legal_ids()) > 1))

    koa = ludary.load("koa")
    compiling.warm_up(koa)
    assert (len(shown), asked) == (compiling.SHOWN, [True])
    assert compiling.is_complete(koa)

    compiling.warm_up(koa)
    assert len(shown) == compiling.SHOWN, "this process has used it already"

    monkeypatch.setattr(compiling, "_WARM", set())
    compiling.warm_up(koa)
    assert (len(shown) - compiling.SHOWN, asked) == (compiling.SHOWN_AGAIN, [True, True])


def test_a_cache_of_another_processor_is_not_complete_here(monkeypatch: pytest.MonkeyPatch) -> None:
    here = compiling.marks_of(ludary.load("koa"), compiling.TABLE)
    monkeypatch.setenv("NUMBA_CPU_NAME", "generic")
    compiling.processor.cache_clear()
    other = compiling.marks_of(ludary.load("koa"), compiling.TABLE)
    monkeypatch.undo()
    compiling.processor.cache_clear()
    assert other != here == compiling.marks_of(ludary.load("koa"), compiling.TABLE)
