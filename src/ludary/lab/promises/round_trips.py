"""Promises about keeping: Records, copies and pickles lead to the same position."""

from __future__ import annotations

import copy
import pickle
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ludary.core.play.match import Match
from ludary.lab.promises.broken import Broken
from ludary.lab.promises.positions import any_of, positions, random_match

if TYPE_CHECKING:
    from ludary.core.play.game import Game


def records_replay(game: Game, tries: int, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for number in range(tries):
            match = random_match(game, game.seats[number % len(game.seats)], seed + number)
            match.save(Path(folder, "match"))
            loaded = Match.load(Path(folder, "match"), game=game)
            if (
                loaded.states().tobytes() != match.states().tobytes()
                or loaded.record() != match.record()
            ):
                raise Broken(
                    "a Record does not replay to the position in which it was written", match
                )


def copies_go_on_alike(game: Game, tries: int, seed: int) -> None:
    for match in positions(game, tries, seed):
        found_again = game.source or game.contents.folder
        twins = [
            copy.deepcopy(match),
            copy.copy(match),
            pickle.loads(pickle.dumps(match)) if found_again else match.copy(),
        ]
        chooser = np.random.default_rng(seed)
        while not match.over:
            action = any_of(match.legal_ids(), chooser)
            for twin in (match, *twins):
                twin.step(action)
            if len({twin.states().tobytes() for twin in (match, *twins)}) != 1:
                raise Broken("a copy of a match plays on differently from the match", match)
