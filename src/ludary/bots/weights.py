"""Weights: a bot whose policy is a small network, trained elsewhere and read from a file.

It needs NumPy and nothing else.

    ludary sim nagaraja --bots weights:nagaraja.npz,greedy

A file is NumPy's `.npz`. `about`, a text of JSON, says for which game and version it is, for how
many seats, and for which columns of `Game.observer(seats)`. `weight_0` (columns, units), `bias_0`
(units,) and so on are the layers, with max(0, x) between them; the last has a number for each
action. Those of the legal ones, exponentiated, are in the proportion of the odds. Nothing in a file
is run.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile, is_zipfile

import numpy as np
import numpy.typing as npt

from ludary.bots.checks import check_name
from ludary.core.arguments import briefly

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action
    from ludary.core.observe.observer import Observer
    from ludary.core.play.view import View
    from ludary.core.protocols import GameLike

PREFIX = "weights:"  # of a bot's name
FORMAT = 1  # rises when an older file can no longer be read
ABOUT = {"format": int, "game": str, "version": int, "seats": int, "columns": str, "draws": bool}

Array = npt.NDArray[Any]
Layers = Sequence[tuple[Array, Array]]  # weights (in, out) and bias (out,) of each


class Weights:
    """A bot that plays by the policy in a file."""

    def __init__(
        self, path: str | Path, draws: bool | None = None, name: str | None = None
    ) -> None:
        """`draws`: whether an action is drawn by its odds, or the likeliest is taken; None as the
        file says.

        Raises ValueError for any other file.
        """
        check_name(name)
        self.path, self.name = Path(path), name
        try:
            with np.load(self.path, allow_pickle=False) as kept:
                self.about = read_header(str(kept["about"]))
                count = len(kept.files) // 2
                self.layers = [
                    (kept[f"weight_{k}"].astype(np.float32), kept[f"bias_{k}"].astype(np.float32))
                    for k in range(count)
                ]
        except OSError as error:
            raise ValueError(
                f"bot {self}: cannot be read: {error.strerror or 'it is not a file of weights'}"
            ) from None
        except (BadZipFile, EOFError, KeyError, TypeError, ValueError) as error:
            fault = str(error)[:200] if is_zipfile(self.path) else "it is not an .npz file"
            raise ValueError(f"bot {self}: is not a file of weights: {fault}") from None
        if not layers_fit(self.layers):
            raise ValueError(
                f"bot {self}: is not a file of weights: its layers do not fit together, or hold NaN"
                " or infinity"
            )
        self.draws = bool(self.about["draws"]) if draws is None else draws
        self._observer: Observer | None = None

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_observer": None}  # which `check` makes again

    def check(self, game: GameLike, seats: int) -> None:
        """Raise ValueError unless the weights are for this game, this number of seats and what its
        observer shows.
        """
        about = self.about
        if (about["game"], about["version"]) != (game.name, game.version):
            wanted, actual = (
                f"{name}, version {version}"
                for name, version in ((about["game"], about["version"]), (game.name, game.version))
            )
            raise ValueError(
                f"bot {self}: was trained for {wanted}, and cannot play {actual}: train it again"
            )
        if about["seats"] != seats:
            raise ValueError(
                f"bot {self}: was trained for {about['seats']} seats, and cannot play with"
                f" {seats}: train another"
            )
        observer = game.observer(seats)
        if about["columns"] != observer.digest:
            raise ValueError(
                f"bot {self}: was trained on other columns than observations of {game.name} have"
                " now: train it again"
            )
        shape = (len(self.layers[0][0]), len(self.layers[-1][1]))
        fitting = (observer.size, game.actions.count)
        if shape != fitting:
            raise ValueError(
                f"bot {self}: has {shape[0]} columns and {shape[1]} actions; {game.name} has"
                f" {fitting[0]} and {fitting[1]}: train it again"
            )
        self._observer = observer

    def __call__(self, view: View, legal: Sequence[Action], rng: np.random.Generator) -> int:
        """The id of the action it takes; ValueError for a View of a game that it was not trained
        for.
        """
        if len(legal) == 1:
            return int(legal[0])
        ids = [int(action) for action in legal]
        odds = self.odds(view, ids)
        return ids[
            (
                min(int(odds.cumsum().searchsorted(rng.random())), len(ids) - 1)
                if self.draws
                else int(odds.argmax())
            )
        ]

    def odds(self, view: View, legal: Sequence[int]) -> npt.NDArray[np.float64]:
        """Return the probability of each of the legal actions, given by id: `(len(legal),)`, adding
        up to 1.
        """
        if self._observer is None or self._observer.game.State is not view.game.State:
            self.check(view.game, len(view.names))
        assert self._observer is not None
        logits = self.logits(self._observer(view)[None])[0, list(legal)].astype(np.float64)
        shares = np.exp(logits - logits.max())
        odds: npt.NDArray[np.float64] = shares / shares.sum()
        return odds

    def policy(self, rows: Array, mask: Array) -> Array:
        """Return the probabilities for many rows, `(n, actions)` float32.

        They come from observations `(n, columns)` and a mask `(n, actions)`.
        """
        logits = np.where(mask, self.logits(rows), -np.inf)
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        odds: Array = shares / shares.sum(axis=1, keepdims=True)
        return odds

    def logits(self, rows: Array) -> Array:
        """Return the network's output for observations, float32 `(n, columns)`: float32 `(n,
        actions)`.
        """
        for weight, bias in self.layers[:-1]:
            rows = np.maximum(rows @ weight + bias, 0)
        logits: Array = rows @ self.layers[-1][0] + self.layers[-1][1]
        return logits

    def identity(self) -> dict[str, Any]:
        """Return what its choices follow from, as `bots.identity.identity_of` does."""
        total = sha256(json.dumps(self.about).encode())
        for layer in self.layers:
            for one in layer:
                total.update(repr(one.shape).encode() + one.tobytes())
        return {"weights": total.hexdigest()[:16], "draws": self.draws}

    def __str__(self) -> str:
        return self.name or f"{PREFIX}{self.path}"


def read_header(text: str, wanted: Mapping[str, type] = ABOUT) -> dict[str, Any]:
    """Read a file's header; ValueError, as the end of a sentence, unless it says all that is
    wanted.
    """
    about = json.loads(text)
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise ValueError(
            f"its format is {briefly(about.get('format') if isinstance(about, dict) else about)},"
            f" and this Ludary reads {FORMAT}"
        )
    for name, kind in wanted.items():
        if type(about.get(name)) is not kind:
            raise ValueError(f"it lacks {name!r}")
    return about


def layers_fit(layers: Layers) -> bool:
    """Tell whether each layer takes what the one before it gives, and all numbers are finite."""
    widths = [(*weight.shape, *bias.shape) for weight, bias in layers]
    fits = all(len(width) == 3 and width[1] == width[2] for width in widths)
    joined = fits and all(one[1] == following[0] for one, following in itertools.pairwise(widths))
    return (
        bool(layers) and joined and all(np.isfinite(one).all() for layer in layers for one in layer)
    )


def save_weights(
    path: str | Path,
    game: GameLike,
    seats: int,
    layers: Layers,
    draws: bool,
    dtype: npt.DTypeLike = np.float16,
) -> None:
    """Write the file of a policy that was trained on `game.observer(seats)`; `dtype` is the type of
    the stored numbers.

    `draws`: whether the bot draws its actions by their odds, as in games with secrets it should, or
    takes the likeliest.
    """
    about = {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "seats": seats,
        "columns": game.observer(seats).digest,
    }
    arrays: dict[str, Any] = {
        f"{name}_{k}": one.astype(dtype)
        for k, layer in enumerate(layers)
        for name, one in zip(("weight", "bias"), layer, strict=True)
    }
    with Path(path).open("wb") as file:
        np.savez_compressed(file, about=np.array(json.dumps({**about, "draws": draws})), **arrays)
