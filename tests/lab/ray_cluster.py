"""A program that plays on a Ray cluster of two nodes, both of this machine, and ends one of them;
`test_on_ray.py` runs it.

It prints what it sees as lines of JSON, `{"what": ..., ...}`. Its argument is an empty folder.
"""

import json
import os
import sys
import threading
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

import ludary
from ludary.lab.ray import worker
from ludary.lab.ray.pool import RayPool
from ludary.train.settings import Settings
from ludary.train.training import Training

EXAMPLES = Path(__file__).parents[2] / "examples"
FOUR, LEDUC = (ludary.load(EXAMPLES / name) for name in ("connect_four.py", "leduc_poker.py"))
FOLDER = Path(sys.argv[1])
GO, HELD = FOLDER / "go", FOLDER / "held"
NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}


def say(what: str, **more: object) -> None:
    print(json.dumps({"what": what, **more}), flush=True)


def until(path: Path) -> None:
    while not path.exists():
        time.sleep(0.02)


def lose_a_node(cluster: Cluster) -> None:
    """In the midst of a simulation a bot on one node stops for good, and then the node is
    killed.
    """
    node = cluster.add_node(**NODE)
    victim, go, held = node.node_id, str(GO), str(HELD)

    def bot(view: Any, legal: Any, rng: Any) -> Any:
        if (
            os.path.exists(go)
            and ray.is_initialized()
            and ray.get_runtime_context().get_node_id() == victim
        ):
            with open(held, "a") as file:
                file.write("a block begins here that does not end\n")
            while True:
                time.sleep(1)
        return legal[int(rng.integers(len(legal)))]

    def kill() -> None:
        until(HELD)
        cluster.remove_node(node, allow_graceful=False)

    told: list[int] = []

    def report(done: int, games: int) -> None:
        told.append(done)
        if done > 50:
            GO.touch()

    here = ludary.simulate(FOUR, games=1500, bots=[bot, "uniform"], seed=3)
    threading.Thread(target=kill, daemon=True).start()
    there = ludary.simulate(
        FOUR, games=1500, bots=[bot, "uniform"], seed=3, on=cluster.address, progress=report
    )
    same = here.to_dict() == there.to_dict() and bool(
        (here.returns == there.returns).all() and (here.lengths == there.lengths).all()
    )
    say(
        "a node is lost",
        same=same,
        held=HELD.exists(),
        progress=told == sorted(set(told)) and told[-1] == 1500,
    )


def lose_a_part(cluster: Cluster) -> None:
    """In the midst of the parts of a function one stops for good on one node, and then the node is
    killed.
    """
    node = cluster.add_node(**NODE)
    victim, held = node.node_id, str(FOLDER / "part")

    def work(shared: int, part: int) -> tuple[int, int]:
        while ray.get_runtime_context().get_node_id() == victim:
            Path(held).touch()
            time.sleep(0.02)
        while not Path(held).exists():  # until the other node has a part
            time.sleep(0.02)
        if shared == 0:
            raise ZeroDivisionError(f"part {part}")
        return part, part * shared

    def kill() -> None:
        until(Path(held))
        cluster.remove_node(node, allow_graceful=False)

    threading.Thread(target=kill, daemon=True).start()
    with RayPool(work, cluster.address) as pool:
        done = list(pool.imap(10, range(8)))
        try:
            list(pool.imap(0, [3]))
        except ZeroDivisionError as error:
            say("a part is lost", held=Path(held).exists(), done=done, failure=str(error))


def train(cluster: Cluster) -> None:
    """In the midst of a generation of self-play a node is killed."""
    node = cluster.add_node(**NODE)
    few = Settings(first_games=200, games=2000, generations=1, one_in=1, measured_games=0)

    def kill() -> None:
        while ray.available_resources().get("CPU", 0):
            time.sleep(0.02)
        cluster.remove_node(node, allow_graceful=False)
        HELD.touch()

    here, there = FOLDER / "here.npz", FOLDER / "there.npz"
    list(Training(LEDUC, [2], few).run(here))
    for told in Training(LEDUC, [2], few, on=cluster.address).run(there):
        if told.generation == 0:
            HELD.unlink(missing_ok=True)
            threading.Thread(target=kill, daemon=True).start()
    say("a training loses a node", lost=HELD.exists(), same=here.read_bytes() == there.read_bytes())


def fail(cluster: Cluster) -> None:
    """Return the failure on a worker, as it is told here."""

    def dying(view: Any, legal: Any, rng: Any) -> Any:
        os._exit(1)

    for what, bot in (
        ("a bot breaks the rules", lambda view, legal, rng: "drop 9"),
        ("a bot ends its process", dying),
    ):
        try:
            ludary.simulate(FOUR, games=1, bots=[bot], on=cluster.address)
        except (ConnectionError, ludary.IllegalAction) as error:
            say(what, kind=type(error).__name__, text=str(error))
    own = worker.stamp
    vars(worker)["stamp"] = lambda: "0.0.9 (1234567890)"
    try:
        ludary.simulate(FOUR, games=1, on=cluster.address)
    except ConnectionError as error:
        say("the workers are newer", text=str(error))
    vars(worker)["stamp"] = own


def interrupt(cluster: Cluster) -> None:
    """Ctrl-C comes while games are played, and then the same is asked again."""

    def report(done: int, games: int) -> None:
        if done > 100:
            raise KeyboardInterrupt

    folder = FOLDER / "games" if find_spec("pyarrow") else None
    early = ludary.simulate(FOUR, games=10**6, on=cluster.address, progress=report, parquet=folder)
    say("interrupted", interrupted=early.interrupted, games=early.games, rows=len(early.lengths))
    if folder:
        games = max(end for _, end in early.keeper.spans()) + 50
        rest = ludary.simulate(FOUR, games=games, on=cluster.address, parquet=folder)
        here = ludary.simulate(FOUR, games=games)
        same = rest.to_dict() == here.to_dict() and bool((rest.returns == here.returns).all())
        say("gone on with", same=same, found=rest.found == early.games)


def main() -> None:
    cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    try:
        lose_a_node(cluster)
        lose_a_part(cluster)
        train(cluster)
        fail(cluster)
        interrupt(cluster)
        say("left alone", still_connected=ray.is_initialized())
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
