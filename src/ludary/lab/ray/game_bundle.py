"""Game bundle: a game with bots in its seats as bytes, for processes elsewhere that have the same
Ludary.

Games that ship travel by their name. A game of your own travels with its file, and with the files
beside it that it imports; whoever unpacks a bundle runs them. Bots travel as Ray sends functions:
those of a module that is installed by name, others with their code.
"""

from __future__ import annotations

import os
import pickle
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludary.bots.identity import name_of
from ludary.core.compile.cache_folder import SENT, cache_folder
from ludary.core.contract.edition import EditionFile
from ludary.core.play.library import rules_of
from ludary.lab.simulation.compiled_games import Workplace

if TYPE_CHECKING:
    from ludary.core.play.game import Game


@dataclass(frozen=True)
class GameBundle:
    """All that is needed to make a game on another machine."""

    name: (
        str  # for `ludary.load`: of a game that ships, or the path of its file where it was packed
    )
    files: dict[str, bytes]  # of a game of one's own, by name
    edition: str | None  # JSON
    numbers: dict[str, int]

    @classmethod
    def of(cls, game: Game) -> GameBundle:
        name = str(game.source or game.name)
        edition = None if game.edition is None else game.edition.model_dump_json()
        return cls(name, files_of(game.source) if game.source else {}, edition, dict(game.numbers))

    def open(self) -> Game:
        """The game. ValueError if it cannot be loaded here."""
        rules = rules_of(str(self.place()) if self.files else self.name)
        model = rules.contents.edition_model or EditionFile
        return rules.with_tables(
            None if self.edition is None else model.model_validate_json(self.edition), self.numbers
        )

    def place(self) -> Path:
        """The game's file: the one that was packed, if this process sees it unchanged; else a copy,
        the same for every parcel alike.
        """
        path = Path(self.name)
        if all(has(path.with_name(name), content) for name, content in self.files.items()):
            return path
        folder = cache_folder(f"{SENT}{digest_of(self.files)}")
        for name, content in self.files.items():
            if not has(folder / name, content):
                replace(folder / name, content)
        return folder / path.name


def has(path: Path, content: bytes) -> bool:
    """Tell whether the file is there, with this content."""
    try:
        return path.read_bytes() == content
    except OSError:
        return False


def replace(path: Path, content: bytes) -> None:
    """Write a file that others, who write the same, may read meanwhile."""
    handle, name = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    Path(name).replace(path)


def digest_of(files: Mapping[str, bytes]) -> str:
    """Names the contents of some files."""
    total = sha256()
    for name, content in sorted(files.items()):
        total.update(sha256(name.encode()).digest() + sha256(content).digest())
    return total.hexdigest()[:20]


def files_of(source: Path) -> dict[str, bytes]:
    """A game's file, and those of its neighbours that are loaded."""
    loaded = (
        Path(file)
        for module in list(sys.modules.values())
        if (file := getattr(module, "__file__", None))
    )
    beside = {
        path.name: path for path in loaded if path.parent == source.parent and path.suffix == ".py"
    }
    return {
        name: path.read_bytes() for name, path in sorted({**beside, source.name: source}.items())
    }


def pack(workplace: Workplace) -> bytes:
    """The parcel. ValueError names a bot that cannot be sent."""
    from ray import cloudpickle

    dumps: Callable[[object], bytes] = cloudpickle.dumps
    bots = []
    for bot in workplace.bots:
        try:
            bots.append(dumps(bot))
        except Exception as error:  # whatever a bot's own pickling raises
            raise ValueError(
                f"the bot {name_of(bot)} cannot be sent to other processes: {error}"
            ) from error
    return dumps(
        (
            GameBundle.of(workplace.game),
            workplace.seats,
            bots,
            workplace.seed,
            workplace.watches,
            workplace.counts_each,
            workplace.start,
        )
    )


def unpack(parcel: bytes) -> Workplace:
    """The game with its bots, as it was packed.

    This runs the parcel's code: take parcels only from trusted senders.
    """
    sent, seats, bots, seed, watches, counts_each, start = pickle.loads(parcel)
    game = sent.open()  # first: its file may define the bots
    seated: list[Any] = [pickle.loads(bot) for bot in bots]
    return Workplace(game, seats, seated, seed, watches, counts_each, start)
