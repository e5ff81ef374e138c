"""The third part of a game's contract: what is in its box, as editions and options fill it.

All can be left out.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy.typing as npt

from ludary.core.arguments import briefly, sealed
from ludary.core.contract.defaults import EmptyBox
from ludary.core.contract.edition import (
    EditionFile,
    EditionHead,
    Option,
    numbers_of,
    read_edition,
)
from ludary.core.errors import BadEdition
from ludary.core.state.memory import Record

FILE, FOLDER = "edition.toml", "editions"


class OpenedBox(NamedTuple):
    """A box with the edition and the numbers that it was made of."""

    edition: EditionFile | None
    numbers: Mapping[str, int]
    boxes: npt.NDArray[Any]  # shape (1,), read-only


@dataclass(frozen=True)
class Contents:
    """The kind of box a game has: a record whose fields are options, and tables that an edition
    fills.

    A game with options has editions, of numbers alone where no `edition_model` says more. They lie
    beside the file that declares the Box, unless `folder` says where. All files beside a game are
    found by `beside`.
    """

    Box: type[Record] = EmptyBox
    options: Sequence[Option] = ()
    edition_model: type[EditionFile] | None = None
    fill: Callable[[Any, Any], None] | None = (
        None  # (edition, box): puts the edition's tables into the box
    )
    seats: Callable[[Any], range] | None = None  # (box): where options narrow how many can play
    folder: Path | None = None  # where the game's files are
    source: Path | None = None  # the file of a game of the user's, whose files may bear its name

    def __post_init__(self) -> None:
        if self.options and self.edition_model is None:
            object.__setattr__(self, "edition_model", EditionFile)
        if self.edition_model is not None and self.folder is None:
            object.__setattr__(self, "folder", Path(inspect.getfile(self.Box)).parent)

    def places(self, name: str) -> list[Path]:
        """The places where a file of this name belongs to the game: `GAME.lesson.toml` beside
        `GAME.py`, or `lesson.toml` in its folder.
        """
        own = [self.source.with_suffix(f".{name}")] if self.source else []
        return own + ([self.folder / name] if self.folder else [])

    def beside(self, name: str) -> Path | None:
        """The file of this name, or the folder, that belongs to the game; None if there is none."""
        return next((path for path in self.places(name) if path.exists()), None)

    def packed(self, edition: EditionFile | None, numbers: Mapping[str, int]) -> npt.NDArray[Any]:
        """The box of an edition with these values of its numbers, shape `(1,)`, read-only."""
        boxes = self.Box.zeros(1)
        for name, value in numbers.items():
            boxes[name][0] = value
        if self.fill:
            self.fill(edition, boxes[0])
        return sealed(boxes)

    def opened(
        self, game: str, edition: str | Path | None, options: Mapping[str, object]
    ) -> OpenedBox:
        """The box of an edition (a shipped one's name, or a file) with these options.

        Raises ValueError or BadEdition, with the right ones listed, for what does not exist or does
        not fit.
        """
        if self.edition_model is None:
            if options or edition:
                raise ValueError(f"{game} has no options and no editions")
            return OpenedBox(None, {}, self.packed(None, {}))
        path = self.edition_path(edition, game)
        if not path.exists():
            raise BadEdition(
                f"{path}: no such file; it should give the values of"
                f" {', '.join(option.name for option in self.options)}"
            )
        file = read_edition(path, self.edition_model, game)
        try:
            numbers = numbers_of(file, self.options, options, str(path))
            return OpenedBox(file, numbers, self.packed(file, numbers))
        except BadEdition as error:
            raise BadEdition(
                str(error) if str(path) in str(error) else f"{path}: {error}"
            ) from None

    def editions(self) -> dict[str, Path]:
        """The editions that ship with the game, the default first."""
        places = self.places(FILE) if self.edition_model else []
        if not places:
            return {}
        more = self.beside(FOLDER)
        return {"default": self.beside(FILE) or places[0]} | {
            path.stem: path for path in sorted(more.glob("*.toml") if more else ())
        }

    def edition_heads(self, game: str) -> dict[str, EditionHead]:
        """The names of the editions that ship, and a sentence about each."""
        model = self.edition_model
        return (
            {key: read_edition(path, model, game).edition for key, path in self.editions().items()}
            if model
            else {}
        )

    def edition_path(self, edition: str | Path | None = None, game: str = "this game") -> Path:
        """The file of an edition given by name or path; ValueError, which names the `game`, if
        there is none.
        """
        shipped = self.editions()
        if str(edition or "default") in shipped:
            return shipped[str(edition or "default")]
        if not Path(str(edition)).is_file():
            raise ValueError(
                f"there is no edition {briefly(str(edition))} of {game}: give a file, or one of"
                f" {', '.join(shipped)}"
            )
        return Path(str(edition))

    def edition_key(self, edition: EditionFile | None) -> str:
        """The name by which `ludary.load` finds this edition, or its own name if it does not
        ship.
        """
        if edition is None or self.edition_model is None:
            return ""
        shipped = (
            key
            for key, path in self.editions().items()
            if read_edition(path, self.edition_model, edition.edition.game) == edition
        )
        return next(shipped, edition.edition.name)

    def edition_of_digest(self, digest: str, game: str) -> str:
        """The name of the shipped edition with this digest; "" if there is none."""
        if self.edition_model is None:
            return ""
        shipped = (
            key
            for key, path in self.editions().items()
            if read_edition(path, self.edition_model, game).digest() == digest
        )
        return next(shipped, "")

    def changed(self, edition: EditionFile | None, numbers: Mapping[str, int]) -> dict[str, str]:
        """The options that differ from the edition, as words."""
        if edition is None:
            return {}
        own = {
            option.name: option.value(edition.numbers[option.name].value) for option in self.options
        }
        return {
            option.name: option.word(numbers[option.name])
            for option in self.options
            if numbers[option.name] != own[option.name]
        }
