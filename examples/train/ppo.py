"""PPO, and the small change that makes it magnetic mirror descent.

Plain PPO in self-play runs in circles in games of hidden information: each policy learns to beat the last one. A pull towards a policy that
follows slowly, the *magnet*, damps the circles: Sokota et al., "A Unified Approach to Reinforcement Learning, Quantal Response
Equilibria, and Two-Player Zero-Sum Games" (2023). It is one term of the loss, and one line that moves the magnet.
"""

from __future__ import annotations

from copy import deepcopy

import torch
from torch import Tensor

from examples.train.network import Network
from examples.train.rollout import Rollout
from examples.train.settings import Settings


class Learner:
    """Improves a network by what came of its decisions."""

    def __init__(self, network: Network, settings: Settings) -> None:
        self.network, self.settings = network, settings
        self.magnet = deepcopy(network)
        self.adam = torch.optim.Adam(network.parameters(), settings.rate, eps=1e-5)

    def learn(self, rollout: Rollout, done: float) -> None:
        """Go through a rollout; `done` is the part of the training that lies behind, from 0 to 1."""
        for group in self.adam.param_groups:
            group["lr"] = self.settings.rate * (1 - done)
        rows, masks, actions, logs, gains, aims = map(torch.from_numpy, rollout)
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(self.settings.epochs):
            for part in torch.randperm(len(rows)).split(self.settings.minibatch):
                loss = self.loss(rows[part], masks[part], actions[part], logs[part], gains[part], aims[part])
                self.adam.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.adam.step()
        self.move_magnet()

    def loss(self, rows: Tensor, masks: Tensor, actions: Tensor, logs: Tensor, gains: Tensor, aims: Tensor) -> Tensor:
        """Return the loss for decisions of a rollout."""
        settings = self.settings
        odds, worth = self.network(rows, masks)
        ratio = (odds.gather(1, actions[:, None])[:, 0] - logs).exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        better = torch.minimum(ratio * gains, clipped * gains).mean()
        entropy = -(odds.exp() * odds).sum(dim=1).mean()
        loss = settings.value_weight * (worth - aims).square().mean() - better - settings.entropy * entropy
        if settings.magnet:
            with torch.no_grad():
                pull = self.magnet(rows, masks)[0]
            loss = loss + settings.magnet * (odds.exp() * (odds - pull)).sum(dim=1).mean()
        return loss

    def move_magnet(self) -> None:
        """Let the magnet follow the policy, a small part of the way."""
        with torch.no_grad():
            for slow, fast in zip(self.magnet.parameters(), self.network.parameters(), strict=True):
                slow.lerp_(fast, self.settings.magnet_speed)
