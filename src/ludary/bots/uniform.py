"""The bot that plays at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action
    from ludary.core.play.view import View


def uniform(view: View, legal: Sequence[Action], rng: np.random.Generator) -> Action:
    """Choose any legal action, each as likely."""
    if not len(legal):
        raise ValueError("there is nothing to choose from")
    return legal[int(rng.integers(len(legal)))]
