"""A program that trains on a Ray cluster of two nodes, both of this machine, and loses one in the end; `test_train_on_ray.py` runs it.

It prints what it sees as a line of JSON. Its argument is an empty folder.
"""

import json
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import ray
import torch
from ray.cluster_utils import Cluster

from examples.train import collecting
from examples.train.settings import settings_for
from examples.train.training import Trained, game_named, train

FOLDER = Path(sys.argv[1])
NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
SETTINGS = replace(settings_for("leduc_poker"), games=64, rollouts=4, measured_every=1)


class Watched(collecting.Player):
    """A player that from the second rollout on waits until so many nodes play, and stops for good on one that is to be lost."""

    folder, nodes, victim = "", 1, ""

    def __call__(self, weights: Any, task: Any) -> Any:
        if task[0] >= SETTINGS.parts:
            here = ray.get_runtime_context().get_node_id()
            (Path(self.folder) / here).touch()
            while len(list(Path(self.folder).iterdir())) < self.nodes or here == self.victim:
                time.sleep(0.02)
        return super().__call__(weights, task)


def trained(on: str, name: str, nodes: int = 1, victim: str = "", workers: int | None = None) -> Trained:
    """A training in which so many nodes have played."""
    (FOLDER / name).mkdir()
    Watched.folder, Watched.nodes, Watched.victim = str(FOLDER / name), nodes, victim
    return train(game_named("leduc_poker"), SETTINGS, tell=lambda line: None, on=on, workers=workers)


def same(one: Trained, other: Trained) -> bool:
    layers = zip(one.network.policy_layers(), other.network.policy_layers(), strict=True)
    return one.curve == other.curve and all(np.array_equal(a, b) for left, right in layers for a, b in zip(left, right, strict=True))


def main() -> None:
    torch.set_num_threads(1)
    collecting.Player = Watched  # type: ignore[misc]
    cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    try:
        alone = trained(cluster.address, "alone")
        node = cluster.add_node(**NODE)
        both = trained(cluster.address, "both", nodes=2)
        one_of_two = trained(cluster.address, "one of two", workers=1)

        def kill() -> None:
            while not (FOLDER / "one lost" / node.node_id).exists():
                time.sleep(0.02)
            cluster.remove_node(node, allow_graceful=False)

        threading.Thread(target=kill, daemon=True).start()
        bereft = trained(cluster.address, "one lost", nodes=2, victim=node.node_id)
        learnt = alone.curve[-1][1] < alone.curve[0][1]
        seen = {"two workers": same(alone, both), "one of two": same(alone, one_of_two), "one lost": same(alone, bereft)}
        held = (FOLDER / "one lost" / node.node_id).exists()
        print(json.dumps({**seen, "held": held, "learnt": learnt, "left": ray.is_initialized()}))
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
