"""The rules hold in any game: random games of 1 to 8 shamans from start to end, with every position
checked.
"""

import random

import pytest

from ludary import Match
from tests.games.zimby_mojo.zimby import zimby

MANY = 5  # shamans, whose rounds are long
LONGEST_TURN = 400  # decisions between two turns


def check(match: Match) -> None:
    game = match.game
    code = game.engine.check(game.boxes, match.states(), 0)
    assert code == 0, game.rules.invariants[code - 1]


def random_game(seats: int, seed: int, rounds: int) -> Match:
    """A game to the end; turns are seldom ended before something has been done in them."""
    chance = random.Random(seed)
    match = zimby(round_limit=rounds).start(seats=seats, seed=seed)
    while not match.over:
        actions = match.legal()
        action = chance.choice(actions)
        if action.name == "end_turn" and chance.random() < 0.5:
            action = chance.choice(actions)
        match.step(action)
        check(match)
    return match


@pytest.mark.parametrize("seats", range(1, 9))
def test_random_games_keep_the_rules(seats: int) -> None:
    match = random_game(seats, seed=seats, rounds=2 if seats < MANY else 1)

    assert match.over
    assert len(match.returns) == seats


def test_a_solitaire_game_ends_with_its_scrolls() -> None:
    match = random_game(1, seed=7, rounds=30)

    assert match.over
    assert match.state.rounds <= 13


def test_every_turn_of_random_play_comes_to_an_end() -> None:
    match, chance, decisions = zimby(round_limit=3).start(seats=3, seed=5), random.Random(5), 0
    turn = (int(match.state.rounds), int(match.state.turns))
    while not match.over:
        match.step(chance.choice(match.legal()))
        now = (int(match.state.rounds), int(match.state.turns))
        decisions, turn = (0 if now != turn else decisions + 1), now
        assert decisions < LONGEST_TURN
