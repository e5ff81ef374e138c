"""Programs as bots: any program that reads questions and writes answers as lines of JSON,
`cmd:PROGRAM ARG...` on the command line.

A question has what its seat can know and nothing else: it is made from the View and its legal
actions. The protocol is described in docs/your-own-bot.md.
"""

from __future__ import annotations

import json
import os
import shlex
import weakref
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ludary.adapters.pipes import NoAnswer, Pipes
from ludary.bots.code_digest import Unknown
from ludary.core.arguments import briefly

if TYPE_CHECKING:
    from types import TracebackType

    from ludary.core.contract.actions import Action
    from ludary.core.play.game import Game
    from ludary.core.play.view import View

PROTOCOL = 1  # rises when a program that was right before is no longer
PREFIX = "cmd:"  # of a program's name on the command line
DEADLINE = 60.0  # seconds for one answer, the start of the program included
UNTOLD = ("fate", "events")  # fields of a State that do not belong to the position
MOST_NAMED = 8  # legal actions that an error lists

Json = dict[str, Any]


class ProgramFailed(ValueError):
    """A program could not be started, or did not answer as it should; says what it sent and what
    would be right.
    """


class ProgramBot:
    """A bot that asks a program.

    Each seat that it plays for has a process of its own, started at the first question.

    Use it as a context, or call `close`: then the processes end. Otherwise they end with Python.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        deadline: float | None = DEADLINE,
        name: str | None = None,
    ) -> None:
        """`command` is the program and its arguments, as a line with quotes or as words; no shell
        reads it.

        `deadline` is in seconds for one answer, None for however long it takes. ValueError if the
        command or the deadline is none.
        """
        try:
            words = (
                shlex.split(command, posix=os.name == "posix")
                if isinstance(command, str)
                else list(command)
            )
        except ValueError as error:
            raise ValueError(f"bot {PREFIX}{command}: {str(error).lower()}") from None
        line = command.strip() if isinstance(command, str) else shlex.join(words)
        if not words or not words[0]:
            raise ValueError(
                f"bot {PREFIX!r}: names no program: write one, as in {PREFIX}python mybot.py"
            )
        if not line.isprintable():
            raise ValueError(
                f"bot {briefly(PREFIX + line)}: should be one line of printable characters"
            )
        if deadline is not None and not 0 < deadline < float("inf"):
            raise ValueError(f"deadline={deadline}: should be a number of seconds above 0, or None")
        self.words, self.line, self.deadline, self.name = words, line, deadline, name
        self.running: dict[int, Pipes] = {}  # by seat
        weakref.finalize(self, end_all, self.running)

    def __call__(self, view: View, legal: Sequence[Action], rng: np.random.Generator) -> Action:
        """The program's choice for the seat of the View.

        ProgramFailed if it gives none; then its process has been ended.
        """
        seat = int(view.seat)
        asked = json.dumps(question(view, legal, self.deadline), separators=(",", ":")).encode()
        try:
            if seat not in self.running:
                self.running[seat] = Pipes(self.words)
            return chosen(self.running[seat].ask(asked, self.deadline), legal)
        except OSError as error:
            raise ProgramFailed(
                f"bot {self}: cannot be started: {error.strerror or error}"
            ) from None
        except (NoAnswer, ValueError) as error:
            self.close()
            right = json.dumps({"action": int(legal[0])})
            raise ProgramFailed(
                f"bot {self} (seat {seat + 1}) {error}; it should answer with a line such as"
                f" {right}"
            ) from None

    def close(self) -> None:
        """End all processes of the program.

        Blocks for some seconds where one does not end by itself.
        """
        end_all(self.running)

    def __enter__(self) -> ProgramBot:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def identity(self) -> dict[str, str]:
        """Raise Unknown: what a program does cannot be read in its command."""
        raise Unknown("a program can change behind its command")

    def __str__(self) -> str:
        return PREFIX + self.line


def end_all(running: dict[int, Pipes]) -> None:
    while running:
        running.popitem()[1].end()


def question(view: View, legal: Sequence[Action], deadline: float | None) -> Json:
    """Return the question to a program: all that the seat can know, and the actions that it may
    choose.
    """
    return {
        **box_of(view.game),
        "seat": int(view.seat),
        "seats": len(view.names),
        "players": list(view.names),
        "text": str(view),
        "news": view.events,
        "view": {
            name: plain(view.state[name]) for name in view.state.dtype.names if name not in UNTOLD
        },
        "legal": [
            {"action": int(action), "notation": action.notation, "words": action.words}
            for action in legal
        ],
        "deadline": deadline,
    }


@lru_cache(maxsize=8)
def box_of(game: Game) -> Json:
    """The part of a question that is the same for all of a game."""
    edition, options = game.contents.edition_key(game.edition), game.changed_options()
    return {
        "protocol": PROTOCOL,
        "game": game.name,
        "version": game.version,
        "edition": edition,
        "options": options,
    }


def plain(value: Any) -> Any:
    """A field of a State as JSON has it: numbers, lists, and for a record an object with its
    fields.
    """
    if isinstance(value, np.void):
        return {name: plain(value[name]) for name in value.dtype.names or ()}
    if isinstance(value, np.ndarray):
        return [plain(one) for one in value] if value.dtype.names else value.tolist()
    return value.item() if isinstance(value, np.generic) else value


def chosen(line: bytes, legal: Sequence[Action]) -> Action:
    """The legal action that an answer names.

    ValueError, as the end of a sentence about the program, if it names none.
    """
    sent = f"sent {briefly(line.decode(errors='replace'))}, which is"
    try:
        answer = json.loads(line)
    except (
        ValueError,
        RecursionError,
    ):  # no JSON, no UTF-8, a number of 5,000 digits, brackets within brackets
        raise ValueError(f"{sent} not JSON") from None
    number = answer.get("action") if isinstance(answer, dict) else None
    if not isinstance(number, int) or isinstance(number, bool):
        raise ValueError(f'{sent} not an object with a whole number as "action"')
    found = next((action for action in legal if int(action) == number), None)
    if found is None:
        listing = ", ".join(f"{int(action)} ({action.notation})" for action in legal[:MOST_NAMED])
        raise ValueError(
            f"{sent} not a legal action; legal actions are"
            f" {listing}{' ...' if len(legal) > MOST_NAMED else ''}"
        )
    return found
