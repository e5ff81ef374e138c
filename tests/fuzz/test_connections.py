"""Raw sockets that send without end in every phase of a connection: the server keeps its memory,
and others their answers.
"""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import randrange
from statistics import median

import pytest

from benchmarks.hostile_load import in_ram
from tests.fuzz.raw_clients import phases
from tests.server.processes import ENVIRONMENT, PATIENCE, Caller, Server, serving

LARGEST = 1_000_000_000  # bytes of RAM that docs/security.md asks for
FEW = 300  # requests of a calm time


class Honest:
    """Somebody who asks for a small thing again and again, on one connection."""

    def __init__(self, server: Server) -> None:
        assert server.process is not None
        self.process = server.process.pid
        self.line = http.client.HTTPConnection("127.0.0.1", server.port, PATIENCE, ("127.0.0.2", 0))
        self.most = 0  # bytes that the server had in RAM

    def asks(self, goes_on: Callable[[list[float]], bool]) -> float:
        """The seconds within which 99 of 100 requests are answered, of those that are made until it
        is enough.
        """
        took: list[float] = []
        while goes_on(took):
            began = time.perf_counter()
            self.line.request("GET", "/healthz", headers={"Host": "localhost"})
            assert self.line.getresponse().read()
            took.append(time.perf_counter() - began)
            if len(took) % 20 == 0:
                self.most = max(self.most, in_ram(self.process))
            time.sleep(0.01)
        return sorted(took)[len(took) * 99 // 100]


def among(
    honest: Honest, port: int, megabytes: int, table: str, seed: int
) -> tuple[float, dict[str, int]]:
    """The time that 99 of 100 requests take at most while the crowd sends to a port; and how many
    bytes it has sent in each phase.
    """
    command = [
        sys.executable,
        "-m",
        "tests.fuzz.raw_clients",
        str(port),
        str(megabytes),
        table,
        str(seed),
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, env=ENVIRONMENT, cwd=Path(__file__).parents[2]
    ) as crowd:
        took = honest.asks(lambda took: crowd.poll() is None or not took)
        assert crowd.stdout is not None
        sent: dict[str, int] = json.loads(crowd.stdout.read())
    return took, sent


@pytest.mark.parametrize(
    ("rounds", "megabytes"),
    [(1, 20), pytest.param(5, 400, marks=pytest.mark.deep)],
    ids=["small", "large"],
)
def test_whatever_is_sent_without_end_costs_others_little_and_the_server_no_memory(
    tmp_path: Path, rounds: int, megabytes: int
) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:
        table, honest = Caller(server).opens({"kind": "me"}, {"kind": "open"}), Honest(server)
        seeds = [randrange(10**6) if megabytes > 20 else 1 for _ in range(rounds)]
        sent: Counter[str] = Counter()
        found = []
        with closing(honest.line):
            for seed in seeds:
                calm = honest.asks(lambda took: len(took) < FEW)
                beside, _ = among(
                    honest, 0, megabytes, table, seed
                )  # the crowd sends to another program
                attacked, more = among(honest, server.port, megabytes, table, seed)
                found.append({"calm": calm, "beside": beside, "attacked": attacked})
                sent.update(more)
        assert server.is_well()
    ratio = median(one["attacked"] / max(one["calm"], one["beside"]) for one in found)
    told = {
        "seeds": seeds,
        "seconds": found,
        "ratio": ratio,
        "MB of RAM": honest.most // 10**6,
        "sent": sent,
    }
    print(json.dumps(told))
    assert honest.most < LARGEST, told
    if megabytes > 20:
        assert set(phases(table)) == set(sent) | {"nothing"}
        assert ratio < 2, told
