"""The network: one policy for all seats, and what it expects to gain. Only the policy is written to the file that plays."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy.typing as npt
import torch
from torch import Tensor, nn

from ludary import Game
from ludary.bots.weights import Layers, save_weights

Array = npt.NDArray[Any]
NEVER = -1e9  # the logit of an action that is not legal


class Network(nn.Module):  # type: ignore[misc] # PyTorch is not there when types are checked
    """Hidden layers that policy and value share, with max(0, x) between them."""

    def __init__(self, columns: int, actions: int, units: Sequence[int]) -> None:
        super().__init__()
        widths = [columns, *units]
        self.hidden = nn.ModuleList(nn.Linear(one, following) for one, following in itertools.pairwise(widths))
        self.choice = nn.Linear(widths[-1], actions)
        self.worth = nn.Linear(widths[-1], 1)
        nn.init.normal_(self.choice.weight, std=0.01)  # nearly uniform to begin with
        nn.init.zeros_(self.choice.bias)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Observations float32 `(n, columns)` and bool `(n, actions)` to log-odds `(n, actions)` and expected returns `(n,)`."""
        for layer in self.hidden:
            rows = torch.relu(layer(rows))
        logits = torch.where(masks, self.choice(rows), NEVER)
        return torch.log_softmax(logits, dim=1), self.worth(rows)[:, 0]

    def policy_layers(self) -> Layers:
        """The layers of the policy, as NumPy has them: weights (in, out) and bias (out,) of each."""
        layers = [*self.hidden, self.choice]
        return [(one.weight.detach().numpy().T.copy(), one.bias.detach().numpy().copy()) for one in layers]

    def save(self, path: Path, game: Game, seats: int, draws: bool) -> None:
        """Write the policy to a file that `ludary.bots.Weights` plays."""
        save_weights(path, game, seats, self.policy_layers(), draws)

    def odds(self, rows: Array, masks: Array) -> Array:
        """Odds of all actions, float32 `(n, actions)`, for observations and masks as a Batch has them."""
        with torch.no_grad():
            odds: Array = self(torch.from_numpy(rows), torch.from_numpy(masks.copy()))[0].exp().numpy()
        return odds
