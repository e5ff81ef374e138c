"""Positions to solve: the puzzles of this server's games as pages show them, and an answer to each
choice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from ludary.core.errors import BadRecord
from ludary.core.play.game import Game
from ludary.core.play.presenting import move_of
from ludary.server.errors import Refused, public_words
from ludary.server.showing.lessons import Moments, moment_json
from ludary.server.showing.rendering import rendered_board
from ludary.server.showing.replays import Render
from ludary.server.tables.cache import LruCache
from ludary.study.guided_game import Moment
from ludary.study.puzzles import Puzzle, puzzles_of, verdict

KEY = 8  # letters that name a puzzle in a browser
KEPT_MOMENTS = 60  # of all games; each has a match
Json = dict[str, Any]


class Puzzles(Moments):
    """The puzzles of a server's games, which are read when they are first asked for."""

    def __init__(self, game: Callable[[str], Game]) -> None:
        super().__init__(game)
        self.known: dict[str, Sequence[Puzzle]] = {}
        self.moments: LruCache[Moment] = LruCache(KEPT_MOMENTS)

    def of(self, name: str) -> Sequence[Puzzle]:
        """Return the puzzles of a game; Refused if it has none."""
        game = self.game(name)
        if name not in self.known:
            try:
                self.known[name] = puzzles_of(game)
            except ValueError as error:
                words = public_words(error, game.source)
                raise Refused(
                    f"The positions of {game.title} cannot be shown: {words}", "no_puzzle", 404
                ) from None
        if not self.known[name]:
            raise Refused(f"There are no positions to solve for {game.title}.", "no_puzzle", 404)
        return self.known[name]

    def puzzle(self, name: str, number: int) -> Puzzle:
        """Return a puzzle by its number, from 1."""
        puzzles = self.of(name)
        if not 1 <= number <= len(puzzles):
            raise Refused(
                f"There is no position {number}; positions are 1 to {len(puzzles)}.",
                "no_puzzle",
                404,
            )
        return puzzles[number - 1]

    def moment(self, name: str, number: int) -> Moment:
        """Return the position of a puzzle.

        Blocks while its Record is replayed for the first time.
        """
        puzzle = self.puzzle(name, number)
        return self.moments.find((name, number)) or self.moments.keep(
            (name, number), self._moment(name, number, puzzle)
        )

    def _moment(self, name: str, number: int, puzzle: Puzzle) -> Moment:
        game = self.game(name)
        try:
            match = puzzle.match(game, f"position {number}")
        except BadRecord as error:
            raise Refused(
                f"This position cannot be shown: {public_words(error, game.source)}",
                "no_puzzle",
                404,
            ) from None
        return Moment(match, puzzle.seat, len(match.steps), game.read_action(puzzle.solution))

    def head(self, name: str, number: int) -> Json:
        """Return what a page says of a puzzle."""
        game, match = self.game(name), self.moment(name, number).match
        return {
            "game": name,
            "title": game.title,
            "seat": self.puzzle(name, number).seat,
            "players": list(match.players),
            "number": number,
            "keys": [key_of(puzzle) for puzzle in self.of(name)],
            "marks": game.presentation.marks is not None,
        }

    def position(self, name: str, number: int, render: Render = rendered_board) -> Json:
        """Return the position of a puzzle, and its choices."""
        moment = self.moment(name, number)
        return self.positions.find((name, number)) or self.positions.keep(
            (name, number), moment_json(moment, render)
        )

    def answer(self, name: str, number: int, action: int) -> Json:
        """Return the words for a choice, and whether it is the solution."""
        return self._kept(
            ("answer", name, number, action), lambda: self._answer(name, number, action)
        )

    def _answer(self, name: str, number: int, action: int) -> Json:
        moment = self.moment(name, number)
        legal = moment.view.legal()
        chosen = next((one for one in legal if one.id == action), None)
        if chosen is None:
            raise ValueError(f"action {action} is not legal at this position")
        puzzle = self.puzzle(name, number)
        return {
            "action": action,
            "right": chosen.notation == puzzle.solution,
            "move": move_of(moment.match.game, moment.view.state, chosen),
            "words": verdict(puzzle, moment.match, chosen.notation),
        }


def key_of(puzzle: Puzzle) -> str:
    """Return letters that tell a puzzle from all others, wherever it stands in its file."""
    return sha256(f"{puzzle.record}{puzzle.solution}".encode()).hexdigest()[:KEY]
