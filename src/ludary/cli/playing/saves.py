"""Saved games: Records that say in a comment who sat where, so that `ludary play --load` goes on as
before.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from ludary.cli.bot_words import bots_in
from ludary.core.text_files import read_text, write_text

if TYPE_CHECKING:
    from ludary.core.play.match import Match

SEATED = "# seated: "


def save(match: Match, seated: Sequence[str], path: Path) -> None:
    """Write the Record with the names of the players. OSError if the file cannot be written."""
    first, _, rest = match.record().partition("\n")
    write_text(path, f"{first}\n{SEATED}{', '.join(seated)}\n{rest}")


def seated_in(path: Path) -> list[str]:
    """Return the players of the seats, by name of bot or `me`; empty if the Record does not say."""
    text = value_of(path, SEATED)
    return bots_in(text)


def game_in(path: Path) -> str | None:
    """The name of the game in a Record; None if it has none."""
    return (value_of(path, "game:") or "").split(" ")[0] or None


def value_of(path: Path, key: str) -> str:
    """The text behind a key at the beginning of a line; empty if the file is no Record."""
    try:
        lines = read_text(path).splitlines()
    except (OSError, ValueError):  # `Match.load` says it better
        return ""
    return next((line.removeprefix(key).strip() for line in lines if line.startswith(key)), "")


def new_path(game: str) -> Path:
    """A file in the working directory that does not exist yet."""
    paths = (Path(f"{game}-{date.today().isoformat()}-{number}.ludary") for number in count(1))
    return next(path for path in paths if not path.exists())
