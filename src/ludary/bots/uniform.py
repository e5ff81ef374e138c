"""The bot that plays at random."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from ludary.bots.checks import check_name

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action
    from ludary.core.play.view import View


@dataclass(frozen=True)
class Uniform:
    """Chooses any legal action, each as likely."""

    name: str | None = field(default=None, kw_only=True, compare=False)

    def __post_init__(self) -> None:
        check_name(self.name)

    def __call__(self, view: View, legal: Sequence[Action], rng: np.random.Generator) -> Action:
        """The action it takes; ValueError if there is none."""
        if not len(legal):
            raise ValueError("legal: is empty, so there is no action to choose")
        return legal[int(rng.integers(len(legal)))]

    def spec(self) -> str:
        """Return the text with which `bot_named` makes this bot again."""
        return "uniform"

    def __str__(self) -> str:
        return self.name or self.spec()


uniform = Uniform()
