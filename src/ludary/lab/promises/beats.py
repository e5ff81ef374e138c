"""Promises about beats: they have words, pages know how to show them, and the board has the places
where they happen.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludary.core.contract.beats import BeatKind
from ludary.lab.promises.broken import Broken, whose
from ludary.lab.promises.positions import positions

if TYPE_CHECKING:
    from ludary.core.contract.beats import Beat
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match

KINDS = [str(kind) for kind in BeatKind]
WEIGHTS = (0, 1, 2, 3)
SPOT = re.compile(r'data-spot="([^"]*)"')


def beats_can_be_shown(game: Game, tries: int, seed: int) -> None:
    if game.presentation.beats is None:
        return
    for match in positions(game, tries, seed):
        for seat in range(-1, match.seats):
            beats, known = match.view(seat).beats, spots_of(match, seat)
            for beat in beats:
                beat_is_whole(beat, match)
                if missing := [spot for spot in beat.spots if spot not in known]:
                    raise Broken(
                        f"{beat.caption!r} happens at {missing[0]!r}, which the board of"
                        f" {whose(seat)} lacks",
                        match,
                    )


def beat_is_whole(beat: Beat, match: Match) -> None:
    """Broken if a beat has no caption of one line, or is of a kind or a weight that pages do not
    know.
    """
    if not beat.caption.strip() or "\n" in beat.caption:
        raise Broken(f"a beat has no caption of one line: {beat!r}", match)
    if beat.kind not in KINDS:
        raise Broken(
            f"{beat.caption!r} is of the unknown kind {beat.kind!r}; kinds are {', '.join(KINDS)}",
            match,
        )
    if beat.weight not in WEIGHTS:
        raise Broken(f"{beat.caption!r} weighs {beat.weight}: should be one of {WEIGHTS}", match)


def spots_of(match: Match, seat: int) -> set[str]:
    """The spots of a seat's board before the last action and after it."""
    before = [match.at(len(match.steps) - 1)] if len(match.steps) > 1 else []
    boards = [one.view(seat).board() for one in (*before, match)]
    return {
        spot
        for board in boards
        if board
        for panel in board.panels
        for layer in panel.layers
        for spot in SPOT.findall(layer)
    }
