"""Explanations of every game's board: each place with a name has one."""

from __future__ import annotations

import pytest

import ludary
from tests.every_game import positions


@pytest.mark.parametrize("name", ludary.games())
def test_whatever_has_a_spot_can_be_asked_about_with_rules_that_exist(name: str) -> None:
    game = ludary.load(name)
    rules = {row.id for row in game.ledger.rule}
    for match in positions(game, 16, seed=2):
        view = match.view(match.actor or 0)
        board = view.board()
        assert board is not None
        for spot in board.spots:
            found = view.inspect(spot)
            assert found is not None, spot
            assert found.lines, spot
            assert set(found.rules) <= rules, spot
