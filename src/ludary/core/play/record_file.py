"""Records: the text of a match.

Header, then one line for each action in words with the outcomes that fate gave.

    Ludary record 1
    game: dunjiin 1
    edition: default 0d5fe1d31bb6d0ab
    options: hardcore=yes
    seats: 2
    player 1: Ann
    generator: 9a3c... anew

    start | 2 ogre/4 treasure-9
    1 explore | slime/2 ogre/4
    result: 1 -1

Empty lines and lines that begin with `#` do not count. A Record of a match that began in an
imagined world has a line `position:` with that State instead of the line `start`.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

import numpy as np

from ludary.core.arguments import briefly
from ludary.core.errors import BadEdition, BadFate, BadRecord, BrokenRules, IllegalAction
from ludary.core.play.shipped_games import games, shipped_game
from ludary.core.state.tape import outcome_name
from ludary.core.text_files import BYTE_ORDER_MARK, read_text

if TYPE_CHECKING:
    from ludary.core.play.step import Step
    from ludary.core.protocols import GameLike, MatchLike

M = TypeVar("M", bound="MatchLike")
FIRST_LINE = "Ludary record 1"
LONGEST_NAME = 30  # letters of a player's name
LONGEST_LINE = 20_000  # letters of a line that is read; a position may be longer
SEATS = re.compile("[0-9]{1,3}")
GENERATOR = re.compile("([0-9a-fA-F]{1,16})( anew)?")


def write(match: MatchLike) -> str:
    """The Record of a match."""
    return (
        "\n".join(
            [
                *_header(match),
                "",
                *(_line(match.game, step) for step in match.steps),
                *_result(match),
            ]
        )
        + "\n"
    )


def _header(match: MatchLike) -> Iterator[str]:
    game = match.game
    yield FIRST_LINE
    yield f"game: {game.name} {game.version}"
    if game.edition is not None:
        yield f"edition: {game.contents.edition_key(game.edition)} {game.edition.digest()}"
    if game.changed_options():
        yield "options: " + " ".join(
            f"{name}={value}" for name, value in game.changed_options().items()
        )
    yield f"seats: {match.seats}"
    for seat, player in enumerate(match.players):
        if player != f"Seat {seat + 1}":
            yield f"player {seat + 1}: {readable_name(player) or '?'}"
    yield f"generator: {int(match._states['fate']['rng'][0]):016x}{' anew' if match._anew else ''}"
    if not match.steps or match.steps[0].action is not None:
        yield f"position: {base64.b64encode(match._origin).decode()}"


def readable_name(name: str) -> str:
    """A player's name as a Record can hold it: one line of at most 30 letters that can be printed,
    or join others as in Persian.
    """
    return " ".join(
        "".join(
            letter if letter.isprintable() or letter in JOINERS else " " for letter in name
        ).split()
    )[:LONGEST_NAME].strip()


def _line(game: GameLike, step: Step) -> str:
    text = (
        "start"
        if step.action is None
        else f"{step.actor + 1} {game.actions.notation(step.action, game.thing_names)}"
    )
    return " ".join(
        [
            text,
            *(["|"] if step.outcomes else []),
            *(outcome_name(game, *one) for one in step.outcomes),
        ]
    )


def _result(match: MatchLike) -> Iterator[str]:
    if match.over:
        yield "result: " + " ".join(f"{value:.6g}" for value in match.returns)


JOINERS = "\u200c\u200d"
NUL = "\0"  # in a path, which no file has
HEADER = re.compile("(game|edition|options|seats|player [0-9]+|generator|position|result):")


class _Lines(Generic[M]):
    """The lines of a Record that count, and where the reader stands; errors name the line."""

    def __init__(self, path: Path | str, text: str, match_type: type[M]) -> None:
        self.path = path
        self.match_type = match_type
        numbered = (
            (number, line.strip())
            for number, line in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), 1)
        )
        self.lines = [
            (number, line) for number, line in numbered if line and not line.startswith("#")
        ]
        self.at = 0
        for number, line in self.lines:
            if len(line) > LONGEST_LINE and not line.startswith("position:"):
                raise BadRecord(
                    f"{path}, line {number}: has {len(line):,} characters; a line has at most"
                    f" {LONGEST_LINE:,}"
                )

    def steps(self) -> int:
        """Return the number of lines of play: all except headers and the result."""
        return sum(not HEADER.match(line) for _, line in self.lines[1:])

    def peek(self) -> str:
        return self.lines[self.at][1] if self.at < len(self.lines) else ""

    def optional(self, key: str) -> str | None:
        """The value of a line `key: value`, if it is next."""
        if not self.peek().startswith(key + ":"):
            return None
        self.at += 1
        return self.lines[self.at - 1][1].partition(":")[2].strip()

    def needed(self, key: str) -> str:
        value = self.optional(key)
        if value is None:
            raise self.bad(f"should be {key + ': ...'!r}", ahead=True)
        return value

    def bad(self, reason: str, ahead: bool = False) -> BadRecord:
        """The error about the line read last, or about the next one."""
        place = self.at if ahead else self.at - 1
        if place >= len(self.lines):
            return BadRecord(f"{self.path}: ends too early: {reason}")
        number, line = self.lines[place]
        return BadRecord(f"{self.path}, line {number}: {line[:60]!r}: {reason}")


def read(path: Path) -> str:
    """The text of a Record's file; BadRecord says why it cannot be read."""
    try:
        return read_text(path)
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from error
    except ValueError as error:  # also a path with a NUL
        raise BadRecord(f"{briefly(str(path)) if NUL in str(path) else path}: {error}") from error


def parse(
    match_type: type[M],
    text: str,
    where: str,
    game: GameLike | None,
    edition: str | Path | None,
    imagined: bool,
    most_steps: int | None,
) -> M:
    """Read a Record for `Match.from_record`, into a match of `match_type`."""
    if game is not None and not hasattr(game, "with_box"):
        raise TypeError(f"game={briefly(game)}: should be a Game, as `ludary.load` gives it")
    lines = _Lines(where, text, match_type)
    if most_steps is not None and (steps := lines.steps()) > most_steps:
        raise BadRecord(f"{where}: has {steps:,} steps; at most {most_steps:,} are accepted")
    if lines.peek() != FIRST_LINE:
        raise lines.bad(f"a Record begins with {FIRST_LINE!r}", ahead=True)
    lines.at += 1
    game = _game(lines, game, edition)
    match, generator, anew = _beginning(lines, game, imagined)
    while lines.at < len(lines.lines):
        _replay(lines, match)
    match._states["fate"]["rng"] = generator
    match._anew = anew
    return match


def _game(lines: _Lines[M], game: GameLike | None, edition: str | Path | None) -> GameLike:
    name, _, version = lines.needed("game").rpartition(" ")
    try:
        if game is None and name not in games():  # a file that a Record names is not run
            raise ValueError(f"there is no game {briefly(name)}; games are {', '.join(games())}")
        game = game or shipped_game(name).with_box(None, {})
    except ValueError as error:
        raise lines.bad(f"{error}; for a Record of your own game, give the game's file") from error
    if game.name != name:
        raise lines.bad(f"this is a Record of {briefly(name)}, not of {game.name!r}")
    if version != str(game.version):
        raise lines.bad(
            f"the rules here are version {game.version}: replay it with the Ludary that it was"
            " played with"
        )
    return _with_box(lines, game, edition)


def _with_box(lines: _Lines[M], game: GameLike, edition: str | Path | None) -> GameLike:
    """The game with the edition and options of the Record."""
    written = lines.optional("edition")
    if written is not None:
        edition = _edition(lines, game, written, edition)
    options = lines.optional("options") or ""
    if written is None:
        return game
    if wrong := [pair for pair in options.split() if "=" not in pair]:
        raise lines.bad(f"{briefly(wrong[0])} should be written NAME=VALUE")
    try:
        return game.with_box(edition, dict(pair.split("=", 1) for pair in options.split()))
    except (ValueError, BadEdition) as error:
        raise lines.bad(str(error)) from error


def _edition(
    lines: _Lines[M], game: GameLike, written: str, chosen: str | Path | None
) -> str | Path:
    """The edition whose digest the Record names: the one given, or one that ships."""
    name, _, digest = written.rpartition(" ")
    if chosen is None and (ships := game.contents.edition_of_digest(digest, game.name)):
        return ships
    if chosen is not None:
        edition = game.with_box(chosen, {}).edition
        if edition is not None and edition.digest() == digest:
            return chosen
        raise lines.bad(
            f"was played with another edition than {chosen}: give the file that it was played with"
        )
    if name in game.contents.editions():
        raise lines.bad(
            f"was played with the edition {name}, whose contents have changed since; give its"
            " file of that time as edition"
        )
    raise lines.bad(
        f"was played with the edition {briefly(name)}, which does not ship; give its file as"
        " edition"
    )


def _beginning(lines: _Lines[M], game: GameLike, imagined: bool) -> tuple[M, int, bool]:
    """The match at its start, the generator to go on with, and whether it is seeded anew at each
    action.
    """
    seats = lines.needed("seats")
    try:
        count = game.check_seats(int(seats) if SEATS.fullmatch(seats) else 0)
    except ValueError as error:
        raise lines.bad(str(error)) from error
    players = [_player(lines, seat) for seat in range(count)]
    generator = GENERATOR.fullmatch(lines.needed("generator"))
    if not generator:
        raise lines.bad("should be 16 hexadecimal digits, and 'anew' or nothing")
    rng, anew = int(generator[1], 16), bool(generator[2])
    position = lines.optional("position")
    if position is not None and not imagined:
        raise lines.bad(
            "this Record begins in a position of its own: load it with `imagined=True`, and only"
            " if you wrote it yourself"
        )
    match = (
        _started(lines, game, count) if position is None else _from_position(lines, game, position)
    )
    match.players = players
    return match, rng, anew


def _started(lines: _Lines[M], game: GameLike, seats: int) -> M:
    """The match as the line `start` sets it up."""
    word, outcomes = _split(lines)
    if word != "start":
        raise lines.bad("the first line of play should be 'start'")
    try:
        match = lines.match_type.begin(game, seats, 0, outcomes)
    except BadFate as error:
        raise lines.bad(str(error)) from error
    _check_outcomes(lines, match, outcomes)
    return match


def _player(lines: _Lines[M], seat: int) -> str:
    name = lines.optional(f"player {seat + 1}")
    if name is not None and readable_name(name) != name:
        raise lines.bad(
            f"a name should have at most {LONGEST_NAME} letters, all of which can be printed"
        )
    return name or f"Seat {seat + 1}"


def _from_position(lines: _Lines[M], game: GameLike, position: str) -> M:
    try:
        state = base64.b64decode(position, validate=True)
    except ValueError as error:  # binascii.Error, or letters that are not ASCII
        raise lines.bad("is not base64") from error
    if len(state) != game.State.dtype.itemsize:
        raise lines.bad(f"is a State of {len(state)} bytes, not {game.State.dtype.itemsize}")
    try:
        match = lines.match_type(game, np.frombuffer(state, game.State.dtype), False)
        game.engine.complain(game.engine.check(game.boxes, match.states(), 0))
    except (ValueError, BrokenRules) as error:
        raise lines.bad(f"is no position of a game: {error}") from error
    return match


def _split(lines: _Lines[M]) -> tuple[str, list[int | str]]:
    """The next line as the text before the bar and the outcomes behind it."""
    if not lines.peek():
        raise lines.bad("there should be a line of play", ahead=True)
    text, _, outcomes = lines.peek().partition("|")
    lines.at += 1
    return text.strip(), list(outcomes.split())


def _replay(lines: _Lines[M], match: M) -> None:
    result = lines.optional("result")
    if result is not None:
        if result.split() != [f"{value:.6g}" for value in match.returns] or not match.over:
            raise lines.bad("the game did not end with this result")
        if lines.peek():
            raise lines.bad("nothing should follow the result", ahead=True)
        return
    text, outcomes = _split(lines)
    seat, _, notation = text.partition(" ")
    if match.over:
        raise lines.bad("the game is over before this action")
    if seat != str(match.state.actor + 1):
        raise lines.bad(f"seat {match.state.actor + 1} decides here")
    try:
        match.step(notation, outcomes)
    except (IllegalAction, BadFate) as error:
        raise lines.bad(str(error)) from error
    _check_outcomes(lines, match, outcomes)


def _check_outcomes(lines: _Lines[M], match: M, outcomes: list[int | str]) -> None:
    drawn = [outcome_name(match.game, *one) for one in match.steps[-1].outcomes]
    if drawn != [str(one) for one in outcomes]:
        raise lines.bad(f"{len(drawn)} outcomes are drawn here, and {len(outcomes)} are written")
