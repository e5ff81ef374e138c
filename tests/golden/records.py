"""The Records beside a game: `python -m tests.golden.records [GAME ...]` brings them to the present
version of its rules.

The lesson, the summary and the puzzles keep their Records as long as these replay. What does not is
named: a lesson wants a new Record by hand, a summary gets its position from a new game, a puzzle
goes. The other puzzles are judged anew.
"""

import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module

import ludary
from ludary import BadRecord, Match
from ludary.bots.network_file import network_if_any
from ludary.core.contract.lesson import read_lesson
from ludary.core.contract.record_files import PACKED, packed
from ludary.core.contract.summary import FILE as SUMMARY
from ludary.core.play.game import Game
from ludary.lab.puzzles.finding import PuzzleSearch
from ludary.study.guided_game import lesson_path
from ludary.study.puzzles import FILE as PUZZLES
from ludary.study.puzzles import Puzzle, puzzles_of, puzzles_text
from tests.golden.moments import play_until

RECORD = re.compile(
    rf"^record = (?:('''|\"\"\")\n.*?\1|\"{PACKED}[^\"]*\")$", re.DOTALL | re.MULTILINE
)
VERSION = re.compile(r"^game: \S+ (\S+)$", re.MULTILINE)
EDITION = re.compile(r"^edition: (\S+) \S+$", re.MULTILINE)


def renewed(record: str, game: Game) -> str:
    """Return a Record with the present version and edition of its game in the header."""

    def present(line: re.Match[str]) -> str:
        if line[1] not in game.contents.editions():
            return line[0]
        edition = game.with_box(line[1], {}).edition
        return f"edition: {line[1]} {edition.digest() if edition else ''}"

    record = VERSION.sub(f"game: {game.name} {game.version}", record)
    return EDITION.sub(present, record)


def replayed(record: str, game: Game) -> Match:
    """Return the match of an older Record by the present rules. BadRecord if it does not replay."""
    return Match.from_record(renewed(record, game), game=game)


def bring_lesson(game: Game) -> Iterator[str]:
    """Bring the lesson of a game to its rules; yield what could not be done."""
    if path := lesson_path(game):
        try:
            text = f'record = """\n{replayed(read_lesson(path)[0].record, game).record()}"""'
        except BadRecord as error:
            yield f"{path.name} needs a new Record: {error}"
        else:
            path.write_text(
                RECORD.sub(lambda _: text, path.read_text(encoding="utf-8")), encoding="utf-8"
            )


def bring_summary(game: Game) -> Iterator[str]:
    """Bring the summary of a game to its rules, or to a new position; yield what was done."""
    path = game.beside(SUMMARY)
    if path and game.summary and game.summary.record:
        try:
            match = replayed(game.summary.record, game)
        except BadRecord as error:
            match = moment(game.name)
            yield f"{path.name} shows a new position; look at its captions: {error}"
        text = f'record = "{packed(match.record())}"'
        path.write_text(
            RECORD.sub(lambda _: text, path.read_text(encoding="utf-8")), encoding="utf-8"
        )


def moment(game: str) -> Match:
    """Return the moment of the pages' picture; of Zimby Mojo, whose picture is laid out by hand,
    one that bots have played to.
    """
    if game == "zimby_mojo":
        return play_until(game, lambda match: bool(match.state.kings_dead))
    found: Match = import_module(f"tests.games.{game}.picture").moment()
    return found


def bring_puzzles(game: Game) -> Iterator[str]:
    """Bring the puzzles of a game to its rules, and judge those that its older rules had; yield
    which of them go, and why.
    """
    path, kept = game.beside(PUZZLES), list[Puzzle]()
    if path is None:
        return
    for number, puzzle in enumerate(puzzles_of(game), 1):
        found: Puzzle | None = puzzle
        why = "its solution is no longer clearly the best choice, or no longer hard to find"
        written = VERSION.search(puzzle.record)
        try:
            match = replayed(puzzle.record, game)
            if written is None or written[1] != str(game.version):
                print(f"{game.name}: judging puzzle {number}", flush=True)
                found = PuzzleSearch.of(game).judged_anew(puzzle, match, seed=number)
            elif puzzle.record != renewed(puzzle.record, game):
                found = puzzle.model_copy(update={"record": match.record()})
        except BadRecord as error:
            found, why = None, str(error)
        if found is None:
            yield f"{path.name}: puzzle {number} goes: {why}"
        else:
            kept.append(found)
    head = path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
    path.write_text(puzzles_text(kept, head), encoding="utf-8")


BRING: tuple[Callable[[Game], Iterator[str]], ...] = (bring_lesson, bring_summary, bring_puzzles)

if __name__ == "__main__":
    for name in sys.argv[1:] or ludary.games():
        game = ludary.load(name)
        try:
            network_if_any(game, game.seats[0])
        except ValueError as error:
            sys.exit(f"{error}\n`ludary train {name}` trains it anew; nothing has been changed yet")
        for bring in BRING:
            for words in bring(game):
                print(f"{name}: {words}", flush=True)
