"""Positions to solve: the file `puzzles.toml` beside a game, which `ludary puzzles` writes, and
each of its puzzles as a match.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import Field

from ludary.bots.levels import bot_words
from ludary.core.contract.record_files import RecordLines, packed, read_record_file
from ludary.core.play.match import Match
from ludary.core.toml_files import Entry

if TYPE_CHECKING:
    from ludary.core.play.game import Game

FILE = "puzzles.toml"
MOST_LISTED = 40  # names in an error


class Puzzle(Entry):
    """A position of a game among bots in which one choice is much better than all others."""

    record: RecordLines  # of the match up to the position
    seat: int = Field(ge=0)  # who has to decide, numbered from 0
    solution: str  # in notation
    chance: float = Field(ge=0, le=1)  # to win, after the solution
    second: str  # the next best choice
    second_chance: float = Field(ge=0, le=1)
    below: str  # a bot that is one level weaker
    usual: str  # the choice that it makes most often
    found: float = Field(ge=0, le=1)  # share of its choices that are the solution
    judged_by: str  # what the chances were taken from
    theme: str = ""  # what the solution is about, as a player would call it
    reason: tuple[str, ...]  # sentences on what it gains

    def match(self, game: Game | None = None, where: str = FILE) -> Match:
        """Return the match up to the position. Raises BadRecord if it does not replay."""
        return Match.from_record(self.record, where, game)


class PuzzleFile(Entry):
    """All puzzles of a game."""

    puzzle: tuple[Puzzle, ...] = ()


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles beside the game; none for a game without."""
    path = game.beside(FILE)
    return read_puzzles(path) if path else ()


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles in a file; ValueError names the file, the line and what is wrong."""
    return read_record_file(path, PuzzleFile)[0].puzzle


def check_puzzles(game: Game) -> None:
    """Raise ValueError, which names the line, if a puzzle of the game does not replay, or asks for
    what nobody can choose there.
    """
    path = game.beside(FILE)
    if path is None:
        return
    entries, file = read_record_file(path, PuzzleFile)
    for number, puzzle in enumerate(entries.puzzle):
        match = Match.from_record(*file.located(puzzle.record, "puzzle", number), game)
        if fault := fault_of(puzzle, match):
            raise ValueError(f"{file.place(('puzzle', number))}: {fault}")


def fault_of(puzzle: Puzzle, match: Match) -> str:
    """Return what is wrong with a puzzle whose Record has been replayed; "" if nothing is."""
    if match.over or match.actor != puzzle.seat:
        return (
            f"seat = {puzzle.seat}:"
            f" {'the match is over' if match.over else f'seat {match.actor} has to decide'} there,"
            " numbered from 0"
        )
    legal = [action.notation for action in match.legal()]
    chosen = {name: getattr(puzzle, name) for name in ("solution", "second", "usual")}
    if wrong := next((name for name, notation in chosen.items() if notation not in legal), ""):
        return (
            f"{wrong} = {chosen[wrong]!r}: cannot be chosen there; choices are"
            f" {', '.join(legal[:MOST_LISTED])}"
        )
    return (
        f"second = {puzzle.second!r}: is the solution, too"
        if puzzle.second == puzzle.solution
        else ""
    )


def puzzles_text(puzzles: Sequence[Puzzle], head: str) -> str:
    """Return puzzles as TOML, below a comment."""
    return f"# {head}\n" + "".join(f"\n{one_puzzle(puzzle)}" for puzzle in puzzles)


def one_puzzle(puzzle: Puzzle) -> str:
    fields = puzzle.model_dump(exclude={"record", "reason"})
    lines = [
        f"{name} = {quoted(value) if isinstance(value, str) else value}"
        for name, value in fields.items()
    ]
    reason = "".join(f"  {quoted(line)},\n" for line in puzzle.reason)
    return "\n".join(
        ["[[puzzle]]", *lines, f"reason = [\n{reason}]", f'record = "{packed(puzzle.record)}"', ""]
    )


def quoted(text: str) -> str:
    """Return a text as TOML's basic string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


def verdict(puzzle: Puzzle, match: Match, chosen: str) -> list[str]:
    """Return the answer to a choice, given in notation: whether it is the solution, and why; of
    others only that there is a better one.
    """
    below, _, _ = bot_words(match.game.hints, puzzle.below).partition(" (")  # a level by its title
    if chosen != puzzle.solution:
        told = {
            puzzle.second: "is the next best",
            puzzle.usual: f"is what {below} chooses most often",
        }
        which = told.get(chosen, "is not the best")
        return [f"“{words_of(match, chosen)}” {which}. Another choice wins more often: try again."]
    tries = f"finds it in {100 * puzzle.found:.0f} % of its tries" if puzzle.found else "misses it"
    return [
        (
            f"“{words_of(match, chosen)}” wins {100 * puzzle.chance:.0f} % of games, and the next"
            f" best, “{words_of(match, puzzle.second)}”, {100 * puzzle.second_chance:.0f} %."
            f" {below[0].upper()}{below[1:]} {tries}."
        ),
        *(f"{puzzle.theme}: {reason}" if puzzle.theme else reason for reason in puzzle.reason),
    ]


def words_of(match: Match, notation: str) -> str:
    """Return the first sentence of a choice in words that fit the position."""
    seat = int(match.state.actor)
    view = match.view(seat)
    action = match.game.action(match.game.read_action(notation), view.state, view.names)
    return action.words.split(". ")[0].rstrip(".")
