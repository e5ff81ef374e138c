"""The words after `--bots`: bots by name, and programs, which only whoever types the command can
start.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludary.adapters.program import DEADLINE, PREFIX, ProgramBot
from ludary.bots import bot_named, weights
from ludary.bots.identity import with_name

if TYPE_CHECKING:
    from ludary.bots import Bot

NAMED = re.compile(
    r"(?P<name>[\w][\w .+-]*)=(?P<bot>.+)"
)  # a path or a program before `=` has other letters, too
WORD = re.compile(r"""(?:"[^"]*"|'[^']*'|[^,])+""")  # up to a comma that is not within quotes


def bots_in(text: str) -> list[str]:
    """The parts of a list with commas; those within quotes belong to a program's arguments."""
    return [word.strip() for word in WORD.findall(text) if word.strip()]


def bot_of(word: str, deadline: float | None = DEADLINE) -> Bot:
    """The bot that a word of the command line names; a program has `deadline` seconds for an
    answer. ValueError if there is none.
    """
    return (
        ProgramBot(word.removeprefix(PREFIX), deadline)
        if word.startswith(PREFIX)
        else bot_named(word)
    )


def contestants(text: str, deadline: float | None = DEADLINE) -> list[Bot]:
    """Return the bots of a list with commas; one can have a name of its own, as in
    `Mine=ismcts:60,greedy`.
    """
    return [contestant(word, deadline) for word in bots_in(text)]


def contestant(word: str, deadline: float | None = DEADLINE) -> Bot:
    """Return the bot of a word, under the name before `=` if there is one.

    ValueError if there is none.
    """
    named = NAMED.fullmatch(word)
    return (
        with_name(bot_of(named["bot"], deadline), named["name"])
        if named
        else bot_of(word, deadline)
    )


def seconds_of(deadline: float) -> float | None:
    """`--deadline` in seconds; None, which is however long it takes, for 0."""
    return deadline or None


def check_no_program(record: Path, words: Iterable[str]) -> None:
    """ValueError if one of the words that were read in a file would have a program run or another
    file read: files come from anybody.
    """
    for word in words:
        if word.startswith((PREFIX, weights.PREFIX)) or ".py:" in word:
            what = "reads no weights" if word.startswith(weights.PREFIX) else "starts no program"
            raise ValueError(
                f"{record}: {word} played here, and a saved game {what} by itself: say who plays"
                " with --bots"
            )


@contextmanager
def ending_programs(bots: Sequence[Any]) -> Iterator[None]:
    """End the programs among the bots, whatever happens."""
    try:
        yield
    finally:
        for bot in bots:
            if isinstance(bot, ProgramBot):
                bot.close()
