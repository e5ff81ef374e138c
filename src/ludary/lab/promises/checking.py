"""Check: whether a game keeps its promises, in every build; for authors of games, and for our
own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ludary.core.arguments import checked_seed, whole
from ludary.core.play.game import Game
from ludary.core.play.library import as_game
from ludary.lab.promises import PROMISES, Promise
from ludary.lab.promises.broken import Broken
from ludary.lab.promises.builds import disagreement, error_text

if TYPE_CHECKING:
    from ludary.core.play.match import Match

BUILDS_AGREE = "plain Python, compiled code with checks and compiled code play the same games"
MOST_TRIES = 10**9
FAR_SEED = 2**62  # promises count on from their seed
GAMES_IN_BUILDS = 6  # for each number of seats


@dataclass(frozen=True)
class PromiseResult:
    """The result of trying one promise."""

    promise: str
    why: str = ""  # the fault; "" if it is kept
    match: Match | None = None  # where it was seen
    note: str = ""  # what was tried of it, and what was not
    tried: bool = True  # not, if what it needs was broken already

    @property
    def kept(self) -> bool:
        return self.tried and not self.why


def check(
    game: str | Path | Game, tries: int = 100, seed: int = 1, builds: bool = True
) -> list[PromiseResult]:
    """Try every promise of the contract on random games and positions; what was found, promise by
    promise.

    `tries` positions are looked at for each, or five times as many games where a game is all that
    is needed. With `builds` the rules are played in processes of plain Python and of checked
    compiled code, too.

    >>> all(finding.kept for finding in check("examples/connect_four.py", tries=5, builds=False))
    True
    """
    return list(findings(as_game(game), tries, seed, builds))


def findings(game: Game, tries: int, seed: int, builds: bool) -> Iterator[PromiseResult]:
    """Try the promises one after the other, and yield each result as it is found."""
    tries, seed = whole(tries, "tries", 1, MOST_TRIES), checked_seed(seed) % FAR_SEED
    playable = True
    if builds:
        why = disagreement(game, GAMES_IN_BUILDS, seed)
        playable = not why
        yield PromiseResult(BUILDS_AGREE, why)
    for place, promise in enumerate(PROMISES):
        result = (
            finding(game, promise, tries, seed)
            if playable
            else PromiseResult(promise.words, tried=False)
        )
        playable = playable and (place > 0 or result.kept)
        yield result


def finding(game: Game, promise: Promise, tries: int, seed: int) -> PromiseResult:
    """Try one promise, and return the result."""
    try:
        note = promise.keep(game, max(1, round(tries * promise.share)), seed)
    except Broken as broken:
        return PromiseResult(promise.words, str(broken), broken.match)
    except Exception as error:  # noqa: BLE001 - whatever a game of the user's raises is what its author wants to know
        return PromiseResult(promise.words, error_text(error, game))
    return PromiseResult(promise.words, note=note or "")
