"""The learner: a network with two hidden layers, and Adam (Kingma and Ba, 2014), in NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
NAMES = (
    "first",
    "first_bias",
    "second",
    "second_bias",
    "last",
    "last_bias",
    "formula_first",
    "trust",
    "seats_first",
)
DECAY, DECAY_2, TINY = 0.9, 0.999, 1e-8  # Adam's
NEVER = -1e9  # the logit of a party that is not there
TYPICAL = 280  # inputs and more that are not 0: the scale of the first weights


class Positions(NamedTuple):
    """Positions to learn from."""

    rows: Array  # int8 (n, columns): observations
    odds: Array  # float32 (n, parties): logarithms of the chances by the game's formula
    present: Array  # bool (n, parties)
    targets: Array  # float32 (n, parties): what came of it, in shares
    seats: Array  # int8 (n,): how many play

    def __len__(self) -> int:
        return len(self.rows)

    def chosen(self, which: Array) -> Positions:
        return Positions(*(one[which] for one in self))


def joined(parts: Sequence[Positions]) -> Positions:
    return Positions(*(np.concatenate(one) for one in zip(*parts, strict=True)))


class Learner:
    """The weights, by the names that `bots.network` has for them, and Adam's two averages of
    each.
    """

    def __init__(
        self, inputs: int, parties: int, units: tuple[int, int], seed: int, has_formula: bool
    ) -> None:
        rng = np.random.default_rng(seed)

        def drawn(rows: int, columns: int, active: int, part: float = 1.0) -> Array:
            scaled: Array = (part * np.sqrt(2 / active) * rng.normal(size=(rows, columns))).astype(
                np.float32
            )
            return scaled

        self.has_formula = has_formula
        self.weights: dict[str, Array] = {
            "first": drawn(inputs, units[0], TYPICAL),
            "first_bias": np.zeros(units[0], np.float32),
            "second": drawn(units[0], units[1], units[0]),
            "second_bias": np.zeros(units[1], np.float32),
            "last": (
                drawn(units[1], parties, units[1], 0.1 * (not has_formula)).T.copy()
            ),  # 0: it begins as the formula
            "last_bias": np.zeros(parties, np.float32),
            "formula_first": drawn(parties, units[0], TYPICAL, 0.3 * has_formula),
            "trust": np.full(parties + 1, has_formula, np.float32),
            "seats_first": np.zeros((parties + 1, units[0]), np.float32),
        }
        self.means = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.squares = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self.steps = 0

    def chances(
        self, inputs: Array, odds: Array, present: Array, seats: Array
    ) -> tuple[Array, Array, Array]:
        """Both hidden layers, and the chances `(n, parties)`."""
        one = self.weights
        hidden = np.maximum(
            inputs @ one["first"]
            + one["first_bias"]
            + one["seats_first"][seats]
            + odds @ one["formula_first"],
            0,
        )
        hidden_2 = np.maximum(hidden @ one["second"] + one["second_bias"], 0)
        logits = np.where(
            present,
            hidden_2 @ one["last"].T + one["last_bias"] + one["trust"][seats, None] * odds,
            NEVER,
        )
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, hidden_2, shares / shares.sum(axis=1, keepdims=True)

    def learn(self, inputs: Array, batch: Positions, rate: float) -> float:
        """Take one step; returns the loss, the cross entropy in nats."""
        hidden, hidden_2, chances = self.chances(inputs, batch.odds, batch.present, batch.seats)
        off = (chances - batch.targets) / np.float32(len(inputs))
        off_2 = (off @ self.weights["last"]) * (hidden_2 > 0)
        off_1 = (off_2 @ self.weights["second"].T) * (hidden > 0)
        formula = np.float32(self.has_formula)
        ones = np.eye(len(self.weights["trust"]), dtype=np.float32)[batch.seats].T
        slopes = {
            "first": inputs.T @ off_1,
            "first_bias": off_1.sum(axis=0),
            "second": hidden.T @ off_2,
            "second_bias": off_2.sum(axis=0),
            "last": off.T @ hidden_2,
            "last_bias": off.sum(axis=0),
            "formula_first": formula * (batch.odds.T @ off_1),
            "trust": formula * (ones @ (off * batch.odds).sum(axis=1)),
            "seats_first": ones @ off_1,
        }
        self.steps += 1
        scaled = np.float32(rate * np.sqrt(1 - DECAY_2**self.steps) / (1 - DECAY**self.steps))
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(1 - DECAY) * (slope - mean)
            square += np.float32(1 - DECAY_2) * (slope * slope - square)
            self.weights[name] -= scaled * mean / (np.sqrt(square) + np.float32(TINY))
        return float(-(batch.targets * np.log(chances + 1e-9)).sum() / len(inputs))
