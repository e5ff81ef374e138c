"""Positions to solve: the file `puzzles.toml` beside a game, which `ludary puzzles` writes, and each of its puzzles as a match."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ludary.core.play.match import Match

if TYPE_CHECKING:
    from ludary.core.play.game import Game

FILE = "puzzles.toml"


class Puzzle(BaseModel):
    """A position of a game among bots in which one choice is much better than all others."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    record: str  # of the match up to the position
    seat: int = Field(ge=0)  # who has to decide, numbered from 0
    solution: str  # in notation
    chance: float = Field(ge=0, le=1)  # to win, after the solution
    second: str  # the next best choice
    second_chance: float = Field(ge=0, le=1)
    below: str  # a bot that is one level weaker
    usual: str  # the choice that it makes most often
    found: float = Field(ge=0, le=1)  # share of its choices that are the solution
    judged_by: str  # what the chances were taken from
    reason: tuple[str, ...]  # consequences, as the rules compute them

    def match(self, game: Game | None = None, where: str = FILE) -> Match:
        """Return the match up to the position. Raises BadRecord if it does not replay."""
        return Match.from_record(self.record, where, game)


class PuzzleFile(BaseModel):
    """All puzzles of a game."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    puzzle: tuple[Puzzle, ...] = ()


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles beside the game; none for a game without."""
    path = game.contents.folder / FILE if game.contents.folder else None
    return read_puzzles(path) if path is not None and path.is_file() else ()


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles in a file; ValueError names the file, the puzzle and what is wrong."""
    try:
        return PuzzleFile.model_validate(tomllib.loads(path.read_text(encoding="utf-8"))).puzzle
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: is not TOML: {error}") from None
    except ValidationError as error:
        first = error.errors()[0]
        number, *keys = [int(step) + 1 if isinstance(step, int) else step for step in first["loc"][1:]] or ["?"]
        raise ValueError(f"{path}: puzzle {number}: {' '.join(map(str, keys))}: {first['msg']}") from None


def puzzles_text(puzzles: Sequence[Puzzle], head: str) -> str:
    """Return puzzles as TOML, below a comment."""
    return f"# {head}\n" + "".join(f"\n{one_puzzle(puzzle)}" for puzzle in puzzles)


def one_puzzle(puzzle: Puzzle) -> str:
    fields = puzzle.model_dump(exclude={"record", "reason"})
    lines = [f"{name} = {quoted(value) if isinstance(value, str) else value}" for name, value in fields.items()]
    reason = "".join(f"  {quoted(line)},\n" for line in puzzle.reason)
    return "\n".join(["[[puzzle]]", *lines, f"reason = [\n{reason}]", f"record = '''\n{puzzle.record}'''", ""])


def quoted(text: str) -> str:
    """Return a text as TOML's basic string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


def verdict(puzzle: Puzzle, match: Match, chosen: str) -> list[str]:
    """Return the answer to a choice, given in notation: whether it is the solution, and why; of others only that there is a better one."""
    if chosen != puzzle.solution:
        told = {
            puzzle.second: "is the next best",
            puzzle.usual: f"is what the bot {puzzle.below} chooses most often",
        }
        which = told.get(chosen, "is not the best")
        return [f"“{words_of(match, chosen)}” {which}. Another choice wins more often: try again."]
    return [
        f"“{words_of(match, chosen)}” wins {puzzle.chance:.0%} of the time; the next best, “{words_of(match, puzzle.second)}”, "
        f"{puzzle.second_chance:.0%} (judged by {puzzle.judged_by}). "
        f"The bot {puzzle.below} finds it in {puzzle.found:.0%} of its tries.",
        *puzzle.reason,
    ]


def words_of(match: Match, notation: str) -> str:
    """Return a choice in words that fit the position."""
    seat = int(match.state.actor)
    view = match.view(seat)
    return match.game.action(match.game.read_action(notation), view.state, view.names).words
