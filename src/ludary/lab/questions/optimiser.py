"""Optimisers propose numbers to try: Optuna, or anything else that can be asked and told."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol


class Optimiser(Protocol):
    """Proposes values of numbers, and is told how far from the targets they led."""

    def ask(self) -> Mapping[str, int]:
        """Propose a value of each number."""

    def tell(self, loss: float) -> None:
        """Take the loss of the last proposal: the smaller, the better."""


class Optuna:
    """Optuna's sampler by trees of Parzen estimators (Akiba and others, "Optuna", 2019).

    It tries `start` first.
    """

    def __init__(
        self, ranges: Mapping[str, tuple[int, int]], seed: int, start: Mapping[str, int]
    ) -> None:
        """ImportError says how to install Optuna, if it is missing."""
        check_optuna()
        optuna: Any = import_module("optuna")
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self.study = optuna.create_study(
            direction="minimize", sampler=optuna.samplers.TPESampler(seed=seed % 2**32)
        )
        self.spaces = {
            name: optuna.distributions.IntDistribution(low, high)
            for name, (low, high) in ranges.items()
        }
        self.study.enqueue_trial(dict(start))
        self.trial: Any = None

    def ask(self) -> Mapping[str, int]:
        self.trial = self.study.ask(self.spaces)
        return {name: int(value) for name, value in self.trial.params.items()}

    def tell(self, loss: float) -> None:
        self.study.tell(self.trial, loss)


def check_optuna() -> None:
    """ImportError unless Optuna is installed."""
    if find_spec("optuna") is None:
        raise ImportError("tuning needs Optuna: pip install 'ludary[tune]'")
