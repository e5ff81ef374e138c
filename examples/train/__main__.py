"""`python -m examples.train GAME`: trains, says how it goes, and writes the weights and the learning curve."""

from __future__ import annotations

import argparse
import json
from dataclasses import fields, replace
from pathlib import Path

from examples.train.settings import settings_for


def main() -> None:
    """Train by what the command line says."""
    try:
        import torch
    except ImportError as error:
        raise SystemExit(f"training needs PyTorch: pip install 'ludary[train]' ({error})") from error
    from examples.train.curve import learning_curve
    from examples.train.training import game_named, train

    given = vars(arguments())
    name, out, seats, threads, on, workers = (given.pop(key) for key in ("game", "out", "seats", "threads", "on", "workers"))
    torch.set_num_threads(threads)
    game = game_named(name)
    settings = replace(settings_for(game.name), **{key: value for key, value in given.items() if value is not None})
    path = Path(out or game.name)
    try:
        trained = train(game, settings, seats, lambda line: print(line, flush=True), on, workers)
    except (ConnectionError, ImportError, ValueError) as error:
        if on is None:
            raise
        raise SystemExit(f"{error}") from error
    trained.save(path.with_suffix(".npz"))
    path.with_suffix(".json").write_text(json.dumps(trained.told()) + "\n", encoding="utf-8")
    path.with_suffix(".svg").write_text(learning_curve([trained.told()]), encoding="utf-8")
    print(f"wrote {path}.npz, which plays as weights:{path}.npz, and the curve to {path}.svg and {path}.json")


def arguments() -> argparse.Namespace:
    """The command line: an option for each number of the settings, beside the game and where to write."""
    parser = argparse.ArgumentParser(prog="python -m examples.train", description="Train a policy in self-play.")
    parser.add_argument("game", help="a game that ships, an example such as leduc_poker, or a Python file")
    parser.add_argument("--out", metavar="NAME", help="write NAME.npz, NAME.svg and NAME.json; by default the game's name")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play; by default the fewest that can")
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="of PyTorch; by default 1")
    parser.add_argument("--on", metavar="PLACE", help="ray or HOST:PORT: let the workers of a Ray cluster play the rollouts")
    parser.add_argument("--workers", type=int, metavar="N", help="cores of the cluster that play at most; by default all")
    for one in fields(settings_for("")):
        if one.name != "units":
            kind = float if isinstance(one.default, float) else int
            parser.add_argument(f"--{one.name.replace('_', '-')}", type=kind, metavar="X", help=f"usually {one.default}")
    return parser.parse_args()


if __name__ == "__main__":
    main()
