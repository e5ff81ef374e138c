"""Texts from strangers are taken whole or refused in words."""

from __future__ import annotations

import os
import time
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import ludary
from ludary.core.contract.edition import parse_edition
from ludary.core.errors import BadEdition, BadRecord
from tests.every_game import game_of
from tests.fuzz.grammars import editions, options, records

PHASES = [Phase.explicit, Phase.generate]
FIXED = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    phases=PHASES,
    suppress_health_check=list(HealthCheck),
)
FRESH = settings(
    FIXED, max_examples=500, derandomize=False, phases=[*PHASES, Phase.shrink], print_blob=True
)
EXAMPLES = {"zimby_mojo": 20}  # where they are not as many as usual: its boxes take longest to fill
MINUTES = float(
    os.environ.get("LUDARY_FUZZ_MINUTES", "20")
)  # of `make deep`, for all that is here and in test_requests.py
GAMES = ludary.games()


def try_record(name: str, text: str) -> None:
    try:
        match = ludary.Match.from_record(text, game=game_of(name, {}))
    except BadRecord as error:
        assert str(error)
        return
    again = ludary.Match.from_record(match.record(), game=match.game)
    assert again.states().tobytes() == match.states().tobytes()


def try_edition(name: str, text: str) -> None:
    game = game_of(name, {})
    assert game.contents.edition_model is not None
    try:
        file = parse_edition(text, game.contents.edition_model, name, "edition_text")
        other = game.with_tables(
            file,
            {one.name: one.value(file.numbers[one.name].value) for one in game.contents.options},
        )
    except (BadEdition, ValueError, KeyError) as error:
        assert str(error)
        return
    play_some(other)


def try_options(name: str, given_options: dict[str, Any]) -> None:
    try:
        game = ludary.load(name, **given_options)
    except ValueError as error:
        assert str(error)
        return
    play_some(game)


def play_some(game: ludary.Game) -> None:
    """Thirty actions, each of which keeps the invariants."""
    match = game.start(seed=1)
    for _ in range(30):
        if match.over:
            break
        match.step(match.legal_ids()[-1])
        assert game.engine.check(game.boxes, match.states(), 0) == 0


TRIALS: dict[str, tuple[Any, Any]] = {
    "records": (records, try_record),
    "editions": (editions, try_edition),
    "options": (options, try_options),
}


@pytest.mark.parametrize("kind", TRIALS)
@pytest.mark.parametrize("name", GAMES)
def test_a_random_text_is_taken_or_refused(name: str, kind: str) -> None:
    made, tried = TRIALS[kind]

    @settings(FIXED, max_examples=EXAMPLES.get(name, FIXED.max_examples))
    @given(made(name))
    def taken_or_refused(thing: object) -> None:
        tried(name, thing)

    taken_or_refused()


@pytest.mark.deep
def test_a_random_text_is_taken_or_refused_with_fresh_seeds() -> None:
    end = time.monotonic() + MINUTES * 30  # half of the minutes
    rounds = 0
    while time.monotonic() < end:
        for kind in TRIALS:
            try_some(kind)
            rounds += 1
            if time.monotonic() > end:
                break
    assert rounds


def try_some(kind: str) -> None:
    made, tried = TRIALS[kind]

    @FRESH
    @given(st.sampled_from(GAMES), st.data())
    def taken_or_refused(name: str, data: st.DataObject) -> None:
        tried(name, data.draw(made(name)))

    taken_or_refused()
