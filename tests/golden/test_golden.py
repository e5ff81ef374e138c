"""Pinned behaviour: signatures, whole games as text, and pictures.

In how many ways positions go on is counted beside each game's tests.
"""

import pytest

import ludary
from ludary import Match
from tests.every_game import NAMES, short
from tests.golden.playthrough import (
    DRAWN,
    HERE,
    PICTURES,
    SHOWN,
    SIGNATURES,
    annotated,
    draw,
    signature,
)


@pytest.mark.parametrize("name", SHOWN)
def test_a_game_replays_with_the_same_words(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 300

    match = Match.load(
        HERE / f"{name}.txt", game=ludary.load(SHOWN[name].game, **SHOWN[name].options)
    )

    assert annotated(match, SHOWN[name].shows) == text


def test_every_game_has_a_golden_game_and_every_file_is_played() -> None:
    assert {short(shown.game) for shown in SHOWN.values()} == {short(name) for name in NAMES}
    assert {path.stem for path in HERE.glob("*.txt")} == {*SHOWN, SIGNATURES.stem}


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_a_thousand_random_games_are_what_they_were_at_this_version(name: str) -> None:
    """After an intended change, raise the game's `version` and remake the file."""
    pinned = SIGNATURES.read_text(encoding="utf-8").splitlines()
    assert signature(ludary.load(name)) == [
        line for line in pinned if line.split()[0] == short(name)
    ]


def test_signatures_are_those_of_the_games_that_there_are() -> None:
    pinned = [line.split()[0] for line in SIGNATURES.read_text(encoding="utf-8").splitlines()]
    assert list(dict.fromkeys(pinned)) == [short(name) for name in NAMES]


@pytest.mark.parametrize("game", DRAWN)
def test_the_pictures_in_the_pages_are_what_is_drawn(game: str) -> None:
    assert draw(game) == (PICTURES / f"{game}.svg").read_text(encoding="utf-8")
