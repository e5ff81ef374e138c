"""Promises about arrays: numbers are what the State declares, and observations and information
states hold what a seat knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludary.core.play.view import blank_view
from ludary.lab.promises.broken import Broken, whose
from ludary.lab.promises.positions import positions

if TYPE_CHECKING:
    from ludary.core.play.game import Game


def numbers_are_as_declared(game: Game, tries: int, seed: int) -> None:
    observer = game.observer(form="raw")
    for match in positions(game, tries, seed):
        wrong = observer.outside(match.states())
        for seat in range(-1, match.seats):
            wrong = wrong or observer.outside(blank_view(game, match.states(), seat))
        if wrong:
            raise Broken(f"the State's declaration does not fit: {wrong}", match)


def arrays_hold_what_seats_know(game: Game, tries: int, seed: int) -> None:
    observer = game.observer(form="raw")
    for match in positions(game, tries, seed):
        for seat in range(-1, match.seats):
            world = match.imagine(seat, seed + 4)
            if observer(match.view(seat)).tobytes() != observer(world.view(seat)).tobytes():
                raise Broken(
                    f"the observation of {whose(seat)} tells which of two worlds it is in", match
                )
            if world.infostate(seat) != match.infostate(seat):
                raise Broken(
                    f"the information state of {whose(seat)} is another in a world that it"
                    " imagines",
                    match,
                )
