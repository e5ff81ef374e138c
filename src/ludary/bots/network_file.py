"""Files of learned judges: NumPy's `.npz`, made by `ludary train GAME`.

`about`, a text of JSON, says for which game, version, edition and numbers of players a network is.
Weights of the first layer are bytes, with a factor for each line. Nothing in a file is run.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile, is_zipfile

import numpy as np
import numpy.typing as npt

from ludary.bots.network import (
    LEAST_LOGIT,
    NetworkRoom,
    columns_of,
    new_room,
    parties_of,
    telling_room,
)
from ludary.bots.weights import read_header
from ludary.core.contract.defaults import no_judgement
from ludary.core.observe.observer import Observer

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike

ABOUT = {
    "format": int,
    "game": str,
    "version": int,
    "seats": list,
    "columns": str,
    "edition": str,
    "positions": int,
}
ARRAYS = (
    "base",
    "low",
    "high",
    "first",
    "first_scale",
    "first_bias",
    "formula_first",
    "trust",
    "second",
    "second_bias",
    "last",
    "last_bias",
)
# what each number of players adds to the first layer; files without it know no difference
SEATS_FIRST = "seats_first"
BESIDE = "network.npz"  # the file in the folder of a game that ships
KEPT = 32  # networks that were read, by game with its box
LARGEST = 2**15 - 1  # of the first layer in whole numbers

Array = npt.NDArray[Any]


@dataclass(frozen=True, eq=False)
class Network:
    """A learned judge of one game, as a file holds it."""

    game: GameLike
    about: Mapping[str, Any]
    arrays: Mapping[str, Array]

    @cached_property
    def observer(self) -> Observer:
        return Observer(self.game, None, "bytes")

    @cached_property
    def first(self) -> tuple[Array, float]:
        """The first layer in whole numbers, int16 `(lines, units)`, and what 1 stands for."""
        lines = (
            self.arrays["first"].astype(np.float32)
            * self.arrays["first_scale"].astype(np.float32)[:, None]
        )
        unit = float(np.abs(lines).max(initial=1e-9)) / LARGEST
        return np.rint(lines / unit).astype(np.int16), unit

    @property
    def knows_edition(self) -> bool:
        """Tell whether it was trained with this edition and these options; with others its chances
        are a guess.
        """
        return bool(self.about["edition"] == edition_of(self.game))

    def room(self, seats: int) -> NetworkRoom:
        """Arrays for one thread that evaluates positions of games for so many; ValueError for a
        number that it was not trained for.
        """
        if seats not in self.about["seats"]:
            known = ", ".join(map(str, self.about["seats"]))
            raise ValueError(
                f"the network of {self.game.name} was trained for {known} seats, not for {seats}:"
                f" `ludary train {self.game.source or self.game.name} --seats {seats}` trains one"
            )
        columns, parties = columns_of(self.observer), len(self.arrays["last_bias"])
        lines = [padded(self.arrays[name], columns) for name in ("base", "low", "high")]
        own = {
            "first_bias": self.arrays["first_bias"] + self.line(SEATS_FIRST, seats),
            "trust": self.line("trust", seats).reshape(1),
        }
        middle = [
            np.ascontiguousarray(own.get(name, self.arrays[name]), np.float32)
            for name in ARRAYS[5:]
        ]
        return new_room(
            self.game,
            self.observer.tables(seats),
            self.observer.most,
            columns,
            parties,
            lines,
            *self.first,
            middle,
        )

    def line(self, name: str, seats: Any) -> Array:
        """Return the lines of a table for these numbers of players; a table of one line has it for
        all.
        """
        table = self.arrays[name]
        found: Array = table[np.minimum(seats, len(table) - 1)]
        return found

    def judged(self, rows: Array, odds: Array, present: Array, seats: Array) -> Array:
        """Return the chances, float64 `(n, parties)`, for many observations: what compiled code
        reckons, in NumPy.

        - `rows`: int8 `(n, columns)`, as `observer` writes them
        - `odds`: float32 `(n, parties)`: logarithms of the chances by the game's formula, the
          viewer first
        - `present`: bool `(n, parties)`: who can win
        - `seats`: int8 `(n,)`: how many play
        """
        one = {name: self.arrays[name].astype(np.float64) for name in ARRAYS[5:]}
        lines = self.arrays["base"] + np.clip(
            rows.astype(np.int64), self.arrays["low"], self.arrays["high"]
        )
        first, unit = self.first
        hidden = unit * np.array([first[some].sum(axis=0, dtype=np.int32) for some in lines])
        hidden = np.maximum(
            hidden
            + one["first_bias"]
            + self.line(SEATS_FIRST, seats)
            + odds @ one["formula_first"],
            0,
        )
        hidden_2 = np.maximum(hidden @ one["second"] + one["second_bias"], 0)
        logits = np.where(
            present,
            hidden_2 @ one["last"].T + one["last_bias"] + self.line("trust", seats)[:, None] * odds,
            LEAST_LOGIT,
        )
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances: Array = shares / shares.sum(axis=1, keepdims=True)
        return chances

    def save(self, path: str | Path) -> None:
        """Write the file, whole or not at all."""
        new = Path(f"{path}.new")
        arrays = dict[str, Any]({name: self.arrays[name] for name in (*ARRAYS, SEATS_FIRST)})
        with new.open("wb") as file:
            np.savez_compressed(file, about=np.array(json.dumps(dict(self.about))), **arrays)
        new.replace(path)


def padded(numbers: Array, columns: int) -> Array:
    padded = np.zeros(columns, np.int64)
    padded[: len(numbers)] = numbers
    return padded


def edition_of(game: GameLike) -> str:
    """Names an edition and options in 16 letters: a digest of the box that they come to."""
    return sha256(game.boxes.tobytes()).hexdigest()[:16]


def network_file(game: GameLike) -> Path | None:
    """The place of a game's network: in the folder of a game that ships, beside the file of
    another.
    """
    if game.source:
        return game.source.with_suffix(".npz")
    return game.contents.folder / BESIDE if game.contents.folder else None


def network_digest(game: GameLike) -> str:
    """Return 16 letters that name the contents of a game's network; "" if it has none."""
    path = network_file(game)
    return "" if path is None else file_digest(path)


def file_digest(path: Path) -> str:
    """Return 16 letters that name the contents of a file; "" if it cannot be read."""
    try:
        return _digest_once(path, path.stat().st_mtime_ns)
    except OSError:
        return ""


@lru_cache(KEPT)
def _digest_once(path: Path, written: int) -> str:
    """Return the digest of a file, anew when it was written anew."""
    return sha256(path.read_bytes()).hexdigest()[:16]


def network_for(game: GameLike, path: str | Path | None = None) -> Network:
    """The network in a file, by default in that beside the game.

    ValueError if it does not fit, or there is none.
    """
    path = network_file(game) if path is None else Path(path)
    if path is None or not path.is_file():
        raise ValueError(
            f"{game.name} has no learned judge yet: `ludary train {game.source or game.name}`"
            " makes one"
        )
    return _read_once(game, path, path.stat().st_mtime_ns)


@lru_cache(KEPT)
def _read_once(game: GameLike, path: Path, written: int) -> Network:
    """`read_network`, anew when the file was written anew."""
    return read_network(game, path)


def has_network(game: GameLike) -> bool:
    """Tell whether a network stands beside the game."""
    path = network_file(game)
    return path is not None and path.is_file()


def learned_room(game: GameLike, path: str | Path | None, seats: int) -> NetworkRoom:
    """Room for the network in a file, by default for that beside the game; where there is none, for
    the chances by the game's formula.

    ValueError if the network does not fit, or there is no formula either.
    """
    if path is None and not has_network(game) and game.hints.judge is not no_judgement:
        return telling_room(game)
    return network_for(game, path).room(seats)


def network_if_any(game: GameLike, seats: int) -> Network | None:
    """The network beside the game, if there is one for so many players that knows its edition.

    ValueError if the file does not fit.
    """
    if not has_network(game):
        return None
    network = network_for(game)
    return network if seats in network.about["seats"] and network.knows_edition else None


def read_network(game: GameLike, path: str | Path) -> Network:
    """Read a file; ValueError unless it is of this game, its version and what its observer
    shows.
    """
    try:
        with Path(path).open("rb") as file, np.load(file, allow_pickle=False) as kept:
            about = read_header(str(kept["about"]), ABOUT)
            arrays = {name: kept[name] for name in ARRAYS}
            arrays[SEATS_FIRST] = (
                kept[SEATS_FIRST]
                if SEATS_FIRST in kept
                else np.zeros((1, len(arrays["first_bias"])), np.float32)
            )
    except OSError as error:
        raise ValueError(
            f"{path}: cannot be read: {error.strerror or 'it is not a network'}"
        ) from None
    except (BadZipFile, EOFError, KeyError, TypeError, ValueError) as error:
        fault = str(error)[:200] if is_zipfile(path) else "it is not an .npz file"
        raise ValueError(f"{path}: is not a network: {fault}") from None
    network = Network(game, about, arrays)
    if (about["game"], about["version"]) != (game.name, game.version):
        raise ValueError(
            f"{path}: was trained for {about['game']} {about['version']}, and this is {game.name}"
            f" {game.version}: train it again"
        )
    if about["columns"] != network.observer.digest:
        raise ValueError(
            f"{path}: was trained on other columns than observations of {game.name} have now: train"
            " it again"
        )
    check_shapes(path, network)
    return network


def check_shapes(path: str | Path, network: Network) -> None:
    """ValueError unless the arrays fit one behind the other, all lines lie in the table, and all
    weights are finite.
    """
    arrays, parties = network.arrays, parties_of(network.game)
    (lines, units), (_, units_2) = two(arrays["first"]), two(arrays["second"])
    columns = network.observer.size
    many = {
        name: 1 if arrays[name].shape[:1] == (1,) else parties + 1
        for name in ("trust", SEATS_FIRST)
    }
    wanted = {
        "base": (columns,),
        "low": (columns,),
        "high": (columns,),
        "first_scale": (lines,),
        "first_bias": (units,),
        "formula_first": (parties, units),
        "trust": (many["trust"],),
        SEATS_FIRST: (many[SEATS_FIRST], units),
        "second": (units, units_2),
        "second_bias": (units_2,),
        "last": (parties, units_2),
        "last_bias": (parties,),
    }
    wrong = [name for name, shape in wanted.items() if arrays[name].shape != shape]
    wrong += [
        name
        for name in (*ARRAYS[3:], SEATS_FIRST)
        if not np.isfinite(arrays[name].astype(np.float32)).all()
    ]
    low = arrays["base"].astype(np.int64) + np.minimum(0, arrays["low"])
    high = arrays["base"].astype(np.int64) + np.maximum(0, arrays["high"])
    if not wrong and (
        (low < 0).any() or (high >= lines).any() or (arrays["low"] > arrays["high"]).any()
    ):
        wrong = ["base"]
    if wrong:
        raise ValueError(f"{path}: is not a network: {wrong[0]} does not fit the others")


def two(array: Array) -> tuple[int, int]:
    """The shape of a table; (0, 0) for anything else."""
    return (int(array.shape[0]), int(array.shape[1])) if array.ndim == 2 else (0, 0)
